// The position editor: a form from what is declared, beside the picture of the position.

import { all, by, find, made, note, one, setText, targetOf } from "../table/elements.js";
import { arrange } from "../table/layout.js";
import { show, sort } from "../table/parts.js";
import { post } from "../table/requests.js";
import { first, firstParts, state, table } from "../table/state.js";
import { listenToTabs } from "../table/tabs.js";
import { say } from "../table/words.js";
import { Zoom } from "../table/zoom.js";

/** @typedef {import("../types.js").Word} Word */
/** @typedef {import("../types.js").Shape} Shape */
/** @typedef {import("../types.js").AxisShape} AxisShape */
/** @typedef {import("../types.js").ChoiceDomain} ChoiceDomain */
/** @typedef {import("../types.js").NumberDomain} NumberDomain */
/** @typedef {(string | number)[]} Path */
/** @typedef {(value: any) => void} Setter */

const FAR = 260; // milliseconds after the last key before a text is checked
const page = /** @type {import("../types.js").EditorPage} */ (first);
const zoom = new Zoom(by("view"), by("place-board"));
const { domains } = page;
let { position, whole } = page; // as they were last right, then as they were changed
/** @type {{ position: Record<string, any>, whole: Record<string, any> }[]} */
const before = []; // what can be undone
let changedAt = "";
let asking = 0;

const filterField = /** @type {HTMLInputElement} */ (by("filter"));
const setUpButton = /** @type {HTMLButtonElement} */ (by("set-up"));
const undoButton = /** @type {HTMLButtonElement} */ (by("undo-change"));

// --- values by their path ----------------------------------------------------------------------

/** @param {Path} path */
const valueAt = (path) => path.reduce((value, name) => /** @type {any} */ (value)?.[name], /** @type {any} */ (whole));

/** Change a value; its whole key is told from now on. @param {Path} path @param {any} value */
function change(path, value, isRedrawn = false) {
  before.push(structuredClone({ position, whole }));
  whole = structuredClone(whole);
  const home = valueAt(path.slice(0, -1));
  home[path[path.length - 1]] = value;
  position = { ...position, [path[0]]: whole[path[0]] };
  changedAt = path.join(".");
  if (isRedrawn) draw();
  check();
}

// --- the form ----------------------------------------------------------------------------------

/** @param {Word} word @param {string} label @param {Word} chosen */
function option(word, label, chosen) {
  const each = made("option", label);
  each.value = JSON.stringify(word);
  each.selected = JSON.stringify(chosen) === each.value;
  return each;
}

/** One word that is chosen. @param {[Word, string][]} values @param {Word} value @param {Setter} set */
function choiceField(values, value, set) {
  const chooser = document.createElement("select");
  chooser.append(...values.map(([word, label]) => option(word, label, value)));
  chooser.addEventListener("change", () => set(JSON.parse(chooser.value)));
  return chooser;
}

/**
 * A number, or nothing where that is a word.
 * @param {{ low?: Word, high?: Word, values: [Word, string][] }} domain
 * @param {Word} value
 * @param {Setter} set
 */
function numberField({ low, high, values }, value, set) {
  const field = document.createElement("input");
  Object.assign(field, { type: "number", min: low, max: high, value: value ?? "" });
  field.placeholder = values[0]?.[1] ?? "";
  field.addEventListener("change", () => set(field.value === "" ? null : Number(field.value)));
  return field;
}

/** Several words. @param {[Word, string][]} values @param {Word[]} value @param {Setter} set */
function severalField(values, value, set) {
  const chips = made("span", "", "values");
  const chosen = new Set(value.map((word) => JSON.stringify(word)));
  chips.append(...values.map(([word, label]) => {
    const chip = made("label", "", "chip");
    const tick = document.createElement("input");
    tick.type = "checkbox";
    tick.checked = chosen.has(JSON.stringify(word));
    tick.addEventListener("change", () => {
      chosen[tick.checked ? "add" : "delete"](JSON.stringify(word));
      set(values.map(([each]) => each).filter((each) => chosen.has(JSON.stringify(each))));
    });
    chip.append(tick, made("span", label));
    return chip;
  }));
  return chips;
}

