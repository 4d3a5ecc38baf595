// Pointing at a choice shows what comes of it; pressing it chooses.

import { byCovered } from "./covering.js";
import { isOnTurned } from "./dial.js";
import { all, by, find, made, one, setText, targetOf } from "./elements.js";
import { isTabbed } from "./layout.js";
import { look } from "./motion.js";
import { foreshow, mark, show, sitters } from "./parts.js";
import { isPressed, listenToPresses, whenLetGo } from "./pressing.js";
import { button, meantBy } from "./question.js";
import { liesOn, reachOf } from "./reach.js";
import { askFor, notePress, query, send } from "./requests.js";
import { choicesAt, state, table } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").Choice} Choice */
/** @typedef {import("../types.js").GainFacts} GainFacts */
/** @typedef {import("../types.js").GhostFacts} GhostFacts */

const PATIENCE = 140;
const MOST_LINES = 7;
const STILL = 3; // pixels
/** @type {Map<Choice, GhostFacts>} */
const ghosts = new Map(); // what the server has said of choices
/** @type {Choice | null} */
let aimed = null; // the choice that is pointed at
/** @type {Choice | null} */
let ghostly = null; // the choice whose outcome is shown
/** @type {ReturnType<typeof reachOf>} */
let reach = null; // what could be chosen before; what comes of it may lie there now
/** @type {Choice | null} */
let touched = null; // the choice that was touched once
let pointing = 0;
const NOWHERE = { x: -1e6, y: -1e6 };
const pointer = { ...NOWHERE };
const stood = { ...NOWHERE }; // where the pointer was when the outcome was shown

/** The table has changed: nothing that was foreseen holds any more. */
export function forget() {
  leave();
  ghosts.clear();
  touched = null;
  state.leads = [];
  by("pick").hidden = true;
}

/** What was touched once, and in which words it was asked whether somebody is sure; others may decide at the same time. */
export const askedAbout = () =>
  ({ action: touched?.action, why: by("choices").querySelector(".sure") ? by("detail").textContent : "" });

/** Offer once more what was touched before the table changed, where it can still be chosen. @param {ReturnType<typeof askedAbout>} asked */
export function askAgain(asked) {
  const choice = state.facts.choices.find((each) => each.action === asked.action);
  if (choice && asked.why) makeSure(choice, asked.why);
  else if (choice) touch(choice);
}

/** Choose. @param {Choice} choice */
export function play(choice) {
  closePick();
  if (ghostly !== choice) leave(); // nor is it shown any more what would come of it
  hideTip();
  const target = choice.at ? find(choice.at) : null;
  target?.classList.add("pressed");
  const { action, then = [] } = choice;
  const pressed = { action, ...(then.length ? { then } : {}), sure: touched === choice };
  touched = null;
  notePress();
  send("play", pressed).then((done) => {
    target?.classList.remove("pressed");
    if (!done) unghost();
    else if (done.sure) makeSure(choice, done.sure);
  });
}

/** What cannot be taken back is pressed once more. @param {Choice} choice @param {string} why */
function makeSure(choice, why) {
  touch(choice);
  setText("detail", why);
  const confirm = one(".confirm", by("choices"));
  confirm.classList.add("sure");
  confirm.focus();
}

/** What a press would choose, also while something else is shown there. @param {PointerEvent} event @returns {Choice[]} */
export function choicesUnder(event) {
  if (ghostly !== null && isShown(event)) return [ghostly];
  const lit = litElement(event);
  return lit ? choicesOn(lit) : [];
}

/** What can be pressed at a place: what is asked about, even below what only leads somewhere. @param {Event} event */
function litElement(event) {
  const at = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [targetOf(event)];
  const lead = at[0]?.closest?.("svg .lead");
  const lit = (lead ? at : at.slice(0, 1)).map((each) => each.closest?.("svg .lit")).find(Boolean) ?? lead;
  return lit && choicesAt(lit.id).length ? lit : null;
}

