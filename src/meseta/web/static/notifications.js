// It has become my move somewhere: the title says so, a sound and a notification where wanted.

import { isCalled } from "./device_calls.js";
import { play } from "./sounds.js";

/** @typedef {import("./types.js").CallFacts} CallFacts */
/** @typedef {import("./types.js").PushFacts} PushFacts */

const { notify, turn } = document.body.dataset;
const usualTitle = document.title;

/** Call whoever has turned to something else. @param {CallFacts} told */
export function call({ table, game, question }) {
  play("turn");
  if (notify !== "yes" || !document.hidden || window.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(`${turn}: ${game}`, { body: question, tag: table });
    note.onclick = () => {
      focus();
      if (!location.pathname.startsWith(`/t/${table}`)) location.href = `/t/${table}`;
      note.close();
    };
  } catch { /* some phones show none to pages */ }
}

/** Something has happened in a league of mine. @param {PushFacts} told */
export function tellNews({ title, body, path, tag }) {
  play("turn");
  if (notify !== "yes" || !document.hidden || window.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => {
      focus();
      location.href = path;
    };
  } catch { /* some phones show none to pages */ }
}

/** @type {EventSource | null} */
let stream = null;

/** Where no table is shown, one stream tells of all of them. */
function listen() {
  stream?.close();
  stream = new EventSource("/me/stream");
  stream.onmessage = (event) => {
    /** @type {import("./types.js").Note} */
    const told = JSON.parse(event.data);
    if (told.kind === "news") hearNews(told);
    if (told.kind !== "turn") return;
    document.title = `● ${turn}: ${told.game} – Meseta`;
    call(told);
    if (location.pathname === "/") refresh();
  };
}

/** On its own page a league shows itself anew; elsewhere the title tells. @param {PushFacts} told */
function hearNews(told) {
  document.title = `● ${told.title} – Meseta`;
  tellNews(told);
  if (location.pathname === "/") refresh();
  if (document.querySelector("[data-league]") && !document.querySelector("form :focus")) location.reload();
}

/** The list of my tables as it is now. */
async function refresh() {
  const answer = await fetch("/", { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("my-tables");
  if (fresh) document.getElementById("my-tables")?.replaceWith(fresh);
}

/** Before notifications are wanted, the browser must be asked. @param {SubmitEvent} event @param {HTMLFormElement} form */
async function askBrowser(event, form) {
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (submitter?.value !== "yes" || submitter.dataset.allowed) return;
  event.preventDefault();
  const answer = window.Notification ? await Notification.requestPermission() : "denied";
  const wrong = document.getElementById("notify-wrong");
  if (answer === "granted") {
    submitter.dataset.allowed = "yes";
    form.requestSubmit(submitter);
  } else if (wrong) wrong.hidden = false;
}

addEventListener("focus", () => {
  if (!document.getElementById("the-table")) document.title = usualTitle;
});

const asking = /** @type {HTMLFormElement | null} */ (document.getElementById("notify"));
asking?.addEventListener("submit", (event) => askBrowser(event, asking));

/** A device that calls is not here while nobody looks at it. */
function putAside() {
  if (!isCalled()) return;
  if (document.hidden) stream?.close();
  else listen();
}

if (!document.getElementById("the-table")) {
  listen();
  document.addEventListener("visibilitychange", putAside);
}