/** What a value is chosen with, by the name of what it may be. @param {string} name @param {any} value @param {Setter} set */
function fieldFor(name, value, set) {
  const domain = domains[name];
  if (domain.is === "number") return numberField(domain, value, set);
  if (domain.is === "several") return severalField(domain.values, value, set);
  return choiceField(/** @type {ChoiceDomain} */ (domain).values, value, set);
}

/**
 * A line of the form: a label and a field; it is found by its path and by the words in it.
 * @param {Path} path
 * @param {string[]} labels
 * @param {HTMLElement} field
 * @param {Word[]} [words]
 */
function line(path, labels, field, words = []) {
  const row = made("div", "", "field");
  const label = made("label", labels[labels.length - 1]);
  if (field.matches("select, input")) {
    field.id = `at-${path.join(".").replaceAll(/[^\w.-]/g, "_")}`;
    label.htmlFor = field.id;
  }
  field.setAttribute("aria-label", labels.join(", "));
  row.dataset.at = path.join(".");
  row.dataset.words = [...path, ...words].join(" ").toLowerCase();
  row.dataset.labels = labels.join(" ").toLowerCase();
  row.append(label, field);
  return row;
}

/** @param {string} sign @param {string} label @param {() => void} pressed */
function tool(sign, label, pressed) {
  const small = made("button", sign, "icon");
  Object.assign(small, { type: "button", title: label, ariaLabel: label });
  small.addEventListener("click", pressed);
  return small;
}

/**
 * What stands under a key, as lines of the form.
 * @param {Shape} shape
 * @param {Path} path
 * @param {string[]} labels
 * @returns {HTMLElement[]}
 */
function drawn(shape, path, labels) {
  if (shape.is === "one") {
    const value = valueAt(path);
    return [line(path, labels, fieldFor(shape.of, value, (word) => change(path, word)), [value].flat())];
  }
  if (shape.is === "pile") return drawnPile(shape, path, labels);
  if (shape.is === "free") return drawnFree(shape.words, path, labels);
  return bunches(shape, path, labels);
}

/**
 * What lies along an axis; where more than a word lies at each place, under its name.
 * @param {AxisShape} shape
 * @param {Path} path
 * @param {string[]} labels
 */
function bunches(shape, path, labels) {
  return shape.names.flatMap(([name, label]) => {
    const rows = drawn(shape.each, [...path, shape.is === "list" ? Number(name) : name], [...labels, label]);
    if (shape.each.is === "one") return rows;
    const bunch = made("div", "", "bunch");
    bunch.append(made("h3", label), ...rows);
    return [bunch];
  });
}

/**
 * A pile, card by card, with a tool for one more.
 * @param {import("../types.js").PileShape} shape
 * @param {Path} path
 * @param {string[]} labels
 */
function drawnPile(shape, path, labels) {
  /** @type {Word[]} */
  const cards = valueAt(path) ?? [];
  const domain = /** @type {ChoiceDomain | NumberDomain} */ (domains[shape.each.of]);
  const rows = cards.map((card, place) => {
    const field = fieldFor(shape.each.of, card, (word) => change([...path, place], word));
    const row = line([...path, place], [...labels, String(place + 1)], field, [card]);
    row.append(tool("−", say("study_take_away"), () => change(path, cards.toSpliced(place, 1), true)));
    return row;
  });
  const words = domain.values.map(([word]) => word).filter((word) => word !== null);
  const lowest = domain.is === "number" ? domain.low : undefined;
  const added = words.find((word) => !cards.includes(word)) ?? words[0] ?? lowest;
  const more = tool("+", say("study_add"), () => change(path, [...cards, added], true));
  more.disabled = cards.length >= shape.most;
  return [...rows, line(path, [...labels, say("study_add")], more)];
}

/**
 * What a game writes itself: its words one by one, and all of it as text.
 * @param {string} words
 * @param {Path} path
 * @param {string[]} labels
 */
