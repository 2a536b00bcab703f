/**
 * Puts a running timer right when the device's clock is set while a page is open. Put back, it can
 * only have been set: the timer's end goes with it. Put forward, the device may as well have slept:
 * the timer follows it, and where the page was looked at all the while, the person is asked.
 */
import { inputOf, targetOf } from '../dom.js';
import { act } from '../forms/form-queue.js';
import { clockMoved } from './clock.js';
import { duration } from '../texts/words.js';

const MINUTE = 60_000;
/** The key under which this tab remembers that the person is still to be asked: a page may be reloaded meanwhile. */
const KEPT = 'teaspoon-clock';

/** The end that this page knows of. */
let known = '';
/** By how much (ms) the clock went forward, and nobody said yet what that meant. */
let ahead = 0;

/** Watches from now on. */
export function startClockWatch() {
  look();
  document.addEventListener('teaspoon:patched', look);
  document.addEventListener('visibilitychange', () => checkClock(false));
  document.addEventListener('submit', (event) => {
    if (targetOf(event).id !== 'clock-moved') return;
    ahead = 0;
    keep();
  });
}

const alarm = () => document.getElementById('alarm');

/** A page was shown: its timer may end at another time, which the planner took from the clock as it is now. */
function look() {
  const end = alarm()?.dataset.end ?? '';
  const by = clockMoved();
  if (end === known) onMove(by, !document.hidden);
  else ahead = keptFor(end);
  known = end;
  offer();
}

/**
 * By how much the clock had gone forward when a page that is gone asked about a timer with this end.
 * @param {string} end
 */
function keptFor(end) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    return end && kept?.end === end ? kept.ahead : 0;
  } catch {
    return 0;
  }
}

function keep() {
  try {
    if (ahead > 0) sessionStorage.setItem(KEPT, JSON.stringify({ end: known, ahead }));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // No room, or none allowed: this page asks all the same.
  }
}

/**
 * To be called whenever a running timer is looked after.
 * @param {boolean} isLookedAt whether the page was all the while since it was called last
 */
export function checkClock(isLookedAt) {
  onMove(clockMoved(), isLookedAt && !document.hidden);
}

/** @param {number} by @param {boolean} isLookedAt */
function onMove(by, isLookedAt) {
  if (by === 0 || !known) return;
  if (by < 0) correct(by);
  else if (isLookedAt) {
    ahead += by;
    keep();
  }
  offer();
}

/** @param {number} by */
function correct(by) {
  const field = /** @type {HTMLInputElement|null|undefined} */ (alarm()?.querySelector('[name="nonce"]'));
  const nonce = field?.value;
  if (!nonce) return;
  const end = Number(known);
  const back = location.pathname + location.search;
  const data = new URLSearchParams({ nonce, back, end: String(end), right: String(end + by) });
  act('/app/focus/clock', data, null, null);
}

/** Asks on the timer's page. */
function offer() {
  const form = document.getElementById('clock-moved');
  const [right, by] = [inputOf('clock-right'), document.getElementById('clock-by')];
  if (!form || !right || !by || ahead === 0) return;
  right.value = String(Number(known) + ahead);
  by.textContent = ahead < 1.5 * MINUTE
    ? duration(Math.round(ahead / 1000), 'second')
    : duration(Math.round(ahead / MINUTE), 'minute');
  form.hidden = false;
}
