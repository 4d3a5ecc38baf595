// How the table uses the screen: parts lie below the board or beside it, as large as they can be.

const [WHOLE, FOCUSED] = [{ wide: 1112, high: 800 }, { wide: 760, high: 760 }]; // how much a board shows
const STORY = 112; // so high is at least what lies below the mats
const GAP = 6;
export const NARROW = 760;
const SCALES = [0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.56, 0.52, 0.48, 0.44, 0.4, 0.36];
const PARTS_COUNT = 1.3; // how much the size of the parts counts beside that of the board
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
export function best(groups, wide, high, shown = WHOLE) {
  let found = { column: 0, scale: SCALES.at(-1), worth: 0 };
  for (const scale of SCALES) {
    const below = packed(groups, scale, wide);
    const left = high - below - GAP;
    const board = Math.min(wide / shown.wide, left / shown.high);
    if (worth(board, scale) > found.worth) found = { column: 0, scale, worth: worth(board, scale) };
    for (let column = 200; column < wide * 0.6; column += 20) {
      if (packed(groups, scale, column - GAP) > high) continue;
      const beside = Math.min((wide - column - GAP) / shown.wide, high / shown.high);
      if (worth(beside, scale) > found.worth) found = { column, scale, worth: worth(beside, scale) };
      break;
    }
  }
  return found;
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
    table.style.removeProperty("--mat");
    lower.style.removeProperty("--scale");
    table.dataset.lower = "tab";
    return;
  }
  const side = table.querySelector(".side").getBoundingClientRect();
  const track = table.querySelector(".place-track").getBoundingClientRect().height;
  const wide = table.clientWidth - side.width - 3 * GAP - 10;
  const shown = table.querySelector("#view .focused") ? FOCUSED : WHOLE;
  const { column, scale } = best(groups, wide, side.height - track - GAP, shown);
  table.dataset.lower = column ? "beside" : "below";
  table.style.setProperty("--column", `${column}px`);
  lower.style.setProperty("--scale", scale);
  table.style.setProperty("--mat", `${matWidth(table, side)}px`);
}

/** How wide mats are: as the column allows, if the story still has room below them. */
function matWidth(table, side) {
  const sizes = [...table.querySelectorAll(".place-mats > .part > svg")].map(sizeOf);
  if (!sizes.length) return side.width;
  const high = sizes.reduce((sum, { height }) => sum + height, 0);
  const story = table.querySelector(".side > .story");
  const below = story ? parseFloat(getComputedStyle(story).minHeight) : 0;
  const room = side.height - Math.max(STORY, below) - GAP * sizes.length;
  return Math.floor(Math.min(side.width, room * sizes[0].width / high));
}
