// A map that grows is seen through a window: neither its scale nor its place changes until something lies outside of it.

import { overlap } from "./covering.js";
import { placeDial } from "./dial.js";
import { all, one } from "./elements.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const SCALES = [1.1, 0.9, 0.75, 0.62, 0.52, 0.44, 0.37]; // pixels for a unit of the map; a card has 100 units
const LEAST = 12.2 / 13; // pixels for a unit of what must be read, and how much larger it gets at most
const LARGER = 2.8;
const LEGIBLE = 12.2; // pixels that letters need
const NEAR = 30; // so near, in pixels, something lies to the upper edge of a map over which it lies
const UNDER = 72; // units from a name above a castle to below it
const ASIDE = [0, -0.45, 0.45];
const AROUND = [0, -0.3, 0.3, -0.6, 0.6, -1, 1, -1.5, 1.5].flatMap((along) => ASIDE.map((across) => [across, along])); // parts of its size
const PASSES = 3; // so often everything written gives way to all the rest
const WRITTEN = 100; // so much worse it is to lie on letters than on a piece
const ABOVE = 64; // so high is what lies above the map on a narrow screen while something is chosen there

const isNarrow = () => innerWidth <= 760;
/** @type {Box | null} */
let seen = null; // the window
let room = 0; // how wide it is on the screen, in pixels
let scale = Infinity; // how large the map is there

/** A map that grows, as one of tiles does; any other one is shown as large as it fits. @param {Element} svg @returns {SVGGElement | null} */
const growing = (svg) => svg.querySelector(".map");

/** How the map lies on its board. @param {SVGSVGElement} svg */
function lies(svg) {
  const map = growing(svg);
  if (!map) return { scale: 1, left: 0, top: 0 };
  const { transform } = map;
  const { a, e, f } = [...transform.baseVal].map((each) => each.matrix).reduce((first, next) => first.multiply(next));
  return { scale: a, left: e, top: f };
}

/** Let a board be seen through a window. @param {SVGSVGElement} svg @param {Box} box */
function showThrough(svg, { x, y, width, height }) {
  const { scale: size, left, top } = lies(svg);
  const box = [left + x * size, top + y * size, width * size, height * size];
  svg.setAttribute("viewBox", box.map((each) => each.toFixed(2)).join(" "));
  svg.setAttribute("preserveAspectRatio", "xMidYMid");
  spread(svg);
}

/** How much of some boxes a place covers. @param {DOMRect[]} boxes @param {DOMRect} place */
const covered = (boxes, place) => boxes.reduce((sum, other) => sum + overlap(other, place), 0);

/** What is written on a map gives way to pieces and to what else is written there, as little as it can. @param {SVGSVGElement} svg */
function spread(svg) {
  const written = /** @type {SVGGraphicsElement[]} */ (all(".map .badge, .map .name", svg));
  for (const each of written) each.removeAttribute("transform");
  const pieces = all(".map [data-clear]", svg).map((each) => each.getBoundingClientRect());
  const meant = written.map((each) => each.getBoundingClientRect());
  /** @type {DOMRect[]} */
  const lying = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    written.forEach((each, number) => {
      const others = lying.filter((_, other) => other !== number);
      /** @param {DOMRect} place */
      const hidden = (place) => covered(others, place) * WRITTEN + covered(pieces, place);
      [lying[number]] = placesFor(each, meant[number]).sort((one, other) => hidden(one) - hidden(other));
    });
  }
  written.forEach((each, number) => {
    const unit = unitOf(each);
    const [across, along] = [lying[number].left - meant[number].left, lying[number].top - meant[number].top];
    each.setAttribute("transform", `translate(${across / unit} ${along / unit})`);
  });
}

/** How many pixels a unit has where something is drawn. @param {SVGGraphicsElement} each */
const unitOf = (each) => Number(each.getScreenCTM()?.a);

/** Where something that is written may lie, the place that is meant first. @param {SVGGraphicsElement} each @param {DOMRect} meant */
function placesFor(each, { left, top, width, height }) {
  const ways = each.matches(".name") ? [[0, 0], [0, UNDER * unitOf(each) + height / 2]] : AROUND.map(([x, y]) => [x * width, y * height]);
  return ways.map(([x, y]) => new DOMRect(left + x, top + y, width, height));
}

/** See a part through the window that there is; what it needs is kept for later. @param {Element} part */
export function frame(part) {
  if (!part.classList.contains("focused")) return;
  /** @type {SVGSVGElement} */
  const svg = one("svg", part);
  const { scale: size, left, top } = lies(svg);
  const { x, y, width, height } = svg.viewBox.baseVal;
  svg.dataset.needs = [(x - left) / size, (y - top) / size, width / size, height / size].join(" ");
  if (seen) showThrough(svg, seen);
}

/** @param {Box} outer @param {Box} inner */
const holds = (outer, inner) =>
  outer.x <= inner.x + 1 && inner.x + inner.width <= outer.x + outer.width + 1
  && outer.y <= inner.y + 1 && inner.y + inner.height <= outer.y + outer.height + 1;

/** Show all of the map through its window, at the scale that it has as long as that is possible. @param {HTMLElement} table */
export function widen(table) {
  /** @type {SVGSVGElement | null} */
  const svg = table.querySelector("#view .focused > svg");
  if (svg) see(svg, one("#view", table));
  placeDial();
}

/** @param {SVGSVGElement} svg @param {HTMLElement} view */
function see(svg, view) {
  const [x, y, width, height] = (svg.dataset.needs ?? "").split(" ").map(Number);
  const { clientWidth: wide, clientHeight: high } = view;
  const above = isNarrow() ? ABOVE : coveredAbove(view, wide, Math.min(wide / width, high / height) * width);
  if (wide <= 0 || high <= above) return;
  if (!growing(svg)) { showWhole(svg, { x, y, width, height }, wide, high); return; }
  if (wide !== room) [room, scale] = [wide, Infinity];
  const fits = Math.min(wide / width, (high - above) / height);
  if (scale > fits) [scale, seen] = [SCALES.find((each) => each <= fits) ?? fits, null];
  const needed = { x, y: y - above / scale, width, height: height + above / scale };
  const kept = seen && around(seen, wide / scale, high / scale);
  seen = kept && holds(kept, needed) ? kept : around(needed, wide / scale, high / scale);
  view.style.setProperty("--legible", `${(LEGIBLE / scale).toFixed(1)}px`);
  view.style.setProperty("--larger", Math.max(1, Math.min(LARGER, LEAST / scale)).toFixed(3));
  showThrough(svg, seen);
}

/**
 * How high what lies over the upper corner of a map is, if the map would reach below it.
 * @param {HTMLElement} view
 * @param {number} wide
 * @param {number} drawn
 */
function coveredAbove(view, wide, drawn) {
  const over = document.querySelector(".part-stacks")?.getBoundingClientRect();
  const { left, top } = view.getBoundingClientRect();
  const isAtCorner = over?.height && Math.abs(over.top - top) < NEAR && over.right > left + (wide - drawn) / 2;
  return isAtCorner ? over.bottom - top : 0;
}

/** Show a map of one size: upright phones lay other things below it, elsewhere its sea fills the window. @param {SVGSVGElement} svg @param {Box} needed @param {number} wide @param {number} high */
function showWhole(svg, needed, wide, high) {
  const fits = Math.min(wide / needed.width, high / needed.height);
  seen = isNarrow() ? needed : around(needed, wide / fits, high / fits);
  showThrough(svg, seen);
}

/** A box of a size around the middle of another one. @param {Box} box @param {number} wide @param {number} high */
function around({ x, y, width, height }, wide, high) {
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}
