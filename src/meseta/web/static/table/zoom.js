// The board fits; wheel, pinch and buttons zoom, dragging moves, double click fits again.

import { placeDial } from "./dial.js";
import { all, targetOf } from "./elements.js";

/** @typedef {{ clientX: number, clientY: number }} Point */

const MOST = 6;
const STEP = 1.25; // how much nearer a button brings it

/** @param {Point} a @param {Point} b */
const apart = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

export class Zoom {
  /** @param {HTMLElement} view @param {HTMLElement} sheet */
  constructor(view, sheet) {
    this.view = view;
    this.sheet = sheet;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, Point>} */
    this.touches = new Map();
    this.moved = false;
    view.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    view.addEventListener("pointerdown", (event) => this.press(event));
    view.addEventListener("pointermove", (event) => this.move(event));
    view.addEventListener("pointerup", (event) => this.release(event));
    view.addEventListener("pointercancel", (event) => this.release(event));
    view.addEventListener("pointerleave", (event) => this.release(event));
    view.addEventListener("dblclick", (event) => { if (!targetOf(event).closest("button, .place-dial")) this.fit(); });
    /** @type {Record<string, () => void>} */
    const buttons = { in: () => this.by(STEP), out: () => this.by(1 / STEP), fit: () => this.fit() };
    this.buttons = all("[data-zoom]", view);
    for (const button of this.buttons) button.addEventListener("click", buttons[button.dataset.zoom ?? "fit"]);
    this.set(1, 0, 0);
  }

  fit() { this.set(1, 0, 0); }

  /** @param {number} scale @param {number} x @param {number} y */
  set(scale, x, y) {
    const place = this.view.getBoundingClientRect();
    this.scale = Math.max(1, Math.min(MOST, scale));
    /** @param {number} size */
    const far = (size) => (this.scale - 1) * size;
    this.x = Math.min(0, Math.max(-far(place.width), x));
    this.y = Math.min(0, Math.max(-far(place.height), y));
    this.sheet.style.transformOrigin = "0 0";
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.view.classList.toggle("zoomed", this.scale > 1);
    for (const button of this.buttons) button.hidden = button.dataset.zoom !== "in" && this.scale === 1;
    placeDial();
  }

  /** Zoom by a factor, around a point or the middle. @param {number} factor @param {Point} [at] */
  by(factor, at) {
    const place = this.view.getBoundingClientRect();
    const px = at ? at.clientX - place.left : place.width / 2;
    const py = at ? at.clientY - place.top : place.height / 2;
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const real = scale / this.scale;
    this.set(scale, px - (px - this.x) * real, py - (py - this.y) * real);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (this.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.2 : 1 / 1.2, event);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.touches.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    this.moved = false;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const now = { clientX: event.clientX, clientY: event.clientY };
    if (this.touches.size === 2) {
      const [other] = [...this.touches].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
      this.by(apart(now, other) / Math.max(1, apart(before, other)), middle);
      this.moved = true;
    } else if (this.scale > 1) {
      const [dx, dy] = [now.clientX - before.clientX, now.clientY - before.clientY];
      if (Math.hypot(dx, dy) < 4 && !this.moved) return;
      this.moved = true;
      this.set(this.scale, this.x + dx, this.y + dy);
    }
    this.touches.set(event.pointerId, now);
  }

  /** @param {{ pointerId: number }} pointer */
  release({ pointerId }) { this.touches.delete(pointerId); }
}
