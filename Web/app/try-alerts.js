/**
 * Tests of sound and notifications in the settings, and what this device allows. Permission is asked for by nothing but the tap that wants it.
 */
import { allowChime, chime } from './chime.js';
import { words, wordsLoaded } from './words.js';

/** `<try-chime>`: a button that plays the chime, and a line that says so. */
export class TryChime extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', (event) => {
      if (event.target.closest('button')) this.#play();
    });
  }

  async #play() {
    const said = this.querySelector('[role="status"]');
    try {
      if (!allowChime()) throw new TypeError('no audio');
      await chime();
      said.textContent = words('sound-playing');
    } catch {
      said.textContent = words('sound-impossible');
    }
  }
}

const permission = () => globalThis.Notification?.permission;

/** What this browser allows. */
function truth() {
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
    this.addEventListener('change', ({ target }) => {
      if (target.value === 'on') this.#ask();
    });
    this.addEventListener('click', (event) => {
      if (event.target.closest('button')) this.#show();
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

  #say(text = truth()) {
    const said = this.querySelector('[role="status"]');
    if (said && said.textContent !== text) said.textContent = text;
  }

  async #ask() {
    if (permission() === 'default') await Notification.requestPermission();
    this.#say();
    return permission() === 'granted';
  }

  async #show() {
    if (!await this.#ask()) return;
    try {
      // A phone shows only what a worker shows.
      const registration = await navigator.serviceWorker?.getRegistration();
      if (!registration) throw new TypeError('no worker');
      await registration.showNotification('Teaspoon', { body: words('notice-test'), tag: 'try' });
      this.#say(words('notice-test-sent'));
    } catch {
      this.#say(words('notice-impossible'));
    }
  }
}
