// What is decided goes to the server; what it refuses is said, and nothing has changed.

import { note, say, state, table } from "./state.js";

let underway = null; // the version of the table that something is being sent about

/** Send something about this table; the answer, or null if it was refused or is a second press. */
export async function send(what, body) {
  const { version } = state.facts;
  if (underway === version) return null;
  underway = version;
  table.classList.add("sending");
  try {
    const answer = await fetch(`${state.facts.address}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ seat: state.seat, version, ...body }),
    });
    const told = await answer.json();
    if (answer.ok) {
      state.heard?.(told);
      return told;
    }
    note(told.error);
  } catch {
    note(say("lost"));
  } finally {
    if (underway === version) underway = null;
    table.classList.remove("sending");
  }
  return null;
}
