// Parts of a picture as they are sent.

/**
 * A part: whole, or by its lines, old ones by where they stood before.
 * @param {string | undefined} old
 * @param {string | import("../types.js").Patch} sent
 */
export function patched(old, sent) {
  if (typeof sent === "string") return sent;
  const lines = (old ?? "").split("\n");
  return sent.flatMap((each) => (typeof each === "string" ? each : lines.slice(each[0], each[1]))).join("\n");
}
