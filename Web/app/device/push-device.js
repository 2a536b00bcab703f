/**
 * `<push-device>`: lets this browser get reminders while it is closed, after a tap, and says why when
 * it cannot get them.
 */
import { targetOf } from '../dom.js';
import { giveUpAfter } from '../../shared/patience.js';
import { announce } from '../pages/announce.js';
import { words, wordsLoaded } from '../texts/words.js';
import { untilDecided } from './worker.js';

const KEPT = 'teaspoon-push';
const PAGE = '/account/reminders';
/** So long (ms) the server may take to answer. */
const PATIENCE = 30_000;

/**
 * The fields of a subscription that are sent to the server.
 * @param {PushSubscription} subscription
 */
function fieldsOf(subscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  return { endpoint, key: keys.p256dh, secret: keys.auth, zone };
}

/**
 * @param {string} address
 * @param {PushSubscription} subscription
 * @param {Record<string, string>} [more] fields
 */
async function tell(address, subscription, more = {}) {
  const fields = fieldsOf(subscription);
  const body = new URLSearchParams({ ...fields, ...more });
  const { status, url } = await fetch(address, { method: 'POST', body, signal: giveUpAfter(PATIENCE) });
  // A visitor who is not signed in is redirected to another page.
  const isTaken = status === 200 && new URL(url).pathname === PAGE;
  const { endpoint, zone } = fields;
  if (isTaken) rememberDevice({ endpoint, zone, language: navigator.language });
  return { isTaken, isTakenOut: status === 404 };
}

/** @param {{endpoint: string, zone: string, language: string}} device as the server knows it now */
function rememberDevice(device) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(device));
  } catch {
    // No room, or none allowed: the server has the device all the same.
  }
}

/** Forgets that this browser was registered with the server: everything was erased here, or it no longer gets reminders. */
export function forgetDevice() {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing is kept there that could be forgotten.
  }
}

/** @param {PushSubscription|null} subscription */
async function giveUp(subscription) {
  forgetDevice();
  await subscription?.unsubscribe();
}

/** The registration of the worker that shows reminders. Rejects where none could be installed: to wait for it would have no end. */
async function registered() {
  await untilDecided();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) throw new TypeError('no worker');
  return registration;
}

async function subscriptionHere() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription() ?? null;
}

/** Why this browser cannot be told, in words; empty if it can. */
function hindrance() {
  const isApple = /iPhone|iPad/.test(navigator.userAgent)
    || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
  if (isApple && !navigator.standalone && !('PushManager' in window)) return words('push-home-screen');
  if (!window.isSecureContext) return words('push-https');
  if (!('PushManager' in window) || !('Notification' in window) || !navigator.serviceWorker) {
    return words('push-impossible');
  }
  if (Notification.permission === 'denied') {
    return words('push-blocked');
  }
  return '';
}

export class PushDevice extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', (event) => {
      const button = /** @type {HTMLButtonElement|null|undefined} */ (targetOf(event).closest?.('#push-on'));
      if (button) this.#begin(button);
    });
    this.patched = () => wordsLoaded().then(() => this.isConnected && this.#settle());
  }

  connectedCallback() {
    document.addEventListener('teaspoon:patched', this.patched);
    this.patched();
  }

  disconnectedCallback() {
    document.removeEventListener('teaspoon:patched', this.patched);
  }

  /** The server's page knows nothing of this browser. */
  #settle() {
    const why = hindrance();
    if (why) this.#say(why);
    const isOn = 'here' in this.dataset && window.Notification?.permission === 'granted';
    this.querySelector('#push-on')?.toggleAttribute('hidden', why !== '' || isOn);
  }

  get #said() {
    return this.querySelector('#push-said');
  }

  /** @param {string} text */
  #say(text) {
    const said = this.#said;
    if (said && said.textContent !== text) said.textContent = text;
  }

  /** @param {HTMLButtonElement} button */
  async #begin(button) {
    button.disabled = true;
    try {
      if (await Notification.requestPermission() !== 'granted') {
        announce(this.#said, hindrance() || words('push-not-allowed'));
        return;
      }
      const subscription = await this.#subscription(await registered());
      const { isTaken } = await tell(this.dataset.to ?? '', subscription);
      if (isTaken) location.assign(PAGE);
      else announce(this.#said, words('push-not-taken'));
    } catch {
      announce(this.#said, words('push-no-service'));
    } finally {
      button.disabled = false;
    }
  }

  /**
   * One for another key, of a server that was set up again, is of no use.
   * @param {ServiceWorkerRegistration} registration
   */
  async #subscription(registration) {
    const options = { userVisibleOnly: true, applicationServerKey: this.dataset.key };
    try {
      return await registration.pushManager.subscribe(options);
    } catch (error) {
      const old = await registration.pushManager.getSubscription();
      if (!old) throw error;
      await old.unsubscribe();
      return registration.pushManager.subscribe(options);
    }
  }
}

/** Offers this device's own time zone where none is known yet; it is kept when the form is sent. */
function offerZone() {
  const field = /** @type {HTMLInputElement|null} */ (document.querySelector('form#letters #zone'));
  if (field?.value === '') field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

/** Tells the server where this device is by now, where that has changed since it was last told. */
async function tellWhereabouts() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    if (!kept) return;
    const subscription = await subscriptionHere();
    if (!subscription) {
      forgetDevice();
      return;
    }
    if (hindrance() || !document.documentElement.hasAttribute('data-account')) return;
    const now = fieldsOf(subscription);
    // The country of its language decides how its reminders write times and dates.
    const isSame = now.endpoint === kept.endpoint && now.zone === kept.zone && kept.language === navigator.language;
    if (!isSame) {
      const { isTakenOut } = await tell(`${PAGE}/device`, subscription, { again: 'yes' });
      if (isTakenOut) await giveUp(subscription);
    }
  } catch {
    // It is tried again with the next page, or when this one comes into sight again.
  }
}

/** Keeps the server's knowledge of this device right from now on. */
export function startReminders() {
  offerZone();
  document.addEventListener('submit', (event) => {
    if (targetOf(event).querySelector('#push-off')) subscriptionHere().then(giveUp).catch(() => {});
  });
  tellWhereabouts();
  // A page may stay open for weeks, and its device travel meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) tellWhereabouts();
  });
}
