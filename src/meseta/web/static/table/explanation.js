// The paragraph of the rules that explains what is asked.

import { find, made } from "./elements.js";
import { say } from "./words.js";

const link = /** @type {HTMLAnchorElement | null} */ (find("explain")); // a study asks without a teacher
const box = /** @type {HTMLDialogElement | null} */ (find("explained"));
let paragraph = "";

/** Let the link beside the question lead to its paragraph. @param {string} name */
export function explain(name) {
  if (!link) return;
  paragraph = name;
  link.hidden = !name;
  link.href = `${link.dataset.guide}#${name}`;
}

/**
 * Show the paragraph over the table; with a key for another tab, the link leads there.
 * @param {MouseEvent} event
 * @param {HTMLAnchorElement} there
 * @param {HTMLDialogElement} shown
 */
async function open(event, there, shown) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const answer = await fetch(`${there.dataset.guide}/paragraph/${paragraph}`);
  if (!answer.ok) { window.open(there.href, "_blank", "noopener"); return; }
  shown.innerHTML = await answer.text();
  const whole = made("a", say("whole_guide"));
  whole.href = there.href;
  whole.target = "_blank";
  const close = made("button", say("close"), "strong");
  close.addEventListener("click", () => shown.close());
  const foot = made("p", "", "row");
  foot.append(close, whole);
  shown.append(foot);
  shown.showModal();
  close.focus();
}

if (link && box) link.addEventListener("click", (event) => open(event, link, box));
document.addEventListener("keydown", (event) => { if (box?.open) event.stopPropagation(); }, true);
