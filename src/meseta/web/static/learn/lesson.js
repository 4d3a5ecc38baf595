// A lesson: a table that asks for one decision, and tells what came of it.

import { by, made } from "../table/elements.js";
import { gainRow } from "../table/pointer.js";
import { begin } from "../table/single_question.js";
import { say } from "../table/words.js";

/** What came of the answer, and what there is to say about it. @param {import("../types.js").SheetChange} sheet */
function tell({ answered }) {
  const outcome = by("outcome");
  outcome.replaceChildren();
  if (!answered) return false;
  const happened = document.createElement("ul");
  happened.append(...answered.sentences.map((sentence) => made("li", sentence)));
  const remark = made("div", "", answered.good ? "remark good" : "remark");
  remark.innerHTML = answered.remark;
  remark.prepend(made("strong", answered.good ? say("well_done") : say("not_best")));
  const why = document.createElement("div");
  why.innerHTML = answered.why;
  outcome.append(remark, ...answered.gains.map(gainRow));
  if (answered.points) outcome.append(made("p", say("points", { count: answered.points }), "earned"));
  outcome.append(made("h3", say("why")), why);
  if (answered.sentences.length) outcome.append(made("h3", say("came_of_it")), happened);
  return true;
}

begin(tell);
