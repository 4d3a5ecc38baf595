// How the table uses the screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { best } from "../../src/meseta/web/static/table/layout.js";

const cards = (count) => [Array.from({ length: count }, () => ({ width: 200, height: 300 }))];

test("on a wide screen parts lie beside the board", () => {
  assert.ok(best(cards(4), 1800, 800).column > 0);
});

test("on a high screen parts lie below the board", () => {
  const { column, below } = best(cards(4), 900, 1400);
  assert.equal(column, 0);
  assert.ok(below > 0);
});

test("few parts are as large as they may be", () => {
  assert.equal(best(cards(1), 1800, 1000).scale, 0.84);
});

test("parts stay readable as long as anything else fits", () => {
  for (const [wide, high] of [[1280, 720], [1440, 900], [1920, 1080]]) assert.ok(best(cards(6), wide, high).scale >= 0.54);
});

test("without parts the board has all the room", () => {
  assert.deepEqual([best([], 1200, 800).column, best([], 1200, 800).below], [0, 0]);
});

test("the board gets most of a laptop's width, and cards can still be read", () => {
  const row = Array.from({ length: 5 }, () => ({ width: 256, height: 170 }));
  const hand = Array.from({ length: 13 }, () => ({ width: 64, height: 84 }));
  for (const [screen, wide, high] of [[1280, 950, 560], [1366, 1020, 610], [1024, 756, 600]]) {
    const { lower, column, below, scale } = best([row, hand], wide, high, undefined, screen);
    assert.ok(wide - column - 6 >= screen * 0.6, `${wide - column - 6} of ${screen}`);
    assert.ok((high - below - 6) * 1040 / 760 >= screen * 0.53, `${high - below - 6} of ${high}`);
    assert.ok(scale * 25 >= 14, `letters of ${scale * 25} pixels`);
    assert.equal(lower, screen > 1100 ? "split" : "below");
  }
});
