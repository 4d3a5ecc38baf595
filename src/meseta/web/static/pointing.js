// Pointing at a choice shows what comes of it; pressing it chooses.

import { by, choiceOf, choicesAt, made, say, state, table } from "./state.js";
import { button } from "./asking.js";
import { look } from "./motion.js";
import { foreshow, mark, show, sitters } from "./parts.js";
import { send } from "./sending.js";

const PATIENCE = 140;
const MOST_LINES = 5;
const ghosts = new Map(); // what the server has said of choices, by action
let ghostly = null; // the choice whose outcome is shown
let touched = null; // the choice that was touched once
let touchedAt = null; // where it lay then
let pointing = 0;

/** The table has changed: nothing that was foreseen holds any more. */
export function forget() {
  unghost();
  hideTip();
  ghosts.clear();
  touched = null;
  by("pick").hidden = true;
}

/** Choose. */
export function play(choice) {
  closePick();
  hideTip();
  const target = choice.at ? by(choice.at) : null;
  target?.classList.add("pressed");
  send("play", { action: choice.action }).then((done) => {
    target?.classList.remove("pressed");
    if (!done) unghost();
  });
}

function litElement(target) {
  const lit = target.closest?.("svg .lit");
  return lit && choicesAt(lit.id).length ? lit : null;
}

/** Press on a button or on what is lit. */
export function press(event, isDragged) {
  const pressed = event.target.closest("button[data-action]");
  if (pressed) { play(choiceOf(pressed.dataset.action)); return; }
  const lit = litElement(event.target);
  if (!lit && !isDragged && isTouchedAgain(event)) { play(choiceOf(touched)); return; }
  if (!lit || isDragged) { closePick(); return; }
  const several = choicesAt(lit.id);
  if (several.length > 1) pick(lit, several);
  else if (event.pointerType === "touch" && touched !== several[0].action) touch(several[0]);
  else play(several[0]);
}

/** Whether the same place was touched once more; what comes of it may lie there now. */
function isTouchedAgain({ pointerType, clientX, clientY }) {
  if (pointerType !== "touch" || touched === null) return false;
  const { left, top, right, bottom } = touchedAt;
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

/** A first touch shows what comes of it; the second one, or the button, chooses. */
function touch(choice) {
  touched = choice.action;
  touchedAt = by(choice.at).getBoundingClientRect();
  foresee(choice, by(choice.at));
  const confirm = button(choice);
  confirm.classList.add("strong", "confirm");
  confirm.textContent = say("confirm", { what: choice.label });
  by("choices").querySelector(".confirm")?.remove();
  by("choices").prepend(confirm);
}

function pick(at, several) {
  by("pick").replaceChildren(...several.map(button));
  by("pick").hidden = false;
  place(by("pick"), at.getBoundingClientRect());
  by("pick").querySelector("button").focus();
}

export function closePick() {
  if (by("pick").hidden) return;
  by("pick").hidden = true;
  unghost();
}

/** Put a box beside something, above the bar: on the side where it covers the fewest other choices. */
function place(box, at) {
  const floor = by("bar").getBoundingClientRect().top;
  const { width, height } = box.getBoundingClientRect();
  const within = (value, most) => Math.max(6, Math.min(most - 6, value));
  const across = within(at.left + at.width / 2 - width / 2, innerWidth - width);
  const along = within(at.top + at.height / 2 - height / 2, floor - height);
  const sides = [
    [across, at.bottom + 8], [across, at.top - height - 8], [at.right + 8, along], [at.left - width - 8, along],
  ];
  const isInside = ([x, y]) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= floor;
  const others = [...table.querySelectorAll("svg .lit")].map((lit) => lit.getBoundingClientRect());
  const covered = ([x, y]) => others.filter((other) =>
    other.left < x + width && x < other.right && other.top < y + height && y < other.bottom).length;
  const free = sides.filter(isInside).sort((one, other) => covered(one) - covered(other));
  const [left, top] = free[0] ?? [across, within(at.bottom + 8, floor - height)];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Point at something: if it can be chosen, show what comes of it. */
export function point(target) {
  const pressed = target.closest?.("button[data-action]");
  const lit = litElement(target);
  const several = pressed ? [choiceOf(pressed.dataset.action)] : lit ? choicesAt(lit.id) : [];
  const [choice] = several;
  if (choice && ghostly === choice.action) return;
  leave();
  if (!choice) return;
  if (choice.at) by(choice.at)?.classList.add("aim");
  if (several.length > 1) tip(several.map((each) => each.label).slice(0, 8), [], lit);
  else pointing = setTimeout(() => foresee(choice, pressed || lit), PATIENCE);
}

/** Point at nothing. */
export function leave() {
  clearTimeout(pointing);
  hideTip();
  for (const aimed of document.querySelectorAll(".aim")) aimed.classList.remove("aim");
  unghost();
}

async function foresee(choice, at) {
  if (state.seat === null) return;
  const { version } = state.facts;
  if (!ghosts.has(choice.action)) {
    const asked = new URLSearchParams({ seat: state.seat, action: choice.action, ...state.extra });
    const answer = await fetch(`${state.home}/ghost?${asked}`, { headers: { accept: "application/json" } });
    if (answer.status !== 200) return;
    const seen = await answer.json();
    if (version !== state.facts.version) return;
    ghosts.set(choice.action, seen);
  }
  const seen = ghosts.get(choice.action);
  ghost(choice, seen);
  tip([choice.label, ...seen.sentences].slice(0, MOST_LINES), seen.gains, at);
}

/** Show the table as it would be; what is new in it is a ghost. */
function ghost(choice, seen) {
  unghost();
  ghostly = choice.action;
  const before = look(table).pieces.map((each) => `${each.kind}@${each.at}`);
  for (const [name, html] of Object.entries(seen.parts)) if (by(`part-${name}`)) foreshow(name, html);
  mark();
  sitters();
  if (choice.at) by(choice.at)?.classList.add("aim");
  for (const piece of table.querySelectorAll("[data-piece]")) {
    const known = before.indexOf(`${piece.dataset.piece}@${piece.dataset.at}`);
    if (known >= 0) before.splice(known, 1);
    else piece.classList.add("ghost");
  }
}

function unghost() {
  if (ghostly === null) return;
  const seen = ghosts.get(ghostly);
  ghostly = null;
  for (const name of Object.keys(seen?.parts ?? {})) {
    if (state.drawn.has(name)) show(name, state.drawn.get(name));
  }
  mark();
  sitters();
}

function tip(lines, gains, at) {
  if (!at) return;
  const rows = lines.map((line, number) => made(number ? "p" : "strong", line));
  by("tip").replaceChildren(...rows, ...gains.map(gainRow));
  by("tip").hidden = false;
  place(by("tip"), at.getBoundingClientRect());
}

/** What an area would score before and after, for those for whom it changes. */
export function gainRow(gain) {
  const changed = state.facts.seats.filter((each) => gain.before[each.number] !== gain.after[each.number]);
  const shown = changed.map((each) => `${each.called} ${gain.before[each.number]} → ${gain.after[each.number]}`);
  return made("p", say("would_score", { name: gain.name, what: shown.join(", ") }), "gain-row");
}

function hideTip() { by("tip").hidden = true; }
