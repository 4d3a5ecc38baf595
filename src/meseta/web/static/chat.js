// Talking at the table, beside what happened; whoever wants silence has it.

import { by, first, made, note, say } from "./state.js";

const known = new Set();
let newest = 0;
let unread = 0;
let isMuted = first.settings.chat === "no";

const isShown = () => by("telling").dataset.shows === "chat";

function turnTo(what) {
  by("telling").dataset.shows = what;
  by("show-story").setAttribute("aria-pressed", String(what === "story"));
  by("show-chat").setAttribute("aria-pressed", String(what === "chat"));
  if (what === "chat") { count(0); by("lines").scrollTop = by("lines").scrollHeight; }
}

function count(number) {
  unread = number;
  by("unread").textContent = number ? `(${number})` : "";
}

/** Somebody has said something. */
export function hear(line) {
  if (known.has(line.id)) return;
  known.add(line.id);
  newest = Math.max(newest, line.id);
  const said = document.createElement("li");
  const who = line.name || say("somebody");
  const name = line.room === first.room ? who : say("onlooker", { name: who });
  said.append(made("strong", name), " ", line.text);
  by("said").append(said);
  by("lines").scrollTop = by("lines").scrollHeight;
  if (!isShown() && !isMuted) count(unread + 1);
}

/** Ask for what was said while nobody heard it. */
export async function catchUp() {
  const asked = new URLSearchParams({ after: newest });
  const answer = await fetch(`/t/${first.table}/chat?${asked}`, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  const isFirst = !known.size;
  for (const line of await answer.json()) hear(line);
  if (isFirst) count(0);
}

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
  fetch("/me", { method: "POST", body: new URLSearchParams({ chat: isMuted ? "no" : "yes" }), redirect: "manual" });
});
by("chat").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = by("chat-text").value.trim();
  if (!text) return;
  try {
    const answer = await fetch(`/t/${first.table}/chat`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ text }),
    });
    const told = await answer.json();
    if (answer.ok) { by("chat-text").value = ""; hear(told); } else note(told.error);
  } catch {
    note(say("lost"));
  }
});

by("chat-room").textContent = first.room === "players" ? say("room_players") : say("room_watchers");
mute(isMuted);
