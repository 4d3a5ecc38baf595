// Undo, end of turn, hint, menu, keys.

import { setSounds } from "../sounds.js";
import { all, by, find, isTyping, made, note, one, setText, targetOf } from "./elements.js";
import { closePick, leave, play } from "./pointer.js";
import { button } from "./question.js";
import { changeSetting, send, stepsOfLastPress } from "./requests.js";
import { choiceOf, state } from "./state.js";
import { listenToTabs } from "./tabs.js";
import { say } from "./words.js";

const TYPING = 1200;
const ZOOMING = ["+", "-"]; // what a key that is held does again and again

by("end").addEventListener("click", () => send("end", {}));
by("back").addEventListener("click", () => send("back", { count: stepsOfLastPress() }));
by("start-over").addEventListener("click", () => send("back", { count: state.facts.back }));
listenToTabs();

// --- hints -------------------------------------------------------------------------------------

by("hint").addEventListener("click", async () => {
  note(say("thinking"));
  /** @type {import("../types.js").HintFacts | null} */
  const told = await send("hint", {});
  if (!told) return;
  note("");
  const close = made("button", say("close"));
  close.addEventListener("click", () => { by("hinted").hidden = true; });
  const list = document.createElement("ol");
  if (!told.even) list.append(...told.best.map(advice)); // where it makes no difference, one line says so
  list.firstElementChild?.append(made("small", told.way.join(" ")));
  by("hinted").replaceChildren(made("h2", say("hint_title", { name: told.by })), list, made("p", told.why), close);
  by("menu").hidden = true;
  by("hinted").hidden = false;
  one("button", by("hinted")).focus();
});

/** @param {import("../types.js").AdviceFacts} each */
function advice(each) {
  const line = document.createElement("li");
  const choice = choiceOf(each.action);
  line.append(choice ? button(choice) : each.label, " ");
  line.append(made("span", say("hint_figures", { count: each.wins, points: each.points })));
  return line;
}

// --- the menu ----------------------------------------------------------------------------------

/** @param {boolean} isOpen */
function menu(isOpen) {
  by("hinted").hidden = true;
  by("menu").hidden = !isOpen;
  by("more").setAttribute("aria-expanded", String(isOpen));
  (isOpen ? one("input, button, select", by("menu")) : by("more")).focus();
}
by("more").addEventListener("click", () => menu(Boolean(by("menu").hidden)));
by("menu-close").addEventListener("click", () => menu(false));

document.addEventListener("click", (event) => { if (targetOf(event).closest("#explain")) closeAll(); }, true); // one sheet at a time

for (const radio of /** @type {HTMLInputElement[]} */ (all("#paces input"))) {
  radio.checked = radio.value === state.pace;
  radio.addEventListener("change", () => {
    state.pace = radio.value;
    changeSetting("pace", radio.value);
  });
}
const sounds = /** @type {HTMLInputElement | null} */ (find("sounds"));
sounds?.addEventListener("change", () => {
  setSounds(sounds.checked);
  changeSetting("sound", sounds.checked ? "yes" : "no");
});

/** The rows in which seats are handed to bots, each with what is chosen there. */
const handing = all("#handing [data-seat]").map((row) => {
  /** @type {HTMLSelectElement} */
  const chooser = one("select", row);
  return { seat: Number(row.dataset.seat), chooser };
});
for (const { seat, chooser } of handing) {
  chooser.addEventListener("change", () => send("seat", { seat, bot: chooser.value || null }));
}
for (const fill of all("[data-fill]")) {
  fill.addEventListener("click", () => send("seat", { seat: Number(fill.dataset.fill), bot: "caballero" }));
}
find("retake")?.addEventListener("click", () => send("seat", { bot: null }));
find("play-on")?.addEventListener("click", () => send("seat", { bot: state.facts.seats[state.seat ?? 0].level }));

