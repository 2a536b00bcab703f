/**
 * The way back from a form: Save and Cancel lead to the page that it was opened from, scrolled as it was. Each entry of
 * the history knows that page and how many entries lie between. Where an entry does not, as after a link from outside,
 * they lead where the page itself says.
 *
 * @typedef {import('../pages/request-page.js').Answer} Answer
 */
import { isSamePage } from '../pages/page-url.js';
import { addressBeside, isPane } from './pane.js';
import { isPassing, isShown, shownAddress, shownState, withoutAct } from '../pages/show-page.js';

/**
 * The answer to a command, which waits until the browser has gone back; and the id of the element that is to be seen there, if it is not
 * the place where the page was left.
 * @type {{ answer: import('../pages/request-page.js').Answer, shows: string|undefined }|null}
 */
let brought = null;
/** Whether the browser is on its way back after Cancel: the form is still there, and may be tapped once more. */
let isLeaving = false;

/**
 * The state of the history entry for a page that is opened from the shown one. Nothing leads back to a form that was given up: Cancel on
 * the next page would open it again.
 * @param {boolean} samePage
 * @param {Element|null} control the link or button that was pressed
 */
export function onward(samePage, control) {
  if (!samePage) return isPassing() || control?.hasAttribute('data-cancel') ? {} : { from: shownAddress(), entries: 1 };
  // The same page asked otherwise was opened from where it was opened before.
  const { from, entries } = history.state ?? {};
  return from ? { from, entries: entries + 1 } : {};
}

/**
 * Whether a link gives a form up that was opened from another page.
 * @param {HTMLAnchorElement} link
 */
export function leadsBack(link) {
  if (!link.hasAttribute('data-cancel')) return false;
  return isLeaving || (!isSamePage(new URL(link.href), location) && Boolean(history.state?.from));
}

/**
 * Tells a command where to lead: a form with `data-return` leads back to the page it was opened from.
 * @param {HTMLFormElement} form
 * @param {FormData|URLSearchParams} data
 */
export function askBack(form, data) {
  if (!form.hasAttribute('data-return')) return;
  const from = isPane ? addressBeside() : history.state?.from;
  if (from) data.set('back', from);
}

/** Goes back, once; the page there is requested once the browser is there. */
export function goBack() {
  if (isLeaving) return;
  isLeaving = true;
  document.addEventListener('teaspoon:patched', () => { isLeaving = false; }, { once: true });
  history.go(-history.state.entries);
}

/**
 * Stays on the page that is shown, although the browser may have gone back from it: what was sent from it was refused. It has its address
 * again, and its way back, in an entry after the one where the browser is.
 */
export function stay() {
  isLeaving = false;
  if (isShown(location)) return;
  const { from } = shownState() ?? {};
  const here = history.state ?? {};
  let entries = 0;
  if (from === location.pathname + location.search) entries = 1;
  else if (from && here.from === from) entries = here.entries + 1;
  const way = entries > 0 ? { from, entries } : {};
  history.pushState({ y: scrollY, ...way }, '', shownAddress());
}

/**
 * Whether an answer is the page at an address: whatever place on it that names, and however its signs are written (`%20` or `+`).
 * @param {Answer} answer
 * @param {URL} address
 */
function isAnswerAt(answer, address) {
  const [one, other] = [answer.address, address].map(withoutAct);
  return one.pathname === other.pathname && String(one.searchParams) === String(other.searchParams);
}

/**
 * Goes back with the answer to a command, if it is the page that this one was opened from.
 * @param {string} [shows] the id of the element to scroll to there
 * @param {Answer} answer
 * @returns {boolean} whether it is
 */
export function bringBack(answer, shows) {
  const from = history.state?.from;
  if (!from || !isAnswerAt(answer, new URL(from, location.href))) return false;
  brought = { answer, shows };
  history.go(-history.state.entries);
  return true;
}

/**
 * What was brought to the page at `address`, once.
 * @param {URL} address
 */
export function takeBrought(address) {
  const given = brought;
  brought = null;
  return given && isAnswerAt(given.answer, address) ? given : null;
}
