/**
 * Trying out sound and notifications in the settings, and the plain truth about what this device
 * does. Permission is asked for by nothing but the tap that wants it.
 */
import { allowChime, chime } from './chime.js';

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
      said.textContent = 'Playing. Nothing to hear? Look at the device’s volume and silent switch.';
    } catch {
      said.textContent = 'This browser plays no sound here.';
    }
  }
}

const TRUTHS = {
  granted: 'This browser may show them.',
  default: 'This browser will ask whether it may show them when you choose On.',
  denied: 'Notifications are blocked for Teaspoon. Its own settings for this site can change '
    + 'that; nothing else can.',
  none: 'This browser shows none here. On an iPhone or iPad it does once Teaspoon is on the home screen.',
};

const permission = () => (globalThis.Notification ? Notification.permission : 'none');

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
    this.said = () => this.#say();
  }

  connectedCallback() {
    this.#say();
    document.addEventListener('teaspoon:patched', this.said);
  }

  disconnectedCallback() {
    document.removeEventListener('teaspoon:patched', this.said);
  }

  #say(text = TRUTHS[permission()]) {
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
      await registration.showNotification('Teaspoon', { body: 'This is how one looks.', tag: 'try' });
      this.#say('One was shown. Not there? Look at what the device itself allows this browser.');
    } catch {
      this.#say(TRUTHS.none);
    }
  }
}