function drawnFree(words, path, labels) {
  const field = made("textarea", JSON.stringify(valueAt(path), null, 1), "free");
  field.rows = 5;
  field.spellcheck = false;
  field.addEventListener("change", () => {
    try { change(path, JSON.parse(field.value), true); } catch { fault(say("study_no_text"), path.join(".")); }
  });
  const text = document.createElement("details");
  text.append(made("summary", say("study_as_text")), line(path, labels, field));
  const { lists } = /** @type {import("../types.js").WordsDomain} */ (domains[words]);
  return [...leaves(valueAt(path), path, labels, lists), text];
}

/**
 * What a game writes itself, word by word; words that belong together are offered.
 * @param {any} value
 * @param {Path} path
 * @param {string[]} labels
 * @param {Record<string, string[]>} lists
 * @returns {HTMLElement[]}
 */
function leaves(value, path, labels, lists) {
  if (value !== null && typeof value === "object") {
    return Object.keys(value).flatMap((name) => {
      const isPlace = Array.isArray(value);
      return leaves(value[name], [...path, isPlace ? Number(name) : name], [...labels, isPlace ? String(Number(name) + 1) : name], lists);
    });
  }
  const field = leaf(value, String(path[path.length - 1]), lists, (word) => change(path, word));
  return [line(path, [labels[0], labels.slice(1).join(" · ") || labels[0]], field, [value])];
}

/**
 * What a word that a game writes itself is chosen with.
 * @param {string | number | boolean | null} value
 * @param {string} name
 * @param {Record<string, string[]>} lists
 * @param {Setter} set
 */
function leaf(value, name, lists, set) {
  const known = Object.entries(lists).find(([list, words]) => words.some((word) => word === value) && (list === name || !lists[name]));
  if (known) return choiceField(known[1].map((word) => [word, word]), value, set);
  if (typeof value === "boolean") return choiceField([[true, "true"], [false, "false"]], value, set);
  if (typeof value === "number") return numberField({ values: [] }, value, set);
  const field = document.createElement("input");
  field.value = value ?? "";
  field.addEventListener("change", () => set(field.value || null));
  return field;
}

/** Draw the form anew; what was open stays open. */
function draw() {
  const open = new Set(all("#fields details[open]").map((each) => each.dataset.key));
  by("fields").replaceChildren(...page.form.map((group) => {
    const box = made("section", "", "group");
    box.append(made("h2", group.label), ...group.keys.map(({ key, label, shape }) => {
      const fold = document.createElement("details");
      fold.dataset.key = key;
      fold.open = open.has(key);
      fold.append(made("summary", label), ...drawn(shape, [key], [label]));
      return fold;
    }));
    return box;
  }));
  filter();
}

// --- what it is about --------------------------------------------------------------------------

/** How many of some words a line is about. @param {HTMLElement} row @param {string[]} words */
function about(row, words) {
  const text = row.dataset.labels ?? "";
  const known = [...(row.dataset.words ?? "").split(/[ .]/), ...text.split(/[ ·]+/)];
  return words.filter((word) => known.includes(word) || (word.length > 2 && text.includes(word))).length;
}

/** Show only the lines that are about the words in the filter, those that are about most of them. */
function filter() {
  const words = filterField.value.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const rows = all("#fields .field");
  const counts = rows.map((row) => about(row, words));
  const most = Math.max(0, ...counts);
  if (words.length && !most) note(say("study_nothing_about"));
  rows.forEach((row, place) => { row.hidden = Boolean(words.length && most) && counts[place] < most; });
  for (const fold of /** @type {HTMLDetailsElement[]} */ (all("#fields details[data-key]"))) {
    const isFound = all(".field", fold).some((row) => !row.hidden);
    fold.hidden = !isFound;
    if (words.length && most) fold.open = isFound;
  }
  for (const bunch of all("#fields .bunch")) bunch.hidden = all(".field", bunch).every((row) => row.hidden);
  for (const box of all("#fields .group")) box.hidden = all("details[data-key]", box).every((fold) => fold.hidden);
  by("fields").classList.toggle("filtered", Boolean(words.length && most));
}

const keys = new Set(page.form.flatMap((group) => group.keys.map(({ key }) => key)));

