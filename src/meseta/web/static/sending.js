// What is decided goes to the server; what it refuses is said, and nothing has changed.

import { note, say, state, table } from "./state.js";

let sending = false;

/** Send something about this table; the answer, or null if it was refused. */
export async function send(what, body) {
  if (sending) return null;
  sending = true;
  table.classList.add("sending");
  try {
    const answer = await fetch(`/t/${state.facts.table}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ seat: state.seat, version: state.facts.version, ...body }),
    });
    const told = await answer.json();
    if (answer.ok) return told;
    note(told.error);
  } catch {
    note(say("lost"));
  } finally {
    sending = false;
    table.classList.remove("sending");
  }
  return null;
}
