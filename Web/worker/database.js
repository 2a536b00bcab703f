/**
 * What the device keeps, in IndexedDB.
 *
 * `meta` holds `device` (8 random bytes: whose facts these are), `snapshot` (bytes), `through` (the
 * last tail key the snapshot contains), `texts` (the texts of the pages in another language than
 * English: see `Languages`), `failures` (a count) and `gone` (a plan was here that the browser has removed). `through` stands apart from the
 * snapshot because every request reads it, and a snapshot may be a megabyte. `tail` holds the
 * batches of facts written since, under rising keys that are never used twice. What an account adds
 * is in `outbox.js`.
 */
'use strict';

/** The device's storage could not be used; `reason` is `storageFull` or `storageFailed`. */
class StorageFault extends Error {
  constructor(reason, cause) {
    super(reason, { cause });
    this.name = 'StorageFault';
    this.reason = reason;
  }
}

const Database = (() => {
  const NAME = 'teaspoon';
  const VERSION = 1;
  /**
   * Some engines lose a request without a word; after so long (ms) it counts as lost. Only waiting
   * for the storage counts, not the planner's work in between.
   */
  const PATIENCE = 8000;
  const LOST = new Set(['InvalidStateError', 'UnknownError', 'AbortError', 'TimeoutError']);

  let opening = null;

  function open() {
    if (opening) return opening;
    const attempt = new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('meta');
        request.result.createObjectStore('tail', { autoIncrement: true });
      };
      request.onsuccess = () => {
        const connection = request.result;
        connection.onclose = () => forget(attempt);
        connection.onversionchange = () => {
          // Someone deletes the database or upgrades it; holding on would block them.
          connection.close();
          forget(attempt);
        };
        resolve(connection);
      };
      request.onerror = () => reject(request.error);
    });
    opening = attempt;
    attempt.catch(() => forget(attempt));
    return attempt;
  }

  function forget(attempt) {
    if (opening === attempt) opening = null;
  }

  /** Gives up on the present connection, whatever state it is in. */
  function disconnect() {
    opening?.then((connection) => connection.close(), () => {});
    opening = null;
  }

  const result = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

  function isLost(error) {
    if (error.name === 'QuotaExceededError') return false;
    return LOST.has(error.name) || /connection|lost|clos/i.test(error.message);
  }

  async function once(mode, work) {
    let transaction = null;
    let timer = 0;
    let lose = null;
    const patience = new Promise((_, reject) => {
      lose = () => reject(new DOMException('no answer', 'TimeoutError'));
    });
    const waitAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(lose, PATIENCE);
    };
    waitAnew();
    const run = async () => {
      const connection = await open();
      transaction = connection.transaction(['meta', 'tail'], mode, { durability: 'strict' });
      const complete = new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => {
          reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
        };
      });
      complete.catch(() => {});
      const [meta, tail] = ['meta', 'tail'].map((name) => transaction.objectStore(name));
      const value = await work(meta, tail, waitAnew);
      await complete;
      return value;
    };
    const running = run();
    running.catch(() => {});
    try {
      return await Promise.race([running, patience]);
    } catch (error) {
      try {
        transaction?.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * One transaction. On a lost connection: a new connection and exactly one more try, so `work`
   * may run twice. What `work` itself throws (a trap of the planner) ends it at once.
   */
  async function transact(mode, work) {
    try {
      return await once(mode, work);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      if (!isLost(error)) throw fault(error);
      disconnect();
    }
    try {
      return await once(mode, work);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      disconnect();
      throw fault(error);
    }
  }

  function fault(error) {
    const full = error.name === 'QuotaExceededError';
    return new StorageFault(full ? 'storageFull' : 'storageFailed', error);
  }

  async function everything(meta, tail) {
    const [device, snapshot, through, texts, failures, batches, keys] = await Promise.all([
      result(meta.get('device')), result(meta.get('snapshot')), result(meta.get('through')), result(meta.get('texts')),
      result(meta.get('failures')), result(tail.getAll()), result(tail.getAllKeys()),
    ]);
    return { device, snapshot, through: through ?? 0, texts, failures: failures ?? 0, batches, keys };
  }

  async function newsAfter(cursor, meta, tail) {
    const range = IDBKeyRange.lowerBound(cursor, true);
    const [device, through, batches, keys, standing] = await Promise.all([
      result(meta.get('device')), result(meta.get('through')),
      result(tail.getAll(range)), result(tail.getAllKeys(range)), Outbox.read(meta),
    ]);
    return { device, through: through ?? 0, batches, keys, ...standing };
  }

  /** Takes a batch out of the news. @returns {number|null} its key; null: it is not among them */
  function takeOut(batch, { batches, keys }) {
    const at = batches.findIndex((other) => sameBytes(batch, other));
    if (at < 0) return null;
    batches.splice(at, 1);
    return keys.splice(at, 1)[0];
  }

  /** The tail up to `through`, but for what could not be read, gives way to a snapshot. */
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

  return {
    transact,
    result,
    newsAfter,

    /** Everything kept; a device that keeps nothing yet gets its name first. */
    async load() {
      const found = await transact('readonly', everything);
      if (found.device) return found;
      const mark = await PlanMark.read();
      return transact('readwrite', async (meta, tail) => {
        const [device, isLeaving] = await Promise.all([result(meta.get('device')), result(meta.get('leaving'))]);
        // Another worker may have been quicker: one device has one name.
        if (!device) {
          meta.put(crypto.getRandomValues(new Uint8Array(8)), 'device');
          // A plan was here, and the browser has taken it away.
          if (mark && !isLeaving) meta.put(true, 'gone');
          if (mark === 'account' && !isLeaving) meta.put('blank', 'expected');
        }
        return everything(meta, tail);
      });
    },

    /** What the device is called; undefined: it keeps nothing. @returns {Promise<Uint8Array|undefined>} */
    device: () => transact('readonly', (meta) => result(meta.get('device'))),

    /** The facts that others wrote after `cursor`, and the account of the database. */
    news(cursor) {
      return transact('readonly', (meta, tail) => newsAfter(cursor, meta, tail));
    },

    /**
     * Reads what others wrote and keeps new facts, in one transaction; in it they also go to the
     * outbox, where there is an account to send them to.
     *
     * @param {Replica} replica the known facts
     * @param {(news: object) => Uint8Array|null} decide runs inside the transaction, so it must
     *   not wait for anything; returns the facts to keep. Runs again after a lost connection
     * @param {() => void} meanwhile work worth doing while the disk is being written
     * @returns {Promise<number|null>} the key of the facts, once they are durably kept
     */
    async exchange(replica, decide, meanwhile) {
      let sent = null;
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
        const request = tail.add(sent);
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
        const [isExpected, wasLeaving] = await Promise.all([result(meta.get('expected')), result(meta.get('leaving'))]);
        if (keepsApart) await StoredPlans.clearOthers(meta);
        else meta.clear();
        tail.clear();
        if (isLeaving || wasLeaving) meta.put(true, 'leaving');
        else if (isExpected) meta.put('blank', 'expected');
      });
    },

    /** Keeps the texts of a language for the next start. @param {object|null} texts null: of none */
    keepTexts(texts) {
      return transact('readwrite', async (meta) => {
        if (texts) meta.put(texts, 'texts');
        else meta.delete('texts');
      });
    },

    /** One more failure. @returns {Promise<number>} how many there are now */
    countFailure() {
      return transact('readwrite', async (meta) => {
        const count = (await result(meta.get('failures')) ?? 0) + 1;
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
})();

/** Whether two byte arrays are equal; something missing equals nothing. */
function sameBytes(one, other) {
  if (!one || !other || one.length !== other.length) return false;
  return one.every((byte, at) => byte === other[at]);
}
