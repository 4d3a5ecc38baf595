// Soft sounds of our own, for those who want them.

/** @typedef {{ pitch: number, at: number, long: number, loud: number, form: OscillatorType }} Tone */

/** @param {number} pitch @param {number} at @returns {Tone} */
const bell = (pitch, at) => ({ pitch, at, long: 0.5, loud: 0.12, form: "sine" });
/** @param {number} pitch @param {number} at @returns {Tone} */
const knock = (pitch, at) => ({ pitch, at, long: 0.09, loud: 0.16, form: "triangle" });

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  turn: [bell(660, 0), bell(880, 0.14)],
  piece: [knock(190, 0), knock(120, 0.02)],
  king: [bell(392, 0), bell(523, 0.1), knock(150, 0.2)],
  scoring: [bell(392, 0), bell(494, 0.12), bell(587, 0.24), bell(784, 0.36)],
};
const SILENCE = 2000; // milliseconds after which nothing is kept running for a next sound
/** @type {AudioContext | null} */
let audio = null; // once somebody has pressed something: before, no browser lets anything be heard
let resting = 0;

const areWanted = () => document.body.dataset.sound === "yes";

/** Be ready to be heard; whether that is allowed here. */
async function wake() {
  clearTimeout(resting);
  resting = setTimeout(() => audio?.suspend(), SILENCE);
  return Boolean(await audio?.resume().then(() => true, () => false));
}

/** A press lets sounds be heard from now on. */
async function open() {
  if (!areWanted() || !window.AudioContext) return;
  audio ??= new AudioContext();
  await wake();
}
for (const press of ["pointerup", "keydown"]) addEventListener(press, open, true);

/** Want sounds, or none any more; who wants them hears one. @param {boolean} wanted */
export async function setSounds(wanted) {
  document.body.dataset.sound = wanted ? "yes" : "no";
  await open();
  play("turn");
}

/** Let something be heard, if sounds are wanted. @param {string} name */
export async function play(name) {
  if (!areWanted() || !audio || !(await wake())) return;
  for (const tone of SOUNDS[name]) sound(audio, tone);
}

/** @param {AudioContext} on @param {Tone} tone */
function sound(on, { pitch, at, long, loud, form }) {
  const [tone, volume, begin] = [on.createOscillator(), on.createGain(), on.currentTime + at];
  tone.type = form;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  tone.connect(volume).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + long + 0.1);
}
