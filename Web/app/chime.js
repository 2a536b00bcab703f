/**
 * The one sound there is: a few soft tones, made by the browser itself, so that no file has to be
 * loaded. Browsers let a page sound only after a tap: open the audio in one, and play whenever it is
 * time.
 */

const AudioContext = globalThis.AudioContext ?? globalThis.webkitAudioContext;
/** Pitches (Hz), one after the other. */
const TONES = [523.25, 659.25, 783.99];
/** From one tone to the next, and how long each is heard (s). */
const STEP = 0.28;
const LENGTH = 1.1;

let shared = null;

/** The page's audio, to be opened in a tap; null where the browser has none. */
export async function openAudio() {
  if (!AudioContext) return null;
  shared ??= new AudioContext();
  if (shared.state === 'suspended') await shared.resume();
  return shared;
}

/**
 * Plays the tones.
 * @param {AudioContext} context
 * @param {number} [volume] 0–1
 */
export function chime(context, volume = 0.5) {
  TONES.forEach((pitch, index) => {
    const start = context.currentTime + 0.05 + index * STEP;
    const tone = new OscillatorNode(context, { frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    // Neither a click at the beginning nor one at the end.
    loudness.gain.linearRampToValueAtTime(volume * 0.6, start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}
