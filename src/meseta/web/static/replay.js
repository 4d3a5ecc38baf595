// Looking back: stepping to and fro through the moves of a match.

import { by, first, note, say, setText, state } from "./state.js";

const WAITS = { off: 500, fast: 500, normal: 1100, slow: 2200 };
const PER_STEP = { ArrowLeft: -1, ArrowRight: 1 };
const SCROLLED = "input:not(#step), select, textarea, .log, .lower, .place-mats";

const ahead = new Map(); // what was asked for before it is needed, by its number
let show = async () => {}; // how a sheet is shown
let { tag } = first;
let at = 0;
let wanted = 0;
let going = null; // the way to where somebody wants to be
let isPlaying = false;
let steps = { of: first.of, starts: first.starts };

const clamped = (number) => Math.max(0, Math.min(steps.of, number));
const address = (number) => `?at=${number}${first.eyes === "all" || !by("eyes") ? "" : `&seat=${first.eyes}`}`;

// --- asking ------------------------------------------------------------------------------------

async function fetched(number) {
  const asked = new URLSearchParams({ at: number, seat: first.eyes, known: tag });
  const answer = await fetch(`/t/${first.table}/at?${asked}`, { headers: { accept: "application/json" } });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

function ask(number) {
  if (!ahead.has(number)) {
    const asked = fetched(number);
    asked.catch(() => ahead.delete(number));
    ahead.set(number, asked);
  }
  return ahead.get(number);
}

// --- going -------------------------------------------------------------------------------------

/** Go to a move; whoever asks for another one meanwhile goes there at once. */
function go(number) {
  wanted = clamped(number);
  by("step").value = wanted;
  going ??= walk().finally(() => { going = null; });
  return going;
}

async function walk() {
  try {
    while (wanted !== at) {
      const [from, goal] = [at, wanted];
      const sheet = await ask(goal);
      ahead.clear();
      ({ tag } = sheet);
      at = sheet.past.at;
      if (wanted === goal) wanted = at;
      steps = { of: sheet.of, starts: sheet.starts };
      arrive(sheet.past);
      await show(sheet, Math.abs(at - from) === 1 && wanted === at ? state.pace : "off");
      mark();
    }
    for (const next of [at + 1, at - 1]) if (clamped(next) === next) ask(next);
  } catch (error) {
    stop();
    note(error instanceof TypeError ? say("lost") : error.message);
    wanted = at;
    by("step").value = at;
  }
}

/** Say where one is. */
function arrive({ where, said }) {
  const slider = by("step");
  slider.max = steps.of;
  slider.value = wanted;
  slider.setAttribute("aria-valuetext", where);
  setText("step-where", where);
  setText("step-said", said);
  setText("step-told", `${where}. ${said}`);
  history.replaceState(null, "", address(at));
  for (const back of document.querySelectorAll("input[name=back]")) back.value = location.pathname + location.search;
  for (const id of ["step-first", "step-back"]) by(id).disabled = at === 0;
  for (const id of ["step-last", "step-on"]) by(id).disabled = at >= steps.of;
}

/** Mark what this move did: its lines in the story, its place in the chart. */
function mark() {
  for (const line of by("story").children) line.classList.toggle("new", Number(line.dataset.at) === at);
  by("story").parentElement.scrollTop = by("story").scrollHeight;
  for (const chart of document.querySelectorAll("svg.chances")) {
    const now = chart.querySelector(".now");
    now.setAttribute("visibility", "visible");
    now.setAttribute("transform", `translate(${Number(chart.dataset.edge) + at * Number(chart.dataset.step)} 0)`);
  }
}

/** The beginning of this round or the one before, or the next round. */
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

const KEYS = {
  Home: () => go(0),
  End: () => go(steps.of),
  ArrowUp: () => go(roundFrom(-1)),
  ArrowDown: () => go(roundFrom(1)),
  " ": play,
};

function press(event) {
  const { key, target } = event;
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

/** A link to a move of this table goes there without another page. */
function follow(event) {
  const link = event.target.closest("a[href]");
  const to = link && new URL(link.href?.baseVal ?? link.href, location.href);
  if (!to || to.pathname !== `/t/${first.table}` || !to.searchParams.has("at")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  stop();
  go(Number(to.searchParams.get("at")));
}

function charts(isOpen) {
  by("charts").hidden = !isOpen;
  by("charts-open").setAttribute("aria-expanded", String(isOpen));
  (isOpen ? by("charts-close") : by("charts-open")).focus();
}

async function copy() {
  const whole = new URL(address(at), location.href).href;
  try {
    await navigator.clipboard.writeText(whole);
    note(say("copied"));
  } catch {
    note(whole);
  }
}

/** Begin; a sheet is shown by what is handed over, at a pace. */
export function lookBack(shown) {
  show = shown;
  at = wanted = first.past.at;
  const presses = {
    "step-first": () => go(0),
    "step-back": () => go(wanted - 1),
    "step-on": () => go(wanted + 1),
    "step-last": () => go(steps.of),
  };
  for (const [id, press] of Object.entries(presses)) by(id).addEventListener("click", () => { stop(); press(); });
  by("step-play").addEventListener("click", play);
  by("step").addEventListener("input", () => { stop(); go(Number(by("step").value)); });
  by("step-copy").addEventListener("click", copy);
  by("charts-open").addEventListener("click", () => charts(by("charts").hidden));
  by("charts-close").addEventListener("click", () => charts(false));
  by("eyes")?.addEventListener("change", () => { location.search = `?at=${at}&seat=${by("eyes").value}`; });
  document.addEventListener("click", follow);
  document.addEventListener("keydown", press);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !by("charts").hidden) charts(false); });
  by("story").parentElement.setAttribute("aria-live", "off"); // what a move did is told with its number
  arrive(first.past);
  mark();
  walk();
}
