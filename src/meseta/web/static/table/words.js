// What scripts say, in the language of the page.

import { by } from "./elements.js";

/** @type {Record<string, string> | undefined} */
let words; // by their names, once something is said

/**
 * A text in which {name} and its like are filled in; what is filled in is only text, whatever stands in it.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name) => (Object.hasOwn(values, name) ? String(values[name]) : hole));
}

/**
 * A message with its values.
 * @param {string} message
 * @param {Record<string, string | number>} [values]
 */
export function say(message, values = {}) {
  words ??= /** @type {Record<string, string>} */ (JSON.parse(by("words").textContent));
  return fill(words[message], values);
}
