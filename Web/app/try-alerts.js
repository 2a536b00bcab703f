/**
 * Tests of sound and notifications in the settings, and what this device allows. Permission is asked for by nothing but the tap that wants it.
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
      said.textContent = 'Playing. If you hear nothing, check the volume and the silent switch.';
    } catch {
      said.textContent = 'This browser cannot play sound here.';
    }
  }
}

const TRUTHS = {
  granted: 'This browser can show notifications.',
  default: 'Choose On, and the browser asks for permission.',
  denied: 'Notifications are blocked. Allow them in your browser’s site settings.',
  none: 'This browser cannot show notifications here. On an iPhone or iPad, add Teaspoon to the home screen first.',
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
      await registration.showNotification('Teaspoon', { body: 'This is a test.', tag: 'try' });
      this.#say('Test notification sent. If you do not see it, check the notification settings of your device.');
    } catch {
      this.#say(TRUTHS.none);
    }
  }
}
