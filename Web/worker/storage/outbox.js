/**
 * What waits to be sent, and the account it is for: in `meta`, under `account`, `['out', key]` (a
 * batch, under its key in the tail), `['refused', turn, name]` (a fact, and in which turn of sending
 * everything it was refused), `leaving` (the session is to be ended) and `expected` (somebody signed in
 * whose account is not known yet; `blank`: when there was no plan here).
 *
 * @typedef {import('../account/account-record.js').AccountRecord} AccountRecord
 * @typedef {import('./stored-plans.js').StoredPlan} StoredPlan
 *
 * @typedef {[kind: number, scope: number, identity: Uint8Array, field: number, reason: number]} RefusedFact
 *
 * @typedef {object} SessionState
 * @property {AccountRecord|null} account that the plan is in
 * @property {number} unsent how many batches wait to be sent
 * @property {boolean} isExpected somebody signed in whose account is not known yet
 * @property {boolean} wasBlank there was no plan here then
 * @property {boolean} isGone a plan was here that the browser has removed
 *
 * @typedef {SessionState & import('./stored-plans.js').Labels} Standing what is known of the account, and of the plans that were here
 */
import { Account } from '../account/account-record.js';
import { Planner } from '../planner/planner.js';
import { sameBytes } from './bytes.js';
import { batchesIn, keysIn, result, transact, valueOf } from './database.js';
import { StoredPlans } from './stored-plans.js';

const PREFIX = 'out';
/** Larger batches are not sent as they are: everything is, in pages. */
const LARGEST = 256 * 1024;

/** @param {string} prefix */
const every = (prefix) => IDBKeyRange.bound([prefix], [prefix, []]);

/** @param {IDBObjectStore} meta @returns {Promise<Standing>} */
async function read(meta) {
  const [account, unsent, expected, gone, plans] = await Promise.all([
    valueOf(meta, 'account'), result(meta.count(every(PREFIX))), valueOf(meta, 'expected'), valueOf(meta, 'gone'),
    StoredPlans.labels(meta),
  ]);
  const [isExpected, wasBlank, isGone] = [Boolean(expected), expected === 'blank', Boolean(gone)];
  return { account: account ?? null, unsent, isExpected, wasBlank, isGone, ...plans };
}

/**
 * Queues a batch that is being kept under `key`, in the same transaction.
 * @param {IDBObjectStore} meta
 * @param {AccountRecord} account
 * @param {number} key
 * @param {Uint8Array} batch
 * @param {Planner} planner
 */
function add(meta, account, key, batch, planner) {
  if (batch.length <= LARGEST) meta.put(batch, [PREFIX, key]);
  else meta.put(planner.changeAccount('again', account)[0], 'account');
}

/**
 * Queues all that is here.
 * @param {IDBObjectStore} meta
 * @param {IDBObjectStore} tail
 * @param {AccountRecord} account
 * @param {Planner} planner
 */
async function queueAll(meta, tail, account, planner) {
  const [snapshot, keys, batches] = await Promise.all([
    result(meta.count('snapshot')), keysIn(tail), batchesIn(tail),
  ]);
  if (snapshot > 0) meta.put(planner.changeAccount('again', account)[0], 'account');
  else keys.forEach((key, at) => add(meta, account, key, batches[at], planner));
}

