// Pieces travel from where they were to where they are; points count up.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const TIMES = { off: 0, fast: 160, normal: 340, slow: 620 };

export function isStill(pace) {
  return still.matches || !TIMES[pace];
}

/** Where every piece lies on the screen, by what it is and where it stands. */
export function look(root) {
  const pieces = [];
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const place = piece.getBoundingClientRect();
    if (place.width) {
      pieces.push({ kind: piece.dataset.piece, at: piece.dataset.at, place, form: piece });
    }
  }
  const points = new Map();
  for (const each of root.querySelectorAll("[data-points]")) {
    points.set(each.dataset.points, each.textContent);
  }
  return { pieces, points };
}

/** Clones of the pieces, since the originals will be gone. */
export function keep(seen) {
  for (const piece of seen.pieces) piece.copy = copyOf(piece.form);
  return seen;
}

function copyOf(form) {
  const box = form.getBBox();
  const copy = form.cloneNode(true);
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

/** Pairs of old and new places: what stands where it stood does not move. */
export function travels(before, after) {
  const old = [...before.pieces];
  const fresh = [];
  for (const piece of after.pieces) {
    const same = old.findIndex((each) => each.kind === piece.kind && each.at === piece.at);
    if (same >= 0) old.splice(same, 1);
    else fresh.push(piece);
  }
  const pairs = [];
  for (const piece of fresh) {
    const from = old.findIndex((each) => each.kind === piece.kind);
    pairs.push({ piece, from: from >= 0 ? old.splice(from, 1)[0] : null });
  }
  return { pairs, gone: old };
}

function home(kind) {
  const mat = document.getElementById(`part-seat-${kind.split("-")[1]}`);
  return mat && mat.getBoundingClientRect();
}

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

/** Show what has moved; it is over when all pieces have arrived. */
export async function animate(before, root, pace) {
  if (isStill(pace)) return;
  const time = TIMES[pace];
  const after = look(root);
  const { pairs, gone } = travels(before, after);
  if (pairs.length > 24) return;
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
  for (const each of root.querySelectorAll("[data-points]")) {
    flights.push(count(each, before.points.get(each.dataset.points), time));
  }
  await Promise.all(flights);
}

function shrunk(place) {
  return { left: place.left + place.width / 2 - 10, top: place.top + place.height / 2 - 10, width: 20, height: 20 };
}

async function count(element, old, time) {
  const [from, to] = [parseInt(old, 10), parseInt(element.textContent, 10)];
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
