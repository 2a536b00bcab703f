/**
 * Tells of a timer's end on any page: by a picture, a sound, a notification if they are allowed, the title, and to a
 * screen reader. Its content is on the page from the beginning.
 */
import { focused, targetOf } from '../dom.js';
import { act } from '../forms/form-queue.js';
import { ask, release } from '../pages/request-page.js';
import { allowChime, chime } from './chime.js';
import { checkClock } from './clock-watch.js';
import { focusTargetOf, isFocusLost, restoreFocus } from '../pages/focus.js';
import { refresh } from '../pages/refresh.js';

/** A tab that nobody looks at lets those that somebody does ring first (ms). */
const COURTESY = 300;
/**
 * No longer (ms) than this the end is waited for at once: while a device sleeps, its clock goes on and
 * what counts down does not.
 */
const SEEN = 1000;
const UNSEEN = 10_000;
/** How long (ms) the end waits for the planner's answer: an alarm that may be needless is better than none. */
const PATIENCE = 5000;
/** By which its notifications are known. */
const TAG = 'timer';

let turn = 0;
let timer = 0;
/** @type {Worker|null} */
let counter = null;
/** The end that the planner was asked about last, and when: one whose clock differs is asked again only after a pause. */
let asked = { end: '', at: 0 };
/** The end that was announced: once is enough, whatever pages are shown in between. */
let told = '';
/** The path of the page on which it rang, until another page is shown. */
let rangAt = '';
/** Whether it rings over that page: until it is put off, or shown in its place. */
let isRinging = false;
/** The rest that was recorded from here: once is enough, whatever the result was. */
let noted = '';
/** The end that a notification may stand there for. */
let notified = '';
/** @type {import('../pages/focus.js').FocusTarget|null} where the person was when it rang */
let before = null;

const alarm = () => document.getElementById('alarm');
const titleOfAlarm = () => document.getElementById('alarm-title');
/**
 * When it ends, as the page says it.
 * @param {HTMLElement} panel
 */
const endOf = (panel) => panel.dataset.end ?? '';

/** Watches the timer from now on. */
export function startTimerEnd() {
  watch();
  document.addEventListener('teaspoon:patched', watch);
  document.addEventListener('visibilitychange', watch);
  // Browsers let a page be heard only after somebody touched it.
  for (const type of ['click', 'keydown']) document.addEventListener(type, unlock, { capture: true });
  document.addEventListener('click', (event) => {
    if (targetOf(event).closest?.('#alarm-later')) putOff();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) putOff();
  });
}

function watch() {
  turn += 1;
  clearTimeout(timer);
  const panel = alarm();
  closeAnswered(panel);
  keepTold(panel);
  if (!panel) return;
  if ('over' in panel.dataset) {
    note(panel);
    return;
  }
  if (panel.dataset.end === told) return;
  const mine = turn;
  const left = Math.max(Number(panel.dataset.end) - Date.now(), 0);
  const pause = panel.dataset.end === asked.end ? asked.at + SEEN - performance.now() : 0;
  const after = Math.max(pause, Math.min(left, document.hidden ? UNSEEN : SEEN));
  timer = setTimeout(() => onTime(mine), after);
  countdown()?.postMessage(/** @type {import('../../shared/messages.js').ToCountdown} */ ({ after, turn: mine }));
}

function countdown() {
  if (counter || !window.Worker) return counter;
  counter = new Worker(`/static/${release}/app/workers/countdown.js`);
  counter.addEventListener('message', ({ data }) => onTime(data));
  return counter;
}

/** @param {number} mine */
async function onTime(mine) {
  const panel = alarm();
  if (mine !== turn || !panel) return;
  if (Date.now() < Number(panel.dataset.end)) {
    checkClock(true);
    watch();
    return;
  }
  turn += 1;
  checkClock(true);
  asked = { end: endOf(panel), at: performance.now() };
  if (await isOver(panel)) ringAlarm(panel);
  else refresh();
}

/**
 * Whether it still ends now: it may have been changed where this page did not hear of it.
 * @param {HTMLElement} panel
 */
async function isOver(panel) {
  const answer = await answerInTime('/app/focus');
  // Nobody answered; what this page knows has to do.
  if (!answer) return true;
  const now = answer.page?.getElementById('alarm');
  if (!now || 'over' in now.dataset) return Boolean(now);
  panel.dataset.end = now.dataset.end;
  watch();
  return false;
}

/**
 * @param {string} address
 * @returns {Promise<import('../pages/request-page.js').Answer|null>} null: nobody answered, or it took too long
 */
async function answerInTime(address) {
  /** @type {Promise<null>} */
  const tooLong = new Promise((resume) => setTimeout(resume, PATIENCE, null));
  return Promise.race([ask(address).catch(() => null), tooLong]);
}

