/**
 * `<push-device>`: lets this browser be told of reminders while it is closed, after a tap, and says in
 * words where it cannot be.
 */

const KEPT = 'teaspoon-push';
const IOS = 'On an iPhone or iPad this works once Teaspoon is on the home screen: Share, then '
  + 'Add to Home Screen, and open it from there.';

/** What the server is told of a subscription. */
function fieldsOf(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  return { endpoint, key: keys.p256dh, secret: keys.auth, zone };
}

async function tell(address, subscription) {
  const fields = fieldsOf(subscription);
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  if (answer.ok) localStorage.setItem(KEPT, JSON.stringify(fields));
  return answer;
}

/** Why this browser cannot be told, in words; empty where it can. */
function hindrance() {
  const isApple = /iPhone|iPad/.test(navigator.userAgent)
    || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
  if (isApple && !navigator.standalone && !('PushManager' in window)) return IOS;
  if (!window.isSecureContext) return 'This needs an address that begins with https.';
  if (!('PushManager' in window) || !('Notification' in window) || !navigator.serviceWorker) {
    return 'This browser cannot be told of anything while it is closed.';
  }
  if (Notification.permission === 'denied') {
    return 'Notifications from this site are blocked in this browser. Its settings for this site allow them again.';
  }
  return '';
}

export class PushDevice extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', ({ target }) => {
      const button = target.closest?.('#push-on');
      if (button) this.#begin(button);
    });
    this.patched = () => this.#settle();
  }

  connectedCallback() {
    document.addEventListener('teaspoon:patched', this.patched);
    this.#settle();
  }

  disconnectedCallback() {
    document.removeEventListener('teaspoon:patched', this.patched);
  }

  /** What the server wrote knows nothing of this browser. */
  #settle() {
    const why = hindrance();
    if (why) this.#say(why);
    const isOn = 'here' in this.dataset && window.Notification?.permission === 'granted';
    this.querySelector('#push-on').hidden = why !== '' || isOn;
  }

  #say(words) {
    const said = this.querySelector('#push-said');
    if (said.textContent !== words) said.textContent = words;
  }

  async #begin(button) {
    button.disabled = true;
    try {
      if (await Notification.requestPermission() !== 'granted') {
        this.#say(hindrance() || 'Notifications were not allowed, so nothing was changed.');
        return;
      }
      const registration = await navigator.serviceWorker.ready;
      const subscription = await this.#subscription(registration);
      const answer = await tell(this.dataset.to, subscription);
      if (answer.ok) location.assign('/account/reminders');
      else this.#say('The server did not take this device. Nothing was changed.');
    } catch {
      this.#say('The push service of this browser could not be reached just now. Nothing was changed.');
    } finally {
      button.disabled = false;
    }
  }

  /** One for another key, of a server that was set up anew, is of no use. */
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

/** Tells the server where this device is by now, where that has changed since it was last told. */
export async function startReminders() {
  if (!document.documentElement.hasAttribute('data-account') || hindrance()) return;
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT));
    if (!kept || Notification.permission !== 'granted') return;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    const now = fieldsOf(subscription);
    if (now.endpoint !== kept.endpoint || now.zone !== kept.zone) {
      await tell('/account/reminders/device', subscription);
    }
  } catch {
    // The next page tries again.
  }
}
