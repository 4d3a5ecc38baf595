// Zooming: the board fills its place, and never leaves it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Zoom } from "../../src/meseta/web/static/table/zoom.js";

globalThis.document = { getElementById: () => null };
let view;
let zoom;

/** A button that zooms. */
class Button {
  constructor(zoom) { this.dataset = { zoom }; }

  addEventListener(_name, listener) { this.press = listener; }
}

/** A view of 400 by 200, which hands its events on. */
class View {
  heard = {};
  classes = new Set();
  buttons = Object.fromEntries(["in", "out", "fit"].map((name) => [name, new Button(name)]));
  classList = { toggle: (name, isOn) => this.classes[isOn ? "add" : "delete"](name) };

  addEventListener(name, listener) { this.heard[name] = listener; }

  querySelectorAll() { return Object.values(this.buttons); }

  getBoundingClientRect() { return { left: 10, top: 20, width: 400, height: 200 }; }

  send(name, more = {}) { this.heard[name]({ pointerId: 1, preventDefault() {}, ...more }); }
}

beforeEach(() => {
  view = new View();
  zoom = new Zoom(view, { style: {} });
});

const seen = () => [zoom.scale, zoom.x, zoom.y];
const at = (clientX, clientY, pointerId = 1) => ({ clientX, clientY, pointerId });

test("what is in the middle stays there", () => {
  zoom.by(2);
  assert.deepEqual(seen(), [2, -200, -100]);
  assert.equal(zoom.sheet.style.transform, "translate(-200px, -100px) scale(2)");
  assert.ok(view.classes.has("zoomed"));
});

test("what is pointed at stays there", () => {
  zoom.by(2, at(10, 20));
  assert.equal(zoom.scale, 2);
  assert.equal(Math.abs(zoom.x) + Math.abs(zoom.y), 0);
});

test("nothing becomes smaller than its place, or larger than it should", () => {
  zoom.by(0.1);
  assert.equal(zoom.scale, 1);
  zoom.by(100);
  assert.equal(zoom.scale, 6);
});

test("the board cannot be dragged out of its place", () => {
  zoom.by(2);
  view.send("pointerdown", at(0, 0));
  view.send("pointermove", at(900, 900));
  assert.deepEqual(seen(), [2, 0, 0]);
  view.send("pointermove", at(-900, -900));
  assert.deepEqual(seen(), [2, -400, -200]);
});

test("a press that hardly moves is no drag", () => {
  zoom.by(2);
  view.send("pointerdown", at(0, 0));
  view.send("pointermove", at(2, 2));
  assert.equal(zoom.moved, false);
  view.send("pointermove", at(9, 9));
  assert.equal(zoom.moved, true);
  view.send("pointerup", at(9, 9));
  view.send("pointerdown", at(0, 0));
  assert.equal(zoom.moved, false);
});

test("a board that fits is not dragged", () => {
  view.send("pointerdown", at(0, 0));
  view.send("pointermove", at(50, 50));
  assert.deepEqual(seen(), [1, 0, 0]);
  assert.equal(zoom.moved, false);
});

test("two fingers that part zoom around their middle", () => {
  view.send("pointerdown", at(110, 120, 1));
  view.send("pointerdown", at(210, 120, 2));
  view.send("pointermove", at(310, 120, 2));
  assert.equal(zoom.scale, 2);
  assert.equal(zoom.x, -200);
  assert.ok(zoom.moved);
});

test("the wheel zooms in, out only as long as something is left to see, and a double click fits", () => {
  let isKept = false;
  const preventDefault = () => { isKept = true; };
  view.send("wheel", { deltaY: 1, ...at(10, 20), preventDefault });
  assert.deepEqual([zoom.scale, isKept], [1, false]);
  view.send("wheel", { deltaY: -1, ...at(10, 20), preventDefault });
  assert.deepEqual([zoom.scale, isKept], [1.2, true]);
  view.send("dblclick", { target: { closest: () => null } });
  assert.deepEqual(seen(), [1, 0, 0]);
  assert.ok(!view.classes.has("zoomed"));
});

test("buttons bring the board nearer and back, and a quick press on them is no double click", () => {
  const { in: nearer, out, fit } = view.buttons;
  assert.deepEqual([nearer.hidden, out.hidden, fit.hidden], [false, true, true]);
  nearer.press();
  nearer.press();
  view.send("dblclick", { target: { closest: () => nearer } });
  assert.equal(zoom.scale, 1.25 ** 2);
  assert.deepEqual([nearer.hidden, out.hidden, fit.hidden], [false, false, false]);
  fit.press();
  assert.deepEqual(seen(), [1, 0, 0]);
});
