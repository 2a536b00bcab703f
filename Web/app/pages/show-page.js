/**
 * Puts an answer's page in the place of this one.
 *
 * @typedef {import('../forms/fields.js').Field} Field
 */
import { isApp } from './page-url.js';
import { keepAside } from '../forms/drafts.js';
import { holdFields, isTyped } from '../forms/fields.js';
import { showLook } from '../device/look.js';
import { noteOpened, patch, patchAttributes } from './patch.js';
import { holdRows } from './rows.js';

/** The path and query whose page is shown; the address bar may already be elsewhere. */
let shown = location.pathname + location.search;
/** The state of its entry of the history. */
let state = history.state;

/**
 * Whether the page shown is the direct answer to a command, which its address alone does not give. A page that
 * only the server answers may be the answer to a form, so it is taken for one. A page of the app is one
 * if it holds the fields of a form that was sent before the script was there.
 */
let passing = !isApp(location) || document.querySelector('form[data-again]') !== null;

/** The path and query of the page that is shown. */
export const shownAddress = () => shown;

/** The state of the history entry of the page that is shown; the browser may already be at another one. */
export const shownState = () => state;

/**
 * Whether the page at `address` is shown.
 * @param {URL|Location} address
 */
export const isShown = (address) => address.pathname + address.search === shown;

/**
 * Whether the shown page would be lost if its address were requested again: a form that was refused,
 * with the typed text in it; the preview of a file.
 */
export const isPassing = () => passing;

/**
 * Patches this page to be like the one that was answered.
 *
 * @param {import('./request-page.js').Answer} answer
 * @param {object} [options]
 * @param {boolean} [options.samePage] the same page made again: opened folds stay open
 * @param {boolean} [options.keepToast] nothing was done, so the last message still holds
 * @param {(field: Field) => boolean} [options.isKept] the fields that keep their text; by default
 *   those of the same page that were typed in
 */
export function showPage({ page: next, text, isPassing: isAnswer }, options = {}) {
  const { samePage = true, keepToast = false } = options;
  const { isKept = (field) => samePage && isTyped(field) } = options;
  // Only a page can be shown.
  if (!next) return;
  const toast = document.getElementById('toast');
  if (keepToast && toast) next.getElementById('toast')?.replaceWith(toast.cloneNode(true));
  if (keepToast && samePage) keepDone(next);
  keepUnderstood(next, isKept);
  keepSaid(next);
  keepAside(next);
  const settleFields = holdFields(document.body, isKept);
  const settleRows = holdRows(next, text);
  patchAttributes(document.documentElement, next.documentElement, samePage);
  showLook(next);
  if (document.title !== next.title) document.title = next.title;
  patch(document.body, next.body, { samePage });
  settleRows();
  settleFields();
  noteOpened();
  passing = isAnswer;
}

/**
 * The understood and refused parts of a line stay while the line does.
 * @param {Document} next
 * @param {(field: Field) => boolean} isKept
 */
function keepUnderstood(next, isKept) {
  const line = /** @type {Field|null} */ (document.querySelector('[data-understood]'));
  if (!line || !isTyped(line) || !isKept(line)) return;
  const understood = document.getElementById('understood');
  if (understood) next.getElementById('understood')?.replaceWith(understood.cloneNode(true));
}

/**
 * A page on which something was done is left by "Done" for as long as the message about it stays.
 * @param {Document} next
 */
function keepDone(next) {
  const link = document.querySelector('#cancel[data-done]');
  if (link) next.getElementById('cancel')?.replaceWith(link.cloneNode(true));
}

/**
 * The message about the end of a timer stays while it is the same end: a screen reader may not have reached it yet.
 * @param {Document} next
 */
function keepSaid(next) {
  const said = document.getElementById('timer-said');
  const fresh = next.getElementById('timer-said');
  /** @param {Document} page */
  const end = (page) => page.getElementById('alarm')?.dataset.end;
  if (said && fresh && end(document) === end(next)) fresh.textContent = said.textContent;
}

/**
 * To be called when the page and its address are in place.
 * @param {URL|Location} [address] that of the page; the address bar has another while the browser has gone back from it
 */
export function finishShowing(address = location) {
  shown = address.pathname + address.search;
  ({ state } = history);
  document.dispatchEvent(new CustomEvent('teaspoon:patched'));
}

/**
 * The address without the change in it: a reload would show its message again.
 * @param {URL|Location} address
 */
export function withoutAct(address) {
  const lasting = new URL(address.href);
  if (lasting.searchParams.has('did')) lasting.searchParams.delete('did');
  return lasting;
}

/**
 * Puts another address of the same page in the address bar. Only where it is another: an engine
 * writes the whole state of a page down for this, which takes longer than to change the page.
 * @param {URL|Location} address
 */
export function replaceAddress(address) {
  const lasting = withoutAct(address);
  if (lasting.href === location.href) return;
  history.replaceState(history.state, '', lasting);
  shown = location.pathname + location.search;
}

/**
 * Goes where a page asks to be gone to in its address.
 * @param {URL} address
 */
export function scrollToTarget(address) {
  const target = address.hash && document.getElementById(decodeURIComponent(address.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Scrolls to the element that an address of the same page names, if it is not in sight; no further.
 * @param {URL} address
 */
export function showTarget(address) {
  document.getElementById(decodeURIComponent(address.hash.slice(1)))?.scrollIntoView({ block: 'nearest' });
}

/**
 * Marks the page as waiting, though only where the wait is long enough to be noticed.
 * @returns {() => void} to be called when the wait is over
 */
export function waiting() {
  const main = document.getElementById('main');
  const timer = setTimeout(() => main?.setAttribute('aria-busy', 'true'), 300);
  return () => {
    clearTimeout(timer);
    main?.removeAttribute('aria-busy');
  };
}
