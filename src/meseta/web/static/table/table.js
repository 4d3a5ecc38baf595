// The table: hears what happens, and shows it at the pace that somebody likes.

import { isCalled, noteLeaving } from "../device_calls.js";
import { call, tellNews } from "../notifications.js";
import { lookBack } from "../replay/replay.js";
import { play } from "../sounds.js";
import { catchUp, hear } from "./chat.js";
import { setTime } from "./clocks.js";
import { listenToDragging } from "./dragging.js";
import { by, find, made, note, one, setText } from "./elements.js";
import { arrange } from "./layout.js";
import { lead } from "./leads.js";
import { animate, keep, look } from "./motion.js";
import { mark, show, sitters, sort } from "./parts.js";
import { patched } from "./patches.js";
import { askAgain, askedAbout, forget, listenToPointer } from "./pointer.js";
import { whenLetGo } from "./pressing.js";
import { ask } from "./question.js";
import { query } from "./requests.js";
import { announce, announceRound, closeScoring, hurryScoring, isStaged } from "./scoring.js";
import { newScoring, offerScoring, stageScoring, tellScoring } from "./scoring.js";
import { holdInSight, markSince, tellSince } from "./since_last_move.js";
import { called, first, firstParts, state, table } from "./state.js";
import { gather, tell } from "./story.js";
import { follow } from "./tabs.js";
import { listenToKeys, waiting } from "./tools.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("../types.js").SheetChange} SheetChange */
/** @typedef {SheetChange | import("../types.js").Note} Change */

const page = /** @type {import("../types.js").TablePage} */ (first);
/** @type {Record<string, number>} */
const WAITS = { off: 0, fast: 260, normal: 750, slow: 1600 };
const WITHIN_A_TURN = 0.3;
const MANY = 40; // more changes than this are not shown one by one
const SEVERAL = 4; // while more than these wait, none is shown at leisure
const zoom = new Zoom(by("view"), by("place-board"));
/** @type {SheetChange[]} */
const queue = [];
/** @type {EventSource | null} */
let stream = null;
let isBusy = false;
let isHurried = false;
let goOn = () => {};

// --- one change --------------------------------------------------------------------------------

/** @param {SheetChange} sheet */
function update(sheet) {
  const asked = askedAbout();
  forget();
  const gone = [...state.drawn.keys()].filter((name) => !sheet.order.includes(name));
  for (const name of gone) {
    find(`part-${name}`)?.remove();
    state.drawn.delete(name);
  }
  for (const [name, sent] of Object.entries(sheet.parts)) {
    const html = patched(state.drawn.get(name), sent);
    show(name, html);
    state.drawn.set(name, html);
  }
  sort(sheet.order);
  state.facts = { ...state.facts, ...sheet };
  setTime(sheet);
  table.dataset.version = String(sheet.version);
  tell(sheet.story);
  markSince();
  gather();
  sitters();
  waiting();
  mark();
  follow();
  ask();
  askAgain(asked);
  arrange(table);
  holdInSight();
  offerScoring();
  if (sheet.story.more.length) tellTheLast();
  passTheScreen();
}

/** What was told last is seen, also once the letters are there. */
function tellTheLast() {
  const log = one(".log");
  document.fonts.ready.then(() => { log.scrollTop = log.scrollHeight; });
  log.scrollTop = log.scrollHeight;
}

// --- one after another -------------------------------------------------------------------------

async function showAll() {
  if (isBusy) return;
  isBusy = true;
  await whenLetGo();
  while (queue.length) {
    const { mine: isOwn, seats } = state.facts;
    const sheet = /** @type {SheetChange} */ (queue.shift());
    const pace = paceNow();
    await showOne(sheet, pace);
    by("skip").hidden = !queue.length || pace === "off";
    if (queue.length && !isOwn) await wait(WAITS[pace] * lasting(seats, sheet));
    await whenLetGo();
  }
  by("skip").hidden = true;
  isHurried = false;
  isBusy = false;
  lead();
}

/** How fast the next change is shown: at the pace that is wished, or faster while many wait. */
function paceNow() {
  if (isHurried || queue.length > MANY || document.hidden) return "off";
  return queue.length > SEVERAL && state.pace === "normal" ? "fast" : state.pace;
}

/**
 * How long a change is looked at, as a part of the pause: the steps of one turn follow each other faster.
 * @param {import("../types.js").SeatFacts[]} seats
 * @param {SheetChange} sheet
 */
function lasting(seats, sheet) {
  if (!sheet.story.more.length) return 0;
  return sheet.seats.every(({ pending }, seat) => pending === seats[seat].pending) ? WITHIN_A_TURN : 1;
}

/** @param {SheetChange} sheet @param {string} pace */
async function showOne(sheet, pace) {
  const { round, mine: isOwn } = state.facts;
  const scoring = await newScoring(sheet);
  if (isOwn || page.past) closeScoring();
  const isShown = scoring !== null && isStaged(pace);
  if (scoring && pace !== "off") play("scoring");
  if (isShown) await stageScoring(scoring, pace);
  const before = isShown || pace === "off" ? null : keep(look(table));
  update(sheet);
  const moved = before ? await animate(before, table, pace) : [];
  if (moved.length) play(moved.includes("king") ? "king" : "piece");
  if (scoring) await tellScoring(scoring, pace);
  if (sheet.round !== round && !page.past) announceRound(pace);
}

