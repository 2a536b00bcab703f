/** What passes between this device and the server; `docs/sync.md` has the form. Needs `cbor.js`. */
'use strict';

/** The server did not take it or did not answer; `status` is 0 where nobody answered. */
class SyncFault extends Error {
  /** @param {number} status @param {number} wait milliseconds that the server asks to wait */
  constructor(status, wait = 0, cause = undefined) {
    super(`sync: ${status}`, { cause });
    this.name = 'SyncFault';
    this.status = status;
    this.wait = wait;
  }
}

const SyncWire = {
  VERSION: 4,
  /** Facts asked for at once. */
  LIMIT: 2000,
  /** A server that says nothing for so long (ms) says nothing at all. */
  PATIENCE: 30_000,
  TYPE: 'application/cbor',
  AHEAD: 1,
  FULL: 3,
  /** It lies in a space that the account is in no more, or may only look at. */
  NOT_SHARED: 4,
  /** Tasks, lists and shared dates: their scope is the number of the space, 0 the account's own. */
  SHARED_KINDS: [1, 7, 18],

  /** The number of the shared space that a refused fact is of; 0: the account's own. */
  space([kind, scope]) {
    return SyncWire.SHARED_KINDS.includes(kind) ? scope : 0;
  },

  /**
   * @param {AccountRecord|null} account null: the device does not know yet whose session it has
   * @param {Array<Uint8Array>} batches
   * @param {number} [limit]
   * @returns {Promise<object>} the answer; rejects with a `SyncFault`
   */
  async exchange(account, batches, limit = SyncWire.LIMIT) {
    // An account that was kept by an earlier release has no position.
    const { id = null, epoch = null, cursor = 0, position = null } = account ?? {};
    const spaces = Account.spaces(account)
      .flatMap((space) => [space.number, space.epoch, space.cursor]);
    const body = CBOR.encode([SyncWire.VERSION, id, epoch, cursor, limit, batches, spaces,
      position]);
    const began = Date.now();
    let response = null;
    let bytes = null;
    try {
      response = await fetch('/sync', {
        method: 'POST',
        headers: { 'content-type': SyncWire.TYPE },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(SyncWire.PATIENCE),
      });
      if (!response.ok) throw new SyncFault(response.status, SyncWire.wait(response));
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw error instanceof SyncFault ? error : new SyncFault(0, 0, error);
    }
    return SyncWire.read(bytes, (began + Date.now()) / 2);
  },

  read(bytes, heard) {
    try {
      const [version, now, id, mail, epoch, cursor, more, batch, flat, shared, position, invitations] =
        CBOR.decode(bytes);
      if (version !== SyncWire.VERSION) throw new TypeError('sync: another version');
      const refused = [];
      for (let at = 0; at < flat.length; at += 5) refused.push(flat.slice(at, at + 5));
      const spaces = shared.map(([number, role, life, place, rest, news, others]) => ({
        number, role, epoch: life.slice(), cursor: place, more: rest === 1, batch: news, others,
      }));
      const hasMore = more === 1 || spaces.some((space) => space.more);
      // A shared list that is full is no reason to wait with anything else.
      const isFull = refused.some((fact) => fact[4] === SyncWire.FULL && SyncWire.space(fact) === 0);
      // Copies of their own: what is kept as a view is kept with all of the answer.
      return {
        now, id: id.slice(), mail, epoch: epoch.slice(), cursor, position: position.slice(),
        more: hasMore, batch, refused, isFull, spaces, invitations,
        ahead: Math.round(heard - now),
      };
    } catch (cause) {
      // Something stands in between that answers in the server's stead.
      throw new SyncFault(0, 0, cause);
    }
  },

  /** What `Retry-After` asks for (RFC 9110, §10.2.3), in milliseconds; 0: nothing. */
  wait({ headers }) {
    const said = headers.get('retry-after');
    if (said === null) return 0;
    const seconds = Number(said);
    const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now();
    return Math.max(0, wait || 0);
  },
};
