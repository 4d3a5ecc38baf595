// On a narrow screen one tab is seen at a time: the one where something is to be done opens by itself.

import { all, by, one, token } from "./elements.js";
import { isTabbed } from "./layout.js";
import { tabOf } from "./parts.js";
import { state, table } from "./state.js";

let followed = ""; // the version of the table whose question has been followed, and whose it was
let wasMine = true;

/** Show the tab that is pressed. */
export function listenToTabs() {
  const tabs = all("[role=tab]");
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      table.dataset.tab = tab.dataset.to;
      for (const each of tabs) each.setAttribute("aria-selected", String(each === tab));
    });
  }
}

/** What a narrow screen shows of the table as it is now. */
export function follow() {
  for (const place of all(".lower > .place", table)) {
    place.classList.toggle("asked-for", Boolean(place.querySelector(".lit")));
  }
  showStanding();
  openTab();
  showRound();
}

/** A new question opens the tab where its choices lie. */
function openTab() {
  const { mine, version } = state.facts;
  const asked = `${version} ${state.seat}`;
  if (asked === followed) return;
  const next = mine ? whereToChoose() : wasMine ? "board" : null;
  [followed, wasMine] = [asked, mine];
  if (!isTabbed()) return;
  if (next && next !== table.dataset.tab) by(`tab-${next}`).click();
  bringIntoSight();
}

/** What can be chosen is not left out of sight, where parts lie below each other and are scrolled. */
function bringIntoSight() {
  const lower = one(".lower", table);
  const room = lower.getBoundingClientRect();
  const places = all("svg .lit", lower).map((lit) => lit.getBoundingClientRect());
  if (!places.length || places.some(({ top, bottom }) => top >= room.top && bottom <= room.bottom)) return;
  lower.scrollTop += places[0].top + places[0].height / 2 - room.top - room.height / 2;
}

/** The tab where the choices lie: the board, or the only one. */
function whereToChoose() {
  const tabs = new Set(all("svg .lit", table).map(tabOf));
  if (tabs.has("board")) return "board";
  return tabs.size === 1 ? [...tabs][0] : null;
}

/** Everybody's points in one line, beside the board. */
export function showStanding() {
  by("standing").replaceChildren(...state.facts.seats.map(({ colour }) => {
    const seat = document.createElement("span");
    const points = table.querySelector(`[data-points="${colour}"]`)?.textContent ?? "";
    seat.append(token(colour), points);
    return seat;
  }));
  by("standing").hidden = !table.querySelector("[data-points]");
}

/** The present round is seen, also on a track that is wider than the screen. */
function showRound() {
  const [track, now] = [by("place-track"), table.querySelector(".place-track .now")];
  if (!now || track.scrollWidth <= track.clientWidth) return;
  const [outer, inner] = [track.getBoundingClientRect(), now.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  track.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
