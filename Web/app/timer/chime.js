/**
 * The one sound there is: a few soft tones, made by the browser itself, so that no file has to be
 * loaded. Browsers let a page sound only after a tap: allow it in one, and play whenever it is time.
 */

const Audio = globalThis.AudioContext ?? globalThis.webkitAudioContext;
/** Pitches (Hz), one after the other. */
const TONES = [523.25, 659.25, 783.99];
/** From one tone to the next, and how long each is heard (s). */
const STEP = 0.28;
const LENGTH = 1.1;

/** So long (ms) it may take until the device lets something be heard; later it would mean nothing. */
const PATIENCE = 2000;

/** @type {AudioContext|null} the page's one way to be heard */
let audio = null;
/** The number of sounds that play or are about to: while it is not 0, the device stays awake for them. */
let sounding = 0;

/**
 * Lets the page be heard from now on, silent until it plays. To be called in a tap.
 * @returns {boolean} false if the browser has no audio
 */
export function allowChime() {
  if (!Audio) return false;
  if (!audio) {
    audio = new Audio();
    audio.suspend();
  }
  return true;
}

/**
 * Plays the tones, where a tap allowed it. Rejects where the device lets nothing be heard just now.
 * @param {number} [volume] 0–1
 */
export async function chime(volume = 0.5) {
  if (!audio) return;
  const device = audio;
  sounding += 1;
  try {
    await soon(device.resume());
    TONES.forEach((pitch, index) => play(device, pitch, device.currentTime + 0.05 + index * STEP, volume));
  } finally {
    release();
  }
}

/**
 * @param {AudioContext} device
 * @param {number} pitch
 * @param {number} start
 * @param {number} volume
 */
function play(device, pitch, start, volume) {
  const tone = new OscillatorNode(device, { frequency: pitch });
  const loudness = new GainNode(device, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  // Neither a click at the beginning nor one at the end.
  loudness.gain.linearRampToValueAtTime(volume * 0.6, start + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(loudness).connect(device.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
  sounding += 1;
  tone.addEventListener('ended', release, { once: true });
}

/** Silent again, once nothing is to be heard any more. */
function release() {
  sounding -= 1;
  if (sounding === 0) audio?.suspend().catch(() => {});
}

/**
 * Some engines leave it open for minutes whether anything may be heard.
 * @param {Promise<void>} resumed
 */
function soon(resumed) {
  return Promise.race([resumed, new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException('not now', 'TimeoutError')), PATIENCE);
  })]);
}
