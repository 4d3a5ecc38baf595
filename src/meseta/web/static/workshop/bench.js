// The bench: one component after the other beside the opened box, and a form for what is different.

import { all, by, made, note, one } from "../table/elements.js";
import { askFor, post } from "../table/requests.js";
import { say } from "../table/words.js";
import { openPalette, showField, showPalette } from "./fields.js";

/** @typedef {import("../types.js").BenchFacts} BenchFacts */
/** @typedef {import("../types.js").BoxField} BoxField */
/** @typedef {import("../types.js").FaultFacts} FaultFacts */
/** @typedef {import("../types.js").NewcomerFacts} NewcomerFacts */

const page = /** @type {import("../types.js").BenchPage} */ (JSON.parse(by("facts").textContent));
/** @type {BenchFacts} */
let facts = page;
let isOpen = false; // whether the form is shown
let underway = false;

/** Show the component, its form and what does not fit. @param {BenchFacts} told */
function update(told) {
  const isOther = told.component.key !== facts.component.key;
  facts = told;
  const { component } = facts;
  if (isOther) isOpen = false;
  by("group").textContent = component.group;
  by("component").textContent = component.name + (component.copies > 1 ? ` × ${component.copies}` : "");
  by("picture").innerHTML = component.missing ? "" : component.picture;
  by("ours").hidden = !component.ours && !component.missing;
  one("#ours > div").innerHTML = component.missing ? component.picture : component.ours;
  by("about").textContent = component.about;
  by("source").textContent = component.source;
  by("source").className = `source source-${component.sort}`;
  by("verdict").textContent = component.verdict ? one(`#verdict-${component.verdict}`).innerHTML : "";
  by("place").textContent = say("box_place", { name: facts.place, count: facts.all });
  by("progress").textContent = facts.progress;
  Object.assign(by("bar"), { max: facts.all, value: facts.looked });
  showButtons();
  showForm();
  showMisfits();
  history.replaceState(null, "", `${page.home}/bench?at=${encodeURIComponent(component.key)}`);
  if (isOther) { scrollTo({ top: 0 }); by("component").focus({ preventScroll: true }); }
}

/** Show which answers there are. */
function showButtons() {
  const { component } = facts;
  const shown = {
    same: true,
    different: component.fields.length > 0,
    missing: component.listed,
    more: component.listed && !component.named && (component.copied || component.fields.length > 0),
    other: component.listed && (component.copied || component.named),
    forget: component.verdict !== "",
  };
  for (const [verdict, isShown] of Object.entries(shown)) {
    const button = one(`[data-verdict="${verdict}"]`);
    button.hidden = !isShown;
    button.setAttribute("aria-pressed", String(component.verdict === verdict));
  }
  /** @type {HTMLButtonElement} */ (by("undo")).disabled = !facts.undo;
  /** @type {HTMLButtonElement} */ (by("redo")).disabled = !facts.redo;
}

/** Show the form, where something is different or somebody says so. */
function showForm() {
  const { component } = facts;
  isOpen ||= ["different", "more"].includes(component.verdict); // what is put back to ours stays open
  const isShown = component.fields.length > 0 && isOpen;
  const focused = document.activeElement?.id;
  by("form").hidden = !isShown;
  by("pressing").hidden = !component.picture.includes("data-key");
  by("picture").classList.toggle("pressed", isShown);
  by("fields").replaceChildren(...component.fields.map((field) => showField(field, (value) => change(field, value))));
  for (const spot of all("#picture [data-key]")) {
    const field = fieldOf(spot);
    if (!field || !isShown) continue;
    spot.setAttribute("tabindex", "0");
    spot.setAttribute("role", "button");
    spot.setAttribute("aria-label", `${field.label}, ${Number(spot.dataset.place) + 1}`);
  }
  if (focused) document.getElementById(focused)?.focus();
}

/** What does not fit, and what can be done about totals. */
function showMisfits() {
  const lines = facts.tallies.map((tally) => {
    const line = made("li", `${tally.text} `);
    const button = made("button", say("box_count", { count: tally.counted }));
    button.type = "button";
    button.addEventListener("click", () => send("count", { at: tally.at, component: facts.component.key }));
    line.append(button);
    return line;
  });
  const others = facts.faults.map(faultLine);
  one("#misfits > ul").replaceChildren(...lines, ...others);
  by("misfits").hidden = lines.length + others.length === 0;
}

