// What is chosen at a place of the board lies beside it; on a narrow screen, above the board.

import { byCovered } from "./covering.js";
import { all, by, find } from "./elements.js";

const APART = 10; // pixels between a place and what is chosen there
/** @type {DOMRect | null} */
let turned = null; // where that lies which shows the choices one after the other; it is not drawn while one is shown

/** Lay the dial beside its place, where it covers as little as it can of what lies there. */
export function placeDial() {
  const dial = find("place-dial");
  if (!dial?.childElementCount) { turned = null; return; }
  turned = document.querySelector("#view .turns")?.getBoundingClientRect() ?? turned;
  if (!turned) return;
  const view = by("view").getBoundingClientRect();
  const { width, height } = dial.getBoundingClientRect();
  const [left, top] = beside(turned, { width, height }, view);
  dial.style.left = `${left - view.left}px`;
  dial.style.top = `${top - view.top}px`;
}

/**
 * The corner at which a box lies inside the view and covers the fewest pieces.
 * @param {DOMRect} at
 * @param {{ width: number, height: number }} box
 * @param {DOMRect} view
 */
function beside(at, { width, height }, view) {
  /** @param {number} value @param {number} least @param {number} most */
  const within = (value, least, most) => Math.max(least + 4, Math.min(most - 4, value));
  const across = within(at.left + (at.width - width) / 2, view.left, view.right - width);
  const along = within(at.top + (at.height - height) / 2, view.top, view.bottom - height);
  const sides = [
    [at.right + APART, along], [at.left - width - APART, along], [across, at.bottom + APART], [across, at.top - height - APART],
  ];
  /** @param {number[]} corner */
  const isInside = ([x, y]) =>
    x >= view.left && y >= view.top && x + width <= view.right && y + height <= view.bottom;
  return byCovered(sides.filter(isInside), { width, height }, all("#view [data-piece]"))[0] ?? sides[2];
}

/** Whether a press is on what is turned by it. @param {MouseEvent} event */
export function isOnTurned({ target, clientX: x, clientY: y }) {
  if (!turned || !(target instanceof Element) || !target.closest("#place-board")) return false;
  return turned.left <= x && x <= turned.right && turned.top <= y && y <= turned.bottom;
}
