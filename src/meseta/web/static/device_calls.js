// This device calls somebody to their tables also when nothing is open: asked for once, quietly, and never on arrival.

/** @typedef {import("./types.js").PushKeyFacts} PushKeyFacts */
/** @typedef {import("./types.js").PushAnswer} PushAnswer */

const CALLED = "meseta-called"; // on a device that calls
const NOT_NOW = "meseta-not-now"; // where that was not wanted
const LEFT = "meseta-left"; // in a window in which a table was left that will wait for whoever left it
const TOLD = "meseta-told"; // in a window that has said where this device is called
const SENT = { "content-type": "application/json", accept: "application/json" };

/** @param {string} id */
const find = (id) => document.getElementById(id);

/** Whether this device calls: it then hangs up when it is put aside, so that it is called. */
export const isCalled = () => localStorage.getItem(CALLED) !== null;

/** A table is left. @param {boolean} isAwaited whether it will wait for whoever leaves it */
export function noteLeaving(isAwaited) {
  if (isAwaited) sessionStorage.setItem(LEFT, "yes");
  else sessionStorage.removeItem(LEFT);
}

/** Whether this browser can show anything while no page is open. */
const isAble = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

// --- letting oneself be called -----------------------------------------------------------------

/**
 * Tell the server where this device is called; whether it is.
 * @param {PushSubscription} found
 * @param {boolean} again whether it was wanted before
 */
async function tell(found, again) {
  const { endpoint, keys } = found.toJSON();
  const offset = -new Date().getTimezoneOffset();
  const body = JSON.stringify({ endpoint, public: keys?.p256dh, auth: keys?.auth, offset, again });
  const answer = await fetch("/me/push", { method: "POST", headers: SENT, body });
  /** @type {PushAnswer} */
  const { on } = await answer.json();
  if (on) localStorage.setItem(CALLED, "yes");
  else await forget(found);
  return Boolean(on);
}

/** This device calls no more. @param {PushSubscription | null} found */
async function forget(found) {
  localStorage.removeItem(CALLED);
  await found?.unsubscribe();
}

/** The place at which this device is called, if there is one. */
async function place() {
  const { pushManager } = await navigator.serviceWorker.ready;
  return { pushManager, found: await pushManager.getSubscription() };
}

/** Have this device call; whether browser and server agree. */
async function begin() {
  if (await Notification.requestPermission() !== "granted") return false;
  try {
    /** @type {PushKeyFacts} */
    const { key } = await (await fetch("/me/push", { headers: SENT })).json();
    const { pushManager, found } = await place();
    await found?.unsubscribe();
    return await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), false);
  } catch {
    return false;
  }
}

/** Once a window: a device that calls says where it is now, and what its clock shows. */
async function sayAgain() {
  if (!isAble() || !isCalled() || sessionStorage.getItem(TOLD)) return;
  sessionStorage.setItem(TOLD, "yes");
  const { found } = await place();
  if (found) await tell(found, true);
  else await forget(null);
}

// --- asking ------------------------------------------------------------------------------------

/** After a table that will wait for them somebody is asked once; whoever does not want it is left alone. */
function ask() {
  const line = find("shall-call");
  if (!line || !sessionStorage.getItem(LEFT)) return;
  sessionStorage.removeItem(LEFT);
  if (!isAble() || isCalled() || localStorage.getItem(NOT_NOW) || Notification.permission === "denied") return;
  line.hidden = false;
  find("shall-call-yes")?.addEventListener("click", async () => {
    const outcome = /** @type {HTMLTemplateElement} */ (find(await begin() ? "will-call" : "cannot-call"));
    line.replaceChildren(outcome.content.cloneNode(true));
  });
  find("shall-call-no")?.addEventListener("click", () => {
    localStorage.setItem(NOT_NOW, "yes");
    line.hidden = true;
  });
}

/** On one's own page. */
function offer() {
  const shown = find(isAble() ? "push-offer" : "push-unable");
  if (shown) shown.hidden = false;
  find("push-start")?.addEventListener("click", async () => {
    if (await begin()) location.reload();
    else /** @type {HTMLElement} */ (find("push-denied")).hidden = false;
  });
  find("push-stop")?.addEventListener("submit", () => {
    place().then(({ found }) => forget(found));
    localStorage.removeItem(CALLED);
  });
}

ask();
offer();
sayAgain();
