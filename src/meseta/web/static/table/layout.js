// How the table uses the screen: the board is as large as it can be, parts lie below it or beside it.

import { all, find, one } from "./elements.js";
import { widen } from "./map_window.js";

/** @typedef {{ width: number, height: number }} Size */

const WHOLE = { wide: 1040, high: 760 }; // how much a board shows at least
const STORY = 112; // so high is at least what lies below the mats
const GAP = 6;
export const NARROW = 760;
const LOW = 500;

/** Whether only one part of the table beside the board is seen at a time. */
export const isTabbed = () => innerWidth <= NARROW || innerHeight <= LOW;
const SCALES = [0.84, 0.8, 0.76, 0.73, 0.7, 0.68, 0.66, 0.64, 0.62, 0.6, 0.58, 0.56, 0.54, 0.52, 0.5, 0.48, 0.46, 0.44, 0.42, 0.4, 0.38, 0.36];
const SMALLEST = 0.36;
const LARGEST = 1.6; // what lies in front of the viewer, on a large screen
const PARTS_COUNT = 0.7; // how much the size of the parts counts beside that of the board
const READABLE = 0.56; // smaller than this only where nothing else fits
const MOST = 0.6; // the part of the screen's width that the board gets wherever it can
const AROUND = 1.2; // it counts with the sea around its map, up to this
/** @type {Map<string, Map<string, Size>>} */
const reserved = new Map(); // by place, the sizes of all parts that have lain there: their room stays theirs

/** @param {SVGSVGElement} svg */
const sizeOf = (svg) => svg.viewBox.baseVal;

/**
 * How high parts are when they are laid in rows of a width.
 * @param {Size[][]} groups
 * @param {number} scale
 * @param {number} wide
 */
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

/** @param {number} board @param {number} scale @param {number} share */
const worth = (board, scale, share) =>
  board * scale ** PARTS_COUNT / (scale < READABLE ? 4 : 1) / (share < MOST ? 6 : 1);

/** The sizes of all parts that lie in a place or have lain there. @param {HTMLElement} place */
function roomIn(place) {
  /** @type {Map<string, Size>} */
  const sizes = reserved.get(place.id) ?? new Map();
  reserved.set(place.id, sizes);
  for (const part of place.children) {
    const { width, height } = sizeOf(one("svg", part));
    if (!sizes.has(part.id)) giveUpOne(sizes, width);
    sizes.set(part.id, { width, height });
  }
  return [...sizes.values()];
}

/** What comes takes the room of something that has gone, if one as wide has. @param {Map<string, Size>} sizes @param {number} wide */
function giveUpOne(sizes, wide) {
  const gone = [...sizes.keys()].find((id) => !find(id) && Number(sizes.get(id)?.width) >= wide);
  if (gone) sizes.delete(gone);
}

/** @typedef {{ lower: string, column: number, below: number }} Room how wide a column beside the board is, how high what lies below it */

/**
 * The ways to lay groups of parts at a scale: all below the board, all beside it, or the last one below and the others beside.
 * @param {Size[][]} groups
 * @param {number} scale
 * @param {number} wide
 * @param {number} high
 * @returns {Room[]}
 */
function ways(groups, scale, wide, high) {
  const column = narrowest(groups, scale, wide, high);
  const first = narrowest(groups.slice(0, -1), scale, wide, high);
  const last = packed(groups.slice(-1), scale, wide - first - GAP);
  return [
    { lower: "below", column: 0, below: packed(groups, scale, wide) },
    ...(column ? [{ lower: "beside", column, below: 0 }] : []),
    ...(first && last ? [{ lower: "split", column: first, below: last }] : []),
  ];
}

/**
 * The narrowest column beside the board in which parts find room; 0 where there is none.
 * @param {Size[][]} groups
 * @param {number} scale
 * @param {number} wide
 * @param {number} high
 */
function narrowest(groups, scale, wide, high) {
  if (!groups.flat().length) return 0;
  for (let column = 120; column < wide * 0.6; column += 10) if (packed(groups, scale, column - GAP) <= high) return column;
  return 0;
}

/**
 * The best way to lay out: how, and how large parts are.
 * @param {Size[][]} groups
 * @param {number} wide
 * @param {number} high
 */
export function best(groups, wide, high, shown = WHOLE, screen = wide) {
  let found = { lower: "below", column: 0, below: packed(groups, SMALLEST, wide), scale: SMALLEST, worth: 0 };
  for (const scale of SCALES) {
    for (const way of ways(groups, scale, wide, high)) {
      const across = wide - (way.column && way.column + GAP);
      const board = Math.min(across / shown.wide, (high - (way.below && way.below + GAP)) / shown.high);
      const now = worth(board, scale, Math.min(across, AROUND * board * shown.wide) / screen);
      if (now > found.worth) found = { ...way, scale, worth: now };
    }
  }
  return found;
}

