// It has become my move somewhere: the title says so, a sound and a notification where wanted.

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

/** Call whoever has turned to something else. */
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
  document.getElementById("my-tables")?.replaceWith(fresh);
}

addEventListener("focus", () => {
  if (!document.getElementById("the-table")) document.title = usualTitle;
});

const asking = document.getElementById("notify");
asking?.addEventListener("submit", async (event) => {
  if (event.submitter?.value !== "yes" || event.submitter.dataset.allowed) return;
  event.preventDefault();
  const answer = window.Notification ? await Notification.requestPermission() : "denied";
  if (answer === "granted") {
    event.submitter.dataset.allowed = "yes";
    asking.requestSubmit(event.submitter);
  } else document.getElementById("notify-wrong").hidden = false;
});

if (sound && !document.getElementById("the-table")) listen();