/** All that can be meant by pressing something: its choices, and what leads to the same place. @param {Element} lit */
function choicesOn(lit) {
  const own = choicesAt(lit.id);
  const others = state.leads.flatMap(({ id, choices }) => choices[0] !== own[0] && liesOn(find(id), lit) ? choices : []);
  return [...own, ...others];
}

/**
 * Hear what is pressed and pointed at, by a pointer or by the keyboard; what was only dragged is not pressed.
 * @param {import("./zoom.js").Zoom} zoom
 */
export function listenToPointer(zoom) {
  listenToPresses();
  document.addEventListener("pointerdown", () => { zoom.moved = false; }, true);
  document.addEventListener("click", (event) => press(event, zoom.moved));
  document.addEventListener("pointermove", follow);
  document.addEventListener("pointerleave", leave);
  document.addEventListener("focusin", (event) => { if (targetOf(event).matches(":focus-visible")) point(event); });
}

/** Whether somebody is asked whether they are sure: the second half of a double click is no answer to that. @param {PointerEvent} event */
const isTooSoon = ({ detail }) => detail > 1 && by("choices").querySelector(".sure") !== null;

/** Press on a button or on what is lit. @param {PointerEvent} event @param {boolean} isDragged */
function press(event, isDragged) {
  if (isTooSoon(event)) return;
  const pressed = targetOf(event).closest("button[data-action]");
  if (pressed) { play(meantBy(pressed)); return; }
  if (!isDragged && isOnTurned(event)) { touch(nextChoice()); return; }
  if (!isDragged && ghostly !== null && event.isTrusted && isShown(event)) { play(ghostly); return; } // a script's is nowhere
  const lit = litElement(event);
  if (!lit) tellWhy(event);
  if (!lit || isDragged) { closePick(); return; }
  const several = choicesOn(lit);
  if (several.length > 1) pick(lit, several);
  else if (event.pointerType === "touch" && touched !== several[0]) touch(several[0]);
  else play(several[0]);
}

/** Whether a place is that of the choice whose outcome is shown. @param {MouseEvent} event */
function isShown({ clientX, clientY }) {
  if (Math.hypot(clientX - stood.x, clientY - stood.y) < STILL) return true; // whatever is drawn there meanwhile
  const top = document.elementsFromPoint(clientX, clientY).find((each) => reach?.holds(each));
  return top?.closest(".own") != null;
}

/** What is turned shows its choices one after the other. */
function nextChoice() {
  const { choices } = state.facts;
  return choices[(choices.indexOf(/** @type {Choice} */ (touched)) + 1) % choices.length];
}

/** What cannot be chosen says why. @param {Event} event */
function tellWhy(event) {
  /** @type {HTMLElement | null} */
  const grey = targetOf(event).closest?.("[data-why]");
  if (grey) tip([grey.dataset.why ?? ""], [], grey.getBoundingClientRect());
}

/** A first touch shows what comes of it; the second one, or the button, chooses. @param {Choice} choice */
function touch(choice) {
  touched = choice;
  aimed = choice;
  foresee(choice, (choice.at && find(choice.at)) || by("bar"));
  const confirm = button(choice);
  confirm.classList.add("strong", "confirm");
  confirm.textContent = say("confirm", { what: choice.label });
  by("choices").querySelector(".confirm")?.remove();
  const offered = all("#choices > .choice");
  for (const each of offered) each.hidden = each.dataset.action === confirm.dataset.action; // the button takes its place
  const place = offered.find((each) => each.hidden) ?? by("choices").firstChild;
  by("choices").insertBefore(confirm, place);
}

/** Offer what can be chosen at a place. @param {Element} at @param {Choice[]} several */
export function pick(at, several) {
  by("pick").replaceChildren(...several.map(button));
  by("pick").hidden = false;
  place(by("pick"), at.getBoundingClientRect());
  one("button", by("pick")).focus();
}

export function closePick() {
  if (by("pick").hidden) return;
  by("pick").hidden = true;
  unghost();
}

