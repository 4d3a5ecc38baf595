// A lesson: a table that asks for one decision, and tells what came of it.

import { by, find, made } from "../table/elements.js";
import { arrange } from "../table/layout.js";
import { animate, isStill, keep, look } from "../table/motion.js";
import { mark, show, sitters, sort } from "../table/parts.js";
import { patched } from "../table/patches.js";
import { forget, gainRow, listenToPointer } from "../table/pointer.js";
import { ask } from "../table/question.js";
import { first, firstParts, state, table } from "../table/state.js";
import { listenToKeys } from "../table/tools.js";
import { say } from "../table/words.js";
import { Zoom } from "../table/zoom.js";

/** @typedef {import("../types.js").SheetChange} SheetChange */

const zoom = new Zoom(by("view"), by("place-board"));

/** Show the lesson as it is now: before the answer, or after it. @param {SheetChange} sheet */
function update(sheet) {
  forget();
  for (const name of state.drawn.keys()) {
    if (!sheet.order.includes(name)) { find(`part-${name}`)?.remove(); state.drawn.delete(name); }
  }
  for (const [name, sent] of Object.entries(sheet.parts)) {
    const html = patched(state.drawn.get(name), sent);
    show(name, html);
    state.drawn.set(name, html);
  }
  sort(sheet.order);
  state.facts = { ...state.facts, ...sheet };
  table.dataset.version = String(sheet.version);
  sitters();
  ask();
  mark();
  arrange(table);
}

/** What came of the answer, and what there is to say about it. @param {SheetChange["answered"]} answered */
function tell(answered) {
  const outcome = by("outcome");
  outcome.replaceChildren();
  if (!answered) return;
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
}

/** What an answer has led to: another lesson, another sheet of this one, or nothing to show. @param {SheetChange | import("../types.js").LessonEnd | object} told */
async function hear(told) {
  if ("go" in told) { location.assign(told.go); return; }
  if (!("parts" in told)) return;
  const before = isStill(state.pace) ? null : keep(look(table));
  update(told);
  tell(told.answered);
  if (told.answered) {
    by("tab-story").click();
    by("outcome").scrollIntoView({ block: "nearest" });
    by("lesson").scrollTop = by("outcome").offsetTop - by("lesson").offsetTop - 8;
  }
  if (before) await animate(before, table, state.pace);
}

state.heard = hear;
listenToPointer(zoom);
addEventListener("resize", () => arrange(table));
listenToKeys(zoom, () => {});

update({ .../** @type {import("../types.js").LessonPage} */ (first), parts: firstParts() });
