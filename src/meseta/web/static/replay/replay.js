// Looking back: stepping to and fro through the moves of a match.

import { copy } from "../copying.js";
import { all, by, find, note, one, setText, targetOf } from "../table/elements.js";
import { askFor, query } from "../table/requests.js";
import { first, state } from "../table/state.js";
import { say } from "../table/words.js";

/** @typedef {import("../types.js").ReplayStep} ReplayStep */
/** @typedef {import("../types.js").PastFacts} PastFacts */

/** @type {Record<string, number>} */
const WAITS = { off: 500, fast: 500, normal: 1100, slow: 2200 };
/** @type {Record<string, number>} */
const PER_STEP = { ArrowLeft: -1, ArrowRight: 1 };
const SCROLLED = "input:not(#step), select, textarea, .log, .lower, .place-mats";

const page = /** @type {import("../types.js").TablePage} */ (first);
/** @type {Map<number, Promise<ReplayStep>>} */
const ahead = new Map(); // what was asked for before it is needed, by its number
/** @type {(sheet: ReplayStep, pace: string) => Promise<void>} */
let show = async () => {}; // how a sheet is shown
/** @type {() => unknown} */
let hurry = () => {}; // what is being shown is shown at once
let { tag } = page;
let at = 0;
let wanted = 0;
/** @type {Promise<void> | null} */
let going = null; // the way to where somebody wants to be
let isPlaying = false;
let steps = { of: page.of ?? 0, starts: page.starts ?? [] };

/** @param {number} number */
const clamped = (number) => Math.max(0, Math.min(steps.of, number));
/** @param {number} number */
const address = (number) => `?at=${number}${page.eyes === "all" || !find("eyes") ? "" : `&seat=${page.eyes}`}`;
/** @returns {HTMLInputElement} */
const slider = () => by("step");

// --- asking ------------------------------------------------------------------------------------

