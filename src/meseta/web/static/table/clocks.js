// Clocks count down at the seats; what they showed at the last entry comes from the server.

import { find } from "./elements.js";
import { state } from "./state.js";
import { say } from "./words.js";

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];
const SHORT = 60; // seconds from which on it is urgent
let ahead = 0; // so many seconds this computer's clock is ahead of the server's

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** A time as people read it: days and hours, or minutes and seconds. @param {number} seconds */
export function shownTime(seconds) {
  if (seconds >= 2 * DAY) return say("days", { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return say("hours", { count: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / MINUTE)}:${two(Math.floor(seconds % MINUTE))}`;
}

/** The server has told the time. @param {import("../types.js").SheetChange} sheet */
export function setTime(sheet) {
  if (sheet.now) ahead = Date.now() / 1000 - sheet.now;
}

/** Show what everybody has left. */
export function showClocks() {
  const { clocks, seats } = state.facts;
  if (!clocks) return;
  const spent = Math.max(0, Date.now() / 1000 - ahead - clocks.at);
  for (const each of seats) {
    const mat = find(`part-seat-${each.colour}`);
    if (!mat) continue;
    const runs = clocks.running.includes(each.number);
    const left = Math.max(0, clocks.left[each.number] - (runs ? spent : 0));
    const shown = clockOn(mat);
    const text = shownTime(left);
    if (shown.textContent !== text) shown.textContent = text;
    shown.title = say("clock");
    shown.setAttribute("aria-label", `${say("clock")}: ${text}`);
    shown.classList.toggle("runs", runs);
    shown.classList.toggle("short", runs && left < SHORT);
  }
}

/** The clock on a mat. @param {HTMLElement} mat */
function clockOn(mat) {
  /** @type {HTMLElement | null} */
  const there = mat.querySelector(".clock");
  if (there) return there;
  const clock = document.createElement("time");
  clock.className = "clock";
  mat.prepend(clock);
  return clock;
}

setInterval(showClocks, 1000);
