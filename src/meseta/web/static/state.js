// What all scripts of the table share: what the server has said last, and words for it.

export const by = (id) => document.getElementById(id);
export const table = by("the-table");
export const first = JSON.parse(by("facts").textContent);
const words = JSON.parse(by("words").textContent);

export const state = {
  facts: first, // the last sheet
  home: first.home, // where everything about it is sent
  extra: {}, // what is sent with everything
  heard: () => {}, // what is done with an answer
  seat: first.seat, // whose eyes see it
  pace: first.pace,
  drawn: new Map(), // the parts as they are, by id
  leads: [], // what can be pressed beside what is lit, with the choices that it stands for
};

/** A message in which {name} and its like are filled in. */
export function say(message, values = {}) {
  let text = words[message];
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`{${name}}`, value);
  return text;
}

export const choiceOf = (action) => state.facts.choices.find((each) => each.action === Number(action));
/** What a press on something chooses; where the question is not about it, what leads to it. */
export function choicesAt(id) {
  const several = state.facts.choices.filter((each) => each.at === id);
  return several.length ? several : state.leads.find((each) => each.id === id)?.choices ?? [];
}

/** How somebody at the table is called. */
export function called(number) {
  const each = state.facts.seats[number];
  return each.name ? `${each.name} (${each.called})` : each.called;
}

export function setText(id, text) {
  if (by(id).textContent !== text) by(id).textContent = text;
}

/** An element with a text. */
export function made(tag, text, name = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}

const SVG = "http://www.w3.org/2000/svg";
/** The mark of a colour. */
export function token(colour, size = 20) {
  const sheet = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "use");
  const drawn = { viewBox: "-1.3 -1.3 2.6 2.6", width: size, height: size, "aria-hidden": true, class: "token" };
  for (const [name, value] of Object.entries(drawn)) sheet.setAttribute(name, value);
  shape.setAttribute("href", `#token-${colour}`);
  sheet.append(shape);
  return sheet;
}

let timer = 0;
/** Something that is said once, for a few seconds. */
export function note(text) {
  setText("note", text);
  by("note").hidden = !text;
  clearTimeout(timer);
  timer = setTimeout(() => { by("note").hidden = true; }, 6000);
}
