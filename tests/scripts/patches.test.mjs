// Parts of a picture as they are sent: whole, or by their lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "../../src/meseta/web/static/table/patches.js";

test("a part that is sent whole is taken as it is", () => {
  assert.equal(patched(undefined, "<g>\n</g>"), "<g>\n</g>");
  assert.equal(patched("old", "new"), "new");
});

test("lines that are known are taken from where they stood before", () => {
  assert.equal(patched("a\nb\nc\nd", [[0, 2], "new", [3, 4]]), "a\nb\nnew\nd");
});

test("lines can come back in another order", () => {
  assert.equal(patched("a\nb\nc", [[2, 3], [0, 2]]), "c\na\nb");
});
