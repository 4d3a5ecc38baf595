// The tree of a study's moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Tree } from "../../src/meseta/web/static/study/variations.js";

/** A tree from what follows each move: 0 is the beginning. */
function grown(after) {
  const parents = Object.entries(after).flatMap(([parent, moves]) => moves.map((move) => [move, Number(parent)]));
  const nodes = [[0, -1], ...parents].map(([number, parent]) => ({
    number, parent, seat: 0, what: `move ${number}`, name: "", note: "", after: after[number] ?? [],
  }));
  return new Tree(nodes);
}

const tree = grown({ 0: [1], 1: [2, 5, 7], 2: [3], 3: [4], 5: [6] });

test("the beginning has no move before it", () => {
  assert.equal(tree.parent(0), 0);
  assert.equal(tree.parent(5), 1);
});

test("a line ends where nothing follows", () => {
  assert.equal(tree.end(0), 4);
  assert.equal(tree.end(5), 6);
  assert.equal(tree.end(4), 4);
});

test("variations lie beside each other", () => {
  assert.equal(tree.beside(2, 1), 5);
  assert.equal(tree.beside(7, -1), 5);
  assert.equal(tree.beside(7, 1), undefined);
  assert.equal(tree.beside(2, -1), undefined);
  assert.equal(tree.beside(0, 1), undefined);
});

test("the main line is the first at every turn", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7].filter((move) => tree.isMain(move)), [0, 1, 2, 3, 4]);
});

test("a move is counted with all that follow it", () => {
  assert.equal(tree.below(0), 8);
  assert.equal(tree.below(5), 2);
  assert.equal(tree.below(7), 1);
});

test("the variations of a move stand below its line, which then goes on", () => {
  assert.deepEqual(tree.lines(), [
    { depth: 0, moves: [0, 1, 2] },
    { depth: 1, moves: [5, 6] },
    { depth: 1, moves: [7] },
    { depth: 0, moves: [3, 4] },
  ]);
});

test("a study without moves is one line", () => {
  assert.deepEqual(grown({}).lines(), [{ depth: 0, moves: [0] }]);
});
