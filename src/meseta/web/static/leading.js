// What a later question is about can be pressed already: it stands for the answers that lead there.

import { mark } from "./parts.js";
import { choiceOf, state } from "./state.js";

const REST = 120; // milliseconds that the table is looked at before the server is asked
let asking = 0;

/** Ask what those choices lead to that have no place on the table, once it is at rest. */
export function lead() {
  clearTimeout(asking);
  const { choices } = state.facts;
  if (state.seat === null || choices.length < 2 || choices.every((each) => each.at)) return;
  asking = setTimeout(hear, REST, state.facts);
}

async function hear(facts) {
  const asked = new URLSearchParams({ seat: state.seat, ...state.extra });
  const answer = await fetch(`${state.home}/leads?${asked}`, { headers: { accept: "application/json" } });
  const told = answer.status === 200 ? await answer.json() : [];
  if (facts !== state.facts) return;
  state.leads = told.map(led);
  mark();
}

/** A place, and for each of its ways the choice that begins it, with what is chosen then. */
function led({ at, part, svg, ways }, number) {
  const id = at || `lead-${number}`;
  const choices = ways.map(([action, ...then]) => ({ ...choiceOf(action), key: "", at: id, then }));
  return { id, part, svg, choices };
}
