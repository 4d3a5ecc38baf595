// What scripts say: what is filled in is only text, whatever stands in it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fill, say } from "../../src/meseta/web/static/table/words.js";

const WORDS = { onlooker: "{name} looks on", scored_said: "{name}: {points}, now {count}.", close: "Close" };
globalThis.document = { getElementById: (id) => (id === "words" ? { textContent: JSON.stringify(WORDS) } : null) };

test("a message is said with its values", () => {
  assert.equal(say("close"), "Close");
  assert.equal(say("onlooker", { name: "Ana" }), "Ana looks on");
  assert.equal(say("scored_said", { name: "Red", points: 0, count: 12 }), "Red: 0, now 12.");
});

for (const name of ["Cash$$", "$&", "$`", "$'", "$1", "$<name>"]) {
  test(`whoever is called ${name} is called so`, () => {
    assert.equal(say("onlooker", { name }), `${name} looks on`);
  });
}

test("a value that looks like a place for another value stays as it is", () => {
  assert.equal(say("scored_said", { name: "{count}", points: 3, count: 7 }), "{count}: 3, now 7.");
});

test("every place of a value is filled, and one without a value stays", () => {
  assert.equal(fill("{name} and {name} and {what}", { name: "Eva" }), "Eva and Eva and {what}");
  assert.equal(fill("{constructor}", {}), "{constructor}");
});
