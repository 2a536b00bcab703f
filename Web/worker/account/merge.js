/**
 * Merges the account's facts with those here: every step is one transaction, in memory and in
 * storage alike, between two requests. The planner decides which facts are to be stored.
 *
 * @typedef {import('../planner/module').CBORItem} CBORItem
 * @typedef {import('../planner/replica.js').Replica} Replica
 * @typedef {import('../requests/host.js').Host} Host
 * @typedef {import('../storage/outbox.js').RefusedFact} RefusedFact
 * @typedef {import('./account-record.js').AccountRecord} AccountRecord
 * @typedef {import('./account-record.js').SharedSpace} SharedSpace
 *
 * @typedef {object} Sent what was last sent to the server
 * @property {IDBValidKey[]} keys of the batches in the outbox
 * @property {CBORItem} page which page of everything, as the planner understands it; empty: batches of the outbox
 *
 * @typedef {{key: number, length: number}} Kept a batch that is in the tail now, and how many bytes it has
 *
 * @typedef {[snapshot: Uint8Array, alongside: (tail: IDBObjectStore) => Promise<void>|void]} Rewritten everything, and the work to do
 *   beside it in the same transaction
 */
import { TakeOutcome } from '../planner/numbers.js';
import { Planner } from '../planner/planner.js';
import { sameBytes } from '../storage/bytes.js';
import { StorageFault, result, transact } from '../storage/database.js';
import { Outbox } from '../storage/outbox.js';
import { PlanStore } from '../storage/plan-store.js';
import { StoredPlans } from '../storage/stored-plans.js';
import { Account } from './account-record.js';

/** Moves any timestamp before any limit, so that all of them end at the limit, in order. */
const FAR = 2 ** 48;

