/**
 * Shows what changed elsewhere: in another tab, while this page was out of sight, or because it is another date by now.
 *
 * @typedef {import('../forms/fields.js').Field} Field
 */
import { focused, targetOf } from '../dom.js';
import { isActing } from '../forms/form-queue.js';
import { ask } from './request-page.js';
import { dropAllDrafts, restoreDrafts } from '../forms/drafts.js';
import { fieldsIn, isTyped } from '../forms/fields.js';
import { focusTargetOf, isFocusLost, restoreFocus } from './focus.js';
import { forgetLook } from '../device/look.js';
import { isPane } from '../navigation/pane.js';
import { forgetDevice } from '../device/push-device.js';
import { finishShowing, isPassing, showPage } from './show-page.js';
import { currentTurn, isLatest } from './latest-request.js';
import { LINE, understandAgain } from '../forms/understood.js';

/** While a finger is down on a row. */
const BUSY = '[data-swiping], [data-dragging]';

/** How long (ms) to wait for the end of a gesture or a command. */
const PAUSE = 500;

/** So long (ms) after something was typed in a line of quick add, the person may go on. */
const THINKING = 60_000;

/** How often (ms) the clock is looked at. */
const LOOK = 60_000;

/** Dates begin at full hours; in some countries those of UTC are half an hour or a quarter off, and the next look is soon enough. */
const HOUR = 3_600_000;

/** The date and hour of this device, as in "Tue Nov 24 2026 11". */
const hourNow = () => new Date().toString().slice(0, 18);

/** When the page was made: its dates in words hold until a date begins, which may be at any full hour. */
let madeIn = hourNow();
/** When something was typed in a line of quick add. */
let typedAt = 0;
let asking = false;
let isDue = false;
let timer = 0;

/** Whether a gesture or a command is under way, which is over soon. */
const isInTheMidst = () => isActing() || document.querySelector(BUSY) !== null;

/** The fields with something typed in them that was not sent. */
const unsent = () => fieldsIn(document.body).filter(isTyped);

/**
 * Whether a field is a line that was left half typed: it stays as it is on the next page, and is kept as a draft, too.
 * @param {Field} field
 */
const isAtRest = (field) => field.matches(LINE) && Math.abs(Date.now() - typedAt) > THINKING;

/** Whether a new page would disturb or take away something that the person does. */
function isBusy() {
  return isInTheMidst() || isPassing() || !unsent().every(isAtRest);
}

/** A change that was announced during a gesture or a command is shown after it; a form that is sent shows it anyway. */
function catchUp() {
  clearTimeout(timer);
  if (isInTheMidst()) timer = setTimeout(refresh, PAUSE, { isInSight: true });
}

/**
 * Where this page is asked for again. What changed elsewhere while a person looks at it must not move the rows under
 * their finger: the list is asked for as of when it was opened, which its form says.
 * @param {boolean} isInSight
 */
function addressNow(isInSight) {
  const address = new URL(location.href);
  const field = /** @type {HTMLInputElement|null} */ (document.querySelector('form#list > input[name="back"]'));
  const back = field?.value;
  if (!isInSight || !back || address.searchParams.has('since')) return address;
  const { pathname, searchParams } = new URL(back, address);
  const since = pathname === address.pathname && searchParams.get('since');
  if (since) address.searchParams.set('since', since);
  return address;
}

/**
 * Asks for this page again and shows what differs.
 *
 * @param {{isInSight?: boolean}} options `isInSight`: the person has it before them
 */
export async function refresh({ isInSight = false } = {}) {
  if (document.hidden) return;
  if (isBusy()) {
    catchUp();
    return;
  }
  if (asking) {
    isDue = true;
    return;
  }
  asking = true;
  isDue = false;
  try {
    await refreshOnce(addressNow(isInSight));
  } catch {
    // Nobody answered; the page stays as it is.
  } finally {
    asking = false;
  }
  if (isDue) refresh({ isInSight: true });
}

/** @param {URL} wanted */
async function refreshOnce(wanted) {
  const mine = currentTurn();
  const address = location.href;
  const hour = hourNow();
  const answer = await ask(wanted);
  if (isBusy()) {
    catchUp();
    return;
  }
  madeIn = hour;
  // What was on it may be gone: a list that is no longer shared, or a task that was deleted elsewhere.
  if (!(answer.ok || answer.isGone) || !answer.isPage || !isLatest(mine) || location.href !== address) return;
  const lines = unsent();
  // A page that has no place for them would take them away, and so would one that is loaded.
  if (!lines.every(({ id }) => answer.isOurs && answer.page?.getElementById(id))) return;
  if (!answer.isOurs) {
    takeUpRelease();
    return;
  }
  const target = focusTargetOf(focused());
  showPage(answer, { keepToast: true });
  finishShowing();
  if (!lines.every((line) => line.isConnected)) restoreDrafts();
  understandAgain();
  if (target && isFocusLost()) restoreFocus(target);
}

/** Loads the page of another release, which needs its own script; not while a task is open beside it, which would be closed. */
function takeUpRelease() {
  if (!isPane && !document.getElementById('beside')) location.reload();
}

/** Everything was erased elsewhere: the text typed here is discarded too, and the page's content. */
function startAnew() {
  dropAllDrafts();
  forgetDevice();
  forgetLook();
  location.replace('/app/today');
}

/** Refreshes from now on whenever something may have changed. */
export function startRefreshing() {
  navigator.serviceWorker?.addEventListener('message', (event) => {
    /** @type {import('../../shared/messages.js').ToPage|null} */
    const said = event.data;
    if (said?.changed) refresh({ isInSight: true });
    if (said?.erased) startAnew();
  });
  document.addEventListener('visibilitychange', () => refresh());
  document.addEventListener('teaspoon:patched', () => { madeIn = hourNow(); });
  document.addEventListener('input', (event) => {
    if (targetOf(event).matches?.(LINE)) typedAt = Date.now();
  });
  // As long as it would disturb what is typed, it is tried again at each look; the first one is when the hour begins.
  const look = () => {
    if (madeIn !== hourNow()) refresh({ isInSight: true });
    setTimeout(look, Math.min(LOOK, HOUR - (Date.now() % HOUR) + 1000));
  };
  look();
  addEventListener('pageshow', (event) => {
    if (event.persisted) refresh();
  });
}
