// Since my last move: sentences, and a replay through the same queue as everything that happens.

import { by, first, made, say, state } from "./state.js";

/** Show what happened; `play` takes changes that are shown one after another. */
export function tellSince(play) {
  by("again").addEventListener("click", () => open(play));
  by("since-close").addEventListener("click", () => { by("since").hidden = true; });
  if (first.since[0] && first.was_away) open(play);
}

/** Others have moved since: a rule in the story says from where on, and a button shows it. */
export function markSince() {
  const [moves, line] = state.facts.since;
  by("again").hidden = !moves || Boolean(first.past);
  by("story").querySelector(".since-here")?.classList.remove("since-here");
  const item = moves && line ? by("story").children[line] : null;
  item?.classList.add("since-here");
  if (item) item.dataset.told = say("since");
}

async function open(play) {
  const asked = new URLSearchParams({ seat: state.seat ?? "none" });
  const answer = await fetch(`/t/${first.table}/since?${asked}`, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
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
