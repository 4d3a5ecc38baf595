// The position editor: a form from what is declared, beside the picture of the position.

import { arrange } from "./arrange.js";
import { show, sort } from "./parts.js";
import { by, first, made, note, say, setText, state, table } from "./state.js";
import { Zoom } from "./zoom.js";

const FAR = 260; // milliseconds after the last key before a text is checked
const zoom = new Zoom(by("view"), by("place-board"));
const { domains } = first;
let { position, whole } = first; // as they were last right, then as they were changed
const before = []; // what can be undone
let changedAt = "";
let asking = 0;

// --- values by their path ----------------------------------------------------------------------

const copied = (value) => JSON.parse(JSON.stringify(value));
const valueAt = (path) => path.reduce((value, name) => value?.[name], whole);

/** Change a value; its whole key is told from now on. */
function change(path, value, isRedrawn = false) {
  before.push({ position: copied(position), whole: copied(whole) });
  whole = copied(whole);
  let home = whole;
  for (const name of path.slice(0, -1)) home = home[name];
  home[path.at(-1)] = value;
  position = { ...position, [path[0]]: whole[path[0]] };
  changedAt = path.join(".");
  if (isRedrawn) draw();
  check();
}

// --- the form ----------------------------------------------------------------------------------

function option(word, label, chosen) {
  const each = made("option", label);
  each.value = JSON.stringify(word);
  each.selected = JSON.stringify(chosen) === each.value;
  return each;
}

/** One word that is chosen, or a number, or several words. */
const FIELDS = {
  choice(domain, value, set) {
    const chooser = document.createElement("select");
    chooser.append(...domain.values.map(([word, label]) => option(word, label, value)));
    chooser.addEventListener("change", () => set(JSON.parse(chooser.value)));
    return chooser;
  },
  number(domain, value, set) {
    const field = document.createElement("input");
    Object.assign(field, { type: "number", min: domain.low, max: domain.high, value: value ?? "" });
    field.placeholder = domain.values[0]?.[1] ?? "";
    field.addEventListener("change", () => set(field.value === "" ? null : Number(field.value)));
    return field;
  },
  several(domain, value, set) {
    const chips = document.createElement("span");
    chips.className = "values";
    const chosen = new Set(value.map((word) => JSON.stringify(word)));
    chips.append(...domain.values.map(([word, label]) => {
      const chip = made("label", "", "chip");
      const tick = document.createElement("input");
      tick.type = "checkbox";
      tick.checked = chosen.has(JSON.stringify(word));
      tick.addEventListener("change", () => {
        chosen[tick.checked ? "add" : "delete"](JSON.stringify(word));
        set(domain.values.map(([each]) => each).filter((each) => chosen.has(JSON.stringify(each))));
      });
      chip.append(tick, made("span", label));
      return chip;
    }));
    return chips;
  },
};

/** A line of the form: a label and a field; it is found by its path and by the words in it. */
function line(path, labels, field, words = []) {
  const row = made("div", "", "field");
  const label = made("label", labels.at(-1));
  const control = field.matches("select, input") ? field : null;
  const id = `at-${path.join(".").replaceAll(/[^\w.-]/g, "_")}`;
  if (control) { control.id = id; label.htmlFor = id; } else field.setAttribute("aria-label", labels.join(", "));
  if (control) control.setAttribute("aria-label", labels.join(", "));
  row.dataset.at = path.join(".");
  row.dataset.words = [...path, ...words].join(" ").toLowerCase();
  row.dataset.labels = labels.join(" ").toLowerCase();
  row.append(label, field);
  return row;
}

function tool(sign, label, pressed) {
  const small = made("button", sign, "icon");
  Object.assign(small, { type: "button", title: label, ariaLabel: label });
  small.addEventListener("click", pressed);
  return small;
}

/** What lies along an axis; where more than a word lies at each place, under its name. */
function bunches(shape, path, labels, read) {
  return shape.names.flatMap(([name, label]) => {
    const rows = drawn(shape.each, [...path, read(name)], [...labels, label]);
    if (shape.each.is === "one") return rows;
    const bunch = made("div", "", "bunch");
    bunch.append(made("h3", label), ...rows);
    return [bunch];
  });
}

