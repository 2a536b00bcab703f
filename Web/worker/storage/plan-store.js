/**
 * The open plan, as this device keeps it in the database.
 *
 * `meta` holds `device` (8 random bytes: whose facts these are), `snapshot` (bytes), `through` (the
 * last tail key the snapshot contains), `texts` (the texts of the pages in another language than
 * English: see `Languages`), `failures` (a count) and `gone` (a plan was here that the browser has removed). `through` stands apart from the
 * snapshot because every request reads it, and a snapshot may be a megabyte. `tail` holds the
 * batches of facts written since, under rising keys that are never used twice. What an account adds
 * is in `outbox.js`.
 *
 * @typedef {import('../planner/replica.js').Replica} Replica
 * @typedef {import('../texts/languages.js').KeptTexts} KeptTexts
 *
 * @typedef {object} Batches a part of the tail
 * @property {Uint8Array[]} batches
 * @property {number[]} keys of the batches, in turn
 *
 * @typedef {Batches & {device: Uint8Array, snapshot: Uint8Array|undefined, through: number, texts: KeptTexts|undefined, failures: number}} Kept
 *   everything that is kept of the open plan
 *
 * @typedef {Batches & {device: Uint8Array|undefined, through: number} & import('./outbox.js').Standing} News
 *   what others wrote, and what is known of the account
 */
import { sameBytes } from './bytes.js';
import { batchesIn, keysIn, result, transact, valueOf } from './database.js';
import { Outbox } from './outbox.js';
import { PlanMark } from './plan-mark.js';
import { StoredPlans } from './stored-plans.js';

/** @param {IDBObjectStore} meta @param {IDBObjectStore} tail */
async function everything(meta, tail) {
  const [device, snapshot, through, texts, failures, batches, keys] = await Promise.all([
    valueOf(meta, 'device'), valueOf(meta, 'snapshot'), valueOf(meta, 'through'), valueOf(meta, 'texts'),
    valueOf(meta, 'failures'), batchesIn(tail), keysIn(tail),
  ]);
  return { device, snapshot, through: through ?? 0, texts, failures: failures ?? 0, batches, keys };
}

/** @param {number} cursor @param {IDBObjectStore} meta @param {IDBObjectStore} tail @returns {Promise<News>} */
async function newsAfter(cursor, meta, tail) {
  const range = IDBKeyRange.lowerBound(cursor, true);
  const [device, through, batches, keys, standing] = await Promise.all([
    valueOf(meta, 'device'), valueOf(meta, 'through'), batchesIn(tail, range), keysIn(tail, range), Outbox.read(meta),
  ]);
  return { device, through: through ?? 0, batches, keys, ...standing };
}

/**
 * Takes a batch out of the news.
 * @param {Uint8Array|undefined} batch
 * @param {Batches} news
 * @returns {number|null} its key; null: it is not among them
 */
function takeOut(batch, { batches, keys }) {
  const at = batches.findIndex((other) => sameBytes(batch, other));
  if (at < 0) return null;
  batches.splice(at, 1);
  return keys.splice(at, 1)[0];
}

/** The tail up to `through`, but for what could not be read, gives way to a snapshot.
 * @param {IDBObjectStore} meta
 * @param {IDBObjectStore} tail
 * @param {Uint8Array} snapshot
 * @param {number} through
 * @param {Iterable<number>} unread keys of batches that could not be read
 */
function replace(meta, tail, snapshot, through, unread) {
  meta.put(snapshot, 'snapshot');
  meta.put(through, 'through');
  let from = 0;
  for (const key of [...unread].filter((key) => key <= through).sort((a, b) => a - b)) {
    if (key > from) tail.delete(IDBKeyRange.bound(from, key, true, true));
    from = key;
  }
  if (through > from) tail.delete(IDBKeyRange.bound(from, through, true, false));
}

