// Copying a text, also on a page that has come without a certificate, as from a computer in the same house.

/** @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) { await navigator.clipboard.writeText(text); return; }
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (!isCopied) throw new Error(text);
}
