// A lesson: a table that asks for one decision, and tells what came of it.

import { arrange } from "./arrange.js";
import { ask } from "./asking.js";
import { animate, isStill, keep, look } from "./motion.js";
import { mark, show, sitters, sort } from "./parts.js";
import { forget, gainRow, listenToPointer } from "./pointing.js";
import { by, first, made, say, state, table } from "./state.js";
import { listenToKeys } from "./tools.js";
import { Zoom } from "./zoom.js";

const zoom = new Zoom(by("view"), by("place-board"));

/** Show the lesson as it is now: before the answer, or after it. */
function update(sheet) {
  forget();
  for (const name of state.drawn.keys()) {
    if (!sheet.order.includes(name)) { by(`part-${name}`)?.remove(); state.drawn.delete(name); }
  }
  for (const [name, html] of Object.entries(sheet.parts)) {
    show(name, html);
    state.drawn.set(name, html);
  }
  sort(sheet.order);
  state.facts = { ...state.facts, ...sheet };
  table.dataset.version = sheet.version;
  sitters();
  ask();
  mark();
  arrange(table);
}

/** What came of the answer, and what there is to say about it. */
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

async function hear(told) {
  if (told.go) { location.assign(told.go); return; }
  if (!told.parts) return;
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

const parts = [...by("first-parts").content.children].map((part) => [part.dataset.part, part.outerHTML]);
update({ ...first, parts: Object.fromEntries(parts) });
