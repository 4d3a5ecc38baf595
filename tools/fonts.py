"""Cut the typefaces of the pictures out of Alegreya and Alegreya Sans.

    npm install @fontsource/alegreya @fontsource/alegreya-sans
    pip install fonttools brotli
    python tools/fonts.py node_modules/@fontsource

Each face keeps the letters of the languages that are spoken around these games, figures that stand
on the line, and kerning; a table of widths is written beside them, by which text is measured.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HOME = Path(__file__).parent.parent / "src" / "meseta" / "people" / "fonts"
LETTERS = "".join(chr(code) for code in (*range(0x20, 0x7F), *range(0xC0, 0x100)))
LETTERS += "ĄąĆćĘęŁłŃńŚśŹźŻżŒœĲĳĿŀŠšŽž"
SIGNS = "¡¿«»„“”‘’‚‹›–—…·•×°½¼ªº†→"  # noqa: RUF001
FACES = {
    "serif": ("Meseta Serif", "Bold", "alegreya/files/alegreya-{}-700-normal.woff2"),
    "plain": ("Meseta Sans", "Regular", "alegreya-sans/files/alegreya-sans-{}-500-normal.woff2"),
    "bold": ("Meseta Sans", "Bold", "alegreya-sans/files/alegreya-sans-{}-800-normal.woff2"),
}


def lining(font: TTFont) -> None:
    """Figures stand on the line, whatever the reader's program knows of features."""
    table = font["GSUB"].table
    lookups = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for number in record.Feature.LookupListIndex
    }
    swaps: dict[str, str] = {}
    for number in lookups:
        for part in table.LookupList.Lookup[number].SubTable:
            swaps |= getattr(part, "ExtSubTable", part).mapping
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: swaps.get(name, name) for code, name in cmap.cmap.items()}


def cut(font: TTFont) -> None:
    """Keep the letters, and of the features only kerning."""
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = ["*"]
    options.drop_tables += ["DSIG", "STAT", "MVAR", "HVAR", "avar", "fvar", "gvar"]
    cutter = Subsetter(options)
    cutter.populate(text=LETTERS + SIGNS)
    cutter.subset(font)


def add_letters(font: TTFont, more: TTFont) -> None:
    """Letters that the first file does not have."""
    theirs, glyphs = more.getBestCmap(), more.getGlyphSet()
    order = font.getGlyphOrder()
    for code in sorted({ord(letter) for letter in LETTERS + SIGNS} - set(font.getBestCmap())):
        if code in theirs:
            name = f"uni{code:04X}"
            parts, drawn = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
            glyphs[theirs[code]].draw(parts)
            parts.replay(drawn)
            font["glyf"][name] = drawn.glyph()
            font["hmtx"][name] = more["hmtx"][theirs[code]]
            order = [*order, *([] if name in order else [name])]
            for cmap in font["cmap"].tables:
                cmap.cmap[code] = name
    font.setGlyphOrder(order)


def rename(font: TTFont, family: str, style: str) -> None:
    """A name of its own, so that it is never mixed up with the uncut typeface."""
    full = f"{family} {style}"
    told = {1: family, 2: style, 3: full, 4: full, 6: full.replace(" ", "-"), 16: family, 17: style}
    for record in list(font["name"].names):
        if record.nameID in told:
            record.string = told[record.nameID]
        elif record.nameID > 25:
            font["name"].removeNames(nameID=record.nameID)
    bold = style == "Bold"
    font["OS/2"].usWeightClass = 700 if bold else 400
    font["OS/2"].fsSelection = 0x20 if bold else 0x40
    font["head"].macStyle = 1 if bold else 0


def widths_of(font: TTFont) -> dict[str, int]:
    """How far each letter moves the pen, in thousandths of the size."""
    return {chr(code): font["hmtx"][name][0] for code, name in sorted(font.getBestCmap().items())}


def make(source: Path) -> None:
    """All faces, and the table of their widths."""
    widths = {}
    for face, (family, style, files) in FACES.items():
        font = TTFont(source / files.format("latin"))
        lining(font)
        cut(font)
        add_letters(font, TTFont(source / files.format("latin-ext")))
        rename(font, family, style)
        widths[face] = widths_of(font)
        for flavour, ending in ((None, "ttf"), ("woff2", "woff2")):
            font.flavor = flavour
            font.save(HOME / f"{face}.{ending}")
    table = json.dumps(widths, ensure_ascii=False, separators=(",", ":"))
    (HOME / "widths.json").write_text(table.replace('},"', '},\n"') + "\n", "utf-8")
    licences = [source / name / "LICENSE" for name in ("alegreya", "alegreya-sans")]
    texts = [path.read_text("utf-8") for path in licences]
    owners = [text.partition(") ")[0] + ")\n" for text in texts]
    (HOME / "OFL.txt").write_text("".join(owners) + texts[0].partition("\n")[2], "utf-8")


make(Path(sys.argv[1]))
