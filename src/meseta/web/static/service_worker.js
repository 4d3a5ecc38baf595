// What stays on a device: it shows no old table, only that nobody can be reached, and it calls people to their tables.

/** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} LastingEvent */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response | undefined>): void }} AskedEvent */
/** @typedef {LastingEvent & { data: { json(): import("./types.js").PushFacts } | null }} PushedEvent */
/** @typedef {LastingEvent & { notification: Notification }} PressedEvent */
/** @typedef {{ url: string, focus(): Promise<unknown>, navigate(path: string): Promise<unknown> }} Shown */

const OFFLINE = "/offline";
const worker = /** @type {any} */ (globalThis);
/** @type {string} */
const kept = worker.KEPT; // named by the server, anew for every language and version

/** Keep the one page, in the language of whoever looks. */
async function keep() {
  await (await caches.open(kept)).add(new Request(OFFLINE, { cache: "reload" }));
  await worker.skipWaiting();
}

/** Keep nothing else, and look after the pages that are open. */
async function begin() {
  const older = (await caches.keys()).filter((name) => name !== kept);
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("install", (/** @type {LastingEvent} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {LastingEvent} */ event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (/** @type {AskedEvent} */ event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

// --- being called ------------------------------------------------------------------------------

/** @param {import("./types.js").PushFacts} told */
const show = ({ title, body, path, tag }) => worker.registration.showNotification(title, { body, tag, data: { path } });

/** Go to a table: where it is shown already, in a window that is open, or in a new one. @param {string} path */
async function goTo(path) {
  /** @type {Shown[]} */
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((each) => new URL(each.url).pathname === path);
  if (there) return there.focus();
  if (!open.length) return worker.clients.openWindow(path);
  await open[0].focus();
  return open[0].navigate(path);
}

worker.addEventListener("push", (/** @type {PushedEvent} */ event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
worker.addEventListener("notificationclick", (/** @type {PressedEvent} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});