const SHAPES = {
  one(shape, path, labels) {
    const value = valueAt(path);
    const domain = domains[shape.of];
    return [line(path, labels, FIELDS[domain.is](domain, value, (word) => change(path, word)), [value].flat())];
  },
  table: (shape, path, labels) => bunches(shape, path, labels, (name) => name),
  list: (shape, path, labels) => bunches(shape, path, labels, Number),
  pile(shape, path, labels) {
    const cards = valueAt(path) ?? [];
    const domain = domains[shape.each.of];
    const rows = cards.map((card, place) => {
      const set = (word) => change([...path, place], word);
      const row = line([...path, place], [...labels, String(place + 1)], FIELDS[domain.is](domain, card, set), [card]);
      row.append(tool("−", say("study_take_away"), () => change(path, cards.toSpliced(place, 1), true)));
      return row;
    });
    const words = domain.values.map(([word]) => word).filter((word) => word !== null);
    const added = words.find((word) => !cards.includes(word)) ?? words[0] ?? domain.low;
    const more = tool("+", say("study_add"), () => change(path, [...cards, added], true));
    more.disabled = cards.length >= shape.most;
    return [...rows, line(path, [...labels, say("study_add")], more)];
  },
  free(shape, path, labels) {
    const field = made("textarea", JSON.stringify(valueAt(path), null, 1), "free");
    field.rows = 5;
    field.spellcheck = false;
    field.addEventListener("change", () => {
      try { change(path, JSON.parse(field.value), true); } catch { fault(say("study_no_text"), path.join(".")); }
    });
    const text = document.createElement("details");
    text.append(made("summary", say("study_as_text")), line(path, labels, field));
    return [...leaves(valueAt(path), path, labels, domains[shape.words].lists), text];
  },
};

const drawn = (shape, path, labels) => SHAPES[shape.is](shape, path, labels);

/** What a game writes itself, word by word; words that belong together are offered. */
function leaves(value, path, labels, lists) {
  if (value !== null && typeof value === "object") {
    return Object.keys(value).flatMap((name) => {
      const isPlace = Array.isArray(value);
      return leaves(value[name], [...path, isPlace ? Number(name) : name], [...labels, isPlace ? String(Number(name) + 1) : name], lists);
    });
  }
  const set = (word) => change(path, word);
  const known = Object.entries(lists).find(([name, words]) => words.includes(value) && (name === path.at(-1) || !lists[path.at(-1)]));
  let field;
  if (known) field = FIELDS.choice({ values: known[1].map((word) => [word, word]) }, value, set);
  else if (typeof value === "boolean") field = FIELDS.choice({ values: [[true, "true"], [false, "false"]] }, value, set);
  else if (typeof value === "number") field = FIELDS.number({ values: [] }, value, set);
  else {
    field = document.createElement("input");
    field.value = value ?? "";
    field.addEventListener("change", () => set(field.value || null));
  }
  return [line(path, [labels[0], labels.slice(1).join(" · ") || labels[0]], field, [value])];
}

