// What every page does: forms that send themselves, names for those at this screen, copying.

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

document.addEventListener("click", async (event) => {
  /** @type {HTMLElement | null} */
  const copied = /** @type {Element} */ (event.target).closest("[data-copy]");
  if (copied) {
    await navigator.clipboard.writeText(copied.dataset.copy ?? "");
    copied.textContent = "✓";
  }
});
