// What Rey says to a match: asked for by a press, and shown as it comes.

const PAUSE = 1500;
const section = () => document.getElementById("rey");

/** Show what there is to be told now. */
async function renew() {
  const answer = await fetch(section()?.dataset.address ?? "", { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("rey");
  if (fresh) section()?.replaceWith(fresh);
}

async function wait() {
  while (section()?.hasAttribute("data-poll")) {
    await new Promise((then) => { setTimeout(then, PAUSE); });
    await renew().catch(() => null);
  }
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.closest("#rey")) return;
  event.preventDefault();
  const headers = { accept: "application/json" };
  const answer = await fetch(form.action, { method: "POST", headers, redirect: "manual" });
  if (answer.type !== "opaqueredirect") {
    /** @type {HTMLElement | null | undefined} */
    const wrong = section()?.querySelector(".wrong");
    if (!wrong) return;
    wrong.textContent = (await answer.json()).error;
    wrong.hidden = false;
    return;
  }
  await renew();
  wait();
});

wait();
