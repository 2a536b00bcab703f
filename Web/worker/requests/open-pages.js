/**
 * The pages that are open, as far as they are told something.
 *
 * @typedef {import('../../shared/messages.js').ToPage} ToPage
 */
import { Account } from '../account/account-record.js';
import { scope } from '../scope.js';
import { Outbox } from '../storage/outbox.js';

/** So long (ms) after it was asked for a page may not be there yet. */
const ARRIVING_FOR = 30_000;

export class OpenPages {
  /** @type {Map<string, number>} pages that were asked for by a navigation, and when */
  #arriving = new Map();

  /**
   * A page is being answered.
   * @param {FetchEvent} event
   */
  expect({ resultingClientId }) {
    if (resultingClientId) this.#arriving.set(resultingClientId, Date.now());
  }

  /**
   * Tells every page.
   * @param {ToPage} message
   * @param {Array<string>} [but] clients that know it
   */
  async tell(message, but = []) {
    const told = new Set(but);
    for (const client of await scope.clients.matchAll({ type: 'window' })) {
      if (!told.has(client.id)) client.postMessage(message);
      told.add(client.id);
    }
    this.#tellArriving(message, told);
  }

  /**
   * Pages that were answered and are not there yet hear it as soon as they are.
   * @param {ToPage} message
   * @param {Set<string>} told
   */
  #tellArriving(message, told) {
    const recent = Date.now() - ARRIVING_FOR;
    for (const [id, since] of this.#arriving) {
      if (since < recent || told.has(id)) this.#arriving.delete(id);
      else scope.clients.get(id).then((client) => client?.postMessage(message)).catch(() => {});
    }
  }

  /**
   * How many plans were kept apart here, to a page that asks.
   * @param {Client} asker
   */
  async tellPlans(asker) {
    const { apart } = await Outbox.standing();
    asker.postMessage(/** @type {ToPage} */ ({ apart: apart.length / 2 }));
  }

  /**
   * Where the plan is saved: to all, or to one that asks.
   * @param {Client} [asker]
   */
  async tellStanding(asker) {
    try {
      const { account, unsent } = await Outbox.standing();
      if (!account) return;
      /** @type {ToPage} */
      const message = { saved: Account.word(account, unsent) };
      if (asker) asker.postMessage(message);
      else await this.tell(message);
    } catch {
      // The storage cannot be read, which the next answer says.
    }
  }
}
