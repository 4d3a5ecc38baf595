// Elements of the page: found, made, filled.

/**
 * An element that the page has.
 * @template {Element} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export const by = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * An element that the page may have.
 * @template {Element} [E=HTMLElement]
 * @param {string} id
 * @returns {E | null}
 */
export const find = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * The first element of a kind, which is there.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E}
 */
export const one = (selector, root = document) => /** @type {any} */ (root.querySelector(selector));

/**
 * All elements of a kind.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E[]}
 */
export const all = (selector, root = document) => /** @type {any[]} */ ([...root.querySelectorAll(selector)]);

/**
 * What an event has happened to.
 * @param {Event} event
 * @returns {HTMLElement}
 */
export const targetOf = (event) => /** @type {HTMLElement} */ (event.target);

/** Whether a key is typed into a field, or is meant for the browser. @param {KeyboardEvent} event */
export function isTyping(event) {
  const isInField = targetOf(event).closest("input, select, textarea") !== null;
  return isInField || event.ctrlKey || event.metaKey || event.altKey;
}

/** @param {string} id @param {string} text */
export function setText(id, text) {
  if (by(id).textContent !== text) by(id).textContent = text;
}

/**
 * An element with a text.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} text
 */
export function made(tag, text, name = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** The mark of a colour. @param {string} colour */
export function token(colour, size = 20) {
  const sheet = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "use");
  const drawn = { viewBox: "-1.3 -1.3 2.6 2.6", width: size, height: size, "aria-hidden": true, class: "token" };
  for (const [name, value] of Object.entries(drawn)) sheet.setAttribute(name, String(value));
  shape.setAttribute("href", `#token-${colour}`);
  sheet.append(shape);
  return sheet;
}

let timer = 0;

/** Something that is said once, for a few seconds. @param {string} text */
export function note(text) {
  setText("note", text);
  by("note").hidden = !text;
  clearTimeout(timer);
  timer = setTimeout(() => { by("note").hidden = true; }, 6000);
}
