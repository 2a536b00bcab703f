/** Puts an answer's page in the place of this one. */
import { patch, patchAttributes } from './patch.js';
import { holdFields } from './fields.js';

/** The path and query whose page is shown; the address bar may already be elsewhere. */
let shown = location.pathname + location.search;

/** Whether the page at `address` is the one that is shown. */
export const isShown = (address) => address.pathname + address.search === shown;

/**
 * Patches this page to be like `next`.
 *
 * @param {Document} next
 * @param {object} [options]
 * @param {boolean} [options.samePage] the same page made anew: what was opened stays as it is
 * @param {boolean} [options.keepToast] nothing was done, so what was said last still holds
 * @param {(field: Element) => boolean} [options.isKept] of fields typed in, those that stay so
 */
export function showPage(next, options = {}) {
  const { samePage = true, keepToast = false, isKept = () => samePage } = options;
  const toast = document.getElementById('toast');
  if (keepToast && toast) next.getElementById('toast')?.replaceWith(toast.cloneNode(true));
  const settleFields = holdFields(document.body, isKept);
  patchAttributes(document.documentElement, next.documentElement, samePage);
  if (document.title !== next.title) document.title = next.title;
  patch(document.body, next.body, { samePage });
  settleFields();
}

/** To be called when the page and its address are in place. */
export function finishShowing() {
  stripAct();
  shown = location.pathname + location.search;
  document.dispatchEvent(new CustomEvent('teaspoon:patched'));
}

/** Takes the act out of the address bar: a reload would say again what was said once. */
export function stripAct() {
  const address = new URL(location.href);
  if (!address.searchParams.has('did')) return;
  address.searchParams.delete('did');
  history.replaceState(history.state, '', address);
  shown = location.pathname + location.search;
}

/** Goes where a page asks to be gone to in its address. */
export function scrollToTarget(address) {
  const target = address.hash && document.getElementById(decodeURIComponent(address.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
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
