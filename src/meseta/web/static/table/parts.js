// Parts on the page: shown, sorted, marked.

import { showClocks } from "./clocks.js";
import { all, by, find, one } from "./elements.js";
import { frame } from "./map_window.js";
import { state } from "./state.js";
import { say } from "./words.js";

/** @type {(old: Element, fresh: Element) => void} */
let morph = (old, fresh) => old.replaceWith(fresh); // until the library for it is there
import("../vendor/idiomorph.js").then(({ Idiomorph }) => {
  morph = (old, fresh) => Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
});

/** @type {Record<string, string>} */
const TABS = { board: "board", dial: "board", track: "board", cards: "cards", hand: "cards", turn: "cards", mats: "players" };

/** The tab in which something lies. @param {Element} target */
export function tabOf(target) {
  const place = /** @type {HTMLElement} */ (target.closest("[data-place]"));
  return TABS[place.dataset.place ?? ""];
}

/** @param {string} html */
function element(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return /** @type {HTMLElement} */ (holder.content.firstElementChild);
}

/** Show a part as it is now; what has not changed stays the same element. @param {string} name @param {string} html */
export function show(name, html) {
  const fresh = element(html);
  frame(fresh);
  const old = find(`part-${name}`);
  /** @type {SVGSVGElement} */
  const svg = one("svg", fresh);
  const wide = old && one("svg", old).style.getPropertyValue("--w");
  svg.style.setProperty("--w", wide ?? String(svg.viewBox.baseVal.width));
  if (old) morph(old, fresh);
  else by(`place-${fresh.dataset.place}`).append(fresh);
}

/** Show a part as it would be; its words go on telling how it is. @param {string} name @param {string} html */
export function foreshow(name, html) {
  const fresh = element(html);
  one(".told", fresh).replaceWith(one(".told", by(`part-${name}`)).cloneNode(true));
  show(name, fresh.outerHTML);
}

/** Put the parts of every place into their order. @param {string[]} order */
export function sort(order) {
  /** @type {Record<string, Element>} */
  const last = {};
  for (const name of order) {
    const part = find(`part-${name}`);
    if (!part) continue;
    const place = part.dataset.place ?? "";
    const next = last[place] ? last[place].nextElementSibling : by(`place-${place}`).firstElementChild;
    if (next !== part) by(`place-${place}`).insertBefore(part, next);
    last[place] = part;
  }
}

/** Light what may be chosen, and what leads to it; mark what the last move was about. */
export function mark() {
  for (const old of all("svg .lit, svg .last")) old.classList.remove("lit", "last", "aim");
  const places = new Set();
  for (const choice of state.facts.choices) {
    const target = choice.at && find(choice.at);
    if (!target) continue;
    target.classList.add("lit");
    places.add(tabOf(target));
  }
  for (const id of state.facts.last) find(id)?.classList.add("last");
  markLeads();
  for (const tab of all("[role=tab]")) tab.classList.toggle("has-choice", places.has(tab.dataset.to));
}

/** Light softly what leads somewhere from the table as it is; what does not lie there yet is drawn on the map. */
function markLeads() {
  for (const old of all("svg .lead")) old.classList.remove("lead");
  for (const old of all("svg .led")) old.remove();
  for (const lead of state.isForeseen ? [] : state.leads) {
    const target = lead.svg ? drawn(lead) : find(lead.id);
    if (target && !target.classList.contains("lit")) target.classList.add("lead");
  }
}

/** @param {import("./state.js").Lead} lead */
function drawn({ id, part, svg }) {
  const map = find(`part-${part}`)?.querySelector(".map");
  if (!map) return null;
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.classList.add("led");
  group.innerHTML = svg;
  map.append(group);
  const target = one("[data-cut]", group);
  target.id = id;
  return target;
}

/** Who sits where, written on the mats. */
export function sitters() {
  for (const each of state.facts.seats) {
    const mat = find(`part-seat-${each.colour}`);
    if (!mat) continue;
    const name = each.left ? say("has_left", { name: each.name }) : each.name;
    const who = [name, each.bot].filter(Boolean).join(" · ") || (each.open ? say("open_seat") : "");
    const mine = state.facts.mine_seats.includes(each.number);
    let label = mat.querySelector(".sitter");
    if (!label) {
      label = document.createElement("p");
      label.className = "sitter";
      mat.prepend(label);
    }
    mat.classList.toggle("own", each.number === state.seat);
    label.textContent = mine ? `${who} (${say("you")})` : who;
  }
  showClocks();
}
