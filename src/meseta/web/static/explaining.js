// The paragraph of the rules that explains what is asked.

import { by, made, say } from "./state.js";

const link = by("explain");
const box = by("explained");
let paragraph = "";

/** Let the link beside the question lead to its paragraph. */
export function explain(name) {
  if (!link) return; // a study asks without a teacher
  paragraph = name;
  link.hidden = !name;
  link.href = `${link.dataset.guide}#${name}`;
}

/** Show the paragraph over the table; with a key for another tab, the link leads there. */
link?.addEventListener("click", async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const answer = await fetch(`${link.dataset.guide}/paragraph/${paragraph}`);
  if (!answer.ok) { open(link.href, "_blank", "noopener"); return; }
  box.innerHTML = await answer.text();
  const whole = made("a", say("whole_guide"));
  whole.href = link.href;
  whole.target = "_blank";
  const close = made("button", say("close"), "strong");
  close.addEventListener("click", () => box.close());
  const foot = made("p", "", "row");
  foot.append(close, whole);
  box.append(foot);
  box.showModal();
  close.focus();
});

document.addEventListener("keydown", (event) => { if (box?.open) event.stopPropagation(); }, true);