/**
 * @param {number} time
 * @returns {Promise<void>}
 */
function wait(time) {
  return new Promise((go) => {
    const until = setTimeout(go, time);
    goOn = () => { clearTimeout(until); go(); };
  });
}

function skip() {
  if (hurryScoring()) return;
  isHurried = true;
  goOn();
}

// --- the stream --------------------------------------------------------------------------------

/** @type {{ [Kind in Change["kind"]]: (change: Extract<Change, { kind: Kind }>) => void }} */
const HEARD = {
  sheet: (change) => { queue.push(change); showAll(); },
  rematch: (change) => {
    note(say("rematch"));
    const link = made("a", say("to_rematch"), "button");
    link.href = `/t/${change.table}`;
    by("choices").append(link);
  },
  hinted: (change) => note(say("hinted", { name: called(change.seat) })),
  note: (change) => note(say(change.note)),
  chat: (change) => hear(change),
  turn: (change) => { if (change.table !== page.table) note(say("turn_elsewhere", { name: change.game })); call(change); },
  news: (change) => { note(`${change.title}: ${change.body}`); tellNews(change); },
  beat: () => {},
};
const SILENCE = 50000; // the server says something at least so often, in milliseconds
const LATER = 2000;
const SOON = 300;
let heard = Date.now();
let again = 0;
let hasGotUp = false;

/** @param {number | null} seat */
function listen(seat, known = "") {
  state.seat = seat;
  stream?.close();
  queue.length = 0;
  const mine = new EventSource(`/t/${page.table}/stream?${query({ seat: seat ?? "none", known })}`);
  stream = mine;
  heard = Date.now();
  mine.onmessage = (event) => {
    if (mine !== stream) return;
    heard = Date.now();
    /** @type {Change} */
    const change = JSON.parse(event.data);
    /** @type {(change: Change) => void} */ (HEARD[change.kind])(change);
  };
  mine.onopen = () => { heard = Date.now(); table.classList.remove("lost"); catchUp(); };
  mine.onerror = () => {
    table.classList.add("lost");
    if (mine === stream && mine.readyState === EventSource.CLOSED) later();
  };
}

/** A stream that was refused or fell silent, as after sleep, is opened anew. */
function later() {
  clearTimeout(again);
  again = setTimeout(() => listen(state.seat), LATER);
}

function wake() {
  if (document.hidden || Date.now() - heard < SILENCE) return;
  table.classList.add("lost");
  listen(state.seat);
}

/** A device that calls is not here while nobody looks at it. */
function putAside() {
  if (!stream || !isCalled()) wake();
  else if (document.hidden) stream.close();
  else listen(state.seat);
}

/** Whether this table will wait for whoever leaves the page: others play here who take their time. */
function isAwaiting() {
  const { over, seats } = state.facts;
  const people = seats.filter(({ bot }) => !bot);
  const isMine = (/** @type {{ number: number }} */ { number }) => page.mine_seats.includes(number);
  return !over && !page.past && !hasGotUp && people.some(isMine) && !people.every(isMine);
}

// --- several people at one screen --------------------------------------------------------------

/** Whoever must decide next sees the table; where there are secrets, the screen is covered first. */
function passTheScreen() {
  const { facts, seat } = state;
  if (!page.shared || page.past || facts.over) return;
  const next = facts.seats.find((each) => each.pending && !each.bot && page.mine_seats.includes(each.number));
  const isSecret = seat !== null && facts.seats[seat].secret;
  if (next?.number === seat) return;
  if (next && !next.secret) handOver(next.number);
  else if (isSecret || (next && seat !== null)) listen(null);
  else if (next) coverFor(next.number);
}

/** The next one at this screen sees the table, and is named. @param {number} number */
function handOver(number) {
  announce(called(number), "");
  listen(number);
}

/** Cover the screen until somebody says that they are there; nothing below can be reached. @param {boolean} isCovered */
function cover(isCovered) {
  by("cover").hidden = !isCovered;
  table.inert = isCovered;
  one("header").inert = isCovered;
}

/** @param {number} number */
function coverFor(number) {
  setText("cover-words", say("cover", { name: called(number) }));
  setText("cover-open", say("cover_open", { name: called(number) }));
  cover(true);
  by("cover-open").focus();
  by("cover-open").onclick = () => {
    cover(false);
    listen(number);
  };
}

// --- begin -------------------------------------------------------------------------------------

/** What stands in the page, the question above all, is seen before the table is laid out. */
function painted() {
  if (document.hidden) return null;
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, SOON);
  });
}

/** A table that is played is heard from now on, whatever becomes of the connection. */
function goLive() {
  listen(state.seat, page.tag);
  setInterval(wake, 5000);
  document.addEventListener("visibilitychange", putAside);
  addEventListener("online", () => listen(state.seat));
}

listenToPointer(zoom);
listenToDragging(zoom);
addEventListener("pagehide", () => noteLeaving(isAwaiting()));
find("leaving")?.addEventListener("submit", () => { hasGotUp = true; });
addEventListener("resize", () => arrange(table));
listenToKeys(zoom, skip);
by("skip").addEventListener("click", skip);

await painted();
update({ ...page, parts: firstParts(), gone: [] });
if (page.slow) note(say("slow"));
if (page.past) {
  lookBack(page.past, showOne, hurryScoring);
} else {
  goLive();
  lead();
  tellSince((steps) => { queue.push(...steps); showAll(); });
}
