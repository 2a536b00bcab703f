/**
 * The database of this device (IndexedDB): transactions that outlive a lost connection. It has two stores: `meta`, and `tail`, which
 * holds batches of facts.
 *
 * @typedef {object} MetaValues what `meta` holds under names: see `plan-store.js` and `outbox.js`
 * @property {Uint8Array} device
 * @property {Uint8Array} snapshot
 * @property {number} through
 * @property {import('../texts/languages.js').KeptTexts} texts
 * @property {number} failures
 * @property {true} gone
 * @property {import('../account/account-record.js').AccountRecord} account
 * @property {true} leaving
 * @property {true|'blank'} expected
 */

/**
 * @template Value
 * @typedef {(meta: IDBObjectStore, tail: IDBObjectStore, waitAnew: () => void) => Promise<Value>|Value} Work `waitAnew` is called after
 *   long work of the planner, which does not count as waiting for the storage
 */

/** The device's storage could not be used; `reason` is `storageFull` or `storageFailed`. */
export class StorageFault extends Error {
  /** @param {'storageFull'|'storageFailed'} reason @param {unknown} [cause] */
  constructor(reason, cause) {
    super(reason, { cause });
    this.name = 'StorageFault';
    this.reason = reason;
  }
}

const NAME = 'teaspoon';
const VERSION = 1;
/**
 * Some engines lose a request without a word; after so long (ms) it counts as lost. Only waiting
 * for the storage counts, not the planner's work in between.
 */
const PATIENCE = 8000;
const LOST = new Set(['InvalidStateError', 'UnknownError', 'AbortError', 'TimeoutError']);

/** @type {Promise<IDBDatabase>|null} */
let opening = null;

function open() {
  if (opening) return opening;
  /** @type {Promise<IDBDatabase>} */
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

/** @param {Promise<IDBDatabase>} attempt */
function forget(attempt) {
  if (opening === attempt) opening = null;
}

/** Gives up on the present connection, whatever state it is in. */
function disconnect() {
  opening?.then((connection) => connection.close(), () => {});
  opening = null;
}

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
export const result = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/**
 * What `meta` holds under a name.
 * @template {keyof MetaValues} Name
 * @param {IDBObjectStore} meta
 * @param {Name} name
 * @returns {Promise<MetaValues[Name]|undefined>}
 */
export const valueOf = (meta, name) => result(meta.get(name));

/** @param {IDBObjectStore} tail @param {IDBKeyRange} [range] @returns {Promise<Uint8Array[]>} */
export const batchesIn = (tail, range) => result(tail.getAll(range));

/** @param {IDBObjectStore} tail @param {IDBKeyRange} [range] @returns {Promise<number[]>} */
export const keysIn = async (tail, range) => /** @type {number[]} */ (await result(tail.getAllKeys(range)));

/** @param {DOMException} error */
function isLost(error) {
  if (error.name === 'QuotaExceededError') return false;
  return LOST.has(error.name) || /connection|lost|clos/i.test(error.message);
}

/**
 * @template Value
 * @param {IDBTransactionMode} mode
 * @param {Work<Value>} work
 * @returns {Promise<Value>}
 */
async function once(mode, work) {
  let abort = () => {};
  let timer = 0;
  let lose = () => {};
  /** @type {Promise<never>} */
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
    const transaction = connection.transaction(['meta', 'tail'], mode, { durability: 'strict' });
    abort = () => transaction.abort();
    /** @type {Promise<void>} */
    const complete = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => {
        reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
      };
    });
    complete.catch(() => {});
    const value = await work(transaction.objectStore('meta'), transaction.objectStore('tail'), waitAnew);
    await complete;
    return value;
  };
  const running = run();
  running.catch(() => {});
  try {
    return await Promise.race([running, patience]);
  } catch (error) {
    try {
      abort();
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
 *
 * @template Value
 * @param {IDBTransactionMode} mode
 * @param {Work<Value>} work
 * @returns {Promise<Value>}
 */
export async function transact(mode, work) {
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

/** @param {DOMException} error */
function fault(error) {
  const full = error.name === 'QuotaExceededError';
  return new StorageFault(full ? 'storageFull' : 'storageFailed', error);
}
