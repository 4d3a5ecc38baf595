// The bar: what is asked, and buttons for what may be answered.

import { by, find, made, one, setText } from "./elements.js";
import { explain } from "./explanation.js";
import { NARROW } from "./layout.js";
import { send } from "./requests.js";
import { called, first, state, table } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").Choice} Choice */

const END = "end"; // what is always chosen by the same key, at the same place
const FEW = 9; // so many choices stand in the bar as they are
const FEW_PLACED = 2; // and so many if all of them lie on the table
const asListed = new Set(); // the questions whose choices have been a list
const ROOM = { wide: 80, narrow: 124 }; // if they need no more room than this: two rows, on a phone three
let isAwaited = false; // whether the focus was on a choice, and comes back to the next one

/** Show the question with everything that can be answered. */
export function ask() {
  const { facts, seat } = state;
  const [question, detail] = facts.asked;
  setText("question", isShared() && facts.mine && seat !== null ? `${called(seat)}: ${question}` : question);
  setText("detail", isWatching() ? `${say("watching")} ${detail}` : detail);
  table.classList.toggle("mine", facts.mine);
  document.title = `${facts.mine ? `● ${say("your_turn")} – ` : ""}${by("game-title").textContent} – Meseta`;
  const own = seat !== null && !facts.seats[seat].bot;
  const at = /** @type {HTMLElement} */ (document.activeElement);
  const hadFocus = isOnChoices();
  by("end").hidden = !facts.held;
  by("back").hidden = !(own && facts.back > 0);
  by("start-over").hidden = !(own && facts.back > 1);
  by("hint").hidden = !(own && facts.hints && facts.choices.length > 1);
  by("hinted").hidden = true;
  explain((!facts.over && facts.paragraph) || "");
  choices();
  orders();
  if (hadFocus || (at.hidden && by("bar").contains(at))) goOn();
}

const page = /** @type {Partial<import("../types.js").TablePage>} */ (first);
/** Whether several people sit at this screen. */
const isShared = () => Boolean(page.shared);
/** Whether somebody only looks on. */
const isWatching = () => Boolean(page.table) && !page.shared && !page.past && state.seat === null;

/** Whether the keyboard is where one decides, or was there until there was nothing to decide. */
function isOnChoices() {
  const at = document.activeElement;
  return by("choices").contains(at) || at === by("end") || (isAwaited && at === document.body);
}

/** The keyboard goes on to what is to be decided next, now or as soon as there is something. */
function goOn() {
  /** @type {HTMLElement | null} */
  const choice = by("choices").querySelector("button, a");
  const next = choice ?? (by("end").hidden ? null : by("end"));
  next?.focus();
  isAwaited = !next;
}

/** Choices take the same form whenever the same is asked: those on the table as a list, once they are many. */
function choices() {
  const bar = by("choices");
  bar.classList.remove("many", "crowded"); // what fits is measured at full size
  const { asked, choices: several, over, table: at } = state.facts;
  /** @param {Choice} choice */
  const isPlaced = (choice) => Boolean(choice.at && !choice.single && find(choice.at));
  const [placed, others] = [several.filter(isPlaced), several.filter((each) => !isPlaced(each))];
  if (over) bar.replaceChildren(...(at ? [result(at)] : []));
  else bar.replaceChildren(...several.map(button));
  const isFull = bar.scrollHeight > (innerWidth > NARROW ? ROOM.wide : ROOM.narrow);
  const isLong = several.length > FEW || isFull || (!others.length && placed.length > FEW_PLACED);
  const question = asked[0].replace(/\d+/g, "");
  if (placed.length > 1 && (isLong || asListed.has(question))) {
    asListed.add(question);
    bar.replaceChildren(...others.map(button), ...listed(placed));
    bar.append(...bar.querySelectorAll(":scope > .ends"));
  }
  for (const smaller of ["many", "crowded"]) bar.classList.toggle(smaller, bar.scrollHeight > ROOM.wide);
}

/** @param {string} at */
function result(at) {
  const link = made("a", say("see_result"), "button strong");
  link.href = `/t/${at}/result`;
  return link;
}

/** Many choices that lie on the table, as a list that opens. @param {Choice[]} several */
function listed(several) {
  const list = document.createElement("div");
  list.className = "listed";
  list.id = "listed";
  list.hidden = true;
  list.append(...several.map(button));
  const opener = made("button", say("all_choices", { count: several.length }), "opener");
  opener.type = "button";
  opener.setAttribute("aria-expanded", "false");
  opener.setAttribute("aria-controls", "listed");
  opener.addEventListener("click", () => {
    list.hidden = !list.hidden;
    opener.setAttribute("aria-expanded", String(!list.hidden));
    if (!list.hidden) one("button", list).focus();
  });
  return [opener, list];
}

/** @type {WeakMap<Element, Choice>} */
const meant = new WeakMap(); // what buttons choose

/** What a button chooses. @param {Element} pressed */
export const meantBy = (pressed) => /** @type {Choice} */ (meant.get(pressed));

/** @param {Choice} choice */
const saysItsKey = ({ key, label }) => label.split(" ").includes(key);

/** A button for a choice. @param {Choice} choice */
export function button(choice) {
  const more = choice.text === END ? " ends" : choice.usual ? " usual" : "";
  const pressed = made("button", choice.label, `choice${more}`);
  pressed.type = "button";
  pressed.dataset.action = String(choice.action);
  meant.set(pressed, choice);
  const { key } = choice;
  if (choice.text === END) pressed.prepend(keyCap("E"), " ");
  else if (choice.usual) pressed.prepend(keyCap("↵"), " ");
  else if (key && state.facts.choices.length <= FEW && !state.facts.choices.every(saysItsKey)) {
    pressed.prepend(keyCap(key.toUpperCase()), " ");
  }
  return pressed;
}

/** The key that stands on a button. @param {string} key */
function keyCap(key) {
  const cap = made("kbd", key);
  cap.setAttribute("aria-hidden", "true");
  return cap;
}

function orders() {
  by("orders").hidden = !state.facts.orders.length;
  one("div", by("orders")).replaceChildren(...state.facts.orders.map((order) => {
    const label = document.createElement("label");
    const tick = document.createElement("input");
    tick.type = "checkbox";
    tick.checked = order.on;
    tick.addEventListener("change", () =>
      send("order", { name: order.name, answer: tick.checked ? order.answer : null }));
    label.append(tick, ` ${order.label}`);
    return label;
  }));
}