export const Outbox = {
  read,
  add,

  standing: () => transact('readonly', (meta) => read(meta)),

  /**
   * The oldest batches that wait.
   * @param {number} most how many at most
   * @param {number} bytes how many bytes at most; one batch may be larger
   */
  first(most, bytes) {
    return transact('readonly', async (meta) => {
      const range = every(PREFIX);
      const [keys, batches] = await Promise.all([
        result(meta.getAllKeys(range, most)), /** @type {Promise<Uint8Array[]>} */ (result(meta.getAll(range, most))),
      ]);
      let length = 0;
      const within = batches.filter((batch) => {
        length += batch.length;
        return length <= bytes || length === batch.length;
      }).length;
      return { keys: keys.slice(0, within), batches: batches.slice(0, within) };
    });
  },

  /**
   * Puts a batch in the place of one that waits; nothing, where nothing is left of it.
   * @param {IDBObjectStore} meta
   * @param {IDBValidKey} key
   * @param {Uint8Array} batch
   */
  put(meta, key, batch) {
    if (Planner.isEmpty(batch)) meta.delete(key);
    else meta.put(batch, key);
  },

  /**
   * The facts that the account refused. Those of an earlier turn have yet to be sent again, or were
   * taken meanwhile: they are not counted, and 0 stands for their reason. An earlier release kept no
   * turn; what it kept is counted.
   * @param {IDBObjectStore} meta
   * @param {number} turn
   * @returns {Promise<Array<[IDBValidKey[], RefusedFact]>>} keys and facts
   */
  async refused(meta, turn) {
    const range = every('refused');
    /** @type {[IDBValidKey[], RefusedFact[]]} */
    const [keys, facts] = await Promise.all([result(meta.getAllKeys(range)), result(meta.getAll(range))]);
    return keys.map((found, at) => {
      const key = /** @type {IDBValidKey[]} */ (found);
      const [kind, scope, identity, field] = facts[at];
      return [key, key[1] < turn ? [kind, scope, identity, field, 0] : facts[at]];
    });
  },

  /**
   * Everything that waits.
   * @param {IDBObjectStore} meta
   * @returns {Promise<Array<[IDBValidKey, Uint8Array]>>} keys and batches
   */
  async all(meta) {
    const range = every(PREFIX);
    const [keys, batches] = await Promise.all([result(meta.getAllKeys(range)), batchesIn(meta, range)]);
    return keys.map((key, at) => [key, batches[at]]);
  },

  /**
   * Changes the account record.
   * @param {(account: AccountRecord) => AccountRecord} change
   */
  change(change) {
    return transact('readwrite', async (meta) => {
      const account = await valueOf(meta, 'account');
      if (account) meta.put(change(account), 'account');
    });
  },

  /**
   * The server said whose session it is: this device's plan is in that account from now on, unless it is
   * in one already.
   * @param {Planner} planner
   * @param {Uint8Array} answer
   * @param {Uint8Array|undefined} device what the device was called when the server was asked
   * @returns {Promise<string|null>} the address of another account than the one that it is in
   */
  link(planner, answer, device) {
    return transact('readwrite', async (meta, tail) => {
      const [isLeaving, name, known, snapshot, batches, expected] = await Promise.all([
        valueOf(meta, 'leaving'), valueOf(meta, 'device'), valueOf(meta, 'account'),
        result(meta.count('snapshot')), result(tail.count()), valueOf(meta, 'expected'),
      ]);
      // Somebody signed out meanwhile, or erased everything: what the server said is about an earlier session.
      if (isLeaving || (device && !sameBytes(name, device))) return null;
      const isEmpty = snapshot + batches === 0;
      // What was added since signing in is the account's own; a plan from before may not overrule it (docs/sync.md).
      const isOwn = isEmpty || expected === 'blank';
      if (!known && !isOwn) await StoredPlans.setWaiting(meta, tail, planner);
      const [account, other] = planner.changeAccount('meet', known ?? null, Number(isOwn), answer);
      for (const name of ['expected', 'gone']) meta.delete(name);
      meta.put(account, 'account');
      if (!known && isOwn) await queueAll(meta, tail, account, planner);
      return other;
    });
  },

  /**
   * Takes the sent batches out, and records the facts that the account refused in that turn.
   * @param {IDBObjectStore} meta
   * @param {IDBValidKey[]} keys
   * @param {RefusedFact[]} refused
   * @param {number} turn
   */
  settle(meta, keys, refused, turn) {
    for (const key of keys) meta.delete(key);
    for (const [kind, scope, identity, ...rest] of refused) {
      // A separate copy: a view would be stored with all the bytes around it.
      meta.put([kind, scope, identity.slice(), ...rest], ['refused', turn, crypto.randomUUID()]);
    }
  },

  /**
   * All of that turn was sent: what was refused before it was taken by now, or refused again.
   * @param {IDBObjectStore} meta
   * @param {number} turn
   */
  forgetRefusedBefore: (meta, turn) => meta.delete(IDBKeyRange.bound(['refused'], ['refused', turn])),

  /** @param {IDBObjectStore} meta */
  clear: (meta) => meta.delete(every(PREFIX)),

  /**
   * Forgets the account, and all that was to be sent to it. The session is still to be ended.
   * @param {IDBObjectStore} meta
   */
  unlink(meta) {
    meta.delete(every(PREFIX));
    meta.delete(every('refused'));
    meta.delete('account');
    meta.delete('expected');
    meta.put(true, 'leaving');
  },

  /** @param {IDBObjectStore} meta */
  count: (meta) => result(meta.count(every(PREFIX))),

  /**
   * Deletes all that this device keeps, unless something of it is not in the account, or nobody
   * can tell: the account did not let this device in when it last asked.
   * @param {boolean} isSure even then
   * @returns {Promise<boolean>} whether it is gone
   */
  leave(isSure) {
    return transact('readwrite', async (meta, tail) => {
      const { account, unsent } = await read(meta);
      if (!isSure && account && Account.isNeeded(account, unsent)) return false;
      await StoredPlans.clearOthers(meta);
      tail.clear();
      meta.put(true, 'leaving');
      return true;
    });
  },

  /** Whether the session is still to be ended: signing out found no network. */
  isLeaving: () => transact('readonly', (meta) => valueOf(meta, 'leaving')),

  /**
   * What a synchronisation begins with: the account, whether a session is to be ended, and whether somebody
   * signed in here whose account is not known yet, because nobody answered.
   */
  beginning: () => transact('readonly', async (meta) => {
    const [account, leaving, expected] = await Promise.all([
      valueOf(meta, 'account'), valueOf(meta, 'leaving'), valueOf(meta, 'expected'),
    ]);
    return { account: account ?? null, isLeaving: Boolean(leaving), isExpected: Boolean(expected) };
  }),

  setExpected: () => transact('readwrite', async (meta, tail) => {
    const [before, snapshot, batches] = await Promise.all([
      valueOf(meta, 'expected'), result(meta.count('snapshot')), result(tail.count()),
    ]);
    meta.delete('leaving');
    if (!before) meta.put(snapshot + batches === 0 ? 'blank' : true, 'expected');
  }),

  /**
   * Nobody is signed in after all.
   * @returns {Promise<boolean>} whether somebody was expected
   */
  setUnexpected: () => transact('readwrite', async (meta) => {
    const isExpected = await valueOf(meta, 'expected');
    meta.delete('expected');
    return Boolean(isExpected);
  }),

  /**
   * The plan that was here when somebody signed in.
   * @returns {Promise<StoredPlan|undefined>} nothing: no plan waits
   */
  waitingPlan: () => transact('readonly', (meta) => StoredPlans.waiting(meta)),

  /**
   * The person decided about the plan that was here when they signed in.
   * @param {Planner} planner
   * @param {(meta: IDBObjectStore) => Promise<void>|void} carryOut
   */
  decide(planner, carryOut) {
    return transact('readwrite', async (meta) => {
      await carryOut(meta);
      const account = await valueOf(meta, 'account');
      if (account) meta.put(planner.changeAccount('joined', account, 0)[0], 'account');
    });
  },

  /**
   * Opens a plan that was kept apart.
   * @param {Planner} planner
   * @param {number} number
   * @returns {Promise<boolean>} not while the open one is in an account
   */
  openApart(planner, number) {
    return transact('readwrite', async (meta, tail) => {
      if (await valueOf(meta, 'account')) return false;
      meta.delete('gone');
      return StoredPlans.open(meta, tail, number, planner);
    });
  },

  /** The person begins again without the plan that the browser has removed. */
  forgetGone: () => transact('readwrite', async (meta) => {
    meta.delete('gone');
  }),

  /** The session has ended at the server, too. */
  setLeft: () => transact('readwrite', async (meta) => {
    meta.delete('leaving');
  }),
};
