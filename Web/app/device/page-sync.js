/**
 * What a page does for the account: says where the plan is saved, hears at once what changed
 * elsewhere, and tells the worker, which does the rest.
 *
 * @typedef {import('../../shared/messages.js').ToPage} ToPage
 * @typedef {import('../../shared/messages.js').ToWorker} ToWorker
 */

import { refresh } from '../pages/refresh.js';

/** @type {EventSource|null} the server's live news, heard while this page is in sight */
let news = null;
/** So long (ms) after the server would not let anybody hear it is asked again; somewhat later for some than for others. */
const PAUSE = 30_000;
let again = 0;
/**
 * So often (ms) a page in sight asks to get in step although nothing happened: the browser may have ended a worker that waited to try
 * again, and a broken connection is not always reported.
 */
const AT_LEAST = 5 * 60_000;

/** Where the plan is saved; only on pages while somebody is signed in. */
const mark = () => document.getElementById('saved');

/** Whether the account does not let this device in before the person does something. */
const isOut = () => Boolean(mark()?.querySelector('[data-saved="needs-you"]:not([hidden])'));

/**
 * To the worker, whether or not it answers this page yet.
 * @param {ToWorker} message
 */
async function tellWorker(message) {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/**
 * Shows the words that hold now; those that need the person stand in a live region.
 * @param {ToPage['saved']} word
 */
function show(word) {
  let isNews = false;
  for (const words of mark()?.querySelectorAll('[data-saved]') ?? []) {
    const isHidden = words.dataset.saved !== word;
    // Only changed elements are touched, so that a screen reader does not announce the same again.
    if (words.hidden === isHidden) continue;
    words.hidden = isHidden;
    isNews = true;
  }
  // On the page that shows the status in full, all of it is requested again.
  if (isNews && document.getElementById('standing')) refresh();
}

function hear() {
  const isWanted = Boolean(mark()) && !isOut() && !document.hidden;
  if (!isWanted) {
    news?.close();
    news = null;
  } else if (!news || news.readyState === EventSource.CLOSED) {
    news = new EventSource('/sync/live');
    news.addEventListener('moved', ({ data }) => tellWorker({ moved: Number(data) }));
    news.addEventListener('ended', () => {
      news?.close();
      tellWorker({ sync: true });
    });
    news.addEventListener('error', () => {
      // The browser reconnects by itself after a lost connection, but never after a refusal.
      if (news?.readyState !== EventSource.CLOSED) return;
      clearTimeout(again);
      again = setTimeout(hear, PAUSE * (1 + Math.random()));
    });
  }
}

/** The page is in sight, or the network is back: a good moment to get in step. */
function getInStep() {
  hear();
  // Without an account, too: a session may be waiting to be ended, or to be met.
  if (!document.hidden) tellWorker({ sync: true });
}

/** A page of the server names the plans that are kept here; only the worker knows whether there are any. */
function askForPlans() {
  if (document.getElementById('apart')) tellWorker({ plans: true });
}

/** Does all of it from now on. */
export function startPageSync() {
  const container = navigator.serviceWorker;
  if (!container || typeof EventSource !== 'function') return;
  container.addEventListener('message', (event) => {
    /** @type {ToPage|null} */
    const said = event.data;
    if (said?.saved) show(said.saved);
    if (said?.apart) document.getElementById('apart')?.removeAttribute('hidden');
  });
  document.addEventListener('teaspoon:patched', () => {
    hear();
    // The page was made before what it says is sent.
    if (mark()) tellWorker({ standing: true });
    askForPlans();
  });
  document.addEventListener('visibilitychange', getInStep);
  addEventListener('online', getInStep);
  setInterval(() => {
    if (mark() && !isOut()) getInStep();
  }, AT_LEAST);
  addEventListener('pagehide', () => news?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) getInStep();
  });
  hear();
  askForPlans();
  // The server may have answered, of an account that the worker does not know yet.
  if (document.documentElement.hasAttribute('data-account')) tellWorker({ signedIn: true });
  else if (!mark()) tellWorker({ sync: true });
}