/**
 * Put a box beside something, above the bar: on the side where it covers the fewest other choices. On a small screen it
 * would cover the pieces among which one chooses, and lies at an edge of the board instead.
 * @param {HTMLElement} box
 * @param {DOMRect} at
 */
function place(box, at) {
  const floor = by("bar").getBoundingClientRect().top;
  const { width, height } = box.getBoundingClientRect();
  /** @param {number} value @param {number} most */
  const within = (value, most) => Math.max(6, Math.min(most - 6, value));
  const across = within(at.left + at.width / 2 - width / 2, innerWidth - width);
  const along = within(at.top + at.height / 2 - height / 2, floor - height);
  const board = by("view").getBoundingClientRect();
  const edges = isTabbed() ? [[across, board.top + 6], [across, Math.min(board.bottom, floor) - height - 6]] : [];
  const sides = [
    [across, at.bottom + 8], [across, at.top - height - 8], [at.right + 8, along], [at.left - width - 8, along], ...edges,
  ];
  /** @param {number[]} corner */
  const isInside = ([x, y]) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= floor;
  const [lit, pieces] = [all("svg .lit", table), all("#view [data-piece]")];
  const quiet = byCovered(sides.filter(isInside), { width, height }, pieces);
  const free = byCovered(quiet, { width, height }, isTabbed() ? [...lit, ...pieces] : lit);
  const [left, top] = free[0] ?? [across, within(at.bottom + 8, floor - height)];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** The pointer has moved; one that rests while the table changes under it points at nothing. @param {PointerEvent} event */
function follow(event) {
  const { clientX: x, clientY: y, pointerType } = event;
  if (pointerType === "touch" || state.isLifted || isPressed() || (x === pointer.x && y === pointer.y)) return;
  Object.assign(pointer, { x, y });
  if (!isShown(event)) point(event);
}

/** Point at something: if it can be chosen, show what comes of it. @param {Event} event */
function point(event) {
  const pressed = targetOf(event).closest?.("button[data-action]");
  if (!pressed && ghostly !== null) leave();
  const lit = litElement(event);
  const several = pressed ? [meantBy(pressed)] : lit ? choicesOn(lit) : [];
  const at = pressed || lit;
  const [choice] = several;
  if (choice && aimed === choice) return;
  leave();
  if (!choice || !at) { tellWhy(event); return; }
  aimed = choice;
  if (choice.at) find(choice.at)?.classList.add("aim");
  if (several.length > 1) tip(several.map((each) => each.label).slice(0, 8), [], whereIs(choice, at));
  else pointing = setTimeout(() => foresee(choice, at), PATIENCE);
}

/** More can be pressed now: whoever points at something is told anew what a press does. */
export function pointAgain() {
  if (aimed === null) return;
  const { x, y } = pointer;
  leave();
  Object.assign(pointer, NOWHERE);
  const move = new PointerEvent("pointermove", { clientX: x, clientY: y, bubbles: true });
  document.elementFromPoint(x, y)?.dispatchEvent(move);
}

/** Point at nothing. */
export function leave() {
  clearTimeout(pointing);
  aimed = null;
  hideTip();
  for (const old of all(".aim")) old.classList.remove("aim");
  unghost();
}

/** Show what comes of a choice. @param {Choice} choice @param {Element} at */
async function foresee(choice, at) {
  if (state.seat === null) return;
  const seen = await foreseen(choice);
  await whenLetGo();
  if (!seen || aimed !== choice || ghostly === choice) return;
  const [place, kept, isPointedAt] = [whereIs(choice, at), reachOf(at), at instanceof SVGElement];
  ghost(choice, seen);
  reach = kept;
  reach?.lay();
  if (isPointedAt) Object.assign(stood, pointer);
  const said = touched === choice ? seen.sentences : [choice.label, ...seen.sentences]; // the button says it where one touches
  if (said.length || seen.gains.length) tip(shortened(said), seen.gains, place);
}

/** Where a choice lies, although it may have been drawn anew; out of sight it lies in the bar. @param {Choice} choice @param {Element} at */
function whereIs(choice, at) {
  const drawn = at.isConnected ? at : choice.at && find(choice.at);
  const place = drawn ? drawn.getBoundingClientRect() : null;
  return place?.width ? place : by("bar").getBoundingClientRect();
}

/** What the server says of a choice, unless the table has changed meanwhile. @param {Choice} choice */
export async function foreseen(choice) {
  const known = ghosts.get(choice);
  if (known) return known;
  const { version } = state.facts;
  const asked = query({ seat: state.seat, ...state.extra });
  for (const action of [choice.action, ...(choice.then ?? [])]) asked.append("action", String(action));
  const answer = await askFor(`${state.home}/ghost?${asked}`);
  if (answer.status !== 200) return null;
  /** @type {GhostFacts} */
  const seen = await answer.json();
  if (version !== state.facts.version) return null;
  ghosts.set(choice, seen);
  return seen;
}

/** No more lines than are read at a glance; what is left out is counted. @param {string[]} lines */
function shortened(lines) {
  if (lines.length <= MOST_LINES) return lines;
  const shown = lines.slice(0, MOST_LINES - 1);
  return [...shown, say("and_more", { count: lines.length - shown.length })];
}

/** Show the table as it would be; what is new in it is a ghost. @param {Choice} choice @param {GhostFacts} seen */
function ghost(choice, seen) {
  unghost();
  ghostly = choice;
  const pointed = (choice.at && find(choice.at)?.closest(".part:not([data-place=board])")) || null;
  state.isForeseen = true;
  const before = look(table).pieces.map((each) => `${each.kind}@${each.at}`);
  for (const [name, html] of Object.entries(seen.parts)) {
    const part = find(`part-${name}`);
    if (part && !hidesPointed(part, pointed, html.includes(`id="${choice.at}"`))) foreshow(name, html);
  }
  mark();
  sitters();
  if (choice.at) find(choice.at)?.classList.add("aim");
  for (const piece of all("[data-piece]", table)) {
    const known = before.indexOf(`${piece.dataset.piece ?? ""}@${piece.dataset.at ?? ""}`);
    if (known >= 0) before.splice(known, 1);
    else piece.classList.add("ghost");
  }
}

/**
 * Whether a part, drawn as it would be, hides what is pointed at: cards lift and do not vanish, and nothing else comes to
 * lie there. Only maps show what comes to the place itself.
 * @param {Element} part
 * @param {Element | null} pointed
 * @param {boolean} hasIt
 */
function hidesPointed(part, pointed, hasIt) {
  if (part !== pointed) return liesOn(pointed, part);
  return !hasIt || part.matches(".part-hand, .part-card");
}

function unghost() {
  if (ghostly === null) return;
  const seen = ghosts.get(ghostly);
  ghostly = null;
  state.isForeseen = false;
  reach?.lift();
  reach = null;
  Object.assign(stood, NOWHERE);
  for (const name of Object.keys(seen?.parts ?? {})) {
    const html = state.drawn.get(name);
    if (html !== undefined) show(name, html);
  }
  mark();
  sitters();
}

/** Say something beside a place. @param {string[]} lines @param {GainFacts[]} gains @param {DOMRect} at */
function tip(lines, gains, at) {
  const rows = lines.map((line, number) => made(number ? "p" : "strong", line));
  by("tip").replaceChildren(...rows, ...gains.map(gainRow));
  by("tip").hidden = false;
  place(by("tip"), at);
}

/** What an area would score before and after, for those for whom it changes. @param {GainFacts} gain */
export function gainRow(gain) {
  const changed = state.facts.seats.filter((each) => gain.before[each.number] !== gain.after[each.number]);
  const shown = changed.map((each) => `${each.called} ${gain.before[each.number]} → ${gain.after[each.number]}`);
  return made("p", say("would_score", { name: gain.name, what: shown.join(", ") }), "gain-row");
}

function hideTip() { by("tip").hidden = true; }
