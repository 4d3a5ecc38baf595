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

/** Let something be heard, if sounds are wanted. @param {string} name */
export function play(name) {
  if (document.body.dataset.sound !== "yes" || !window.AudioContext) return;
  const audio = new AudioContext();
  if (audio.state === "suspended") { audio.close(); return; }
  for (const { pitch, at, long, loud, form } of SOUNDS[name]) {
    const [tone, volume, begin] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
    tone.type = form;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + long + 0.1);
  }
  setTimeout(() => audio.close(), 1500);
}