/** Lay the table out for this screen. @param {HTMLElement} table */
export function arrange(table) {
  const lower = one(".lower", table);
  const groups = all(".place", lower).map(roomIn);
  for (const svg of /** @type {SVGSVGElement[]} */ (all(".part > svg", lower))) {
    svg.style.setProperty("--w", String(sizeOf(svg).width));
  }
  const above = `${one(".bar", table).offsetHeight + 10}px`;
  for (const each of all(".bar, .sheet")) each.style.setProperty("--bar", above);
  if (isTabbed()) {
    table.style.removeProperty("--column");
    table.style.removeProperty("--mat");
    for (const each of [lower, ...all(".place", lower)]) each.style.removeProperty("--scale");
    table.dataset.lower = "tab";
    widen(table);
    return;
  }
  const side = one(".side", table).getBoundingClientRect();
  const track = isAbove(one(".place-track", table)) ? 0 : one(".place-track", table).getBoundingClientRect().height;
  const wide = table.clientWidth - side.width - 3 * GAP - 10;
  if (table.querySelector(".part-dock")) { dock(table, wide, side.height - track); return; }
  const { lower: way, column, scale, below } = best(groups, wide, side.height - track - GAP, WHOLE, innerWidth);
  table.dataset.lower = way;
  table.style.setProperty("--column", `${column}px`);
  table.style.setProperty("--below", `${Math.ceil(below)}px`);
  lower.style.setProperty("--scale", String(scale));
  table.style.setProperty("--mat", `${matWidth(table, side)}px`);
  widen(table);
}

/**
 * Lay what lies in front of the viewer below the map, over its whole width, and the tracks in one column beside it.
 * @param {HTMLElement} table
 * @param {number} wide
 * @param {number} tall
 */
function dock(table, wide, tall) {
  table.dataset.lower = "dock";
  const side = one(".side", table).getBoundingClientRect();
  const [front, rail] = [roomIn(one("#place-hand", table)), roomIn(one("#place-cards", table))];
  const shared = new Set(/** @type {SVGSVGElement[]} */ (all(".part-dock > svg", table)).map((svg) => sizeOf(svg).width));
  const hands = /** @type {SVGSVGElement[]} */ (all("#place-hand > .part-hand > svg", table)).map((svg) => sizeOf(svg).width);
  const row = [...shared, ...hands];
  const across = one("#place-hand", table).clientWidth; // on tablets held upright that is the whole screen's
  const scale = Math.min(LARGEST, (across - GAP * (row.length - 1)) / row.reduce((sum, width) => sum + width, 0));
  const lies = all("#place-hand > *", table).some((part) => part.offsetWidth > 0); // for who only looks on, often nothing does
  const below = lies ? Math.ceil(Math.max(...front.map(({ height }) => height)) * scale) : 0;
  const high = rail.reduce((sum, { height }) => sum + height, 0);
  const column = rail[0]?.width ?? 0;
  const spare = (wide - MOST * innerWidth - GAP) / column; // so wide it may be beside a board that gets what it should
  const beside = Math.min((tall - below - GAP * (rail.length + 1)) / high, Math.max(spare, READABLE));
  table.style.setProperty("--below", `${below}px`);
  table.style.setProperty("--column", `${Math.floor(beside * column)}px`);
  one("#place-cards", table).style.setProperty("--scale", String(beside));
  one("#place-hand", table).style.setProperty("--scale", String(scale));
  table.style.setProperty("--mat", `${matWidth(table, side)}px`);
  widen(table);
}

/** Whether something lies above the table, where it takes no room from it. @param {Element} place */
const isAbove = (place) => getComputedStyle(place).position === "fixed";

/** How wide mats are: as the column allows, if the story still has room below them. @param {HTMLElement} table @param {DOMRect} side */
function matWidth(table, side) {
  const sizes = /** @type {SVGSVGElement[]} */ (all(".place-mats > .part > svg", table)).map(sizeOf);
  if (!sizes.length) return side.width;
  const high = sizes.reduce((sum, { height }) => sum + height, 0);
  const story = table.querySelector(".side > .story");
  const below = story ? parseFloat(getComputedStyle(story).minHeight) : 0;
  const room = side.height - Math.max(STORY, below) - GAP * sizes.length;
  return Math.floor(Math.min(side.width, room * sizes[0].width / high));
}
