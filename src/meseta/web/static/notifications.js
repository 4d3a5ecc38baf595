// It has become my move somewhere: the title says so, a sound and a notification where wanted.

/** @typedef {import("./types.js").CallFacts} CallFacts */

const { sound, notify, turn } = document.body.dataset;
const RING = [[660, 0], [880, 0.14]]; // Hertz, and seconds after the first
const usualTitle = document.title;

/** Two soft tones. */
export function ring() {
  if (document.body.dataset.sound === "no" || !window.AudioContext) return;
  const audio = new AudioContext();
  if (audio.state === "suspended") { audio.close(); return; }
  for (const [pitch, at] of RING) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.6);
  }
  setTimeout(() => audio.close(), 1500);
}

/** Call whoever has turned to something else. @param {CallFacts} told */
export function call({ table, game, question }) {
  ring();
  if (notify !== "yes" || !document.hidden || window.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(`${turn}: ${game}`, { body: question, tag: table });
    note.onclick = () => {
      focus();
      if (!location.pathname.startsWith(`/t/${table}`)) location.href = `/t/${table}`;
      note.close();
    };
  } catch { /* some phones show none to pages */ }
}

/** Where no table is shown, one stream tells of all of them. */
function listen() {
  const stream = new EventSource("/me/stream");
  stream.onmessage = (event) => {
    /** @type {import("./types.js").Note} */
    const told = JSON.parse(event.data);
    if (told.kind !== "turn") return;
    document.title = `● ${turn}: ${told.game} – Meseta`;
    call(told);
    if (location.pathname === "/") refresh();
  };
}

/** The list of my tables as it is now. */
async function refresh() {
  const answer = await fetch("/", { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("my-tables");
  if (fresh) document.getElementById("my-tables")?.replaceWith(fresh);
}

/** Before notifications are wanted, the browser must be asked. @param {SubmitEvent} event @param {HTMLFormElement} form */
async function askBrowser(event, form) {
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (submitter?.value !== "yes" || submitter.dataset.allowed) return;
  event.preventDefault();
  const answer = window.Notification ? await Notification.requestPermission() : "denied";
  const wrong = document.getElementById("notify-wrong");
  if (answer === "granted") {
    submitter.dataset.allowed = "yes";
    form.requestSubmit(submitter);
  } else if (wrong) wrong.hidden = false;
}

addEventListener("focus", () => {
  if (!document.getElementById("the-table")) document.title = usualTitle;
});

const asking = /** @type {HTMLFormElement | null} */ (document.getElementById("notify"));
asking?.addEventListener("submit", (event) => askBrowser(event, asking));

if (sound && !document.getElementById("the-table")) listen();
