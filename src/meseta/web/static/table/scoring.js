// Scorings: first on the table, thing by thing, then on a paper that lies over it until somebody goes on; and rounds.

import { all, by, find, made, one, setText, targetOf, token } from "./elements.js";
import { isTabbed } from "./layout.js";
import { isStill } from "./motion.js";
import { askFor } from "./requests.js";
import { badge, broughtBy, clearStage, countAlong, setStage, showPoints, showStep } from "./stage.js";
import { first, state, table } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("../types.js").ScoringFacts} ScoringFacts */
/** @typedef {import("../types.js").SeatFacts} SeatFacts */

const page = /** @type {import("../types.js").TablePage} */ (first);
/** @type {Record<string, number>} */
const STEPS = { off: 0, fast: 260, normal: 800, slow: 1500 }; // milliseconds from one thing to the next
const NOTHING = 0.4; // so much of them where it brings nobody points
const BANNER = 2000;
let goOn = () => {}; // to the next thing at once, or from the paper on
let isComing = false; // whether something is still to come
let timer = 0;

/**
 * All of the scoring that a change brings, if it is news; in the past only where one stands.
 * @param {import("../types.js").SheetChange} sheet
 */
export function newScoring({ scorings = [], past }) {
  const known = (state.facts.scorings ?? []).map(([at]) => at);
  const [at] = scorings.filter(([each]) => !known.includes(each)).at(-1) ?? [];
  return at === undefined || (past && past.at !== at) ? null : fetched(at);
}

/** Whether a scoring is shown on the table before it lies on paper. @param {string} pace */
export const isStaged = (pace) => !isStill(pace);

/**
 * Show on the table, as it lies there still, how it is scored: one thing after another.
 * @param {ScoringFacts} told
 * @param {string} pace
 */
export async function stageScoring({ title, rows, gained, points }, pace) {
  isComing = true;
  if (isTabbed()) by("tab-board").click();
  table.classList.add("scoring");
  by("skip").hidden = false;
  by("scored-now").replaceChildren(made("strong", title));
  by("scored-now").hidden = false;
  setStage(gained, points);
  announce(title, "");
  await pause(STEPS[pace] * 2);
  const sums = gained.map(() => 0);
  for (const row of rows) {
    for (const step of row.before) await shown(step, pace);
    row.points.forEach((each, seat) => { sums[seat] += each ?? 0; });
    if (!isComing) continue;
    outline(row.at);
    if (!find(row.at)) announce(row.name, "");
    sayNow(row);
    showPoints(row);
    countAlong(sums);
    await pause(STEPS[pace] * (row.points.some(Boolean) ? 1 : NOTHING));
  }
  isComing = false;
  outline("");
  by("skip").hidden = by("scored-now").hidden = true;
  table.classList.remove("scoring");
  clearStage();
}

/** The bar says what is scored, what it is worth, and who gets how much. @param {import("../types.js").ScoringRow} row */
function sayNow({ name, why, points }) {
  const brought = broughtBy(points);
  by("scored-now").replaceChildren(made("strong", name), made("span", why), ...(brought.length ? [badge(brought)] : []));
}

/** @param {import("../types.js").ScoringStep} step @param {string} pace */
async function shown(step, pace) {
  if (!isComing) return;
  announce(step.sentence, "");
  outline(step.to || step.at);
  showStep(step, STEPS[pace]);
  await pause(STEPS[pace] * 1.2);
}

/**
 * Lay a scoring out on paper; unless all is shown at once, what happens next waits until somebody goes on.
 * @param {ScoringFacts} told
 * @param {string} pace
 */
export async function tellScoring(told, pace) {
  lay(told);
  setText("scored-said", summary(told));
  if (pace !== "off" && !page.past) await closed();
}

/**
 * @param {number} at
 * @returns {Promise<ScoringFacts | null>}
 */
async function fetched(at) {
  const answer = await askFor(`/t/${page.table}/scoring?at=${at}`);
  return answer.ok ? answer.json() : null;
}

/**
 * @param {number} time
 * @returns {Promise<void>}
 */
function pause(time) {
  if (!isComing) return Promise.resolve();
  return new Promise((go) => {
    const until = setTimeout(go, time);
    goOn = () => { clearTimeout(until); go(); };
  });
}

/**
 * Until the paper is put away; meanwhile it has the keyboard.
 * @returns {Promise<void>}
 */
function closed() {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const { tab } = table.dataset;
  if (isTabbed()) by("tab-board").click();
  table.classList.add("scoring");
  by("scored-on").hidden = false;
  by("scored-on").focus({ preventScroll: true });
  return new Promise((go) => {
    goOn = () => {
      table.classList.remove("scoring");
      by("scored-on").hidden = true;
      if (isTabbed()) by(`tab-${tab}`).click();
      if (before?.isConnected) before.focus({ preventScroll: true });
      go();
    };
  });
}