/** @param {HTMLElement} panel */
async function ringAlarm(panel) {
  const end = endOf(panel);
  told = end;
  rangAt = location.pathname;
  const title = titleOfAlarm()?.textContent ?? '';
  show(panel);
  showTitle(title);
  if (await isFirst(end)) {
    if ('sound' in panel.dataset) play();
    if ('notify' in panel.dataset) notify(title, choices(panel));
  }
  if (!await note(panel) && document.getElementById('timer')) await refresh();
  showTitle(title);
  const said = document.getElementById('timer-said');
  if (said) said.textContent = `${title}.`;
}

/** @param {string} title */
function showTitle(title) {
  document.title = `${title} · Teaspoon`;
}

/**
 * The page on which it rang may be made again, with what another device changed, while it is still to be answered.
 * @param {HTMLElement|null} panel
 */
function keepTold(panel) {
  const isHere = panel?.dataset.end === told && location.pathname === rangAt;
  if (!panel || !isHere) {
    if (isRinging && location.pathname === rangAt && isFocusLost()) restoreFocus(before);
    rangAt = '';
    isRinging = false;
    return;
  }
  showTitle(titleOfAlarm()?.textContent ?? '');
  if (isRinging) panel.dataset.ringing = '';
}

/**
 * Over the page; the bar lies under it, and what had the focus there would lose it to nothing.
 * @param {HTMLElement} panel
 */
function show(panel) {
  const active = focused();
  before = focusTargetOf(active);
  notified = endOf(panel);
  panel.hidden = false;
  if (active?.closest('#dock')) titleOfAlarm()?.focus({ preventScroll: true });
  panel.dataset.ringing = '';
  // The page of the timer has a place for it, where it is shown at once.
  isRinging = !document.getElementById('timer');
}

/** Not now: it goes to its place on the page, and the focus back to where it was. */
function putOff() {
  const panel = alarm();
  if (!panel || !('ringing' in panel.dataset)) return;
  const active = document.activeElement;
  panel.removeAttribute('data-ringing');
  isRinging = false;
  closeNotices();
  if (active === document.body || panel.contains(active)) restoreFocus(before);
}

/**
 * Of several tabs one is heard.
 * @param {string} end
 */
async function isFirst(end) {
  if (!navigator.locks) return true;
  if (document.hidden) await new Promise((resume) => setTimeout(resume, COURTESY));
  return new Promise((resolve) => {
    navigator.locks.request(`timer ${end}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise((resume) => setTimeout(resume, 10_000));
    });
  });
}

/**
 * A rest whose time is up counts as done without being asked about.
 * @param {HTMLElement} panel
 */
async function note(panel) {
  const { note: address } = panel.dataset;
  const end = endOf(panel);
  if (!address || noted === end) return false;
  noted = end;
  const nonce = /** @type {HTMLInputElement|null} */ (panel.querySelector('[name="nonce"]'))?.value ?? '';
  const back = location.pathname + location.search;
  return act(address, new URLSearchParams({ nonce, back }), null, null);
}

/** @param {Event} event */
function unlock(event) {
  const choice = targetOf(event).closest?.('#timer-sound');
  if (!document.querySelector('[data-sound], #timer-sound[aria-pressed="false"]')) return;
  // A person who switches it on hears what it sounds like. (A key that presses it makes a click, too.)
  if (allowChime() && event.type === 'click' && choice && !('sound' in choice.dataset)) play(0.25);
}

/** @param {number} [volume] */
async function play(volume) {
  try {
    await chime(volume);
  } catch {
    // Not to be heard just now; the picture is there.
  }
}

/**
 * The answers to a notification, in the words of the buttons.
 * @param {HTMLElement} panel
 */
function choices(panel) {
  return [...panel.querySelectorAll('#alarm-form button:not(#alarm-later)')]
    .map((button) => (button.textContent ?? '').trim()).join(' · ');
}

/** @param {string} title @param {string} body */
async function notify(title, body) {
  if (window.Notification?.permission !== 'granted') return;
  // A notification that is still shown would be changed without a sign.
  await closeNotices();
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, {
      body,
      tag: TAG,
      icon: /** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel="apple-touch-icon"]'))?.href,
      // It has a sound of its own.
      silent: true,
    });
  } catch {
    // The browser shows none; the picture is there.
  }
}

/**
 * An end that was answered, here or in another tab, is not asked about any more.
 * @param {HTMLElement|null} panel
 */
function closeAnswered(panel) {
  const isAsked = panel && ('over' in panel.dataset || panel.dataset.end === told);
  const end = isAsked ? endOf(panel) : '';
  if (notified && notified !== end) closeNotices();
  notified = end;
}

async function closeNotices() {
  if (window.Notification?.permission !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const notices = await registration?.getNotifications({ tag: TAG }) ?? [];
    for (const notice of notices) notice.close();
  } catch {
    // The person closes it.
  }
}