/** @param {number} number @returns {Promise<ReplayStep>} */
async function fetched(number) {
  const answer = await askFor(`/t/${page.table}/at?${query({ at: number, seat: page.eyes, known: tag })}`);
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

/** @param {number} number */
function ask(number) {
  const known = ahead.get(number);
  if (known) return known;
  const asked = fetched(number);
  asked.catch(() => ahead.delete(number));
  ahead.set(number, asked);
  return asked;
}

// --- going -------------------------------------------------------------------------------------

/** Go to a move; whoever asks for another one meanwhile goes there at once. @param {number} number */
function go(number) {
  wanted = clamped(number);
  slider().value = String(wanted);
  if (going) hurry();
  going ??= walk().finally(() => { going = null; });
  return going;
}

async function walk() {
  try {
    while (wanted !== at) {
      const [from, goal] = [at, wanted];
      const sheet = await ask(goal);
      const past = /** @type {PastFacts} */ (sheet.past);
      ahead.clear();
      ({ tag } = sheet);
      at = past.at;
      if (wanted === goal) wanted = at;
      steps = { of: sheet.of, starts: sheet.starts };
      arrive(past);
      await show(sheet, Math.abs(at - from) === 1 && wanted === at ? state.pace : "off");
      mark();
    }
    for (const next of [at + 1, at - 1]) if (clamped(next) === next) ask(next);
  } catch (error) {
    stop();
    note(error instanceof Error && !(error instanceof TypeError) ? error.message : say("lost"));
    wanted = at;
    slider().value = String(at);
  }
}

/** Say where one is. @param {PastFacts} past */
function arrive({ where, said }) {
  slider().max = String(steps.of);
  slider().value = String(wanted);
  slider().setAttribute("aria-valuetext", where);
  setText("step-where", where);
  setText("step-said", said);
  setText("step-told", `${where}. ${said}`);
  history.replaceState(null, "", address(at));
  for (const back of /** @type {HTMLInputElement[]} */ (all("input[name=back]"))) back.value = location.pathname + location.search;
  for (const back of /** @type {HTMLButtonElement[]} */ (all("#step-first, #step-back"))) back.disabled = at === 0;
  for (const on of /** @type {HTMLButtonElement[]} */ (all("#step-last, #step-on"))) on.disabled = at >= steps.of;
}

const log = () => /** @type {HTMLElement} */ (by("story").parentElement);

/** Mark what this move did: its lines in the story, its place in the chart. */
function mark() {
  for (const line of all("#story > *")) line.classList.toggle("new", Number(line.dataset.at) === at);
  log().scrollTop = by("story").scrollHeight;
  for (const chart of all("svg.chances")) {
    const now = one(".now", chart);
    now.setAttribute("visibility", "visible");
    now.setAttribute("transform", `translate(${Number(chart.dataset.edge) + at * Number(chart.dataset.step)} 0)`);
  }
}

/** The beginning of this round or the one before, or the next round. @param {number} direction */
function roundFrom(direction) {
  if (direction < 0) return steps.starts.filter((start) => start < wanted).at(-1) ?? 0;
  return steps.starts.find((start) => start > wanted) ?? steps.of;
}

// --- playing -----------------------------------------------------------------------------------

function stop() {
  isPlaying = false;
  by("step-play").setAttribute("aria-pressed", "false");
}

async function play() {
  if (isPlaying) { stop(); return; }
  isPlaying = true;
  by("step-play").setAttribute("aria-pressed", "true");
  if (at >= steps.of) await go(0);
  while (isPlaying && at < steps.of) {
    await go(at + 1);
    await new Promise((then) => { setTimeout(then, WAITS[state.pace]); });
  }
  stop();
}

// --- keys and presses --------------------------------------------------------------------------

/** @type {Record<string, () => unknown>} */
const KEYS = {
  Home: () => go(0),
  End: () => go(steps.of),
  ArrowUp: () => go(roundFrom(-1)),
  ArrowDown: () => go(roundFrom(1)),
  " ": play,
};

/** @param {KeyboardEvent} event */
function press(event) {
  const { key } = event;
  const target = targetOf(event);
  if (event.ctrlKey || event.metaKey || event.altKey || !by("menu").hidden) return;
  const step = PER_STEP[key];
  if (!(step || key in KEYS) || target.closest(SCROLLED)) return;
  if (key === " " && target.closest("button, a")) return;
  event.preventDefault();
  if (key !== " ") stop();
  if (!step) KEYS[key]();
  else if (event.shiftKey) go(roundFrom(step));
  else go(wanted + step);
}

/** Where a link leads, on a page or in a picture. @param {HTMLAnchorElement | SVGAElement} link */
const goalOf = (link) => new URL(typeof link.href === "string" ? link.href : link.href.baseVal, location.href);

/** A link to a move of this table goes there without another page. @param {MouseEvent} event */
function follow(event) {
  /** @type {HTMLAnchorElement | SVGAElement | null} */
  const link = targetOf(event).closest("a[href]");
  const to = link && goalOf(link);
  if (!to || to.pathname !== `/t/${page.table}` || !to.searchParams.has("at")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  stop();
  go(Number(to.searchParams.get("at")));
}

/** @param {boolean} isOpen */
function charts(isOpen) {
  by("charts").hidden = !isOpen;
  by("charts-open").setAttribute("aria-expanded", String(isOpen));
  (isOpen ? by("charts-close") : by("charts-open")).focus();
}

async function copyLink() {
  const whole = new URL(address(at), location.href).href;
  try {
    await copy(whole);
    note(say("copied"));
  } catch {
    note(whole);
  }
}

/**
 * Begin; a sheet is shown by what is handed over, at a pace, and at once where somebody hurries on.
 * @param {PastFacts} past
 * @param {(sheet: ReplayStep, pace: string) => Promise<void>} shown
 * @param {() => unknown} hurried
 */
export function lookBack(past, shown, hurried) {
  [show, hurry] = [shown, hurried];
  at = wanted = past.at;
  const presses = {
    "step-first": () => go(0),
    "step-back": () => go(wanted - 1),
    "step-on": () => go(wanted + 1),
    "step-last": () => go(steps.of),
  };
  for (const [id, leap] of Object.entries(presses)) by(id).addEventListener("click", () => { stop(); leap(); });
  by("step-play").addEventListener("click", play);
  slider().addEventListener("input", () => { stop(); go(Number(slider().value)); });
  by("step-copy").addEventListener("click", copyLink);
  by("charts-open").addEventListener("click", () => charts(Boolean(by("charts").hidden)));
  by("charts-close").addEventListener("click", () => charts(false));
  const eyes = /** @type {HTMLSelectElement | null} */ (find("eyes"));
  eyes?.addEventListener("change", () => { location.search = `?at=${at}&seat=${eyes.value}`; });
  document.addEventListener("click", follow);
  document.addEventListener("keydown", press);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !by("charts").hidden) charts(false); });
  log().setAttribute("aria-live", "off"); // what a move did is told with its number
  arrive(past);
  mark();
  walk();
}
