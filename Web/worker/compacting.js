/** Writes a snapshot in place of a long tail of batches, while nobody waits for an answer. */
'use strict';

class Compacting {
  static #AFTER = 100;
  /** A file that was brought in is one batch, and larger than a hundred others. */
  static #AFTER_BYTES = 256 * 1024;
  /** It waits (ms) until the page is painted and the next tap has had its chance. */
  static #DELAY = 1000;

  #isDue;
  #carryOut;
  #isWaiting = false;

  /** @param {{isDue: () => boolean, carryOut: () => Promise<void>}} of `carryOut` does it between two requests */
  constructor({ isDue, carryOut }) {
    this.#isDue = isDue;
    this.#carryOut = carryOut;
  }

  /** @param {Replica|null} replica */
  static isDue(replica) {
    return replica?.tailLength > Compacting.#AFTER || replica?.tailBytes > Compacting.#AFTER_BYTES;
  }

  /** @param {Replica} replica */
  static async compact(replica) {
    const snapshot = replica.planner.snapshot(Date.now());
    const done = await Database.compact(
      replica.device, snapshot, replica.cursor, replica.unread);
    if (done) replica.compacted();
  }

  /** Does it soon, if it is due. */
  async soon() {
    if (this.#isWaiting || !this.#isDue()) return;
    this.#isWaiting = true;
    try {
      await new Promise((resume) => setTimeout(resume, Compacting.#DELAY));
      await this.#carryOut();
    } finally {
      this.#isWaiting = false;
    }
  }
}
