// Undo, end of turn, hint, menu, keys.

import { by, choiceOf, made, note, say, setText, state, table } from "./state.js";
import { button } from "./asking.js";
import { closePick, leave, play } from "./pointing.js";
import { send } from "./sending.js";

const TYPING = 1200;

by("end").addEventListener("click", () => send("end", {}));
by("back").addEventListener("click", () => send("back", { count: 1 }));
by("start-over").addEventListener("click", () => send("back", { count: state.facts.back }));

// --- hints -------------------------------------------------------------------------------------

by("hint").addEventListener("click", async () => {
  note(say("thinking"));
  const told = await send("hint", {});
  if (!told) return;
  note("");
  const close = made("button", say("close"));
  close.addEventListener("click", () => { by("hinted").hidden = true; });
  const list = document.createElement("ol");
  list.append(...told.best.map(advice));
  by("hinted").replaceChildren(made("h2", say("hint_title", { name: told.by })), list, made("p", told.why), close);
  by("hinted").hidden = false;
  by("hinted").querySelector("button")?.focus();
});

function advice(each) {
  const line = document.createElement("li");
  const choice = choiceOf(each.action);
  line.append(choice ? button(choice) : each.label, " ");
  line.append(made("span", say("hint_figures", { count: each.wins, points: each.points })));
  return line;
}

// --- the menu ----------------------------------------------------------------------------------

function menu(isOpen) {
  by("menu").hidden = !isOpen;
  by("more").setAttribute("aria-expanded", String(isOpen));
  if (isOpen) by("menu").querySelector("input, button, select")?.focus();
  else by("more").focus();
}
by("more").addEventListener("click", () => menu(by("menu").hidden));
by("menu-close").addEventListener("click", () => menu(false));

for (const radio of document.querySelectorAll("#paces input")) {
  radio.checked = radio.value === state.pace;
  radio.addEventListener("change", () => {
    state.pace = radio.value;
    fetch("/me", { method: "POST", body: new URLSearchParams({ pace: radio.value }), redirect: "manual" });
  });
}
for (const row of document.querySelectorAll("#handing [data-seat]")) {
  const chooser = row.querySelector("select");
  chooser.addEventListener("change", () =>
    send("seat", { seat: Number(row.dataset.seat), bot: chooser.value || null }));
}
for (const fill of document.querySelectorAll("[data-fill]")) {
  fill.addEventListener("click", () => send("seat", { seat: Number(fill.dataset.fill), bot: "caballero" }));
}
by("retake")?.addEventListener("click", () => send("seat", { bot: null }));
/** What the menu says of the seats as they are now, and the links to those that are still open. */
export function waiting() {
  const { seats, over, waiting: isWaiting } = state.facts;
  for (const row of document.querySelectorAll("#handing [data-seat]")) {
    row.querySelector("select").value = seats[row.dataset.seat].level ?? "";
  }
  for (const when of document.querySelectorAll("[data-when]")) {
    when.hidden = (when.dataset.when === "waiting") !== Boolean(isWaiting);
  }
  if (by("leaving")) by("leaving").hidden = over;
  if (by("retake")) by("retake").hidden = over || state.seat === null || !seats[state.seat].bot;
  const links = [...document.querySelectorAll("#waiting [data-seat]")];
  for (const link of links) link.hidden = !state.facts.seats[link.dataset.seat].open;
  if (by("waiting")) by("waiting").hidden = links.every((link) => link.hidden);
}
for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => {
    table.dataset.tab = tab.dataset.to;
    for (const each of document.querySelectorAll("[role=tab]")) {
      each.setAttribute("aria-selected", String(each === tab));
    }
  });
}

// --- keys --------------------------------------------------------------------------------------

let typed = "";
let typing = 0;

/** Read keys; numbers are typed as numbers. */
export function listenToKeys(zoom, skip) {
  const keys = {
    e: () => by("end").click(),
    u: () => by("back").click(),
    h: () => by("hint").click(),
    "+": () => zoom.by(1.25),
    "-": () => zoom.by(0.8),
    0: () => zoom.fit(),
  };
  const buttons = { e: "end", u: "back", h: "hint" };
  document.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if (key === "escape") { closeAll(); skip(); return; }
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!by("menu").hidden || !by("cover").hidden) return;
    const isTool = key in keys && !(buttons[key] && by(buttons[key]).hidden);
    if (begins(typed + key).length) type(key);
    else if (isTool && !typed) keys[key]();
    else if (key === "enter" && typed && !event.target.closest("button, a")) choose();
  });
}

function closeAll() {
  closePick();
  leave();
  by("hinted").hidden = true;
  const opened = document.querySelector(".opener[aria-expanded=true]");
  if (opened) { opened.click(); opened.focus(); }
  if (!by("menu").hidden) menu(false);
}

const begins = (text) => (/^[a-z0-9]+$/.test(text) ? state.facts.choices.filter((each) => each.key.startsWith(text)) : []);

function type(key) {
  typed += key;
  clearTimeout(typing);
  setText("detail", say("typed", { what: typed }));
  const begun = begins(typed);
  if (begun.length === 1 && begun[0].key === typed) choose();
  else typing = setTimeout(choose, TYPING);
}

function choose() {
  const choice = state.facts.choices.find((each) => each.key === typed);
  typed = "";
  setText("detail", "");
  if (choice) play(choice);
}
