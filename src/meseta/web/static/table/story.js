// What happened, turn by turn: what one player did stands together, under their mark.

import { all, by, made, one, token } from "./elements.js";
import { leadsToScoring } from "./scoring.js";
import { first, state } from "./state.js";

const page = /** @type {import("../types.js").TablePage} */ (first);

/** Tell what is new; after a lost connection everything is told once more. @param {import("../types.js").StoryChange} change */
export function tell({ keep, more: told, at, marks }) {
  const story = by("story");
  const old = [...story.children].slice(keep).map((line) => line.textContent);
  let known = 0;
  while (known < told.length && old[known] === told[known]) known += 1;
  const [same, more] = [keep + known, told.slice(known)];
  if (more.length) for (const line of story.querySelectorAll(".new")) line.classList.remove("new");
  while (story.children.length > same) story.lastElementChild?.remove();
  story.append(...more.map((sentence, number) => line(sentence, at[known + number], marks[known + number])));
}

/** Put together what belongs together. */
export function gather() {
  const lines = all("#story > *");
  count(lines);
  group(lines.filter((line) => !line.hidden));
}

/** Equal lines that follow each other are one, with how often; each keeps its place among all. @param {HTMLElement[]} lines */
function count(lines) {
  let [run, times] = [lines[0], 0];
  for (const line of lines) {
    const isSame = times > 0 && line.textContent === run.textContent && !line.classList.contains("since-here");
    [run, times] = isSame ? [run, times + 1] : [line, 1];
    line.hidden = isSame || line.classList.contains("quiet-here");
    if (line.classList.contains("new")) run.classList.add("new");
    if (times > 1) run.dataset.times = String(times);
    else delete run.dataset.times;
  }
}

/** What the same player did one after another is one sentence, and names them once. @param {HTMLElement[]} lines */
function group(lines) {
  let last = -1;
  for (const [place, line] of lines.entries()) {
    line.classList.toggle("after-head", Boolean(lines[place - 1]?.matches(".round-here")));
    const isHead = line.matches(".round-here, .since-here, .scoring-here");
    const seat = state.facts.seats.findIndex(({ called }) => line.textContent.startsWith(`${called} `));
    const isMore = !isHead && (seat < 0 || seat === last);
    line.classList.toggle("more-of-it", isMore);
    line.classList.toggle("by-nobody", seat < 0);
    if (isHead) last = -1;
    if (seat >= 0) last = seat;
    sign(line, seat);
    const isSame = isMore && place > 0 && goesOn(lines[place - 1], line);
    line.classList.toggle("same-subject", isSame);
    lines[place - 1]?.classList.toggle("goes-on", isSame);
    const isListed = isSame && Boolean(begun(line)) && begun(lines[place - 1]) === begun(line);
    line.classList.toggle("same-words", isListed);
    lines[place - 1]?.classList.toggle("lists-on", isListed);
  }
  lines.at(-1)?.classList.remove("goes-on", "lists-on");
}

/** What a line says before a colon; what follows it is added to a line that begins alike. @param {HTMLElement} line */
const begun = (line) => line.querySelector(".begun")?.textContent;

/** Whether a line tells more of what the one before is about. @param {HTMLElement} before @param {HTMLElement} line */
const goesOn = (before, line) => line.dataset.signed !== "-1" && before.dataset.signed === line.dataset.signed;

/** A line that begins with a player begins with their mark; their name can be left away, but is read out. @param {HTMLElement} line @param {number} seat */
function sign(line, seat) {
  if (line.dataset.signed === String(seat)) return;
  line.dataset.signed = String(seat);
  line.querySelector(":scope > .token")?.remove();
  if (seat < 0) return;
  const { called, colour } = state.facts.seats[seat];
  const text = line.querySelector("a") ?? line;
  const said = text.textContent;
  text.ariaLabel = said;
  const stop = said.endsWith(".") ? "." : "";
  const [, begins, rest] = /^(.*?: )?(.*)$/su.exec(said.slice(called.length, said.length - stop.length)) ?? [];
  text.replaceChildren(made("span", called, "subject"), made("span", begins ?? "", "begun"), rest, made("span", stop, "stop"));
  line.prepend(token(colour, 15));
}

/** @type {Record<string, (item: HTMLElement, of: number) => void>} */
const MARKS = {
  round: (item) => item.classList.add("round-here"),
  quiet: (item) => item.classList.add("quiet-here"),
  about: (item, seat) => item.classList.toggle("about-me", seat === state.seat),
  scoring: (item, at) => { item.classList.add("scoring-here"); leadsToScoring(one("a", item), at); },
};

/**
 * A line of the story; where people may look back, it leads to its move.
 * @param {string} sentence
 * @param {number | undefined} at
 * @param {import("../types.js").Mark | null | undefined} mark
 */
function line(sentence, at, mark) {
  const item = made("li", at === undefined ? sentence : "", "new");
  if (at === undefined) return item;
  const link = made("a", sentence);
  link.href = `/t/${page.table}?at=${at}`;
  link.tabIndex = -1;
  item.dataset.at = String(at);
  item.append(link);
  if (mark) MARKS[mark[0]](item, mark[1]);
  return item;
}
