// Things are lifted and dropped: dragging one to a place does what a press on both would do.

import { all, find, targetOf } from "./elements.js";
import { leadsAfter } from "./leads.js";
import { copyOf } from "./motion.js";
import { mark } from "./parts.js";
import { choicesUnder, foreseen, leave, pick, play } from "./pointer.js";
import { state, table } from "./state.js";

/** @typedef {import("./state.js").Choice} Choice */
/** @typedef {{ x: number, y: number }} Point */

const APART = 6; // pixels after which something is dragged and not pressed
const HOLD = 260; // milliseconds after which a finger lifts something and does not scroll
const LARGER = 1.12; // what is lifted is nearer to the eye

/**
 * @typedef {object} Held
 * @property {number} pointer
 * @property {Point} from where it was pressed
 * @property {Choice[]} meant what a press there would choose
 * @property {number} timer
 * @property {boolean} isFinger
 * @property {import("./state.js").Facts} facts the table as it was then
 * @property {import("./state.js").Lead[]} leads
 * @property {SVGSVGElement} [copy] what follows the pointer, once something is lifted
 * @property {Set<Choice>} [drops] what can come of it
 */

/** @type {Held | null} */
let held = null;

/** Hear what is dragged. @param {import("./zoom.js").Zoom} zoom */
export function listenToDragging(zoom) {
  document.addEventListener("pointerdown", (event) => hold(event, zoom));
  document.addEventListener("pointermove", (event) => drag(event, zoom));
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", (event) => { if (held?.pointer === event.pointerId) letGo(); });
  document.addEventListener("touchmove", (event) => { if (state.isLifted) event.preventDefault(); }, { passive: false });
  document.addEventListener("contextmenu", (event) => { if (held?.isFinger) event.preventDefault(); });
  for (const own of ["selectstart", "dragstart"]) { // what browsers drag by themselves
    document.addEventListener(own, (event) => { if (state.isLifted || held?.meant.length) event.preventDefault(); });
  }
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") letGo(); });
}

/** Something is pressed that may be dragged; a second finger zooms. @param {PointerEvent} event @param {import("./zoom.js").Zoom} zoom */
function hold(event, zoom) {
  letGo();
  const isOnTable = table.contains(targetOf(event)) && !targetOf(event).closest("button, a, input");
  if (!isOnTable || event.button || !event.isPrimary || !state.facts.choices.length) return;
  const { facts, leads } = state;
  const isFinger = event.pointerType === "touch";
  const timer = isFinger ? setTimeout(() => lift(zoom), HOLD) : 0;
  const from = { x: event.clientX, y: event.clientY };
  held = { pointer: event.pointerId, from, meant: choicesUnder(event), timer, isFinger, facts, leads };
}

/** @param {PointerEvent} event @param {import("./zoom.js").Zoom} zoom */
function drag(event, zoom) {
  if (held?.pointer !== event.pointerId) return;
  if (held.facts !== state.facts) { letGo(); return; }
  const { copy, from, isFinger } = held;
  const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > APART;
  if (copy) follow(copy, { x: event.clientX, y: event.clientY });
  else if (!state.isLifted && isFar && isFinger) letGo();
  else if (!state.isLifted && isFar) lift(zoom);
}

/** Lift what was pressed, if it can go anywhere; until that is known the map may be moved. @param {import("./zoom.js").Zoom} zoom */
async function lift(zoom) {
  const mine = held;
  if (!mine) return;
  const { scale, x, y } = zoom;
  state.isLifted = true;
  leave();
  const piece = pieceAt(mine.from);
  const drops = piece && (await dropsByPress(mine.meant, piece) ?? await dropsByPiece(piece));
  if (held !== mine) return;
  if (!piece || !drops?.size) { letGo(); return; }
  zoom.release({ pointerId: mine.pointer });
  zoom.set(scale, x, y);
  zoom.moved = true;
  mine.drops = drops;
  mine.copy = copied(piece);
  table.classList.add("dragging");
  mark();
  for (const { at } of drops) find(at)?.classList.add("drop");
  follow(mine.copy, mine.from);
}

