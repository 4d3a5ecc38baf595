// A box beside something covers as little as it can.

/** @typedef {{ width: number, height: number }} Size */

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
    other.left < x + width && x < other.right && other.top < y + height && y < other.bottom).length;
  return [...corners].sort((first, second) => covered(first) - covered(second));
}
