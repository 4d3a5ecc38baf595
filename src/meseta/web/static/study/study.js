// A study: the table after one of its moves, and the tree of all moves.

import { listenToDragging } from "../table/dragging.js";
import { by, find, isTyping, made, note, one, setText, targetOf } from "../table/elements.js";
import { arrange } from "../table/layout.js";
import { lead } from "../table/leads.js";
import { animate, isStill, keep, look } from "../table/motion.js";
import { mark, show, sitters, sort } from "../table/parts.js";
import { forget, listenToPointer } from "../table/pointer.js";
import { ask } from "../table/question.js";
import { askFor, query, send } from "../table/requests.js";
import { first, firstParts, state, table } from "../table/state.js";
import { listenToKeys } from "../table/tools.js";
import { say } from "../table/words.js";
import { Zoom } from "../table/zoom.js";
import { drawTree, Tree } from "./variations.js";

/** @typedef {import("../types.js").StudyPage} StudyPage */
/** @typedef {import("../types.js").StudySheetFacts & { parts: Record<string, string> }} StudySheet */

const page = /** @type {StudyPage} */ (first);
const zoom = new Zoom(by("view"), by("place-board"));
const eyes = /** @type {HTMLSelectElement} */ (by("eyes"));
const strength = /** @type {HTMLSelectElement} */ (by("strength"));
const noteName = /** @type {HTMLInputElement} */ (by("note-name"));
const noteText = /** @type {HTMLTextAreaElement} */ (by("note-text"));
/** What the study tells where one stands. */
const facts = () => /** @type {StudyPage} */ (state.facts);
const here = () => facts().node;
let tree = new Tree(page.tree ?? []);
let asking = 0; // how often something was asked for; only the last answer counts

// --- one sheet ---------------------------------------------------------------------------------

/** @param {StudySheet} sheet */
function update(sheet) {
  forget();
  for (const name of [...state.drawn.keys()].filter((each) => !(each in sheet.parts))) {
    find(`part-${name}`)?.remove();
    state.drawn.delete(name);
  }
  for (const [name, html] of Object.entries(sheet.parts)) {
    show(name, html);
    state.drawn.set(name, html);
  }
  sort(sheet.order);
  state.facts = { ...state.facts, ...sheet };
  state.seat = sheet.seat;
  state.extra = { node: sheet.node, view: sheet.view, strength: strength.value };
  table.dataset.version = `${sheet.version}.${sheet.node}`;
  if (sheet.tree) tree = new Tree(sheet.tree);
  drawTree(by("moves"), tree, sheet.node, sheet.seats, Boolean(sheet.tree), say("study_start"));
  tell(sheet.lines, sheet.fresh);
  noted(sheet);
  sitters();
  ask();
  mark();
  arrange(table);
}

/** @param {string[]} lines @param {number} fresh */
function tell(lines, fresh) {
  const old = lines.length - fresh;
  const story = by("story");
  story.replaceChildren(...lines.map((line, place) => made("li", line, place >= old ? "new" : "")));
  if (story.parentElement) story.parentElement.scrollTop = story.scrollHeight;
}

/** @param {string} id @param {boolean} isOff */
function disable(id, isOff) {
  const button = /** @type {HTMLButtonElement | null} */ (find(id));
  if (button) button.disabled = isOff;
}

/** What was written about this moment, and where its links lead. @param {StudySheet} sheet */
function noted(sheet) {
  const { node } = sheet;
  setText("noted", [sheet.called, sheet.note].filter(Boolean).join(": "));
  by("noted").hidden = !(sheet.called || sheet.note);
  if (by("noting").hidden) [noteName.value, noteText.value] = [sheet.called, sheet.note];
  for (const [id, where] of [["to-editor", "edit"], ["to-position", "position"]]) {
    const link = /** @type {HTMLAnchorElement | null} */ (find(id));
    if (link) link.href = `${state.home}/${where}?node=${node}`;
  }
  for (const id of ["walk-first", "walk-previous", "prune"]) disable(id, node === 0);
  for (const id of ["walk-next", "walk-last"]) disable(id, !tree.after(node).length);
  disable("promote", node === 0 || tree.isMain(node));
  history.replaceState(null, "", `?node=${node}`);
}

