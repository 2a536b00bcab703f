/**
 * The queue of commands: forms that change something. They are sent one after the other in the order
 * of the taps, each as it was when it was submitted, and none is dropped.
 *
 * @typedef {import('../pages/request-page.js').Answer} Answer
 * @typedef {import('./drafts.js').TextField} TextField
 * @typedef {import('./fields.js').Field} Field
 * @typedef {import('./fields.js').Value} Value
 */
import { isSamePage } from '../pages/page-url.js';
import { ask, tell } from '../pages/request-page.js';
import { focused } from '../dom.js';
import { dropAllDrafts, dropDrafts, keepDrafts, restoreDrafts } from './drafts.js';
import { isTyped, valueOf, valuesOf } from './fields.js';
import { FAULTY, focusFault, focusPage, focusTargetOf, isFocusLost, restoreFocus } from '../pages/focus.js';
import { forgetLook } from '../device/look.js';
import { renewNonce, restoreNonce } from './nonce.js';
import { showOutsidePane } from '../navigation/pane.js';
import { forgetDevice } from '../device/push-device.js';
import { retry } from '../device/retry.js';
import {
  finishShowing, isPassing, isShown, replaceAddress, scrollToTarget, showPage, waiting, withoutAct,
} from '../pages/show-page.js';
import { holdPosition } from '../pages/stay-put.js';
import { say } from '../pages/toast.js';
import { LINE, forgetUnderstood } from './understood.js';
import { isLatest, nextTurn } from '../pages/latest-request.js';
import { bringBack, stay } from '../navigation/way-back.js';
import { words } from '../texts/words.js';
import { actDone, isAnswering, untilDecided } from '../device/worker.js';

/**
 * @typedef {object} Act
 * @property {URL} address
 * @property {URLSearchParams|FormData} data the latter where a file is sent
 * @property {HTMLFormElement|null} form
 * @property {Map<Field, Value>} sent what stood in the form's fields
 * @property {TextField|null} line the field that was emptied for the next line
 * @property {import('../pages/focus.js').FocusTarget|null} focusTarget of the button
 * @property {number} turn by which a later wish of the person is known
 * @property {(succeeded: boolean) => void} resolve
 */

/** Answers that show the form again, or say what happened to the task or list: shown in place. */
const SHOWN = new Set([404, 410, 422]);

/** @type {Array<Act>} */
const queue = [];
/** @type {Promise<boolean>|null} */
let running = null;

/**
 * Resolves when no command is under way.
 * @returns {Promise<boolean>} whether all that were under way were done
 */
export async function actsDone() {
  let areDone = true;
  while (running) if (!await running) areDone = false;
  return areDone;
}

export const isActing = () => running !== null;

/**
 * Does what a form says.
 *
 * @param {string|URL} address
 * @param {URLSearchParams|FormData} data
 * @param {HTMLFormElement|null} form
 * @param {HTMLElement|null} submitter
 * @returns {Promise<boolean>} whether it was done
 */
export function act(address, data, form, submitter) {
  // A second tap on the button of a line that is under way.
  if (running && isTaken(form)) return running;
  const turn = nextTurn();
  /** @type {Map<Field, Value>} */
  const sent = form ? valuesOf(form) : new Map();
  // A button inside a row is about that row: the choices in other rows stay.
  if (submitter?.closest('li')) {
    for (const field of sent.keys()) if (field.type === 'checkbox') sent.delete(field);
  }
  return new Promise((resolve) => {
    const focusTarget = focusTargetOf(submitter);
    const line = takeLine(form);
    queue.push({ address: new URL(address, location.href), data, form, sent, line, focusTarget, turn, resolve });
    if (submitter?.matches('[data-each-press], [data-move-to]')) renewNonce(form);
    running ??= run();
  });
}

/** Fields in which one line after another is typed and sent: of quick add, and of steps. */
const LINES = `${LINE}, #step-field`;

/** @param {HTMLFormElement|null} form */
const lineOf = (form) => /** @type {TextField|null} */ (form?.querySelector(LINES) ?? null);

/** @type {Set<Element>} the lines that were sent and are not answered */
const taken = new Set();

/**
 * Empties a line that is sent: the next one is often typed at once, and would be typed behind the words that are still being stored.
 * @param {HTMLFormElement|null} form
 */