export class Merge {
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * The next page of everything that has yet to be pushed; see `Planner.everything`.
   * @param {AccountRecord} account
   * @param {number} bytes
   */
  everything(account, bytes) {
    return this.#host.withReplica(async ({ planner }) => {
      planner.setSpaces(Account.spaces(account));
      // Nobody asks for it before something has yet to be pushed.
      return planner.everything(/** @type {Uint8Array} */ (account.everything), bytes);
    });
  }

  /**
   * Takes in the server's answer: the facts go into memory and tail, those that merging made into
   * tail and outbox, acknowledged ones leave the outbox, and the cursor moves on.
   *
   * @param {AccountRecord} account
   * @param {Sent} sent
   * @param {Uint8Array} answer
   * @param {number} correction
   * @returns {Promise<CBORItem[]>} the items of the event: the outcome, whether pages show something else now,
   *   the account, how many batches wait
   */
  takeIn(account, { keys, page }, answer, correction) {
    const round = crypto.randomUUID();
    /** @type {Array<Uint8Array|null>|undefined} what merging made, for each batch; null: it was refused */
    let made;
    return this.#host.withReplica(async (replica, drop) => {
      /** @type {Kept[]} */
      const added = [];
      const { planner } = replica;
      const event = await transact('readwrite', async (meta, tail, waitAnew) => {
        const news = await PlanStore.newsAfter(replica.cursor, meta, tail);
        if (replica.isStale(news)) return null;
        replica.merge(news);
        const { account: known } = news;
        const [next, outcome, isNews, isSettled, refused, offsets] = planner.changeAccount('take', known,
          Account.pack(account), answer, page, correction, round);
        if (known && outcome === TakeOutcome.kept) {
          const batches = pieces(offsets, 2).map(([from, to]) => answer.subarray(from, to));
          made ??= mergeBatches(planner, batches, Account.spaces(next), Account.isJoining(known));
          waitAnew();
          meta.put(next, 'account');
          const notTaken = /** @type {RefusedFact[]} */ (pieces(refused, 5));
          Outbox.settle(meta, isSettled === 1 ? keys : [], notTaken, known.turn);
          if (next.everything === null) Outbox.forgetRefusedBefore(meta, next.turn);
          for (const [at, batch] of batches.entries()) {
            added.push(await append(tail, batch));
            const more = made[at];
            if (!more || Planner.isEmpty(more)) continue;
            const kept = await append(tail, more);
            added.push(kept);
            Outbox.add(meta, next, kept.key, more, planner);
          }
        }
        const { account: now, unsent } = await Outbox.read(meta);
        return [outcome, isNews, Account.pack(now), unsent];
      });
      if (!event) {
        drop();
        return [TakeOutcome.stale, 0, null, 0];
      }
      for (const { key, length } of added) replica.kept(key, length);
      // Of a later release: it stays in the tail until one comes that reads it.
      if (made?.includes(null)) drop();
      return event;
    });
  }

  /**
   * Facts that the server cannot take at all stay here and are not sent again.
   * @param {AccountRecord} account
   * @param {Sent} sent
   */
  async setAside(account, { keys, page }) {
    const planner = await this.#host.anyPlanner();
    await transact('readwrite', async (meta) => {
      const { account: known } = await Outbox.read(meta);
      if (!known || !sameBytes(known.id, account.id)) return;
      meta.put(planner.changeAccount('setAside', known, page)[0], 'account');
      Outbox.settle(meta, keys, [], known.turn);
    });
  }

  /**
   * Forgets spaces: their part of memory and storage goes. Writings that did not arrive there are
   * kept in notes, and are no longer sent; all other sent facts are sent again.
   * @param {AccountRecord} account
   * @param {Uint8Array} answer
   * @param {Array<number>} departures the spaces' numbers, each with why
   */
  async forget(account, answer, departures) {
    await this.#rewrite(account, async ({ planner }, known, meta) => {
      const waiting = await Outbox.all(meta);
      const before = await Outbox.refused(meta, known.turn);
      const [next, names, gone, spaces] = planner.changeAccount('forget', known, departures, answer,
        before.flatMap(([, fact]) => fact));
      planner.setSpaces(Account.unpackSpaces(spaces));
      const [snapshot, made, rest] = planner.forgetSpaces(departures, names,
        waiting.map(([, batch]) => batch), Date.now());
      return [snapshot, (tail) => {
        waiting.forEach(([key], at) => Outbox.put(meta, key, rest[at]));
        for (const at of gone) meta.delete(before[at][0]);
        return keepMade(meta, tail, next, made, planner);
      }];
    });
  }

  /**
   * Makes lists the person's own again that a server brought back from a copy does not know.
   * @param {AccountRecord} account
   */
  async takeHome(account) {
    await this.#rewrite(account, ({ planner }, known, meta) => {
      planner.setSpaces(Account.spaces(known));
      const [snapshot, made] = planner.takeHome(Account.lost(known), Date.now());
      const [next] = planner.changeAccount('takeHome', known);
      return [snapshot, (tail) => keepMade(meta, tail, next, made, planner)];
    });
  }

  /**
   * The account was deleted: the plan here goes on as a guest's. It leaves the lists of others as if
   * it had been removed from them; the person's own become theirs alone.
   * @returns {Promise<boolean>} whether it was done
   */
  async keepWithoutAccount() {
    const { account } = await Outbox.standing();
    if (account?.state !== 'deleted') return false;
    return this.#rewrite(account, async ({ planner }, known, meta) => {
      const [waiting, refused] = await Promise.all([Outbox.all(meta), Outbox.refused(meta, known.turn)]);
      const [, left, personal] = planner.changeAccount('leave', known);
      planner.setSpaces(Account.spaces(known).filter(({ number }) => personal.includes(number)));
      const [, notes] = planner.forgetSpaces(left, refused.flatMap(([, fact]) => fact.slice(0, 4)),
        waiting.map(([, batch]) => batch), Date.now());
      // Batches for the person's own lists are in them: they stay.
      planner.setSpaces([]);
      const [snapshot, home] = planner.takeHome(personal, Date.now());
      return [snapshot, async (tail) => {
        await StoredPlans.keepApart(meta);
        Outbox.unlink(meta);
        for (const made of [notes, home]) {
          if (!Planner.isEmpty(made)) await append(tail, made);
        }
      }];
    });
  }

  /**
   * Decides about the plan that was here before the account was met, now that all of the account is here: it joins, or nothing of it
   * does, or the person is asked.
   * @param {AccountRecord} account
   * @param {boolean} [isSure] the person was asked
   */
  join(account, isSure = false) {
    /** @type {[number, Uint8Array, Uint8Array]|'unreadable'|undefined} */
    let joined;
    return this.#host.withReplica(async (replica, drop) => {
      const { planner } = replica;
      /** @type {Kept[]} */
      const added = [];
      const isDone = await transact('readwrite', async (meta, tail, waitAnew) => {
        const news = await PlanStore.newsAfter(replica.cursor, meta, tail);
        const { account: known } = news;
        if (replica.isStale(news) || !known || !sameBytes(known.id, account.id)) return false;
        replica.merge(news);
        const plan = await StoredPlans.waiting(meta);
        planner.setSpaces(Account.spaces(known));
        // After a lost connection the same facts are stored again.
        if (plan) joined ??= planner.joinPlan(plan, isSure) ?? 'unreadable';
        waitAnew();
        const asks = joined?.[0] === 1;
        const [next] = planner.changeAccount('joined', known, asks ? 2 : 0);
        meta.put(next, 'account');
        if (!joined || asks) return true;
        if (joined === 'unreadable') {
          await StoredPlans.keepApart(meta);
          return true;
        }
        StoredPlans.dropWaiting(meta);
        const [, own, made] = joined;
        for (const batch of [own, made]) {
          if (Planner.isEmpty(batch)) continue;
          const kept = await append(tail, batch);
          added.push(kept);
          Outbox.add(meta, next, kept.key, batch, planner);
        }
        return true;
      });
      if (!isDone) drop();
      for (const { key, length } of added) replica.kept(key, length);
    });
  }

  /**
   * Puts right what this device's clock has stamped too late; all of it is then pushed again.
   * @param {AccountRecord} account
   * @param {number} limit
   * @param {number} correction
   * @returns {Promise<boolean>} whether it was done; not where memory was of another time
   */
  restamp(account, limit, correction) {
    return this.#rewrite(account, ({ planner }, known, meta) => [
      planner.restamp(limit, FAR),
      () => {
        Outbox.clear(meta);
        meta.put(planner.changeAccount('restamp', known, correction)[0], 'account');
      },
    ]);
  }

  /**
   * Replaces everything stored by a snapshot, and forgets memory.
   * @param {AccountRecord} account
   * @param {(replica: Replica, known: AccountRecord, meta: IDBObjectStore) => Rewritten|Promise<Rewritten>} make
   * @returns {Promise<boolean>} whether it was done; not where memory was of another time
   */
  #rewrite(account, make) {
    return this.#host.withReplica(async (replica, drop) => {
      let isMade = false;
      const isDone = await transact('readwrite', async (meta, tail, waitAnew) => {
        // The memory was changed by a try that was not stored: what that made must be made again from what is stored.
        if (isMade) throw new StorageFault('storageFailed');
        const news = await PlanStore.newsAfter(replica.cursor, meta, tail);
        const { account: known } = news;
        if (replica.isStale(news) || !known || !sameBytes(known.id, account.id)) return false;
        replica.merge(news);
        isMade = true;
        const [snapshot, alongside] = await make(replica, known, meta);
        waitAnew();
        // A key above all others: by it, other workers see that their memory is of another time.
        const { key: through } = await append(tail, new Uint8Array());
        PlanStore.replace(meta, tail, snapshot, through, replica.unread);
        await alongside(tail);
        return true;
      });
      drop();
      return isDone;
    });
  }
}

