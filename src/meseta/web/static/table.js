// The table: hears what happens, and shows it at the pace that somebody likes.

import { arrange } from "./arrange.js";
import { ask } from "./asking.js";
import { animate, isStill, keep, look } from "./motion.js";
import { mark, show, sitters, sort } from "./parts.js";
import { forget, leave, point, press } from "./pointing.js";
import { by, called, first, made, note, say, setText, state, table } from "./state.js";
import { listenToKeys, waiting } from "./tools.js";
import { Zoom } from "./zoom.js";

const WAITS = { off: 0, fast: 260, normal: 750, slow: 1600 };
const MANY = 40; // more changes than this are not shown one by one
const zoom = new Zoom(by("view"), by("place-board"));
const queue = [];
let stream = null;
let isBusy = false;
let isHurried = false;
let goOn = () => {};

// --- one change --------------------------------------------------------------------------------

function update(sheet) {
  forget();
  for (const name of sheet.gone) {
    by(`part-${name}`)?.remove();
    state.drawn.delete(name);
  }
  for (const [name, sent] of Object.entries(sheet.parts)) {
    const html = patched(state.drawn.get(name), sent);
    show(name, html);
    state.drawn.set(name, html);
  }
  sort(sheet.order);
  state.facts = { ...state.facts, ...sheet };
  table.dataset.version = sheet.version;
  tell(sheet.story);
  sitters();
  waiting();
  ask();
  mark();
  arrange(table);
  passTheScreen();
}

/** A part as it is sent: whole, or by its lines, old ones by where they stood before. */
function patched(old, sent) {
  if (typeof sent === "string") return sent;
  const lines = old.split("\n");
  return sent.flatMap((each) => (typeof each === "string" ? each : lines.slice(...each))).join("\n");
}

function tell({ keep: same, more }) {
  const story = by("story");
  for (const old of story.querySelectorAll(".new")) old.classList.remove("new");
  while (story.children.length > same) story.lastElementChild.remove();
  story.append(...more.map((sentence) => made("li", sentence, "new")));
  if (more.length) story.parentElement.scrollTop = story.scrollHeight;
}

// --- one after another -------------------------------------------------------------------------

async function showAll() {
  if (isBusy) return;
  isBusy = true;
  while (queue.length) {
    const isOwn = state.facts.mine;
    const sheet = queue.shift();
    const pace = isHurried || queue.length > MANY || document.hidden ? "off" : state.pace;
    const before = isStill(pace) ? null : keep(look(table));
    update(sheet);
    if (before) await animate(before, table, pace);
    if (queue.length && !isOwn) await wait(WAITS[pace]);
  }
  isHurried = false;
  isBusy = false;
}

function wait(time) {
  return new Promise((go) => {
    const until = setTimeout(go, time);
    goOn = () => { clearTimeout(until); go(); };
  });
}

function skip() {
  isHurried = true;
  goOn();
}

// --- the stream --------------------------------------------------------------------------------

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
  bye: () => {},
};

function listen(seat, known = "") {
  state.seat = seat;
  stream?.close();
  queue.length = 0;
  const asked = new URLSearchParams({ seat: seat ?? "none", known });
  stream = new EventSource(`/t/${first.table}/stream?${asked}`);
  stream.onmessage = (event) => {
    const change = JSON.parse(event.data);
    HEARD[change.kind](change);
  };
  stream.onopen = () => table.classList.remove("lost");
  stream.onerror = () => table.classList.add("lost");
}

// --- several people at one screen --------------------------------------------------------------

/** Whoever must decide next sees the table; where there are secrets, the screen is covered first. */
function passTheScreen() {
  const { facts, seat } = state;
  if (!first.shared || facts.over) return;
  const next = facts.seats.find((each) => each.pending && !each.bot && first.mine_seats.includes(each.number));
  const isSecret = seat !== null && facts.seats[seat].secret;
  if (next?.number === seat) return;
  if (next && !next.secret) listen(next.number);
  else if (isSecret || (next && seat !== null)) listen(null);
  else if (next) coverFor(next.number);
}

/** Cover the screen until somebody says that they are there; nothing below can be reached. */
function cover(isCovered) {
  by("cover").hidden = !isCovered;
  table.inert = isCovered;
  document.querySelector("header").inert = isCovered;
}

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

document.addEventListener("click", (event) => press(event, zoom.moved));
document.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") point(event.target); });
document.addEventListener("pointerleave", leave);
document.addEventListener("focusin", (event) => point(event.target));
addEventListener("resize", () => arrange(table));
listenToKeys(zoom, skip);

const parts = [...by("first-parts").content.children].map((part) => [part.dataset.part, part.outerHTML]);
update({ ...first, parts: Object.fromEntries(parts), gone: [] });
if (first.slow) note(say("slow"));
listen(state.seat, first.tag);
