/** Requests pages, from the service worker or, without one, from the server. */
import { giveUpAfter } from '../../shared/patience.js';
import { withoutSameParts } from './rows.js';
import { isAnswering, isWithoutWorker } from '../device/worker.js';

/** The release this page's markup, styles and script belong to. */
export const release = document.documentElement.dataset.release ?? '';

/** So long (ms) an answer of the server may take; it gives up a form in half the time. Links wait behind a command. */
const PATIENCE = 60_000;

/** Ends the wait where no worker answers: a network may swallow what is sent, and a browser waits for minutes. */
const patience = () => (isAnswering() ? undefined : giveUpAfter(PATIENCE));

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {boolean} ok
 * @property {boolean} isGone whether it says that there is nothing at that address any more
 * @property {boolean} isPage whether it can be shown in place; a file, for one, cannot
 * @property {boolean} isOurs whether it is of the same release as this page
 * @property {boolean} isPassing whether it is the direct answer to a command: its address alone does not give it
 * @property {boolean} isErased whether all that this device kept is gone with it
 * @property {URL} address where the page shown is at home, or can be seen again
 * @property {string} text
 * @property {Document|null} page read when it is first asked for: in view of the page shown then
 */

/**
 * @param {string|URL} address
 * @param {RequestInit} [init]
 * @returns {Promise<Answer>} rejects where nobody answered
 */
export async function ask(address, init) {
  let response = await send(address, init);
  if (!init && isStrangers(response)) response = await send(address, init);
  return answerOf(response, init);
}

/**
 * Asks for a file made of what this device keeps.
 *
 * @param {string|URL} address
 * @returns {Promise<Response>} rejects where nobody answered, or only the server: its file would be
 *   taken for a copy of everything, and there would be nothing in it
 */
export async function askForFile(address) {
  let response = await fetch(address);
  if (isStrangers(response)) response = await fetch(address);
  if (isStrangers(response)) throw new TypeError('not from this device');
  return response;
}

/**
 * Sends a command while others wait behind it: the page that it leads to is neither made nor
 * loaded.
 *
 * @param {string|URL} address
 * @param {RequestInit} init
 * @returns {Promise<Answer|null>} null: it was done. Rejects where nobody answered
 */
export async function tell(address, init) {
  const headers = headersOf();
  const response = await fetch(address, { ...init, headers, redirect: 'manual', signal: patience() });
  return response.type === 'opaqueredirect' ? null : answerOf(response, init);
}

/**
 * @param {Response} response
 * @param {RequestInit} [init]
 * @returns {Promise<Answer>}
 */
async function answerOf(response, init) {
  const text = await response.text();
  const isHTML = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPage = isHTML && text !== '' && !response.headers.has('content-disposition');
  const theirs = response.headers.get('x-release') ?? /data-release="([^"]*)"/.exec(text)?.[1];
  const leadsOn = response.redirected || response.headers.has('x-location');
  const home = response.headers.get('x-location') ?? response.headers.get('content-location') ?? response.url;
  /** @type {Document|null} */
  let page = null;
  return {
    status: response.status,
    ok: response.ok,
    // Without its worker this browser's plan is not known to the server.
    isGone: (response.status === 404 || response.status === 410) && !isStrangers(response),
    isPage,
    isOurs: (theirs ?? release) === release,
    isErased: response.headers.has('x-erased'),
    isPassing: init?.method === 'POST' && !leadsOn,
    address: new URL(home, location.href),
    text,
    get page() {
      if (isPage) page ??= parse(text);
      return page;
    },
  };
}

/**
 * A worker that has just been ended may not be back yet, and the server answers instead of it: with
 * what it has for a stranger. What this device keeps is a moment away.
 * @param {Response} response
 */
function isStrangers(response) {
  return Boolean(navigator.serviceWorker?.controller) && !response.headers.has('x-answered-by');
}

/**
 * The headers of every request; the server offers to keep the plan where nothing else can.
 * @param {Record<string, string>} [more]
 * @returns {Record<string, string>}
 */
function headersOf(more = {}) {
  return { accept: 'text/html', 'x-release': release, ...(isWithoutWorker() && { 'x-without-worker': '1' }), ...more };
}

/** @param {URL|string} address @param {RequestInit} [init] */
function send(address, init) {
  return fetch(address, {
    ...init,
    headers: headersOf({ 'x-patch': '1' }),
    signal: patience(),
  });
}

/** @param {string} text */
function parse(text) {
  const page = new DOMParser().parseFromString(withoutSameParts(text), 'text/html');
  // Parsed outside of a window, the content of `noscript` becomes elements, fields of forms among them. In a page that
  // runs script it is only text.
  for (const unused of page.querySelectorAll('noscript')) unused.textContent = unused.innerHTML;
  return page;
}
