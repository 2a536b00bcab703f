/** The pages that are open, as far as they are told something. */
'use strict';

class OpenPages {
  /** So long (ms) after it was asked for a page may not be there yet. */
  static #ARRIVING_FOR = 30_000;

  /** Pages that were asked for by a navigation, and when. @type {Map<string, number>} */
  #arriving = new Map();

  /** A page is being answered. @param {FetchEvent} event */
  expect({ resultingClientId }) {
    if (resultingClientId) this.#arriving.set(resultingClientId, Date.now());
  }

  /** Tells every page. @param {object} message @param {Array<string>} [but] clients that know it */
  async tell(message, but = []) {
    const told = new Set(but);
    for (const client of await self.clients.matchAll({ type: 'window' })) {
      if (!told.has(client.id)) client.postMessage(message);
      told.add(client.id);
    }
    this.#tellArriving(message, told);
  }

  /** Pages that were answered and are not there yet hear it as soon as they are. */
  #tellArriving(message, told) {
    const recent = Date.now() - OpenPages.#ARRIVING_FOR;
    for (const [id, since] of this.#arriving) {
      if (since < recent || told.has(id)) this.#arriving.delete(id);
      else self.clients.get(id).then((client) => client?.postMessage(message)).catch(() => {});
    }
  }

  /** How many plans were kept apart here, to a page that asks. @param {Client} asker */
  async tellPlans(asker) {
    const { apart } = await Outbox.standing();
    asker.postMessage({ apart: apart.length / 2 });
  }

  /** Where the plan is saved: to all, or to one that asks. @param {Client} [asker] */
  async tellStanding(asker) {
    try {
      const { account, unsent } = await Outbox.standing();
      if (!account) return;
      const message = { saved: Account.word(account, unsent) };
      if (asker) asker.postMessage(message);
      else await this.tell(message);
    } catch {
      // The storage cannot be read, which the next answer says.
    }
  }
}
