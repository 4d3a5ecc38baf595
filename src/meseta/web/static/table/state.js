// What all scripts of a table share: what the server has said last.

import { by } from "./elements.js";

/** @typedef {import("../types.js").SheetFacts & import("../types.js").PageFacts & { version: number, table?: string }} Facts */
/** @typedef {import("../types.js").ChoiceFacts & { then?: number[] }} Choice */
/** @typedef {{ id: string, part: string, svg: string, choices: Choice[] }} Lead */
/** @typedef {import("../types.js").TablePage | import("../types.js").StudyPage | import("../types.js").LessonPage} Page */

export const table = by("the-table");
/** @type {Page | import("../types.js").EditorPage} */
export const first = JSON.parse(by("facts").textContent);
const page = /** @type {Page} */ (first);

export const state = {
  facts: /** @type {Facts} */ (page), // the last sheet
  home: page.home, // where everything about it is sent
  extra: /** @type {Record<string, string | number>} */ ({}), // what is sent with everything
  heard: /** @type {(told: any) => void} */ (() => {}), // what is done with an answer
  seat: /** @type {number | null} */ (page.seat), // whose eyes see it
  pace: page.pace,
  drawn: /** @type {Map<string, string>} */ (new Map()), // the parts as they are, by id
  leads: /** @type {Lead[]} */ ([]), // what can be pressed beside what is lit, with the choices that it stands for
  isLifted: false, // whether something is being dragged
  isForeseen: false, // whether the table is shown as it would be after a choice
};

/** @param {number} action */
export const choiceOf = (action) => state.facts.choices.find((each) => each.action === action);

/**
 * What a press on something chooses; where the question is not about it, what leads to it.
 * @param {string} id
 * @returns {Choice[]}
 */
export function choicesAt(id) {
  const several = state.facts.choices.filter((each) => each.at === id);
  return several.length ? several : state.leads.find((each) => each.id === id)?.choices ?? [];
}

/** How somebody at the table is called. @param {number} number */
export function called(number) {
  const each = state.facts.seats[number];
  return each.name ? `${each.name} (${each.called})` : each.called;
}

/** The parts that stand in the page when it comes, by their names. */
export function firstParts() {
  const { content } = /** @type {HTMLTemplateElement} */ (by("first-parts"));
  const parts = /** @type {HTMLElement[]} */ ([...content.children]);
  return Object.fromEntries(parts.map((part) => [part.dataset.part ?? "", part.outerHTML]));
}
