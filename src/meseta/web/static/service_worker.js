// What stays on a device: it shows no old table, only that nobody can be reached.

/** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} LastingEvent */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response | undefined>): void }} AskedEvent */

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
