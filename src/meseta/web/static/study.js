// A study: the table after one of its moves, and the tree of all moves.

import { arrange } from "./arrange.js";
import { ask } from "./asking.js";
import { lead } from "./leading.js";
import { animate, isStill, keep, look } from "./motion.js";
import { mark, show, sitters, sort } from "./parts.js";
import { forget, listenToPointer } from "./pointing.js";
import { send } from "./sending.js";
import { by, first, made, note, say, setText, state, table } from "./state.js";
import { listenToKeys } from "./tools.js";
import { drawTree, Tree } from "./variations.js";
import { Zoom } from "./zoom.js";

const zoom = new Zoom(by("view"), by("place-board"));
let tree = new Tree(first.tree);
let asking = 0; // how often something was asked for; only the last answer counts

// --- one sheet ---------------------------------------------------------------------------------

function update(sheet) {
  forget();
  for (const name of [...state.drawn.keys()].filter((each) => !(each in sheet.parts))) {
    by(`part-${name}`)?.remove();
    state.drawn.delete(name);
  }
  for (const [name, html] of Object.entries(sheet.parts)) {
    show(name, html);
    state.drawn.set(name, html);
  }
  sort(sheet.order);
  state.facts = { ...state.facts, ...sheet };
  state.seat = sheet.seat;
  state.extra = { node: sheet.node, view: sheet.view, strength: by("strength").value };
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

function tell(lines, fresh) {
  const old = lines.length - fresh;
  by("story").replaceChildren(...lines.map((line, place) => made("li", line, place >= old ? "new" : "")));
  by("story").parentElement.scrollTop = by("story").scrollHeight;
}

/** What was written about this moment, and where its links lead. */
function noted(sheet) {
  const { node } = sheet;
  setText("noted", [sheet.called, sheet.note].filter(Boolean).join(": "));
  by("noted").hidden = !(sheet.called || sheet.note);
  if (by("noting").hidden) [by("note-name").value, by("note-text").value] = [sheet.called, sheet.note];
  for (const [id, where] of [["to-editor", "edit"], ["to-position", "position"]]) {
    if (by(id)) by(id).href = `${state.home}/${where}?node=${node}`;
  }
  by("walk-first").disabled = by("walk-previous").disabled = node === 0;
  by("walk-next").disabled = by("walk-last").disabled = !tree.after(node).length;
  if (by("prune")) by("prune").disabled = by("promote").disabled = node === 0;
  if (by("promote")) by("promote").disabled ||= tree.isMain(node);
  history.replaceState(null, "", `?node=${node}`);
}

async function showSheet(sheet) {
  const before = isStill(state.pace) ? null : keep(look(table));
  update(sheet);
  if (before) await animate(before, table, state.pace);
  lead();
}

// --- going about -------------------------------------------------------------------------------

/** Show the table after another move, or through other eyes. */
async function go(node, view = state.facts.view) {
  asking += 1;
  const mine = asking;
  const asked = new URLSearchParams({ node, view, known: state.facts.version });
  try {
    const answer = await fetch(`${state.home}/sheet?${asked}`, { headers: { accept: "application/json" } });
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
  if (told.why === "refused-stale_study") go(state.facts.node);
};

const here = () => state.facts.node;
const STEPS = {
  first: () => 0,
  previous: () => tree.parent(here()),
  next: () => tree.after(here())[0],
  last: () => tree.end(here()),
  above: () => tree.beside(here(), -1),
  below: () => tree.beside(here(), 1),
};
const KEYS = {
  ArrowLeft: "previous", ArrowRight: "next", ArrowUp: "above", ArrowDown: "below", Home: "first", End: "last",
};

function step(name) {
  const node = STEPS[name]();
  if (node !== undefined && node !== here()) go(node);
}

for (const name of ["first", "previous", "next", "last"]) {
  by(`walk-${name}`).addEventListener("click", () => step(name));
}
by("moves").addEventListener("click", (event) => {
  const pressed = event.target.closest("[data-node]");
  if (pressed) go(Number(pressed.dataset.node));
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey;
  if (isTyping || !KEYS[event.key] || !by("menu").hidden) return;
  event.preventDefault();
  step(KEYS[event.key]);
});
by("eyes").addEventListener("change", () => go(here(), by("eyes").value));
by("strength").addEventListener("change", () => { state.extra.strength = by("strength").value; });

for (const name of ["moves", "story"]) {
  by(`show-${name}`).addEventListener("click", () => {
    document.querySelector(".studied").dataset.shows = name;
    for (const each of ["moves", "story"]) by(`show-${each}`).setAttribute("aria-pressed", String(each === name));
  });
}

// --- notes, main line, deleting ----------------------------------------------------------------

function noting(isOpen) {
  by("noting").hidden = !isOpen;
  by("take-note").setAttribute("aria-expanded", String(isOpen));
  [by("note-name").value, by("note-text").value] = [state.facts.called, state.facts.note];
  (isOpen ? by("note-text") : by("take-note")).focus();
}

if (first.owner) {
  by("take-note").addEventListener("click", () => noting(by("noting").hidden));
  by("note-close").addEventListener("click", () => noting(false));
  by("noting").addEventListener("keydown", (event) => { if (event.key === "Escape") noting(false); });
  by("noting").addEventListener("submit", async (event) => {
    event.preventDefault();
    const told = await send("note", { name: by("note-name").value, note: by("note-text").value });
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
addEventListener("resize", () => arrange(table));
listenToKeys(zoom, () => {});

const parts = [...by("first-parts").content.children].map((part) => [part.dataset.part, part.outerHTML]);
update({ ...first, parts: Object.fromEntries(parts) });
lead();