function takeLine(form) {
  const line = lineOf(form);
  if (!line || line.value.trim() === '') return null;
  taken.add(line);
  line.value = '';
  forgetUnderstood(line);
  return line;
}

/**
 * Whether a line was sent and nothing stands in it since.
 * @param {HTMLFormElement|null} form
 */
function isTaken(form) {
  const line = lineOf(form);
  return line !== null && taken.has(line) && line.value.trim() === '';
}

/**
 * Puts the words of lines that were not stored back, before what was typed since.
 * @param {Act[]} failed in the order in which they were sent
 */
function giveBack(failed) {
  for (const { line, sent } of failed.reverse()) {
    if (!line) continue;
    line.value = [sent.get(line), line.value].filter((text) => text !== '').join(' ');
    line.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Pauses (ms) between the tries to reach a worker that the browser has just ended. */
const PAUSES = [100, 500, 2000];

/**
 * Sends the queued commands; only then is a page shown, since each page includes the earlier commands.
 * @returns {Promise<boolean>} whether all of them were done
 */
async function run() {
  const endWait = waiting();
  /** @type {Array<() => void>} */
  const settle = [];
  /** @type {Act[]} */
  const failed = [];
  /** @type {{act: Act, answer: Answer|string}|null} */
  let result = null;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { form, data, resolve } = next;
    // Of several waiting commands only the last one's page is shown.
    const answer = await send(next, queue.length === 0 ? ask : tell);
    const isDone = answer === null || isOk(answer);
    if (isDone) {
      dropDrafts(form, next.sent);
    } else {
      restoreNonce(form, data);
      failed.push(next);
    }
    const isErased = form?.matches('[data-erases]') || (answer && typeof answer !== 'string' && answer.isErased);
    if (isDone && isErased) {
      dropAllDrafts();
      forgetDevice();
      forgetLook();
    }
    if (isDone && result && isSameForm(next, result.act)) result = null;
    // An error is shown rather than a success after it.
    if (answer && (!result || isOk(result.answer))) result = { act: next, answer };
    settle.push(() => resolve(isDone));
  }
  running = null;
  endWait();
  taken.clear();
  giveBack(failed);
  if (result) show(result.act, result.answer, settle.length === 1);
  for (const resolve of settle) resolve();
  return result !== null && isOk(result.answer);
}

/** @param {Answer|string} answer */
const isOk = (answer) => typeof answer !== 'string' && answer.ok;

/**
 * Whether two commands are the same form with the same content, sent by different buttons: once one is done, the other's refusal no
 * longer holds.
 * @param {Act} one
 * @param {Act} other
 */
function isSameForm(one, other) {
  const isSame = one.form !== null && one.form === other.form && isSamePage(one.address, other.address);
  return isSame && [...one.sent].every(([field, value]) => other.sent.get(field) === value);
}

/**
 * @param {Act} next
 * @param {(address: URL, init: RequestInit) => Promise<Answer|null>} by
 * @returns {Promise<Answer|string|null>} or a sentence that says why there is no answer; null: done
 */
async function send(next, by) {
  if (!await untilDecided(() => say(words('act-setting-up')))) {
    // The server keeps nothing for a browser that can do it itself.
    return words('act-not-ready');
  }
  try {
    const answer = await sendUntilKept(() => by(next.address, { method: 'POST', body: next.data }));
    if (!answer || answer.ok) actDone();
    return answer;
  } catch {
    return words('act-no-answer');
  }
}

/**
 * Sends again while only the server answered, although a worker could keep it; the nonce sees to it that it is done once.
 * @param {() => Promise<Answer|null>} post
 */
function sendUntilKept(post) {
  return retry(post, (answer) => !isUnkept(answer) || !isAnswering(), PAUSES);
}

/**
 * Whether the server answered that it keeps nothing for this browser: the page holds the form, to be sent again.
 * @param {Answer|null} answer
 */
function isUnkept(answer) {
  if (answer?.status !== 503) return false;
  return Boolean(answer.page?.querySelector('form:is([data-again], [data-unkept])'));
}

/**
 * Lets the browser submit the form itself and load the answer as a new page.
 * @param {Act} act
 */
function submitNatively({ address, data, form: original }) {
  if (data instanceof FormData) {
    // A chosen file cannot be put into another form.
    if (original) HTMLFormElement.prototype.submit.call(original);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address.href;
  form.hidden = true;
  for (const [name, value] of data) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  // Named after no field: a form may have one called "submit".
  HTMLFormElement.prototype.submit.call(form);
}

/**
 * @param {Act} done
 * @param {Answer|string} answer
 * @param {boolean} isAlone no other command was sent with it
 */
function show(done, answer, isAlone) {
  if (!isOk(answer)) {
    // A link tapped meanwhile, or Back, would discard the typed text with the page.
    nextTurn();
    stay();
  }
  if (typeof answer === 'string') {
    say(answer);
  } else if (answer.ok) {
    showSuccess(done, answer, isAlone);
  } else if (!answer.isPage || !(SHOWN.has(answer.status) || isUnkept(answer))) {
    say(summary(answer));
  } else if (!answer.isOurs) {
    // The page of another release needs its own script; the same nonce, so it is done once.
    submitNatively(done);
  } else {
    showPage(answer, { isKept: (field) => isTypedSince(done, field) });
    finishShowing();
    focusFault();
  }
}

/** @param {Act} done @param {Answer} answer @param {boolean} isAlone */
function showSuccess(done, answer, isAlone) {
  const { address, isOurs, isPage } = answer;
  if (showOutsidePane(address)) return;
  if (!isOurs || !isPage || address.origin !== location.origin) {
    location.assign(address.href);
    return;
  }
  const samePage = isSamePage(address, location);
  // Read now: the form may leave the page.
  const shows = done.form?.dataset.shows;
  const isOvertaken = !isLatest(done.turn);
  // The way back would overtake a link that was tapped meanwhile.
  if (!samePage && !isOvertaken && bringBack(answer, shows)) return;
  // The browser has gone back to a page that is still being loaded: it has its entry of the history, and takes the message along.
  const isPassedBy = !samePage && isOvertaken && !isShown(location);
  const active = focused();
  const focusTarget = focusTargetOf(active) ?? done.focusTarget;
  // A command that had nothing to change (the first row, moved up) has no message of its own: that of the last change stays, with its Undo.
  const keepToast = samePage && isAlone && !address.searchParams.has('did') && document.getElementById('toast-undo') !== null;
  const stayPut = holdPosition(active);
  showPage(answer, { samePage, keepToast, isKept: (field) => samePage && isTypedSince(done, field) });
  if (isPassedBy) {
    finishShowing(withoutAct(address));
    return;
  }
  if (samePage) replaceAddress(address);
  else history.pushState({ y: 0 }, '', withoutAct(address));
  finishShowing();
  if (!samePage) {
    restoreDrafts();
    scrollToTarget(address);
    focusPage();
    return;
  }
  keepDrafts();
  // One line after the other: the next one is typed where this one was, whatever number or button of its form was pressed last.
  const isInForm = active !== null && /** @type {Field} */ (active).form === done.form;
  if (done.line?.isConnected && (isFocusLost() || isInForm)) done.line.focus({ preventScroll: true });
  else if (isFocusLost()) restoreFocus(focusTarget);
  stayPut();
  if (shows) document.getElementById(shows)?.scrollIntoView();
}

/**
 * Whether something stands in the field that was not sent.
 * @param {Act} act
 * @param {Field} field
 */
function isTypedSince({ sent }, field) {
  return sent.has(field) ? sent.get(field) !== valueOf(field) : isTyped(field) || isRefused(field.form);
}

/**
 * Whether a form was refused and not sent again: the page came with what was typed in it, which is stored nowhere. A timer's end, for one,
 * may send another form meanwhile.
 * @param {HTMLFormElement|null} form
 */
function isRefused(form) {
  return isPassing() && [...form?.elements ?? []].some((field) => field.matches(FAULTY));
}

/**
 * The message of a page, in a line.
 * @param {Answer} answer
 */
function summary({ page }) {
  const parts = ['h1', 'main p']
    .map((selector) => page?.querySelector(selector)?.textContent?.trim() ?? '')
    .filter(Boolean);
  if (parts.length === 0) return words('act-not-saved');
  return parts.map((text) => (/[.?!:؟]$/.test(text) ? text : `${text}.`)).join(' ');
}
