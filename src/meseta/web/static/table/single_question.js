// A table that asks for one decision: of a lesson, of a puzzle.

import { by, find } from "./elements.js";
import { arrange } from "./layout.js";
import { animate, isStill, keep, look } from "./motion.js";
import { mark, show, sitters, sort } from "./parts.js";
import { patched } from "./patches.js";
import { forget, listenToPointer } from "./pointer.js";
import { ask } from "./question.js";
import { first, firstParts, state, table } from "./state.js";
import { listenToKeys } from "./tools.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("../types.js").SheetChange} SheetChange */

/** Show the table as it is now: before the answer, or after it. @param {SheetChange} sheet */
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

/**
 * Begin: every answer leads to another page, to another sheet of this one, or to nothing to show.
 * What there is to say of a sheet is told by whoever begins; whether anything was said is answered.
 * @param {(sheet: SheetChange) => boolean} tell
 */
export function begin(tell) {
  const zoom = new Zoom(by("view"), by("place-board"));
  state.heard = async (/** @type {SheetChange | import("../types.js").LessonEnd | object} */ told) => {
    if ("go" in told) { location.assign(told.go); return; }
    if (!("parts" in told)) return;
    const before = isStill(state.pace) ? null : keep(look(table));
    update(told);
    if (tell(told)) {
      by("tab-story").click();
      by("outcome").scrollIntoView({ block: "nearest" });
      by("lesson").scrollTop = by("outcome").offsetTop - by("lesson").offsetTop - 8;
    }
    if (before) await animate(before, table, state.pace);
  };
  listenToPointer(zoom);
  addEventListener("resize", () => arrange(table));
  listenToKeys(zoom, () => {});
  update({ .../** @type {import("../types.js").LessonPage} */ (first), parts: firstParts() });
}