/** A word of an id as it stands in positions; the first one says what kind of thing it is. @param {string} word @param {number} place */
function keyOf(word, place) {
  if (place) return word;
  return [word, `${word}s`].find((key) => keys.has(key));
}

/** Show what is about an element of the picture. @param {Element} target */
function choose(target) {
  /** @type {HTMLElement | SVGElement | null} */
  const piece = target.closest("[data-at]");
  const element = target.closest("svg [id]");
  const id = piece?.dataset.at ?? element?.id;
  if (!id || (element?.parentElement?.tagName === "svg" && !id.includes("-"))) return;
  for (const aimed of all("svg .aim")) aimed.classList.remove("aim");
  find(id)?.classList.add("aim");
  filterField.value = id.split("-").map(keyOf).filter(Boolean).join(" ");
  filter();
  /** @type {HTMLElement | null} */
  const field = document.querySelector("#fields .field:not([hidden]) :is(select, input, button)");
  field?.focus();
  one('[role=tab][data-to="story"]').click();
}

// --- what is right -----------------------------------------------------------------------------

/** Say what is wrong, and where; or, nowhere, that nothing is. @param {string} text @param {string | null} at */
function fault(text, at) {
  setText("state", text);
  setUpButton.disabled = Boolean(text && at !== null);
  for (const old of all(".fault")) old.remove();
  for (const old of all("[aria-invalid]")) old.removeAttribute("aria-invalid");
  if (at === null) return;
  const row = (changedAt.startsWith(at) ? [changedAt, at] : [at, changedAt]).flatMap(rowsAt).at(0);
  if (!row) return;
  const fold = /** @type {HTMLDetailsElement} */ (row.closest("details[data-key]"));
  fold.open = true;
  row.after(made("p", text, "fault"));
  row.querySelector("select, input, textarea")?.setAttribute("aria-invalid", "true");
}

/** The lines of the form at a path, and below it. @param {string} path */
function rowsAt(path) {
  return all("#fields .field").filter((row) => path && (row.dataset.at === path || row.dataset.at?.startsWith(`${path}.`)));
}

async function check() {
  asking += 1;
  const mine = asking;
  undoButton.disabled = !before.length;
  /** @type {import("../types.js").PositionFacts | import("../types.js").PositionFault | null} */
  const told = await send("check");
  if (!told || mine !== asking) return;
  if ("error" in told) { fault(told.error, told.at); return; }
  ({ position, whole } = told);
  fault(/** @type {HTMLTemplateElement} */ (by("right")).content.textContent ?? "", null);
  picture(told.parts, told.order);
}

/** @param {Record<string, string>} parts @param {string[]} order */
function picture(parts, order) {
  for (const name of [...state.drawn.keys()].filter((each) => !(each in parts))) {
    find(`part-${name}`)?.remove();
    state.drawn.delete(name);
  }
  for (const [name, html] of Object.entries(parts)) {
    if (state.drawn.get(name) !== html) show(name, html);
    state.drawn.set(name, html);
  }
  sort(order);
  arrange(table);
}

/** Send the position; what is told of it, or null if nothing is. @param {string} what @returns {Promise<any>} */
async function send(what) {
  try {
    const answer = await post(`${state.home}/${what}`, { position });
    const told = await answer.json();
    if (answer.ok) return told;
    note(told.error);
  } catch {
    note(say("lost"));
  }
  return null;
}

// --- begin -------------------------------------------------------------------------------------

let typing = 0;
filterField.addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(filter, FAR); });
by("filter-all").addEventListener("click", () => { filterField.value = ""; filter(); });
by("position").addEventListener("submit", (event) => event.preventDefault());
table.addEventListener("click", (event) => {
  if (!zoom.moved && targetOf(event).closest(".part")) choose(targetOf(event));
});
undoButton.addEventListener("click", () => {
  const last = before.pop();
  if (!last) return;
  ({ position, whole } = last);
  changedAt = "";
  draw();
  check();
});
setUpButton.addEventListener("click", async () => {
  const told = await send("set_up");
  if (told) location.assign(told.address);
});
listenToTabs();
addEventListener("resize", () => arrange(table));
draw();
picture(firstParts(), Object.keys(firstParts()));
