// Talking at the table, beside what happened; whoever wants silence has it.

import { by, made, note } from "./elements.js";
import { askFor, changeSetting, post } from "./requests.js";
import { first } from "./state.js";
import { say } from "./words.js";

const page = /** @type {import("../types.js").TablePage} */ (first);
const known = new Set();
let newest = 0;
let unread = 0;
let isMuted = page.settings.chat === "no";

const isShown = () => by("telling").dataset.shows === "chat";

/** @param {"story" | "chat"} what */
function turnTo(what) {
  by("telling").dataset.shows = what;
  by("show-story").setAttribute("aria-pressed", String(what === "story"));
  by("show-chat").setAttribute("aria-pressed", String(what === "chat"));
  if (what === "chat") { count(0); by("lines").scrollTop = by("lines").scrollHeight; }
}

/** @param {number} number */
function count(number) {
  unread = number;
  by("unread").textContent = number ? `(${number})` : "";
}

/** Somebody has said something. @param {import("../types.js").ChatFacts} line */
export function hear(line) {
  if (known.has(line.id)) return;
  known.add(line.id);
  newest = Math.max(newest, line.id);
  const said = document.createElement("li");
  const who = line.name || say("somebody");
  const name = line.room === page.room ? who : say("onlooker", { name: who });
  said.append(made("strong", name), " ", line.text);
  by("said").append(said);
  by("lines").scrollTop = by("lines").scrollHeight;
  if (!isShown() && !isMuted) count(unread + 1);
}

/** Ask for what was said while nobody heard it. */
export async function catchUp() {
  const answer = await askFor(`/t/${page.table}/chat?after=${newest}`);
  if (!answer.ok) return;
  const isFirst = !known.size;
  for (const line of await answer.json()) hear(line);
  if (isFirst) count(0);
}

/** @param {boolean} isSilent */
function mute(isSilent) {
  isMuted = isSilent;
  by("chatting").classList.toggle("muted", isMuted);
  by("lines").setAttribute("aria-live", isMuted ? "off" : "polite");
  by("mute").setAttribute("aria-pressed", String(isMuted));
  if (isMuted) count(0);
}

by("show-story").addEventListener("click", () => turnTo("story"));
by("show-chat").addEventListener("click", () => turnTo("chat"));
by("mute").addEventListener("click", () => {
  mute(!isMuted);
  changeSetting("chat", isMuted ? "no" : "yes");
});
by("chat").addEventListener("submit", async (event) => {
  event.preventDefault();
  /** @type {HTMLInputElement} */
  const field = by("chat-text");
  const text = field.value.trim();
  if (!text) return;
  try {
    const answer = await post(`/t/${page.table}/chat`, { text });
    const told = await answer.json();
    if (answer.ok) { field.value = ""; hear(told); } else note(told.error);
  } catch {
    note(say("lost"));
  }
});

by("chat-room").textContent = page.room === "players" ? say("room_players") : say("room_watchers");
mute(isMuted);
