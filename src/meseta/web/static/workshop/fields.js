// The form of a component, made from what the box declares: numbers, words, lists, effects.

import { by, made, one } from "../table/elements.js";
import { say } from "../table/words.js";

/** @typedef {import("../types.js").BoxField} BoxField */
/** @typedef {import("../types.js").FieldShape} FieldShape */
/** @typedef {import("../types.js").OneField} OneField */
/** @typedef {import("../types.js").ListField} ListField */
/** @typedef {import("../types.js").EffectField} EffectField */
/** @typedef {import("../types.js").Word} Word */
/** @typedef {(value: any) => void} Setter */

const FEW = 4; // so many words are shown as buttons, more as a list
const MANY = 8; // so many numbers in a row are typed, without buttons beside each

/** A button of a form. @param {string} text @param {string} label @param {() => void} press */
function button(text, label, press) {
  const made_ = made("button", text);
  made_.type = "button";
  made_.setAttribute("aria-label", label);
  made_.addEventListener("click", press);
  return made_;
}

/** A word of an entry with its name. @param {BoxField} field @param {Setter} set */
export function showField(field, set) {
  const group = made("fieldset", "", "field");
  const legend = made("legend", field.label);
  const id = `${field.at.join("-")}-${field.key}`.replaceAll(/[^\w-]/g, "_");
  group.append(legend);
  if (field.ours) group.append(made("span", say("box_ours", { what: field.ours }), "ours-told"));
  const isLeftOut = field.optional && (field.value === null || field.value === undefined);
  if (isLeftOut) {
    group.append(made("span", `${say("box_none")} `), button(`+ ${say("box_add")}`, `${say("box_add")}: ${field.label}`, () => set(beginning(field.shape))));
    return group;
  }
  group.append(control(field.shape, field.value, id, field.label, set));
  if (field.optional) group.append(button(say("box_remove"), `${say("box_remove")}: ${field.label}`, () => set(null)));
  return group;
}

/** What stands somewhere before anything is chosen. @param {FieldShape} shape @returns {any} */
function beginning(shape) {
  switch (shape.is) {
    case "number": return Math.max(shape.low, Math.min(1, shape.high));
    case "choice": return shape.values[0][0];
    case "several": return shape.values.map(([word]) => word);
    case "text": return "";
    case "list": return [beginning(shape.each)];
    case "effect": return newEffect(shape, shape.verbs[0].verb);
  }
}

/** An effect with the least that it needs. @param {EffectField} shape @param {string} verb */
function newEffect(shape, verb) {
  const kind = shape.verbs.find((each) => each.verb === verb) ?? shape.verbs[0];
  const needed = kind.words.filter((word) => word.usual === null).map((word) => [word.key, beginning(word.shape)]);
  return { do: kind.verb, ...Object.fromEntries(needed) };
}

/** What is pressed or typed for a value. @param {FieldShape} shape @param {any} value @param {string} id @param {string} label @param {Setter} set @returns {HTMLElement} */
function control(shape, value, id, label, set) {
  switch (shape.is) {
    case "number": return numberControl(shape, value, id, label, set);
    case "choice": return choiceControl(shape.values, value, id, label, set);
    case "several": return severalControl(shape.values, value, label, set);
    case "text": return textControl(shape.longest, value, id, label, set);
    case "list": return listControl(shape, value, id, label, set);
    case "effect": return effectControl(shape, value, id, label, set);
  }
}

/** A number with a button to either side. @param {{ low: number, high: number }} shape @param {number} value @param {string} id @param {string} label @param {Setter} set */
function numberControl({ low, high }, value, id, label, set) {
  const box = made("span", "", "counter");
  const field = document.createElement("input");
  Object.assign(field, { type: "number", min: low, max: high, value, id, inputMode: "numeric" });
  field.setAttribute("aria-label", label);
  const put = (/** @type {number} */ wanted) => set(Math.max(low, Math.min(high, Math.round(wanted))));
  field.addEventListener("change", () => put(Number(field.value)));
  const less = button("−", `${label} −`, () => put(value - 1));
  const more = button("+", `${label} +`, () => put(value + 1));
  less.disabled = value <= low;
  more.disabled = value >= high;
  less.id = `${id}-less`;
  more.id = `${id}-more`;
  box.append(less, field, more);
  return box;
}

/** One word of some: buttons where they are few. @param {[Word, string][]} values @param {Word} value @param {string} id @param {string} label @param {Setter} set */
function choiceControl(values, value, id, label, set) {
  if (values.length <= FEW) {
    const box = made("span", "", "values");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", label);
    values.forEach(([word, called], place) => {
      const each = button(called, called, () => set(word));
      each.id = `${id}-${place}`;
      each.setAttribute("aria-pressed", String(word === value));
      box.append(each);
    });
    return box;
  }
  const chooser = document.createElement("select");
  chooser.id = id;
  chooser.setAttribute("aria-label", label);
  for (const [word, called] of values) {
    const each = made("option", called);
    each.value = JSON.stringify(word);
    each.selected = word === value;
    chooser.append(each);
  }
  chooser.addEventListener("change", () => set(JSON.parse(chooser.value)));
  return chooser;
}

