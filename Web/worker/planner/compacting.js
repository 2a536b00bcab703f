/**
 * Writes a snapshot in place of a long tail of batches, while nobody waits for an answer.
 * @typedef {import('./replica.js').Replica} Replica
 */
import { PlanStore } from '../storage/plan-store.js';

const AFTER = 100;
/** A file that was brought in is one batch, and larger than a hundred others. */
const AFTER_BYTES = 256 * 1024;
/** It waits (ms) until the page is painted and the next tap has had its chance. */
const DELAY = 1000;

export class Compacting {
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
    return replica !== null && (replica.tailLength > AFTER || replica.tailBytes > AFTER_BYTES);
  }

  /** @param {Replica} replica */
  static async compact(replica) {
    const snapshot = replica.planner.snapshot(Date.now());
    const done = await PlanStore.compact(
      replica.device, snapshot, replica.cursor, replica.unread);
    if (done) replica.compacted();
  }

  /** Does it soon, if it is due. */
  async soon() {
    if (this.#isWaiting || !this.#isDue()) return;
    this.#isWaiting = true;
    try {
      await new Promise((resume) => setTimeout(resume, DELAY));
      await this.#carryOut();
    } finally {
      this.#isWaiting = false;
    }
  }
}
