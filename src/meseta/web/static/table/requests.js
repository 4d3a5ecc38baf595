// What is decided goes to the server; what it refuses is said, and nothing has changed.

import { note } from "./elements.js";
import { state, table } from "./state.js";
import { say } from "./words.js";

const JSON_SENT = { "content-type": "application/json", accept: "application/json" };
/** @type {number | null} */
let underway = null; // the version of the table that something is being sent about

/**
 * What is asked, as the end of an address.
 * @param {Record<string, unknown>} values
 */
export const query = (values) => new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));

/**
 * Ask for something that is told as data.
 * @param {string} address
 */
export const askFor = (address) => fetch(address, { headers: { accept: "application/json" } });

/**
 * Send something as data.
 * @param {string} address
 * @param {object} body
 */
export const post = (address, body) =>
  fetch(address, { method: "POST", headers: JSON_SENT, body: JSON.stringify(body) });

/**
 * Change one of the settings of whoever looks.
 * @param {string} name
 * @param {string} value
 */
export const changeSetting = (name, value) =>
  fetch("/me", { method: "POST", body: new URLSearchParams({ [name]: value }), redirect: "manual" });

/** @type {number[]} */
const pressed = []; // for each press of this turn, how many steps could be taken back before it

/** Something is pressed: taking back leads to where it was. */
export function notePress() {
  const { back } = state.facts;
  while (pressed.length && pressed[pressed.length - 1] >= back) pressed.pop();
  pressed.push(back);
}

/** How many steps the last press has made; what nobody here has pressed is taken back step by step. */
export function stepsOfLastPress() {
  const { back } = state.facts;
  while (pressed.length && pressed[pressed.length - 1] >= back) pressed.pop();
  return back - (pressed.pop() ?? back - 1);
}

/**
 * Send something about this table; the answer, or null if it was refused or is a second press.
 * @param {string} what
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function send(what, body) {
  const { version } = state.facts;
  if (underway === version) return null;
  underway = version;
  table.classList.add("sending");
  try {
    const answer = await post(`${state.home}/${what}`, { seat: state.seat, version, ...state.extra, ...body });
    const told = await answer.json();
    state.heard(told);
    if (answer.ok) return told;
    note(told.error);
  } catch {
    note(say("lost"));
  } finally {
    if (underway === version) underway = null;
    table.classList.remove("sending");
  }
  return null;
}
