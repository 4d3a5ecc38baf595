// While the table is shown as it would be, everything that can be chosen stays where it was: to be pressed, and in sight.

import { all, find } from "./elements.js";

const SAME = 8; // how far apart, in pixels, the edges are of what is marked at the same place
/** @type {("left" | "top" | "right" | "bottom")[]} */
const SIDES = ["left", "top", "right", "bottom"];

/** Whether two things are marked at the same place. @param {Element | null} one @param {Element} other */
export function liesOn(one, other) {
  if (!one) return false;
  const [first, second] = [one, other].map((each) => each.getBoundingClientRect());
  return SIDES.every((side) => Math.abs(first[side] - second[side]) < SAME);
}

/**
 * What can be chosen, as it is drawn now: unseen copies tell what a press means while something else is drawn there, and
 * empty places beside the one that is pointed at stay in sight.
 * @param {Element} at
 */
export function reachOf(at) {
  const svg = at instanceof SVGGraphicsElement ? at.ownerSVGElement : null;
  if (!svg) return null;
  /** @type {SVGGraphicsElement[]} */
  const places = all(".lit, .lead", svg);
  const under = grouped("reach", places.map((each) => copyOf(each, each === at)));
  const empty = places.filter((each) => !each.dataset.piece && !liesOn(each, at));
  const beside = empty.map((each) => ({ id: each.id, copy: copyOf(each, false) }));
  const over = grouped("beside", []);
  return {
    /** @param {Element} each */
    holds: (each) => under.contains(each),
    lay() {
      over.replaceChildren(...beside.filter(({ id }) => !find(id)).map(({ copy }) => copy));
      svg.prepend(under);
      svg.append(over);
      for (const group of [under, over]) group.setAttribute("transform", matrixOf(svg.getScreenCTM()?.inverse()));
    },
    lift() {
      for (const group of [under, over]) group.remove();
    },
  };
}

/** @param {string} name @param {Element[]} copies */
function grouped(name, copies) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.classList.add(name);
  group.append(...copies);
  return group;
}

/** A copy that lies on the screen where its original does. @param {SVGGraphicsElement} each @param {boolean} isOwn */
function copyOf(each, isOwn) {
  const copy = /** @type {SVGElement} */ (each.cloneNode(true));
  for (const inside of [copy, ...all("[id], [class], [data-piece]", copy)]) {
    for (const name of ["id", "class", "data-piece"]) inside.removeAttribute(name);
  }
  copy.setAttribute("transform", matrixOf(each.getScreenCTM()));
  copy.classList.toggle("own", isOwn);
  return copy;
}

/** @param {DOMMatrix | null | undefined} matrix */
const matrixOf = (matrix) => matrix ? `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(" ")})` : "";
