/**
 * Links and forms of the app, answered in place.
 *
 * @typedef {import('../forms/fields.js').Field} Field
 */
import { focused, paramsOf, targetOf } from '../dom.js';
import { act, actsDone, isActing } from '../forms/form-queue.js';
import { isApp, isSamePage } from '../pages/page-url.js';
import { ask } from '../pages/request-page.js';
import { draftsOf, restoreDrafts, takeOver } from '../forms/drafts.js';
import { isTyped } from '../forms/fields.js';
import { focusPage, focusTargetOf, isFocusLost, restoreFocus } from '../pages/focus.js';
import { closePane, isPane, showOutsidePane } from './pane.js';
import {
  finishShowing, isShown, replaceAddress, scrollToTarget, showPage, showTarget, waiting, withoutAct,
} from '../pages/show-page.js';
import { isLatest, nextTurn } from '../pages/latest-request.js';
import { askBack, goBack, leadsBack, onward, takeBrought } from './way-back.js';

/** Forms that are answered while they are filled in. */
export const LIVE = 'form[data-live]';

/** @type {(link: HTMLAnchorElement) => boolean} */
let openElsewhere = () => false;

/**
 * Answers links, forms and the way back from now on.
 * @param {(link: HTMLAnchorElement) => boolean} opens opens what a link leads to elsewhere than in the place of the page, if it does
 */
export function startNavigation(opens) {
  openElsewhere = opens;
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('mousedown', keepKeyboard);
  addEventListener('popstate', onPop);
  rememberScroll();
  replaceAddress(location);
}

/** @param {MouseEvent} event */
function onClick(event) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = /** @type {HTMLAnchorElement|null|undefined} */ (targetOf(event).closest?.('a[href]'));
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
  const address = new URL(link.href);
  if (!isApp(address)) return;
  event.preventDefault();
  if (address.hash && isShown(address)) goToAnchor(address);
  else if (isPane && link.hasAttribute('data-cancel')) closePane();
  else if (leadsBack(link)) goBack();
  else if (!openElsewhere(link)) visit(address, link);
}

/**
 * An anchor on this very page is the browser's to find. It is no entry of the history, which would know no way back from the page.
 * @param {URL} address
 */
function goToAnchor({ hash }) {
  const { state } = history;
  location.replace(hash);
  history.replaceState(state, '');
}

/** @param {SubmitEvent} event */
function onSubmit(event) {
  const { submitter } = event;
  const form = /** @type {HTMLFormElement} */ (event.target);
  /** @param {string} name */
  const attribute = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const target = attribute('target');
  if (event.defaultPrevented || (target && target !== '_self')) return;
  const address = new URL(attribute('action') || location.href, document.baseURI);
  const method = (attribute('method') ?? 'get').toLowerCase();
  if (!isApp(address)) return;
  event.preventDefault();
  // @ts-expect-error The types of the library do not know the button yet.
  const fields = new FormData(form, submitter);
  const isUpload = form.enctype === 'multipart/form-data';
  const data = isUpload ? fields : paramsOf(fields);
  if (method === 'post') {
    askBack(form, data);
    act(address, data, form, submitter);
  } else {
    const drafts = draftsOf(form);
    visit(asking(address, data, form), submitter, form.matches(LIVE) ? form : null).then(() => takeOver(drafts));
  }
}

/**
 * The URL of a form with method GET; a live form leaves out empty fields.
 * @param {URL} address
 * @param {FormData} data
 * @param {HTMLFormElement} form
 */
function asking(address, data, form) {
  const wanted = [...data].filter(([, value]) => value !== '' || !form.matches(LIVE));
  address.search = paramsOf(wanted).toString();
  return address;
}

/**
 * Shows what a live form asks for while it is being filled in: in place of the page as it was.
 * @param {HTMLFormElement} form
 */
export function visitAsTyped(form) {
  const address = new URL(form.getAttribute('action') || location.pathname, document.baseURI);
  visit(asking(address, new FormData(form), form), null, form, true);
}

/**
 * The button that sends a text being typed must not take the focus, and the keyboard, away.
 * @param {Event} event
 */
function keepKeyboard(event) {
  const button = /** @type {HTMLButtonElement|null|undefined} */ (targetOf(event).closest?.('button, input[type="submit"]'));
  const typing = /** @type {Field|null} */ (focused());
  const types = typing?.matches('input, textarea') && !typing.matches('[type="checkbox"]');
  if (typing && types && button?.type === 'submit' && button.form === typing.form) event.preventDefault();
}

/**
 * Goes to another page. Of several wishes the last one counts.
 * @param {URL} address
 * @param {HTMLElement|null} control the link or button that was pressed
 * @param {HTMLFormElement|null} [live] the live form that is filled in: its fields stay as they are
 * @param {boolean} [isTyping] it was not sent; the person goes on filling it in
 */