/** Lay the paper out. @param {ScoringFacts} told */
function lay({ title, why, rows, gained, points }) {
  setText("scored-title", title);
  setText("scored-why", why);
  by("scored-why").hidden = !why;
  const top = document.createElement("thead");
  top.append(line("", state.facts.seats.map(headOf)));
  const body = document.createElement("tbody");
  body.append(...rows.map((row) => {
    const most = Math.max(...row.points.map(Number));
    const shown = line(row.name, row.points.map((each) => each ?? "–"), row.at, most);
    if (row.why) one("th", shown).append(made("small", row.why));
    return shown;
  }));
  const foot = document.createElement("tfoot");
  const sums = gained.map((each) => (each < 0 ? `−${-each}` : `+${each}`));
  foot.append(line(say("scored_gained"), sums), line(say("scored_points"), points));
  by("scored-table").replaceChildren(top, body, foot);
  by("scored").hidden = false;
}

/**
 * A row: what it is about, and something for every seat.
 * @param {string} name
 * @param {(Element | string | number)[]} cells
 */
function line(name, cells, at = "", most = 0) {
  const row = document.createElement("tr");
  const about = made("th", name);
  about.scope = "row";
  row.dataset.at = at;
  row.append(about, ...cells.map((each) => {
    if (each instanceof Element) return each;
    return made("td", String(each), most && each === most ? "most" : "");
  }));
  return row;
}

/** The head of a seat's column. @param {SeatFacts} seat */
function headOf({ colour, called }) {
  const cell = document.createElement("th");
  cell.scope = "col";
  cell.append(token(colour), made("span", called, "wide"));
  return cell;
}

/** @param {ScoringFacts} told */
function summary({ title, gained, points }) {
  const each = state.facts.seats.map(({ called }, seat) =>
    say("scored_said", { name: called, points: gained[seat], count: points[seat] }));
  return [`${title}.`, ...each].join(" ");
}

/** Outline what is being scored, where it can be seen. @param {string} [id] */
function outline(id) {
  for (const old of all("svg .counted")) old.classList.remove("counted");
  if (id) find(id)?.classList.add("counted");
}

/** Put the paper away. */
export function closeScoring() {
  if (by("scored").hidden) return;
  outline("");
  by("scored").hidden = true;
  const go = goOn;
  goOn = () => {};
  go();
}

/** Somebody is in a hurry: on to the paper, or off with it; whether there was something to hurry. */
export function hurryScoring() {
  if (!isComing && by("scored").hidden) return false;
  if (isComing) { isComing = false; goOn(); } else closeScoring();
  return true;
}

/** The button that shows the last scoring once more. */
export function offerScoring() {
  const last = state.facts.scorings?.at(-1);
  const button = by("scored-again");
  button.hidden = !last;
  button.title = last?.[1] ?? "";
  button.onclick = last ? () => tellAgain(last[0]) : null;
}

/** @param {number} at */
async function tellAgain(at) {
  const told = await fetched(at);
  if (told) tellScoring(told, "off");
}

/** A line of the story at which a scoring begins shows it once more. @param {HTMLElement} link @param {number} at */
export function leadsToScoring(link, at) {
  link.title = say("scored_again");
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    tellAgain(at);
  });
}

/** A new round, for a moment, and who begins it. @param {string} pace */
export function announceRound(pace) {
  const { round, over, seats } = state.facts;
  if (pace === "off" || over || !round) return;
  const [beginner, ...others] = seats.filter(({ pending }) => pending);
  announce(say("round", { count: round }), !beginner || others.length ? "" : begins(beginner));
}

/** Something stands above the table for a moment. @param {string} title @param {string} more */
export function announce(title, more) {
  const fresh = /** @type {HTMLElement} */ (by("banner").cloneNode());
  fresh.replaceChildren(made("strong", title), made("span", more));
  fresh.hidden = false;
  by("banner").replaceWith(fresh);
  clearTimeout(timer);
  timer = setTimeout(() => { by("banner").hidden = true; }, BANNER);
}

/** @param {SeatFacts} seat */
function begins({ number, called }) {
  return number === state.seat ? say("round_yours") : say("round_begins", { name: called });
}

for (const each of [by("scored-on"), by("scored-close")]) each.addEventListener("click", closeScoring);
by("scored").addEventListener("pointerover", (event) => outline(targetOf(event).closest("tr")?.dataset.at));
document.addEventListener("pointerdown", (event) => {
  if (!targetOf(event).closest("#scored, #scored-again, #scored-on, #story a")) closeScoring();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !targetOf(event).closest("button, a, input, select, textarea")) closeScoring();
});
