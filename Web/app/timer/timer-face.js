/**
 * The face of a timer that runs: its digits, its words and a disc that shrinks. All of it follows
 * from the end that the page names, so that nothing adds up wrongly, however long the page slept.
 */
import { keepAwake } from './awake.js';
import { isStill } from '../device/look.js';
import { duration } from '../texts/words.js';

const HALF_TURNS = {
  right: [[0, 0], [0.5, 180], [1, 180]],
  left: [[0, 0], [0.5, 0], [1, 180]],
};
const MINUTE = 60_000;

let timer = 0;
/** The state that the disc shows: animated again only if it changed. */
let drawn = '';
/** @type {Animation[]} */
let motions = [];
/** The time that was left at the last look, and of which session. */
let last = { end: '', left: 0 };

/** Keeps the face right from now on. */
export function startTimer() {
  show();
  document.addEventListener('teaspoon:patched', show);
  document.addEventListener('visibilitychange', () => {
    drawn = '';
    show();
  });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', show);
}

/** The end of a timer that ends after the clock is changed: the page knew only how far from UTC it is now. */
function rightEnd() {
  for (const element of document.querySelectorAll('[data-until]')) {
    const { at, until, hourLess, hourMore } = element.dataset;
    const shift = new Date().getTimezoneOffset() - new Date(Number(at)).getTimezoneOffset();
    const right = new Map([[60, hourMore], [-60, hourLess]]).get(shift);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    if (!until || !right) continue;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) text.nodeValue = text.nodeValue?.replace(until, right) ?? null;
  }
}

function show() {
  clearTimeout(timer);
  rightEnd();
  const face = document.getElementById('timer');
  keepAwake(Boolean(face?.dataset.end));
  if (face) tick();
  else drawn = '';
}

function tick() {
  const face = document.getElementById('timer');
  if (!face) return;
  const length = Number(face.dataset.length);
  const end = face.dataset.end ?? '';
  const left = end
    ? Math.min(Math.max(Number(end) - Date.now(), 0), length)
    : Number(face.dataset.left);
  write('timer-digits', digits(left));
  write('timer-left', inWords(left));
  draw(left, length, end);
  if (!end) return;
  speak(left, length, end);
  if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const element = document.getElementById(id);
  if (element && element.textContent !== text) element.textContent = text;
}

/** @param {number} left */
function digits(left) {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * As the page says it (`Catalog.left`).
 * @param {number} left
 */
function inWords(left) {
  if (left < MINUTE) return document.getElementById('timer')?.dataset.less ?? '';
  return duration(Math.ceil(left / MINUTE), 'minute');
}

/**
 * Two half discs, each turned through its own half of the time and cut off at the middle: turning is
 * the compositor's, and nothing is laid out or painted again.
 * @param {number} left
 * @param {number} length
 * @param {string} end
 */
function draw(left, length, end) {
  const disc = document.getElementById('disc');
  if (!disc) return;
  disc.dataset.moving = '';
  const still = isStill();
  const shown = still ? Math.min(Math.ceil(left / MINUTE) * MINUTE, length) : left;
  const state = [length, end, still, still || !end ? shown : ''].join(' ');
  if (state === drawn && motions.every(isOnPage)) {
    if (end && !still) correct(length - shown);
    return;
  }
  drawn = state;
  for (const motion of motions) motion.cancel();
  motions = [];
  for (const [side, turns] of Object.entries(HALF_TURNS)) {
    const half = disc.querySelector(`.${side} > span`);
    const frames = turns.map(([offset, turn]) => ({ offset, transform: `rotate(${turn}deg)` }));
    const motion = half?.animate(frames, { duration: length, fill: 'both' });
    if (!motion) continue;
    motion.currentTime = length - shown;
    if (still || !end) motion.pause();
    motions.push(motion);
  }
}

/** @param {Animation} motion */
function isOnPage({ effect }) {
  return /** @type {KeyframeEffect|null} */ (effect)?.target?.isConnected ?? false;
}

/**
 * While a device sleeps, what moves stands still and its clock goes on.
 * @param {number} passed
 */
function correct(passed) {
  for (const motion of motions) {
    if (Math.abs(Number(motion.currentTime) - passed) > 1000) motion.currentTime = passed;
  }
}

/**
 * Announces the time that is left at a few moments, not every second.
 * @param {number} left
 * @param {number} length
 * @param {string} end
 */
function speak(left, length, end) {
  const before = last.end === end ? last.left : left;
  last = { end, left };
  let text = '';
  const { half, five, one } = document.getElementById('timer')?.dataset ?? {};
  /** @type {Array<[mark: number, said: string|undefined]>} */
  const marks = [[length / 2, half], [5 * MINUTE, five], [MINUTE, one]];
  for (const [mark, said] of marks) {
    if (before > mark && left <= mark && left > 0) text = said ?? '';
  }
  if (text) write('timer-said', text);
}