export const PlanStore = {
  newsAfter,

  /**
   * Everything kept; a device that keeps nothing yet gets its name first.
   * @returns {Promise<Kept>}
   */
  async load() {
    const found = await transact('readonly', everything);
    if (found.device) return /** @type {Kept} */ (found);
    const mark = await PlanMark.read();
    return transact('readwrite', async (meta, tail) => {
      const [device, isLeaving] = await Promise.all([valueOf(meta, 'device'), valueOf(meta, 'leaving')]);
      // Another worker may have been quicker: one device has one name.
      if (!device) {
        meta.put(crypto.getRandomValues(new Uint8Array(8)), 'device');
        // A plan was here, and the browser has taken it away.
        if (mark && !isLeaving) meta.put(true, 'gone');
        if (mark === 'account' && !isLeaving) meta.put('blank', 'expected');
      }
      return /** @type {Promise<Kept>} */ (everything(meta, tail));
    });
  },

  /**
   * What the device is called; undefined: it keeps nothing.
   * @returns {Promise<Uint8Array|undefined>}
   */
  device: () => transact('readonly', (meta) => valueOf(meta, 'device')),

  /**
   * The facts that others wrote after `cursor`, and the account of the database.
   * @param {number} cursor
   */
  news(cursor) {
    return transact('readonly', (meta, tail) => newsAfter(cursor, meta, tail));
  },

  /**
   * Reads what others wrote and keeps new facts, in one transaction; in it they also go to the
   * outbox, where there is an account to send them to.
   *
   * @param {Replica} replica the known facts
   * @param {(news: News) => Uint8Array|null} decide runs inside the transaction, so it must
   *   not wait for anything; returns the facts to keep. Runs again after a lost connection
   * @param {() => void} meanwhile work worth doing while the disk is being written
   * @returns {Promise<number|null>} the key of the facts, once they are durably kept
   */
  async exchange(replica, decide, meanwhile) {
    /** @type {Uint8Array|undefined} */
    let sent;
    const adding = await transact('readwrite', async (meta, tail, waitAnew) => {
      const news = await newsAfter(replica.cursor, meta, tail);
      // Of a connection that was lost nobody knows what it still kept.
      const kept = takeOut(sent, news);
      const facts = decide(news);
      waitAnew();
      if (kept !== null) return { result: kept };
      if (!facts || facts.length === 0) return null;
      // A separate copy: a view would be stored with all the bytes around it.
      sent = facts.slice();
      const request = /** @type {IDBRequest<number>} */ (tail.add(sent));
      if (news.account) Outbox.add(meta, news.account, await result(request), sent, replica.planner);
      tail.transaction.commit?.();
      meanwhile();
      waitAnew();
      return request;
    });
    return adding?.result ?? null;
  },

  /**
   * Replaces the tail up to `through` by a snapshot that contains it.
   * @param {Uint8Array} device
   * @param {Uint8Array} snapshot
   * @param {number} through
   * @param {Iterable<number>} unread keys of batches that could not be read: they stay
   * @returns {Promise<boolean>} false when the database is no longer the one the snapshot is of
   */
  compact(device, snapshot, through, unread) {
    return transact('readwrite', async (meta, tail) => {
      const now = await newsAfter(through, meta, tail);
      if (!sameBytes(now.device, device) || now.through > through) return false;
      replace(meta, tail, snapshot, through, unread);
      return true;
    });
  },

  replace,

  /**
   * Deletes all of it, and what the device was called. That somebody has signed in stays known, and so does a session that is still
   * to be ended: forgotten, it would bring the plan of somebody who has signed out back here.
   * @param {object} options
   * @param {boolean} options.isLeaving the session is to be ended, too
   * @param {boolean} options.keepsApart plans that were kept apart stay
   */
  erase({ isLeaving, keepsApart }) {
    return transact('readwrite', async (meta, tail) => {
      const [isExpected, wasLeaving] = await Promise.all([valueOf(meta, 'expected'), valueOf(meta, 'leaving')]);
      if (keepsApart) await StoredPlans.clearOthers(meta);
      else meta.clear();
      tail.clear();
      if (isLeaving || wasLeaving) meta.put(true, 'leaving');
      else if (isExpected) meta.put('blank', 'expected');
    });
  },

  /**
   * Keeps the texts of a language for the next start.
   * @param {object|null} texts null: of none
   */
  keepTexts(texts) {
    return transact('readwrite', async (meta) => {
      if (texts) meta.put(texts, 'texts');
      else meta.delete('texts');
    });
  },

  /**
   * One more failure.
   * @returns {Promise<number>} how many there are now
   */
  countFailure() {
    return transact('readwrite', async (meta) => {
      const count = (await valueOf(meta, 'failures') ?? 0) + 1;
      meta.put(count, 'failures');
      return count;
    });
  },

  /** Whether nothing that a person made is kept here. */
  isEmpty() {
    return transact('readonly', async (meta, tail) => {
      const [snapshot, batches] = await Promise.all([
        result(meta.count('snapshot')), result(tail.count()),
      ]);
      return snapshot + batches === 0;
    });
  },
};