export async function visit(address, control, live = null, isTyping = false) {
  if (showOutsidePane(address)) return;
  const mine = nextTurn();
  if (isTyping && isShown(address)) return;
  saveScroll(control);
  // What is under way is told only when it is done, and leads to a page itself: the message, with its Undo, goes along from there.
  const keepToast = isActing();
  const answer = await load(address, mine, isTyping);
  if (!answer) return;
  const isSameAddress = isShown(address);
  const samePage = live !== null || isSamePage(address, location);
  const state = { y: 0, ...onward(samePage, control) };
  const active = focused();
  const focusTarget = focusTargetOf(active) ?? focusTargetOf(control);
  // A search does not outlast a link that leads away from it.
  /** @param {Field} field */
  const isKept = (field) => (field.form?.matches(LIVE) ? field.form === live : isTyped(field));
  showPage(answer, { samePage, keepToast, isKept: (field) => samePage && isKept(field) });
  const landed = withoutAct(answer.address);
  if (!landed.hash) landed.hash = address.hash;
  if (isTyping) replaceAsTyped(landed);
  else if (live && history.state?.began) pushSent(landed);
  else if (isSameAddress) replaceAddress(landed);
  else history.pushState(state, '', landed);
  finishShowing();
  if (!samePage) {
    restoreDrafts();
    scrollToTarget(landed);
    focusPage();
  } else {
    if (isFocusLost() && !(isTyping && active === document.body)) restoreFocus(focusTarget);
    // A link with `data-shows` brings what it names to the top, others only into sight.
    if (landed.hash && control?.matches('[data-shows]')) scrollToTarget(landed);
    else if (landed.hash) showTarget(landed);
    // A tab leads to the beginning of its page, also from another view of the same.
    else if (control?.closest('#bar')) scrollTo(0, 0);
  }
}

/**
 * One entry for all that is typed; it remembers where that began.
 * @param {URL} address
 */
function replaceAsTyped(address) {
  const began = history.state?.began ?? location.href;
  history.replaceState({ ...history.state, began }, '', address);
}

/**
 * Once the form is sent, the way back is to where the typing began.
 * @param {URL} address
 */
function pushSent(address) {
  const { began, ...state } = history.state;
  history.replaceState(state, '', began);
  if (address.href !== began) history.pushState({ y: 0 }, '', address);
}

/**
 * Back or forward: the address has changed already.
 * @param {PopStateEvent} event
 */
async function onPop(event) {
  const address = new URL(location.href);
  if (isShown(address)) {
    // Forward before the page behind was there: it is no longer wanted.
    nextTurn();
    if (event.state) scrollTo(0, event.state.y ?? 0);
    return;
  }
  const mine = nextTurn();
  const brought = takeBrought(address);
  // What is under way is told before this page is there, often on this very page: the message, with its Undo, stays.
  const keepToast = !brought && isActing();
  const answer = brought?.answer ?? await load(address, mine);
  if (!answer) return;
  showPage(answer, { samePage: false, keepToast });
  replaceAddress(answer.address);
  finishShowing();
  restoreDrafts();
  if (event.state?.place) restoreFocus({ ...event.state.place, rows: [] });
  else focusPage();
  if (brought?.shows) document.getElementById(brought.shows)?.scrollIntoView();
  else scrollTo(0, event.state?.y ?? 0);
}

/**
 * The page at an address; null if there is nothing left to do. What goes wrong while somebody
 * is typing is passed over: it would take the page away, and sending the form tells it.
 * @param {URL} address
 * @param {number} mine
 */
async function load(address, mine, isTyping = false) {
  const endWait = waiting();
  try {
    await actsDone();
    if (!isLatest(mine)) return null;
    const answer = await ask(address);
    if (!isLatest(mine)) return null;
    if (answer.isPage && answer.isOurs && isApp(answer.address) && (answer.ok || !isTyping)) {
      return answer;
    }
  } catch {
    // Nobody answered: the browser says so in its own words.
  } finally {
    endWait();
  }
  if (isLatest(mine) && !isTyping) location.assign(address.href);
  return null;
}

/**
 * Notes how far the page is scrolled, and which link leads away: it has the focus again when the browser is back.
 * @param {HTMLElement|null} [control] the control that was pressed
 */
function saveScroll(control = null) {
  const focusTarget = control?.matches('a') ? focusTargetOf(control) : null;
  if (!focusTarget && history.state?.y === scrollY) return;
  const state = { ...history.state, y: scrollY };
  // The rest of it is a function, which the history cannot keep.
  if (focusTarget) state.place = { id: focusTarget.id, control: focusTarget.control };
  history.replaceState(state, '');
}

function rememberScroll() {
  // The browser would scroll before the page is there.
  history.scrollRestoration = 'manual';
  if (history.state?.y) scrollTo(0, history.state.y);
  let timer = 0;
  addEventListener('scroll', () => {
    // Not at every step: engines refuse more than a hundred changes in ten seconds.
    clearTimeout(timer);
    timer = setTimeout(saveScroll, 250);
  }, { passive: true });
  addEventListener('pagehide', () => saveScroll());
}