/** Something that does not fit, with the way to where it can be mended. @param {FaultFacts} fault */
function faultLine(fault) {
  const line = made("li", "");
  if (fault.key && fault.key !== facts.component.key) {
    const link = Object.assign(made("a", fault.name), { href: `?at=${encodeURIComponent(fault.key)}` });
    link.addEventListener("click", (event) => { event.preventDefault(); go(fault.key); });
    line.append(link, ": ");
  }
  line.append(Object.assign(made("span", fault.text), { lang: fault.lang }));
  return line;
}

/** The field that a spot of the drawing belongs to. @param {HTMLElement} spot */
const fieldOf = (spot) => facts.component.fields.find((field) => field.key === spot.dataset.key);

/** Something is different. @param {BoxField} field @param {unknown} value */
function change(field, value) {
  return step("different", { at: field.at, key: field.key, value });
}

/** Say something of the component. @param {string} verdict @param {object} [more] */
const step = (verdict, more = {}) => send("step", { component: facts.component.key, verdict, ...more });

/** Send something about the box as it was seen. @param {string} what @param {object} body */
async function send(what, body) {
  if (underway) return;
  underway = true;
  try {
    const answer = await post(`${page.home}/${what}`, { version: facts.version, ...body });
    const told = await answer.json();
    if (answer.ok) update(told);
    else { note(told.error); update(facts); }
  } catch {
    note(say("lost"));
  } finally {
    underway = false;
  }
}

/** Go to another component, or on to the next that was not looked at. @param {string} key @param {string} [how] */
async function go(key, how = "") {
  try {
    const answer = await askFor(`${page.home}/component?at=${encodeURIComponent(key)}${how}`);
    if (answer.ok) update(await answer.json());
  } catch {
    note(say("lost"));
  }
}

/** Somebody answers: what is different is told by the form. @param {string} verdict */
function answer(verdict) {
  if (verdict === "other" && facts.component.named) { chooseNewcomer(); return; }
  if (verdict !== "different") { step(verdict); return; }
  isOpen = true;
  showForm();
  by("form").scrollIntoView({ block: "nearest" });
  /** @type {HTMLElement | null} */ (by("fields").querySelector("select, input, button"))?.focus({ preventScroll: true });
}

/** Something else of its kind is in the copy: ask which. */
async function chooseNewcomer() {
  try {
    const answer = await askFor(`${page.home}/newcomers?at=${encodeURIComponent(facts.component.key)}`);
    if (!answer.ok) return;
    const found = /** @type {NewcomerFacts[]} */ (await answer.json());
    const choices = /** @type {[string, string][]} */ (found.map(({ title, name }) => [title, name]));
    showPalette(choices, undefined, one('[data-verdict="other"]'), (title) => step("other", { title }));
  } catch {
    note(say("lost"));
  }
}

/** Somebody presses a place of the drawing. @param {EventTarget | null} target */
function press(target) {
  const spot = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("#picture [data-key]"));
  const field = spot && fieldOf(spot);
  if (!spot || !field || by("form").hidden) return;
  openPalette(field, Number(spot.dataset.place), spot, (value) => change(field, value));
}

by("picture").addEventListener("click", (event) => press(event.target));
by("picture").addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") { event.preventDefault(); press(event.target); }
});
by("form").addEventListener("submit", (event) => event.preventDefault());
for (const button of all("[data-verdict]")) button.addEventListener("click", () => answer(button.dataset.verdict ?? ""));
by("previous").addEventListener("click", () => go(facts.previous));
by("next").addEventListener("click", () => go(facts.next));
by("done").addEventListener("click", () => go(facts.component.key, "&on=1"));
by("undo").addEventListener("click", () => send("undo", { count: 1 }));
by("redo").addEventListener("click", () => send("undo", { count: -1 }));

const KEYS = { 1: "same", 2: "different", 3: "missing", 4: "more", 5: "other" };
addEventListener("keydown", (event) => {
  const isTyping = /** @type {Element} */ (event.target).closest("input, select, textarea, #palette");
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const verdict = /** @type {Record<string, string>} */ (KEYS)[event.key];
  if (verdict && !one(`[data-verdict="${verdict}"]`).hidden) answer(verdict);
  else if (event.key === "ArrowRight") go(facts.next);
  else if (event.key === "ArrowLeft") go(facts.previous);
  else if (event.key.toLowerCase() === "u" && facts.undo) send("undo", { count: 1 });
});

update(page);
