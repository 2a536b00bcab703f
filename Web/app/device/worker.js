/** The service worker as the page sees it. */
import { retry } from './retry.js';
import { tellZone } from './time-zone.js';

const container = navigator.serviceWorker;
/** Where there is no WebAssembly the worker could answer nothing; the server answers instead. */
const isPossible = Boolean(container) && typeof WebAssembly === 'object';

/** How long (ms) a command waits for the worker: over a slow line its files take a minute to arrive. */
const PATIENCE = 120_000;
/** From then on (ms) the page says that it waits. */
const NOTICED = 300;
/** How long (ms) a page that comes into sight waits after one look for a new release until the next. */
const CHECK_EVERY = 30 * 60_000;
/** How often (ms) a page that stays in sight looks for one. */
const HOUR = 60 * 60_000;
/** Pauses (ms) before an installation that broke off is begun again, with the network or the browser at fault. */
const PAUSES = [1000, 4000];

let controlled = Boolean(container?.controller);
let settle = () => {};
/** Resolves when the worker answers this page, or when it is certain that it will not. */
const settled = new Promise((/** @type {(decided: void) => void} */ resolve) => {
  settle = resolve;
});
let lastCheck = Date.now();
let persistAsked = false;

/**
 * Waits until it is known whether the worker or the server answers this page, so that a first
 * visitor's first command is stored on the device.
 * @param {() => void} [onWait] called if that takes so long that the page must say so
 * @returns {Promise<boolean>} false: a worker is to come, but it takes too long to wait for it
 */
export async function untilDecided(onWait = () => {}) {
  if (controlled) return true;
  const noticed = setTimeout(onWait, NOTICED);
  const patience = new Promise((resume) => {
    setTimeout(() => resume(false), PATIENCE);
  });
  const isDecided = await Promise.race([settled.then(() => true), patience]);
  clearTimeout(noticed);
  return isDecided;
}

/** Whether it is certain that no worker will answer: the server has to keep what is to be kept. */
export const isWithoutWorker = () => !isPossible;

/** Whether the worker answers this page. */
export const isAnswering = () => controlled;

/** After the first command there is something worth keeping: asks the browser not to clear it away. */
export function actDone() {
  if (persistAsked) return;
  persistAsked = true;
  navigator.storage?.persist?.().catch(() => {});
}

/**
 * Registers the worker, and sees to it that it answers this page.
 * @param {() => void} onFirstControl called when it begins to answer a page the server made
 */
export async function startWorker(onFirstControl) {
  if (!isPossible) {
    tellZone();
    settle();
    return;
  }
  container.addEventListener('controllerchange', () => {
    const isFirst = !controlled;
    controlled = true;
    settle();
    if (isFirst) onFirstControl();
  });
  // A tap on a notification may lead here; the worker knows only which address this document was loaded from.
  container.addEventListener('message', (event) => {
    /** @type {import('../../shared/messages.js').ToPage|null} */
    const said = event.data;
    if (said?.where) event.ports[0].postMessage(location.pathname);
  });
  let registration = await retry(register, (result) => result !== null, PAUSES);
  while (!registration) {
    // It cannot work here, so there is nothing to wait for; unless the network was at fault.
    tellZone();
    settle();
    await networkIsBack();
    registration = await register();
  }
  const found = registration;
  const check = () => checkForUpdate(found);
  document.addEventListener('visibilitychange', check);
  // A page may stay in sight for weeks, as on a tablet on the wall.
  setInterval(check, HOUR);
}

function networkIsBack() {
  return new Promise((resume) => { addEventListener('online', resume, { once: true }); });
}

/** @returns {Promise<ServiceWorkerRegistration|null>} null: no worker could be installed */
async function register() {
  try {
    const registration = await container.register('/service-worker.js', {
      scope: '/', updateViaCache: 'none',
    });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker && await isActivated(worker) ? registration : null;
  } catch {
    return null;
  }
}

/**
 * Whether the worker gets as far as answering pages.
 * @param {ServiceWorker} worker
 */
function isActivated(worker) {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'redundant') resolve(false);
      if (worker.state !== 'activated') return;
      // A hard reload passes the worker by, and one that was ended while it was activated has claimed no page.
      if (!controlled) worker.postMessage(/** @type {import('../../shared/messages.js').ToWorker} */ ({ claim: true }));
      resolve(true);
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/** @param {ServiceWorkerRegistration} registration */
function checkForUpdate(registration) {
  if (document.hidden || Date.now() - lastCheck < CHECK_EVERY) return;
  lastCheck = Date.now();
  registration.update().catch(() => {});
}