/** Draw the form anew; what was open stays open. */
function draw() {
  const open = new Set([...document.querySelectorAll("#fields details[open]")].map((each) => each.dataset.key));
  by("fields").replaceChildren(...first.form.map((group) => {
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

/** How many of some words a line is about. */
function about(row, words) {
  const text = row.dataset.labels;
  const known = [...row.dataset.words.split(/[ .]/), ...text.split(/[ ·]+/)];
  return words.filter((word) => known.includes(word) || (word.length > 2 && text.includes(word))).length;
}

/** Show only the lines that are about the words in the filter, those that are about most of them. */
function filter() {
  const words = by("filter").value.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const rows = [...document.querySelectorAll("#fields .field")];
  const counts = rows.map((row) => about(row, words));
  const most = Math.max(0, ...counts);
  if (words.length && !most) note(say("study_nothing_about"));
  rows.forEach((row, place) => { row.hidden = Boolean(words.length && most) && counts[place] < most; });
  for (const fold of document.querySelectorAll("#fields details[data-key]")) {
    const isFound = [...fold.querySelectorAll(".field")].some((row) => !row.hidden);
    fold.hidden = !isFound;
    if (words.length && most) fold.open = isFound;
  }
  for (const bunch of document.querySelectorAll("#fields .bunch")) {
    bunch.hidden = [...bunch.querySelectorAll(".field")].every((row) => row.hidden);
  }
  for (const box of document.querySelectorAll("#fields .group")) {
    box.hidden = [...box.querySelectorAll("details[data-key]")].every((fold) => fold.hidden);
  }
  by("fields").classList.toggle("filtered", Boolean(words.length && most));
}

const keys = new Set(first.form.flatMap((group) => group.keys.map(({ key }) => key)));

/** A word of an id as it stands in positions; the first one says what kind of thing it is. */
function keyOf(word, place) {
  if (place) return word;
  return [word, `${word}s`].find((key) => keys.has(key));
}

/** Show what is about an element of the picture. */
function choose(target) {
  const piece = target.closest?.("[data-at]")?.dataset.at;
  const element = target.closest?.("svg [id]");
  const id = piece ?? element?.id;
  if (!id || element?.parentElement.tagName === "svg" && !id.includes("-")) return;
  for (const aimed of document.querySelectorAll("svg .aim")) aimed.classList.remove("aim");
  by(id)?.classList.add("aim");
  by("filter").value = id.split("-").map(keyOf).filter(Boolean).join(" ");
  filter();
  document.querySelector("#fields .field:not([hidden]) :is(select, input, button)")?.focus();
  document.querySelector('[role=tab][data-to="story"]').click();
}

// --- what is right -----------------------------------------------------------------------------

function fault(text, at) {
  setText("state", text);
  by("set-up").disabled = Boolean(text && at !== null);
  for (const old of document.querySelectorAll(".fault")) old.remove();
  for (const old of document.querySelectorAll("[aria-invalid]")) old.removeAttribute("aria-invalid");
  if (at === null) return;
  const row = (changedAt.startsWith(at) ? [changedAt, at] : [at, changedAt]).flatMap((place) => [...document.querySelectorAll("#fields .field")]
    .filter((each) => place && (each.dataset.at === place || each.dataset.at.startsWith(`${place}.`)))).at(0);
  if (!row) return;
  row.closest("details[data-key]").open = true;
  row.after(made("p", text, "fault"));
  row.querySelector("select, input, textarea")?.setAttribute("aria-invalid", "true");
}

async function check() {
  asking += 1;
  const mine = asking;
  by("undo-change").disabled = !before.length;
  const told = await post("check", { position });
  if (!told || mine !== asking) return;
  if (told.error) { fault(told.error, told.at); return; }
  ({ position, whole } = told);
  fault(by("right").content.textContent, null);
  picture(told.parts, told.order);
}

function picture(parts, order) {
  for (const name of [...state.drawn.keys()].filter((each) => !(each in parts))) {
    by(`part-${name}`)?.remove();
    state.drawn.delete(name);
  }
  for (const [name, html] of Object.entries(parts)) {
    if (state.drawn.get(name) !== html) show(name, html);
    state.drawn.set(name, html);
  }
  sort(order);
  arrange(table);
}

async function post(what, body) {
  try {
    const answer = await fetch(`${state.home}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
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
by("filter").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(filter, FAR); });
by("filter-all").addEventListener("click", () => { by("filter").value = ""; filter(); });
by("position").addEventListener("submit", (event) => event.preventDefault());
table.addEventListener("click", (event) => {
  if (!zoom.moved && event.target.closest(".part")) choose(event.target);
});
by("undo-change").addEventListener("click", () => {
  ({ position, whole } = before.pop());
  changedAt = "";
  draw();
  check();
});
by("set-up").addEventListener("click", async () => {
  const told = await post("set_up", { position });
  if (told) location.assign(told.address);
});
for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => {
    table.dataset.tab = tab.dataset.to;
    for (const each of document.querySelectorAll("[role=tab]")) each.setAttribute("aria-selected", String(each === tab));
  });
}
addEventListener("resize", () => arrange(table));
const parts = [...by("first-parts").content.children].map((part) => [part.dataset.part, part.outerHTML]);
draw();
picture(Object.fromEntries(parts), parts.map(([name]) => name));
