// Since my last move: sentences, and a replay through the same queue as everything that happens.

import { all, by, made, note, one } from "./elements.js";
import { isTabbed } from "./layout.js";
import { askFor } from "./requests.js";
import { first, state } from "./state.js";
import { say } from "./words.js";

/** @typedef {(steps: import("../types.js").SheetChange[]) => void} Play */

const MOST_HELD = 0.6; // so much of the story's room is held by what must not be scrolled away
/** @type {Element | null} */
let noted = null; // the line that has been said where the story is not seen

const page = /** @type {import("../types.js").TablePage} */ (first);

/** Show what happened; `play` takes changes that are shown one after another. @param {Play} play */
export function tellSince(play) {
  by("again").addEventListener("click", () => open(play));
  by("since-close").addEventListener("click", () => { by("since").hidden = true; });
  if (page.since?.[0] && page.was_away) open(play);
}

/** Others have moved since: a rule in the story says from where on, and a button shows it; after my next move nothing does. */
export function markSince() {
  const [moves, line] = state.facts.since ?? [0, 0];
  by("again").hidden = !moves || Boolean(page.past);
  if (!moves) by("since").hidden = true;
  by("story").querySelector(".since-here")?.classList.remove("since-here");
  const item = moves && line ? all("#story > *").slice(line).find((each) => !each.classList.contains("quiet-here")) : null;
  item?.classList.add("since-here");
  if (item) item.dataset.told = say("since");
}

/** What others did to the viewer since then is not scrolled away; where the story is not seen, it is said. */
export function holdInSight() {
  for (const old of all("#story .held")) old.classList.remove("held");
  const recent = all("#story :is(.since-here, .since-here ~ *).about-me").filter((line) => !line.hidden);
  let high = 0;
  for (const line of recent) {
    line.classList.add("held");
    line.style.top = `${high}px`;
    high += line.offsetHeight;
    if (high > one(".log").clientHeight * MOST_HELD && line !== recent[0]) { line.classList.remove("held"); break; }
  }
  const last = recent.at(-1) ?? null;
  if (last && last !== noted && isTabbed()) note(recent.map((line) => line.textContent).join(" "));
  noted = last;
}

/** @param {Play} play */
async function open(play) {
  const answer = await askFor(`/t/${page.table}/since?seat=${state.seat ?? "none"}`);
  if (!answer.ok) return;
  /** @type {import("../types.js").SinceFacts} */
  const told = await answer.json();
  by("since-story").replaceChildren(...told.sentences.map((sentence) => made("li", sentence)));
  by("since-show").hidden = !told.steps.length;
  by("since-show").onclick = () => {
    by("since").hidden = true;
    if (told.version === state.facts.version) play(told.steps);
    else open(play);
  };
  by("since").hidden = false;
  by("since-show").focus();
}