/** The smallest piece at a point; what lies below others cannot be lifted. @param {Point} at */
function pieceAt({ x, y }) {
  /** @param {Element} each */
  const size = (each) => { const { width, height } = each.getBoundingClientRect(); return width * height; };
  const pieces = /** @type {SVGGraphicsElement[]} */ (all("svg [data-piece]", table));
  const here = pieces.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return here.sort((one, other) => size(one) - size(other))[0];
}

/**
 * What can come of pressing the thing and then a place, if a press on it is one choice.
 * @param {Choice[]} meant
 * @param {Element} piece
 */
async function dropsByPress([choice, ...others], piece) {
  const pressed = choice && !others.length ? find(choice.at) : null;
  if (!pressed || !(pressed.contains(piece) || pressed.closest("[data-piece]"))) return null;
  const leads = await leadsAfter([choice.action, ...(choice.then ?? [])]);
  if (!leads.length || !held) return null;
  state.leads = leads;
  return new Set(leads.flatMap((each) => each.choices));
}

/** The choices that take away a piece from where it lies: those of a kind go by the first of them. @param {HTMLElement | SVGElement} piece */
async function dropsByPiece(piece) {
  /** @type {Map<string, Choice[]>} */
  const kinds = new Map();
  /** @type {Choice[]} */
  const choices = [...state.facts.choices.filter((each) => each.at), ...state.leads.flatMap((each) => each.choices)];
  for (const choice of choices) {
    const kind = `${choice.text.split(" ")[0]} ${choice.then?.length}`;
    kinds.set(kind, [...kinds.get(kind) ?? [], choice]);
  }
  const found = await Promise.all([...kinds.values()].map(async (several) =>
    await takesAway(several[0], piece) ? several : []));
  return new Set(found.flat());
}

/** Whether fewer pieces of a kind would lie where this one does. @param {Choice} choice @param {HTMLElement | SVGElement} piece */
async function takesAway(choice, { dataset: { piece = "", at = "" } }) {
  const seen = await foreseen(choice);
  return Object.entries(seen?.parts ?? {}).some(([name, html]) =>
    countIn(html, piece, at) < countIn(state.drawn.get(name) ?? "", piece, at));
}

/** How many pieces of a kind lie at a place. @param {string} html @param {string} kind @param {string} at */
function countIn(html, kind, at) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const pieces = all(`[data-piece="${kind}"][data-at="${at}"]`, holder.content);
  return pieces.reduce((sum, each) => sum + Number(each.dataset.count ?? 1), 0);
}

/** What is seen of a piece that is lifted: of several, one. @param {SVGGraphicsElement} piece */
function copied(piece) {
  /** @type {SVGGraphicsElement} */
  const form = (piece.dataset.count && piece.querySelector("use")) || piece;
  const { width, height } = form.getBoundingClientRect();
  const copy = copyOf(form);
  copy.classList.add("lifted");
  Object.assign(copy.style, { width: `${width * LARGER}px`, height: `${height * LARGER}px` });
  document.body.append(copy);
  return copy;
}

/** What is lifted follows the pointer; the place below it is marked. @param {SVGSVGElement} copy @param {Point} at */
function follow(copy, at) {
  copy.style.left = `${at.x}px`;
  copy.style.top = `${at.y}px`;
  const [below] = placesAt(at);
  for (const old of all("svg .aim", table)) if (old !== below) old.classList.remove("aim");
  below?.classList.add("aim");
}

/** The places at a point where it can be dropped. @param {Point} at */
const placesAt = ({ x, y }) =>
  [...new Set(document.elementsFromPoint(x, y).map((each) => each.closest("svg .drop")))].filter((each) => each !== null);

/** @param {PointerEvent} event */
function drop(event) {
  if (held?.pointer !== event.pointerId) return;
  const [place] = held.drops ? placesAt({ x: event.clientX, y: event.clientY }) : [];
  const several = [...held.drops ?? []].filter(({ at }) => at === place?.id);
  letGo();
  if (several.length === 1) play(several[0]);
  else if (place && several.length) pick(place, several);
}

/** Nothing is held any more; the table is as it was. */
function letGo() {
  if (!held) return;
  clearTimeout(held.timer);
  const { copy, facts, leads } = held;
  held = null;
  if (!state.isLifted) return;
  state.isLifted = false;
  copy?.remove();
  table.classList.remove("dragging");
  for (const old of all("svg .drop")) old.classList.remove("drop", "aim");
  if (facts === state.facts) state.leads = leads;
  mark();
}
