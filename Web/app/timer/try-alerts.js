/**
 * Tests of sound and notifications in the settings, and what this device allows. Permission is asked for by nothing but the tap that wants it.
 */
import { fieldAt, targetOf } from '../dom.js';
import { announce } from '../pages/announce.js';
import { allowChime, chime } from './chime.js';
import { words, wordsLoaded } from '../texts/words.js';

/** `<try-chime>`: a button that plays the chime, and a line that says so. */
export class TryChime extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', (event) => {
      if (targetOf(event).closest('button')) this.#play();
    });
  }

  async #play() {
    const said = this.querySelector('[role="status"]');
    try {
      if (!allowChime()) throw new TypeError('no audio');
      await chime();
      announce(said, words('sound-playing'));
    } catch {
      announce(said, words('sound-impossible'));
    }
  }
}

const permission = () => globalThis.Notification?.permission;

/** What this browser allows. */
function truth() {
  if (!window.isSecureContext) return words('push-https');
  switch (permission()) {
    case 'granted': return words('notice-allowed');
    case 'default': return words('notice-ask');
    case 'denied': return words('notice-blocked');
    default: return words('notice-impossible');
  }
}

/** `<try-notice>`: the answers On and Off, what this device does, and a button that shows one. */
export class TryNotice extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('change', (event) => {
      if (fieldAt(event).value === 'on') this.#ask();
    });
    this.addEventListener('click', (event) => {
      if (targetOf(event).closest('button')) this.#show();
    });
    this.said = () => wordsLoaded().then(() => this.#say());
  }

  connectedCallback() {
    this.said();
    document.addEventListener('teaspoon:patched', this.said);
  }

  disconnectedCallback() {
    document.removeEventListener('teaspoon:patched', this.said);
  }

  get #said() {
    return this.querySelector('[role="status"]');
  }

  #say() {
    const text = truth();
    if (this.#said && this.#said.textContent !== text) this.#said.textContent = text;
  }

  async #ask() {
    await isAllowed();
    this.#say();
  }

  async #show() {
    const text = await isAllowed() ? await shown() : truth();
    announce(this.#said, text);
  }
}

/** Whether notifications may be shown; the person is asked where they were not yet. */
async function isAllowed() {
  if (permission() === 'default') await Notification.requestPermission();
  return permission() === 'granted';
}

/**
 * Shows a notification.
 * @returns {Promise<string>} what is to be said of it
 */
async function shown() {
  try {
    // A phone shows only what a worker shows.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) throw new TypeError('no worker');
    await registration.showNotification('Teaspoon', { body: words('notice-test'), tag: 'try' });
    return words('notice-test-sent');
  } catch {
    return words('notice-impossible');
  }
}