/** @param {StudySheet} sheet */
async function showSheet(sheet) {
  const before = isStill(state.pace) ? null : keep(look(table));
  update(sheet);
  if (before) await animate(before, table, state.pace);
  lead();
}

// --- going about -------------------------------------------------------------------------------

/** Show the table after another move, or through other eyes. @param {number} node */
async function go(node, view = facts().view) {
  asking += 1;
  const mine = asking;
  try {
    const answer = await askFor(`${state.home}/sheet?${query({ node, view, known: facts().version })}`);
    const told = await answer.json();
    if (mine !== asking) return;
    if (answer.ok) await showSheet(told);
    else if (node !== 0) await go(0, view);
    else note(told.error);
  } catch {
    note(say("lost"));
  }
}

state.heard = (told) => {
  if (told.parts) { asking += 1; showSheet(told); }
  if (told.why === "refused-stale_study") go(here());
};

/** @type {Record<string, () => number | undefined>} */
const STEPS = {
  first: () => 0,
  previous: () => tree.parent(here()),
  next: () => tree.after(here())[0],
  last: () => tree.end(here()),
  above: () => tree.beside(here(), -1),
  below: () => tree.beside(here(), 1),
};
/** @type {Record<string, string>} */
const KEYS = {
  ArrowLeft: "previous", ArrowRight: "next", ArrowUp: "above", ArrowDown: "below", Home: "first", End: "last",
};

/** @param {string} name */
function step(name) {
  const node = STEPS[name]();
  if (node !== undefined && node !== here()) go(node);
}

for (const name of ["first", "previous", "next", "last"]) {
  by(`walk-${name}`).addEventListener("click", () => step(name));
}
by("moves").addEventListener("click", (event) => {
  /** @type {HTMLElement | null} */
  const pressed = targetOf(event).closest("[data-node]");
  if (pressed) go(Number(pressed.dataset.node));
});
document.addEventListener("keydown", (event) => {
  if (isTyping(event) || !KEYS[event.key] || !by("menu").hidden) return;
  event.preventDefault();
  step(KEYS[event.key]);
});
eyes.addEventListener("change", () => go(here(), eyes.value));
strength.addEventListener("change", () => { state.extra.strength = strength.value; });

for (const name of ["moves", "story"]) {
  by(`show-${name}`).addEventListener("click", () => {
    one(".studied").dataset.shows = name;
    for (const each of ["moves", "story"]) by(`show-${each}`).setAttribute("aria-pressed", String(each === name));
  });
}

// --- notes, main line, deleting ----------------------------------------------------------------

/** @param {boolean} isOpen */
function noting(isOpen) {
  by("noting").hidden = !isOpen;
  by("take-note").setAttribute("aria-expanded", String(isOpen));
  [noteName.value, noteText.value] = [facts().called, facts().note];
  (isOpen ? noteText : by("take-note")).focus();
}

if (page.owner) {
  by("take-note").addEventListener("click", () => noting(Boolean(by("noting").hidden)));
  by("note-close").addEventListener("click", () => noting(false));
  by("noting").addEventListener("keydown", (event) => { if (event.key === "Escape") noting(false); });
  by("noting").addEventListener("submit", async (event) => {
    event.preventDefault();
    const told = await send("note", { name: noteName.value, note: noteText.value });
    if (told) { noting(false); note(say("study_kept")); }
  });
  by("promote").addEventListener("click", () => send("promote", {}));
  by("prune").addEventListener("click", () => {
    const count = tree.below(here());
    if (confirm(say("study_prune", { count }))) send("prune", {});
  });
}

// --- begin -------------------------------------------------------------------------------------

listenToPointer(zoom);
listenToDragging(zoom);
addEventListener("resize", () => arrange(table));
listenToKeys(zoom, () => {});

update({ ...page, parts: firstParts() });
lead();
