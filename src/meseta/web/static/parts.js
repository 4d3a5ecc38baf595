// Parts on the page: shown, sorted, marked.

import { showClocks } from "./clocks.js";
import { frame } from "./framing.js";
import { by, say, state } from "./state.js";

let morph = (old, fresh) => old.replaceWith(fresh); // until the library for it is there
import("./vendor/idiomorph.js").then(({ Idiomorph }) => {
  morph = (old, fresh) => Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
});

const TABS = { board: "board", track: "board", cards: "cards", hand: "cards", mats: "players" };
/** The tab in which something lies. */
export const tabOf = (target) => TABS[target.closest("[data-place]").dataset.place];

function element(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content.firstElementChild;
}

/** Show a part as it is now; what has not changed stays the same element. */
export function show(name, html) {
  const fresh = element(html);
  frame(fresh);
  const old = by(`part-${name}`);
  const svg = fresh.querySelector("svg");
  svg.style.setProperty("--w", old?.querySelector("svg").style.getPropertyValue("--w") ?? svg.viewBox.baseVal.width);
  if (old) morph(old, fresh);
  else by(`place-${fresh.dataset.place}`).append(fresh);
}

/** Show a part as it would be; its words go on telling how it is. */
export function foreshow(name, html) {
  const fresh = element(html);
  fresh.querySelector(".told").replaceWith(by(`part-${name}`).querySelector(".told").cloneNode(true));
  show(name, fresh.outerHTML);
}

/** Put the parts of every place into their order. */
export function sort(order) {
  const last = {};
  for (const name of order) {
    const part = by(`part-${name}`);
    if (!part) continue;
    const { place } = part.dataset;
    const next = last[place] ? last[place].nextElementSibling : by(`place-${place}`).firstElementChild;
    if (next !== part) by(`place-${place}`).insertBefore(part, next);
    last[place] = part;
  }
}

/** Light what may be chosen, and mark what the last move was about. */
export function mark() {
  for (const old of document.querySelectorAll("svg .lit, svg .last")) old.classList.remove("lit", "last", "aim");
  const places = new Set();
  for (const choice of state.facts.choices) {
    const target = choice.at && by(choice.at);
    if (!target) continue;
    target.classList.add("lit");
    places.add(tabOf(target));
  }
  for (const id of state.facts.last) by(id)?.classList.add("last");
  markLeads();
  for (const tab of document.querySelectorAll("[role=tab]")) {
    tab.classList.toggle("has-choice", places.has(tab.dataset.to));
  }
}

/** Light softly what leads somewhere; what does not lie there yet is drawn on the map. */
function markLeads() {
  for (const old of document.querySelectorAll("svg .lead")) old.classList.remove("lead");
  for (const old of document.querySelectorAll("svg .led")) old.remove();
  for (const lead of state.leads) {
    const target = lead.svg ? drawn(lead) : by(lead.id);
    if (target && !target.classList.contains("lit")) target.classList.add("lead");
  }
}

function drawn({ id, part, svg }) {
  const map = by(`part-${part}`)?.querySelector(".map");
  if (!map) return null;
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.classList.add("led");
  group.innerHTML = svg;
  map.append(group);
  const target = group.querySelector("[data-cut]");
  target.id = id;
  return target;
}

/** Who sits where, written on the mats. */
export function sitters() {
  for (const each of state.facts.seats) {
    const mat = by(`part-seat-${each.colour}`);
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
    label.textContent = mine ? `${who} (${say("you")})` : who;
  }
  showClocks();
}
