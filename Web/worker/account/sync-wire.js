/** The bytes between this device and the server, whose form only the planner knows. */
import { giveUpAfter } from '../../shared/patience.js';

/** The server did not take it or did not answer; `status` is 408 if no whole answer arrived in time, and 0 if nobody answered. */
export class SyncFault extends Error {
  /** How many batches it did not take. */
  batches = 0;

  /**
   * @param {number} status
   * @param {number} [wait] milliseconds that the server asks to wait
   * @param {unknown} [cause]
   */
  constructor(status, wait = 0, cause = undefined) {
    super(`sync: ${status}`, { cause });
    this.name = 'SyncFault';
    this.status = status;
    this.wait = wait;
  }
}

export const SyncWire = {
  /** So long (ms) an exchange may take. */
  PATIENCE: 30_000,
  /** No server means to be left alone for longer (ms). */
  LONGEST_WAIT: 2 ** 40,
  TYPE: 'application/cbor',

  /**
   * @param {Uint8Array} body
   * @returns {Promise<{answer: Uint8Array, heard: number}>} the answer, and the time of this device's clock
   *   that it is of; rejects with a `SyncFault`
   */
  async exchange(body) {
    const began = Date.now();
    const signal = giveUpAfter(SyncWire.PATIENCE);
    try {
      const response = await fetch('/sync', {
        method: 'POST',
        headers: { 'content-type': SyncWire.TYPE },
        body,
        redirect: 'error',
        signal,
      });
      if (!response.ok) throw new SyncFault(response.status, SyncWire.wait(response));
      const answer = new Uint8Array(await response.arrayBuffer());
      const ended = Date.now();
      // The device slept meanwhile, or its clock was set: nobody can tell what its clock said when the server answered.
      if (Math.abs(ended - began) > 2 * SyncWire.PATIENCE) throw new SyncFault(0);
      return { answer, heard: Math.round((began + ended) / 2) };
    } catch (error) {
      throw error instanceof SyncFault ? error : new SyncFault(signal.aborted ? 408 : 0, 0, error);
    }
  },

  /**
   * The value of `Retry-After` (RFC 9110, §10.2.3), in whole milliseconds; 0: none.
   * @param {Response} response
   */
  wait({ headers }) {
    const said = headers.get('retry-after');
    if (said === null) return 0;
    const seconds = Number(said);
    const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now();
    return Math.ceil(Math.min(Math.max(0, wait || 0), SyncWire.LONGEST_WAIT));
  },
};
