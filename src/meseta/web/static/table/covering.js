// A box beside something covers as little as it can.

/** @typedef {{ width: number, height: number }} Size */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

/** How much of two boxes lies on each other. @param {Edges} one @param {Edges} other */
export function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, along);
}

/**
 * Corners at which a box may lie, those first where it covers the fewest of some elements.
 * @param {number[][]} corners
 * @param {Size} box
 * @param {Element[]} elements
 */
export function byCovered(corners, { width, height }, elements) {
  const others = elements.map((each) => each.getBoundingClientRect());
  /** @param {number[]} corner */
  const covered = ([x, y]) => others.filter((other) =>
    overlap(other, { left: x, top: y, right: x + width, bottom: y + height })).length;
  return [...corners].sort((first, second) => covered(first) - covered(second));
}
