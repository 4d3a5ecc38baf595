// A scoring as it looks on the table: discs are turned over, pieces go, points stand on the map, mats count along.

import { all, by, find, made, token } from "./elements.js";
import { state, table } from "./state.js";
import { showStanding } from "./tabs.js";

/** @typedef {import("../types.js").ScoringRow} ScoringRow */
/** @typedef {import("../types.js").ScoringStep} ScoringStep */

const APART = 70; // milliseconds between two pieces that go the same way
const SPREAD = 9; // pixels by which they lie beside each other in the end
const [ROW, ROWS] = [16, 8]; // pixels between rows of different players' pieces at most, and how many there would be room for
const EDGE = 4; // pixels between what is shown and the edge of the screen
/** @type {Map<Element, number>} */
const before = new Map(); // the figures on the mats, and what they said before anything was scored
/** @type {HTMLElement[]} */
const lifted = []; // pieces that have gone

/** @param {number} seat */
const colourOf = (seat) => state.facts.seats[seat].colour;
/** @param {string} id */
const placeOf = (id) => (id ? find(id)?.getBoundingClientRect() : undefined);
/** @param {DOMRect} place */
const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** Where something of a player is seen: at their mat, or on a narrow screen below their points. @param {string} colour */
function placeOfPlayer(colour) {
  const mat = find(`part-seat-${colour}`);
  if (mat?.checkVisibility({ visibilityProperty: true })) return mat.getBoundingClientRect();
  const seat = state.facts.seats.findIndex((each) => each.colour === colour);
  const standing = by("standing").children[seat]?.getBoundingClientRect();
  return standing && new DOMRect(standing.left, standing.bottom, standing.width, standing.height);
}

/** Begin: the mats say what everybody had, or nothing where all points are counted now. @param {number[]} gained @param {number[]} points */
export function setStage(gained, points) {
  clearStage();
  for (const figure of all("[data-points]", table)) {
    const seat = state.facts.seats.findIndex(({ colour }) => colour === figure.dataset.points);
    const had = Number.parseInt(figure.textContent, 10);
    if (had + gained[seat] === points[seat]) before.set(figure, had);
    else if (gained[seat] === points[seat]) before.set(figure, 0);
  }
  table.classList.toggle("counts-all", String(gained) === String(points));
  countAlong(gained.map(() => 0));
}

/** Everything that was laid over the table is taken away. */
export function clearStage() {
  by("stage").replaceChildren();
  before.clear();
  table.classList.remove("counts-all");
  for (const piece of lifted.splice(0)) piece.style.visibility = "";
}

/** Everybody's points so far, on their mats. @param {number[]} sums */
export function countAlong(sums) {
  for (const [figure, had] of before) {
    const seat = state.facts.seats.findIndex(({ colour }) => colour === /** @type {HTMLElement} */ (figure).dataset.points);
    figure.textContent = String(had + sums[seat]);
  }
  showStanding();
}

/** The points that something has brought, where it lies; if it lies nowhere, beside those who get them. @param {ScoringRow} row */
export function showPoints({ at, points }) {
  const place = placeOf(at);
  const brought = broughtBy(points);
  if (place?.width) {
    if (brought.length) lay(badge(brought), middle(place));
    return;
  }
  for (const old of all(".to-player", by("stage"))) old.remove();
  for (const each of brought) {
    const own = placeOfPlayer(colourOf(each.seat));
    if (!own?.width) continue;
    const shown = badge([each]);
    shown.classList.add("to-player");
    lay(shown, middle(own));
  }
}

/** Who got something, and how much. @param {(number | null)[]} points */
export const broughtBy = (points) => points.map((each, seat) => ({ each, seat })).filter(({ each }) => each);

/** Points beside the colours of those who get them. @param {ReturnType<typeof broughtBy>} brought */
export function badge(brought) {
  const shown = made("div", "", "brought");
  shown.append(...brought.map(({ each, seat }) => {
    const one = made("span", `${Number(each) < 0 ? "−" : "+"}${Math.abs(Number(each))}`);
    one.prepend(token(colourOf(seat), 18));
    return one;
  }));
  return shown;
}

/**
 * Something that somebody shows, or pieces that go; it is over when they have arrived.
 * @param {ScoringStep} step
 * @param {number} time
 */
export function showStep(step, time) {
  if (step.count) goAll(step, time);
  else turnDisc(step);
}

/** A disc lies on its mat, and is turned over. @param {ScoringStep} step */
function turnDisc({ colour, name }) {
  const place = placeOfPlayer(colour);
  if (!place?.width) return;
  const disc = made("div", "", "disc");
  disc.append(token(colour, 40), made("span", name));
  lay(disc, { x: place.left + place.width * 0.58, y: place.top + place.height / 2 });
}

/** Pieces go from one place to another, or home. @param {ScoringStep} step @param {number} time */
function goAll({ colour, at, to, count }, time) {
  const [from, goal] = [placeOf(at), to ? placeOf(to) : placeOfPlayer(colour)];
  if (!from?.width || !goal?.width) return;
  lift(at, colour, count);
  const [start, end] = [middle(from), to ? landing(to, colour, goal) : middle(goal)];
  for (let number = 0; number < count; number += 1) {
    const piece = made("div", "", "going");
    piece.append(token(colour, 24));
    const beside = (number - (count - 1) / 2) * SPREAD;
    lay(piece, { x: end.x + beside, y: end.y });
    piece.animate(
      [{ translate: `${start.x - end.x}px ${start.y - end.y}px` }, { translate: "0 0", opacity: 1 }, ...(to ? [] : [{ opacity: 0 }])],
      { duration: time, delay: number * APART, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
    );
  }
}

/** Where pieces of a colour come to lie: on those that stand there, or in a row of their own. @param {string} to @param {string} colour @param {DOMRect} goal */
function landing(to, colour, goal) {
  const own = all(`[data-at="${to}"][data-piece$="-${colour}"]`, table).at(-1)?.getBoundingClientRect();
  if (own?.width) return { x: own.right, y: own.top + own.height / 2 };
  const { x, y } = middle(goal);
  const seat = state.facts.seats.findIndex((each) => each.colour === colour);
  return { x, y: y + (seat - (state.facts.seats.length - 1) / 2) * Math.min(ROW, goal.height / ROWS) };
}

/** So many pieces of a colour are no longer where they stood. @param {string} at @param {string} colour @param {number} count */
function lift(at, colour, count) {
  for (const coin of all(`[data-under="${at}"]`, table)) hide(coin);
  let left = count;
  for (const piece of all(`[data-at="${at}"][data-piece$="-${colour}"]`, table)) {
    const many = Number(piece.dataset.count ?? 1);
    if (many > left) continue;
    left -= many;
    hide(piece);
  }
}

/** Something is not seen until all is over. @param {HTMLElement} what */
function hide(what) {
  what.style.visibility = "hidden";
  lifted.push(what);
}

/** Lay something over the table, by its middle, and whole on the screen. @param {HTMLElement} what @param {{ x: number, y: number }} at */
function lay(what, { x, y }) {
  by("stage").append(what);
  const half = what.offsetWidth / 2 + EDGE;
  what.style.left = `${Math.max(half, Math.min(innerWidth - half, x))}px`;
  what.style.top = `${y}px`;
}