/**
 * Takes in what came, the person's own first: by it, the planner knows what lies in which space.
 * @param {Planner} planner
 * @param {Uint8Array[]} batches
 * @param {SharedSpace[]} spaces
 * @param {boolean} joins
 */
function mergeBatches(planner, batches, spaces, joins) {
  planner.setSpaces(spaces);
  return batches.map((batch) => planner.mergeFacts(batch, joins));
}

/**
 * The values in one row, a number of items each.
 * @template Item
 * @param {Item[]} flat
 * @param {number} width
 */
function pieces(flat, width) {
  const pieces = [];
  for (let at = 0; at < flat.length; at += width) pieces.push(flat.slice(at, at + width));
  return pieces;
}

/**
 * @param {IDBObjectStore} tail
 * @param {Uint8Array} batch
 * @returns {Promise<Kept>}
 */
async function append(tail, batch) {
  // A separate copy: a view would be stored with all the bytes around it.
  const key = /** @type {number} */ (await result(tail.add(batch.slice())));
  return { key, length: batch.length };
}

/**
 * Stores the account record, and the facts that followed from its change.
 * @param {IDBObjectStore} meta
 * @param {IDBObjectStore} tail
 * @param {AccountRecord} account
 * @param {Uint8Array} made
 * @param {Planner} planner
 */
async function keepMade(meta, tail, account, made, planner) {
  meta.put(account, 'account');
  if (Planner.isEmpty(made)) return;
  const { key } = await append(tail, made);
  Outbox.add(meta, account, key, made, planner);
}