/** Some words of several. @param {[Word, string][]} values @param {Word[]} value @param {string} label @param {Setter} set */
function severalControl(values, value, label, set) {
  const box = made("span", "", "values");
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", label);
  for (const [word, called] of values) {
    const isChosen = value.includes(word);
    const each = button(called, called, () => set(values.map(([other]) => other).filter((other) => (other === word ? !isChosen : value.includes(other)))));
    each.setAttribute("aria-pressed", String(isChosen));
    box.append(each);
  }
  return box;
}

/** A text. @param {number} longest @param {string} value @param {string} id @param {string} label @param {Setter} set */
function textControl(longest, value, id, label, set) {
  const field = document.createElement("input");
  Object.assign(field, { value, maxLength: longest, id });
  field.setAttribute("aria-label", label);
  field.addEventListener("change", () => set(field.value));
  return field;
}

/** Several in a row. @param {ListField} shape @param {any[]} value @param {string} id @param {string} label @param {Setter} set */
function listControl(shape, value, id, label, set) {
  const box = made("div", "", shape.each.is === "effect" ? "several effects" : "several");
  value.forEach((each, place) => {
    const row = made("span", "", "row");
    const put = (/** @type {any} */ other) => set(value.with(place, other));
    const shown = control(shape.each, each, `${id}-${place}`, `${label}, ${place + 1}`, put);
    row.append(shape.each.is === "number" && value.length > MANY ? one("input", shown) : shown);
    if (!shape.fixed && value.length > 1) row.append(button("×", `${say("box_remove")}: ${label}, ${place + 1}`, () => set(value.toSpliced(place, 1))));
    box.append(row);
  });
  if (!shape.fixed && value.length < shape.most) {
    const next = () => set([...value, structuredClone(value.at(-1) ?? beginning(shape.each))]);
    box.append(button(`+ ${say("box_add")}`, `${say("box_add")}: ${label}`, next));
  }
  return box;
}

/** What a card does: a verb, and its words. @param {EffectField} shape @param {any} value @param {string} id @param {string} label @param {Setter} set */
function effectControl(shape, value, id, label, set) {
  const box = made("div", "", "effect");
  const verbs = /** @type {[Word, string][]} */ (shape.verbs.map((each) => [each.verb, each.label]));
  box.append(choiceControl(verbs, value.do, id, label, (verb) => set(newEffect(shape, verb))));
  const kind = shape.verbs.find((each) => each.verb === value.do);
  for (const word of kind?.words ?? []) {
    const row = made("label", `${word.label} `);
    const now = value[word.key] ?? word.usual;
    row.append(control(word.shape, now, `${id}-${word.key}`, word.label, (other) => set({ ...value, [word.key]: other })));
    box.append(row);
  }
  return box;
}

// --- pressing on the drawing -------------------------------------------------------------------

/** Change a place of a list by pressing it: the other of two words, or one from a palette. @param {BoxField} field @param {number} place @param {Element} spot @param {Setter} set */
export function openPalette(field, place, spot, set) {
  const shape = field.shape.is === "list" ? field.shape.each : field.shape;
  const put = (/** @type {any} */ other) => set(field.shape.is === "list" ? field.value.with(place, other) : other);
  const now = field.shape.is === "list" ? field.value[place] : field.value;
  if (shape.is === "number") { put(now < shape.high ? now + 1 : shape.low); return; }
  if (shape.is !== "choice") return;
  const others = shape.values.filter(([word]) => word !== now);
  if (others.length === 1) { put(others[0][0]); return; }
  showPalette(shape.values, now, spot, put);
}

/** Have one of several words pressed. @param {[Word, string][]} values @param {Word | undefined} now @param {Element} spot @param {Setter} put */
export function showPalette(values, now, spot, put) {
  const palette = by("palette");
  const close = () => { palette.hidden = true; /** @type {HTMLElement} */ (spot).focus?.(); };
  palette.replaceChildren(...values.map(([word, called]) => {
    const each = button(called, called, () => { close(); put(word); });
    each.setAttribute("aria-pressed", String(word === now));
    return each;
  }));
  palette.hidden = false;
  palette.onkeydown = (event) => { if (event.key === "Escape") close(); };
  /** @type {HTMLElement} */ (palette.querySelector('[aria-pressed="true"]') ?? palette.firstElementChild)?.focus();
}

document.addEventListener("pointerdown", (event) => {
  const palette = by("palette");
  if (!palette.hidden && !palette.contains(/** @type {Node} */ (event.target))) palette.hidden = true;
});
