// Pieces travel from where they were to where they are; points count up.

import { all, find } from "./elements.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Place */
/** @typedef {{ kind: string, at: string, place: DOMRect, form: SVGGraphicsElement, copy?: SVGSVGElement }} Piece */
/** @typedef {{ pieces: Piece[], points: Map<string, string> }} Seen */

/** @type {Record<string, number>} */
const TIMES = { off: 0, fast: 160, normal: 340, slow: 620 };

/** Whether nothing moves. @param {string} pace */
export function isStill(pace) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || !TIMES[pace];
}

/**
 * Where every piece lies on the screen, by what it is and where it stands.
 * @param {HTMLElement} root
 * @returns {Seen}
 */
export function look(root) {
  /** @type {Piece[]} */
  const pieces = [];
  for (const form of /** @type {SVGGraphicsElement[]} */ (all("[data-piece]", root))) {
    const place = form.getBoundingClientRect();
    if (place.width) pieces.push({ kind: form.dataset.piece ?? "", at: form.dataset.at ?? "", place, form });
  }
  const points = new Map();
  for (const each of all("[data-points]", root)) points.set(each.dataset.points, each.textContent);
  return { pieces, points };
}

/** Clones of the pieces, since the originals will be gone. @param {Seen} seen */
export function keep(seen) {
  for (const piece of seen.pieces) piece.copy = copyOf(piece.form);
  return seen;
}

/** A copy of a piece that lies above everything. @param {SVGGraphicsElement} form */
export function copyOf(form) {
  const box = form.getBBox();
  const copy = /** @type {SVGGraphicsElement} */ (form.cloneNode(true));
  copy.removeAttribute("transform");
  copy.removeAttribute("id");
  for (const inner of copy.querySelectorAll("[id]")) inner.removeAttribute("id");
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  sheet.setAttribute("aria-hidden", "true");
  sheet.classList.add("flying");
  sheet.append(copy);
  return sheet;
}

/**
 * Pairs of old and new places: what stands where it stood does not move.
 * @template {{ kind: string, at: string }} P
 * @param {{ pieces: P[] }} before
 * @param {{ pieces: P[] }} after
 */
export function travels(before, after) {
  const old = [...before.pieces];
  /** @type {P[]} */
  const fresh = [];
  for (const piece of after.pieces) {
    const same = old.findIndex((each) => each.kind === piece.kind && each.at === piece.at);
    if (same >= 0) old.splice(same, 1);
    else fresh.push(piece);
  }
  /** @type {{ piece: P, from: P | null }[]} */
  const pairs = [];
  for (const piece of fresh) {
    const from = old.findIndex((each) => each.kind === piece.kind);
    pairs.push({ piece, from: from >= 0 ? old.splice(from, 1)[0] : null });
  }
  return { pairs, gone: old };
}

/** @param {string} kind */
const home = (kind) => find(`part-seat-${kind.split("-")[1]}`)?.getBoundingClientRect();

/**
 * @param {SVGSVGElement} copy
 * @param {Place} from
 * @param {Place} to
 * @param {number} time
 * @param {() => void} done
 */
function fly(copy, from, to, time, done) {
  Object.assign(copy.style, {
    left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px`,
  });
  document.body.append(copy);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.max(0.2, Math.min(4, from.width / to.width));
  const motion = copy.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    { duration: time, easing: "cubic-bezier(.3,.7,.3,1)" },
  );
  motion.finished.catch(() => null).then(() => { copy.remove(); done(); });
  return motion.finished.catch(() => null);
}

/**
 * Show what has moved, unless nothing moves; it is over when all pieces have arrived. What it was, by its kind.
 * @param {Seen} before
 * @param {HTMLElement} root
 * @param {string} pace
 */
export async function animate(before, root, pace) {
  const time = TIMES[pace];
  const { pairs, gone } = travels(before, look(root));
  const moved = [...pairs.map(({ piece }) => piece.kind), ...gone.map(({ kind }) => kind)];
  if (isStill(pace) || pairs.length > 24) return moved;
  /** @type {Promise<unknown>[]} */
  const flights = [];
  for (const { piece, from } of pairs) {
    const start = from ? from.place : home(piece.kind);
    if (!start) continue;
    piece.form.style.visibility = "hidden";
    flights.push(fly(copyOf(piece.form), start, piece.place, time, () => {
      piece.form.style.visibility = "";
    }));
  }
  for (const piece of gone) {
    const goal = home(piece.kind);
    if (goal && piece.copy) flights.push(fly(piece.copy, piece.place, shrunk(goal), time, () => {}));
  }
  for (const each of all("[data-points]", root)) {
    flights.push(count(each, before.points.get(each.dataset.points ?? ""), time));
  }
  await Promise.all(flights);
  return moved;
}

/** @param {Place} place */
function shrunk(place) {
  return { left: place.left + place.width / 2 - 10, top: place.top + place.height / 2 - 10, width: 20, height: 20 };
}

/**
 * @param {HTMLElement} element
 * @param {string | undefined} old
 * @param {number} time
 */
async function count(element, old, time) {
  const [from, to] = [parseInt(old ?? "", 10), parseInt(element.textContent, 10)];
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return;
  const place = element.getBoundingClientRect();
  const gain = document.createElement("span");
  gain.className = "gain";
  gain.textContent = to > from ? `+${to - from}` : `${to - from}`;
  gain.style.left = `${place.left + place.width / 2}px`;
  gain.style.top = `${place.top}px`;
  document.body.append(gain);
  const steps = 12;
  const long = Math.max(400, time * 2);
  for (let step = 1; step <= steps; step += 1) {
    element.textContent = String(Math.round(from + ((to - from) * step) / steps));
    await new Promise((go) => { setTimeout(go, long / steps); });
  }
  gain.remove();
}