/** What the menu says of the seats as they are now, and the links to those that are still open. */
export function waiting() {
  const { seats, over, waiting: isWaiting } = state.facts;
  for (const { seat, chooser } of handing) chooser.value = seats[seat].level ?? "";
  for (const when of all("[data-when]")) {
    when.hidden = (when.dataset.when === "waiting") !== Boolean(isWaiting);
  }
  const [leaving, retake, open] = [find("leaving"), find("retake"), find("waiting")];
  if (leaving) leaving.hidden = over;
  if (retake) retake.hidden = over || state.seat === null || !seats[state.seat].bot;
  const playOn = find("play-on");
  if (playOn) playOn.hidden = state.facts.stand_in !== "waits";
  const links = all("#waiting [data-seat]");
  for (const link of links) link.hidden = !seats[Number(link.dataset.seat)].open;
  if (open) open.hidden = links.every((link) => link.hidden);
}

// --- keys --------------------------------------------------------------------------------------

let typed = "";
let typing = 0;

/**
 * Read keys; numbers are typed as numbers.
 * @param {import("./zoom.js").Zoom} zoom
 * @param {() => void} skip
 */
export function listenToKeys(zoom, skip) {
  /** @type {Record<string, () => void>} */
  const keys = {
    e: () => (by("end").hidden ? endChoice()?.click() : by("end").click()),
    u: () => by("back").click(),
    h: () => by("hint").click(),
    "+": () => zoom.by(1.25),
    "-": () => zoom.by(0.8),
    0: () => zoom.fit(),
  };
  document.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if (key === "escape") { closeAll(); skip(); return; }
    if (isMeantElsewhere(event) || isHeld(event)) return;
    const isTool = key in keys && isOffered(key);
    if (begins(typed + key).length) type(key);
    else if (isTool && !typed) keys[key]();
    else if (key === "enter" && !targetOf(event).closest("button, a, summary")) enter();
  });
}

/** Whether a key is typed into a field, or while something lies over the table. @param {KeyboardEvent} event */
const isMeantElsewhere = (event) => isTyping(event) || !by("menu").hidden || !by("cover").hidden;

/** Whether a key is only held, which presses it once; a button that has the focus would hear it again and again. @param {KeyboardEvent} event */
function isHeld(event) {
  if (!event.repeat || ZOOMING.includes(event.key)) return false;
  if (event.key === "Enter") event.preventDefault();
  return true;
}

/** @type {Record<string, string>} */
const buttons = { e: "end", u: "back", h: "hint" };

/** Whether what a key does can be done now. @param {string} key */
const isOffered = (key) => !buttons[key] || !by(buttons[key]).hidden || (key === "e" && endChoice() !== null);

/** The button that ends a turn in which something could still be done. @returns {HTMLElement | null} */
const endChoice = () => by("choices").querySelector(":scope > .ends");

function closeAll() {
  closePick();
  leave();
  by("hinted").hidden = true;
  /** @type {HTMLElement | null} */
  const opened = document.querySelector(".opener[aria-expanded=true]");
  if (opened) { opened.click(); opened.focus(); }
  if (!by("menu").hidden) menu(false);
}

/** @param {string} text */
const begins = (text) => (/^[a-z0-9]+$/.test(text) ? state.facts.choices.filter((each) => each.key.startsWith(text)) : []);

/** @param {string} key */
function type(key) {
  typed += key;
  clearTimeout(typing);
  setText("detail", say("typed", { what: typed }));
  const begun = begins(typed);
  if (begun.length === 1 && begun[0].key === typed) choose();
  else typing = setTimeout(choose, TYPING);
}

/** Enter chooses what was typed, or what is usual. */
function enter() {
  const usual = state.facts.choices.find((each) => each.usual);
  if (typed) choose();
  else if (usual) play(usual);
}

function choose() {
  const choice = state.facts.choices.find((each) => each.key === typed);
  typed = "";
  setText("detail", "");
  if (choice) play(choice);
}
