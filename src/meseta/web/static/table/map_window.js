// A map that grows is seen through a window, which stays as it is until something lies outside of it.

import { one } from "./elements.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const CELL = 100; // the side of a card of a map, in the map's own units
const MOST = 150; // how large a card is on the screen at most, in pixels
const SPARE = 2.5 * CELL; // a window that is no larger than this by too much stays
const LEAST = 11 / 14; // pixels for a unit of what must be read, and how much larger it gets at most
const LARGER = 1.7;

const isNarrow = () => innerWidth <= 760; // there the map lies at the top, whatever room is below it
/** @type {Box | null} */
let needed = null; // what the window must hold, in the map's units
/** @type {Box | null} */
let seen = null; // the window

/** How the map lies on its board. @param {SVGSVGElement} svg */
function lies(svg) {
  const { transform } = /** @type {SVGGElement} */ (one(".map", svg));
  const { a, e, f } = [...transform.baseVal].map((each) => each.matrix).reduce((first, next) => first.multiply(next));
  return { scale: a, left: e, top: f };
}

/** Let a board be seen through a window. @param {SVGSVGElement} svg @param {Box} box */
function showThrough(svg, { x, y, width, height }) {
  const { scale, left, top } = lies(svg);
  const box = [left + x * scale, top + y * scale, width * scale, height * scale];
  svg.setAttribute("viewBox", box.map((each) => each.toFixed(2)).join(" "));
  svg.setAttribute("preserveAspectRatio", isNarrow() ? "xMidYMin" : "xMidYMid");
}

/** See a part through the window that there is; what it needs is kept for later. @param {Element} part */
export function frame(part) {
  if (!part.classList.contains("focused")) return;
  /** @type {SVGSVGElement} */
  const svg = one("svg", part);
  const { scale, left, top } = lies(svg);
  const { x, y, width, height } = svg.viewBox.baseVal;
  svg.dataset.needs = [(x - left) / scale, (y - top) / scale, width / scale, height / scale].join(" ");
  if (seen) showThrough(svg, seen);
}

/** @param {Box} outer @param {Box} inner */
const holds = (outer, inner) =>
  outer.x <= inner.x + 1 && inner.x + inner.width <= outer.x + outer.width + 1
  && outer.y <= inner.y + 1 && inner.y + inner.height <= outer.y + outer.height + 1;
/** @param {Box} outer @param {Box} inner */
const isSpare = (outer, inner) => outer.width - inner.width <= SPARE && outer.height - inner.height <= SPARE;

/** Make the window so large that all is seen, and cards no larger than they should be. @param {HTMLElement} table */
export function widen(table) {
  /** @type {SVGSVGElement | null} */
  const svg = table.querySelector("#view .focused > svg");
  if (!svg) return;
  const [x, y, width, height] = (svg.dataset.needs ?? "").split(" ").map(Number);
  const now = { x, y, width, height };
  if (!needed || !holds(needed, now) || !isSpare(needed, now)) needed = now;
  const view = one("#view", table);
  const room = view.getBoundingClientRect();
  const [wide, high] = [room.width, isNarrow() ? 0 : room.height].map((pixels) => pixels * CELL / MOST);
  seen = grown(needed, Math.max(wide, needed.width), Math.max(high, needed.height));
  showThrough(svg, seen);
  const unit = Math.min(room.width / seen.width, room.height / seen.height);
  view.style.setProperty("--larger", Math.max(1, Math.min(LARGER, LEAST / unit)).toFixed(3));
}

/** A box of a size around the middle of another one. @param {Box} box @param {number} wide @param {number} high */
function grown({ x, y, width, height }, wide, high) {
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}
