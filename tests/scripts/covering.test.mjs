// Where a box lies beside something.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byCovered } from "../../src/meseta/web/static/table/covering.js";

const piece = (left, top) => ({
  getBoundingClientRect: () => ({ left, top, right: left + 100, bottom: top + 100 }),
});
const box = { width: 220, height: 70 };
const [across, below] = [[80, 115], [250, 210]];

test("a box lies where it covers no piece", () => {
  assert.deepEqual(byCovered([across, below], box, [piece(100, 100), piece(200, 100)]), [below, across]);
});

test("a box keeps its first corner where all are as good", () => {
  assert.deepEqual(byCovered([across, below], box, [piece(600, 600)]), [across, below]);
});
