// Which pieces travel: what stands where it stood does not move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { travels } from "../../src/meseta/web/static/table/motion.js";

const piece = (text) => {
  const [kind, at] = text.split("@");
  return { kind, at };
};
const seen = (...texts) => ({ pieces: texts.map(piece) });

test("what stands where it stood does not move", () => {
  const still = seen("caballero-red@court", "caballero-red@court");
  assert.deepEqual(travels(still, still), { pairs: [], gone: [] });
});

test("a piece comes from where one of its kind has gone", () => {
  const { pairs, gone } = travels(seen("king@leon", "caballero-red@court"), seen("king@granada", "caballero-red@court"));
  assert.deepEqual(pairs, [{ piece: piece("king@granada"), from: piece("king@leon") }]);
  assert.deepEqual(gone, []);
});

test("a new piece comes from nowhere, and one that is taken away is gone", () => {
  const { pairs, gone } = travels(seen("caballero-red@leon"), seen("caballero-blue@leon"));
  assert.deepEqual(pairs, [{ piece: piece("caballero-blue@leon"), from: null }]);
  assert.deepEqual(gone, [piece("caballero-red@leon")]);
});

test("of two alike at one place only one moves", () => {
  const { pairs } = travels(seen("c@court", "c@court"), seen("c@court", "c@leon"));
  assert.deepEqual(pairs, [{ piece: piece("c@leon"), from: piece("c@court") }]);
});
