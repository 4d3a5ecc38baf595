// How the table uses the screen: parts lie below the board or beside it, as large as they can be.

const BOARD = { wide: 1112, high: 800 };
const GAP = 6;
const NARROW = 760;
const SCALES = [0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.56, 0.52, 0.48, 0.44, 0.4, 0.36];
const PARTS_COUNT = 1.05; // how much the size of the parts counts beside that of the board
const READABLE = 0.62; // larger than this helps only half as much

const sizeOf = (svg) => svg.viewBox.baseVal;

/** How high parts are when they are laid in rows of a width. */
function packed(groups, scale, wide) {
  let high = 0;
  for (const sizes of groups) {
    let [used, row] = [0, 0];
    for (const { width, height } of sizes) {
      const [w, h] = [width * scale, height * scale];
      if (w > wide) return Infinity;
      if (used && used + GAP + w > wide) { high += row + GAP; [used, row] = [0, 0]; }
      used += (used ? GAP : 0) + w;
      row = Math.max(row, h);
    }
    high += row ? row + GAP : 0;
  }
  return high;
}

const worth = (board, scale) =>
  board * (Math.min(scale, READABLE) + Math.max(0, scale - READABLE) / 2) ** PARTS_COUNT;

/** The best way to lay out: the width of a column beside the board (0: below), and a scale. */
export function best(groups, wide, high) {
  let found = { column: 0, scale: SCALES.at(-1), worth: 0 };
  for (const scale of SCALES) {
    const below = packed(groups, scale, wide);
    const left = high - below - GAP;
    const board = Math.min(wide / BOARD.wide, left / BOARD.high);
    if (worth(board, scale) > found.worth) found = { column: 0, scale, worth: worth(board, scale) };
    for (let column = 200; column < wide * 0.6; column += 20) {
      if (packed(groups, scale, column) > high) continue;
      const beside = Math.min((wide - column - GAP) / BOARD.wide, high / BOARD.high);
      if (worth(beside, scale) > found.worth) found = { column, scale, worth: worth(beside, scale) };
      break;
    }
  }
  return found;
}

let tallest = { bar: 0, wide: 0, high: 0 };

/** The tallest bar so far at this size of the window: parts keep their size from question to question. */
function tallestBar(table) {
  const bar = table.querySelector(".bar").getBoundingClientRect().height;
  const isSame = tallest.wide === innerWidth && tallest.high === innerHeight;
  tallest = { bar: isSame ? Math.max(tallest.bar, bar) : bar, wide: innerWidth, high: innerHeight };
  return { bar, most: tallest.bar };
}

/** Lay the table out for this screen. */
export function arrange(table) {
  const lower = table.querySelector(".lower");
  const places = [...lower.querySelectorAll(".place")];
  const groups = places.map((place) => [...place.querySelectorAll(":scope > .part > svg")].map(sizeOf));
  for (const svg of lower.querySelectorAll(".part > svg")) {
    svg.style.setProperty("--w", sizeOf(svg).width);
  }
  if (innerWidth <= NARROW) {
    table.style.removeProperty("--column");
    lower.style.removeProperty("--scale");
    table.dataset.lower = "tab";
    return;
  }
  const side = table.querySelector(".side").getBoundingClientRect();
  const track = table.querySelector(".place-track").getBoundingClientRect().height;
  const wide = table.clientWidth - side.width - 3 * GAP - 10;
  const { bar, most } = tallestBar(table);
  const { column, scale } = best(groups, wide, side.height + bar - most - track - GAP);
  table.dataset.lower = column ? "beside" : "below";
  table.style.setProperty("--column", `${column}px`);
  lower.style.setProperty("--scale", scale);
}
