/**
 * The pages that only the server has.
 *
 * @typedef {import('./host.js').Host} Host
 * @typedef {import('../texts/words.js').WorkerWords} WorkerWords
 */
import { Outbox } from '../storage/outbox.js';
import { PlainPage } from './plain-page.js';

export class ServerPages {
  #release;
  #host;
  #words;

  /**
   * @param {string} release
   * @param {Host} host
   * @param {WorkerWords} words
   */
  constructor(release, host, words) {
    this.#release = release;
    this.#host = host;
    this.#words = words;
  }

  /**
   * The server's answer; if somebody is signing out, that is finished before the server is asked.
   * @param {Request} request
   */
  async answer(request) {
    const { sync, linking } = this.#host;
    const isLeaving = Boolean(await Outbox.isLeaving().catch(() => false));
    const { pathname } = new URL(request.url);
    try {
      // As long as the session is open, the page to sign in would lead somebody who has just signed out back in.
      if (isLeaving && !await sync.leave()) return await this.#withoutNetwork(true);
      // A list that was made just now has to be there before it can be shared.
      if (!isLeaving && pathname.startsWith('/account/shared')) await sync.send();
      // Deleting an account clears all that this browser keeps: nothing of another account may be there.
      const asksFirst = pathname === '/account/delete' ? await linking.leadToOther() : null;
      return asksFirst ?? await fetch(request);
    } catch {
      return this.#withoutNetwork(isLeaving);
    }
  }

  /**
   * A page that somebody shares, or an address that leads nowhere.
   * @param {Request} request
   */
  pass(request) {
    return fetch(request).catch(() => this.#withoutNetwork(false));
  }

  /** @param {boolean} isLeaving whether somebody is signing out */
  async #withoutNetwork(isLeaving) {
    const words = await this.#words.load();
    const message = isLeaving ? words.text('plain-offline-signed-out') : words.text('plain-offline');
    return PlainPage.response(this.#release, words, message, { title: words.text('plain-offline-title') });
  }
}
