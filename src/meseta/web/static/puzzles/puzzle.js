// A puzzle: a table that asks for an answer, or for a turn of several, and says whether it was right.

import { by, made, note } from "../table/elements.js";
import { send } from "../table/requests.js";
import { begin } from "../table/single_question.js";
import { first, state } from "../table/state.js";
import { say } from "../table/words.js";

const { way } = /** @type {import("../types.js").PuzzlePage} */ (first);
const STATES = 2; // versions of the page: a step that is asked, and what came of its answer
state.extra = { way, step: 0 };
by("solution").addEventListener("click", () => send("solution", {}));

/** Whether the answer was right, what happens then, and in the end why. @param {import("../types.js").SheetChange} sheet */
function tell({ tried, version }) {
  const outcome = by("outcome");
  state.extra = { way, step: Math.floor(version / STATES) };
  outcome.replaceChildren();
  by("solution").hidden = !tried || tried.good || tried.over;
  by("try-on").hidden = !tried?.over;
  if (!tried) return false;
  const remark = made("div", "", tried.good ? "remark good" : "remark");
  remark.append(made("strong", tried.verdict));
  if (tried.figures) remark.append(made("p", tried.figures));
  outcome.append(remark);
  if (tried.rating) outcome.append(made("p", tried.rating, "earned"));
  if (tried.why.length) outcome.append(made("h3", say("why")), ...tried.why.map((line) => made("p", line)));
  if (tried.sentences.length) outcome.append(made("h3", say("came_of_it")), listOf(tried.sentences));
  const goesOn = tried.good && !tried.over; // the next step is asked at the board, which stays where it is
  if (goesOn) note(tried.verdict);
  return !goesOn;
}

/** @param {string[]} sentences */
function listOf(sentences) {
  const list = document.createElement("ul");
  list.append(...sentences.map((sentence) => made("li", sentence)));
  return list;
}

begin(tell);
