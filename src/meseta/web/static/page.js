// What every page does: forms that send themselves, names for those at this screen, moments by one's own clock, copying, staying on the device.

import { copy } from "./copying.js";

document.documentElement.classList.add("scripted");

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-auto]"))) {
  form.addEventListener("change", () => form.requestSubmit());
}

for (const sitter of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("[data-sitter]"))) {
  const name = document.getElementById(sitter.id.replace("seat-", "name-"));
  const show = () => { if (name) name.hidden = sitter.value !== "here"; };
  sitter.addEventListener("change", show);
  show();
}

/** What cannot be chosen beside what has been chosen so far cannot be pressed. @param {HTMLFormElement} form */
async function fit(form) {
  const filled = new FormData(form);
  const sent = new URLSearchParams([...filled].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${form.dataset.fits}?${sent}`, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  /** @type {string[]} */
  const impossible = await answer.json();
  for (const chip of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(".option .chip input"))) {
    chip.disabled = impossible.includes(`${chip.name}=${chip.value}`);
    if (chip.disabled && chip.checked) {
      chip.checked = false;
      /** @type {HTMLInputElement | null} */
      const usual = form.querySelector(`input[type=radio][name="${chip.name}"]:not(:disabled)`);
      if (usual && chip.type === "radio") usual.checked = true;
    }
  }
}
for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-fits]"))) {
  form.addEventListener("change", () => fit(form));
  fit(form);
}

document.querySelector("form .wrong")?.scrollIntoView({ block: "center" }); // whatever else the form says, this is read first

for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-local]"))) {
  /** @type {Intl.DateTimeFormatOptions} */
  const shown = time.dateTime.includes("T") ? { timeStyle: "short" } : { timeZone: "UTC" };
  time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", ...shown });
}
for (const offset of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-offset]"))) {
  offset.value = String(-new Date().getTimezoneOffset());
}

for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-word]"))) {
  const { word = "", wrong = "" } = field.dataset;
  const check = () => field.setCustomValidity(field.value.trim().toLowerCase() === word.toLowerCase() ? "" : wrong);
  field.addEventListener("input", check);
  check();
}

document.addEventListener("click", async (event) => {
  /** @type {HTMLElement | null} */
  const copied = /** @type {Element} */ (event.target).closest("[data-copy]");
  if (copied) {
    await copy(copied.dataset.copy ?? "");
    copied.textContent = "✓";
  }
});

addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}));
