// What a later question is about can be pressed already: it stands for the answers that lead there.

import { mark } from "./parts.js";
import { pointAgain } from "./pointer.js";
import { whenLetGo } from "./pressing.js";
import { askFor, query } from "./requests.js";
import { choiceOf, state } from "./state.js";

/** @typedef {import("../types.js").LeadFacts} LeadFacts */
/** @typedef {import("./state.js").Choice} Choice */

const REST = 120; // milliseconds that the table is looked at before the server is asked
let asking = 0;

/** Ask what those choices lead to that have no place on the table, once it is at rest. */
export function lead() {
  clearTimeout(asking);
  const { choices } = state.facts;
  if (state.seat === null || choices.length < 2 || choices.every((each) => each.at)) return;
  asking = setTimeout(hear, REST, state.facts);
}

/** @param {import("./state.js").Facts} facts */
async function hear(facts) {
  const told = await leadsAfter([]);
  await whenLetGo();
  if (facts !== state.facts || state.isLifted) return;
  state.leads = told;
  mark();
  pointAgain();
}

/** What some answers lead to, or those that have no place on the table. @param {number[]} way */
export async function leadsAfter(way) {
  const asked = query({ seat: state.seat, ...state.extra });
  for (const action of way) asked.append("action", String(action));
  const answer = await askFor(`${state.home}/leads?${asked}`);
  /** @type {LeadFacts[]} */
  const told = answer.status === 200 ? await answer.json() : [];
  return told.map(led);
}

/**
 * A place, and for each of its ways the choice that begins it, with what is chosen then.
 * @param {LeadFacts} lead
 * @param {number} number
 */
function led({ at, part, svg, ways }, number) {
  const id = at || `lead-${number}`;
  const choices = ways.map(([action, ...then]) => ({ .../** @type {Choice} */ (choiceOf(action)), key: "", at: id, then }));
  return { id, part, svg, choices };
}
