/**
 * Merges the account's facts with those here: every step is one transaction, in memory and in
 * storage alike, between two requests. The planner decides which facts are to be stored.
 */
'use strict';

class Merge {
  /** Whether an answer was kept, by the numbers of the host contract. */
  static #Outcome = Object.freeze({ stale: 0, kept: 4 });

  /** Moves any timestamp before any limit, so that all of them end at the limit, in order. */
  static #FAR = 2 ** 48;

  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** The next page of everything that has yet to be pushed; see `Planner.everything`. */
  everything(account, bytes) {
    return this.#host.withReplica(async ({ planner }) => {
      planner.setSpaces(Account.spaces(account));
      return planner.everything(account.everything, bytes);
    });
  }

  /**
   * Takes in the server's answer: the facts go into memory and tail, those that merging made into
   * tail and outbox, acknowledged ones leave the outbox, and the cursor moves on.
   *
   * @returns {Promise<Array>} the items of the event: the outcome, whether pages show something else now,
   *   the account, how many batches wait
   */
  takeIn(account, { keys, page }, answer, correction) {
    const round = crypto.randomUUID();
    let made = null;
    return this.#host.withReplica(async (replica, drop) => {
      const added = [];
      const { planner } = replica;
      const event = await Database.transact('readwrite', async (meta, tail, waitAnew) => {
        const news = await Database.newsAfter(replica.cursor, meta, tail);
        if (replica.isStale(news)) return null;
        replica.merge(news);
        const [next, outcome, isNews, isSettled, refused, places] = planner.changeAccount('take', news.account,
          Account.pack(account), answer, page, correction, round);
        if (outcome === Merge.#Outcome.kept) {
          const batches = Merge.#pieces(places, 2).map(([from, to]) => answer.subarray(from, to));
          made ??= Merge.#mergeBatches(planner, batches, next.spaces, Account.isJoining(news.account));
          waitAnew();
          meta.put(next, 'account');
          Outbox.settle(meta, isSettled === 1 ? keys : [], Merge.#pieces(refused, 5), news.account.turn);
          if (next.everything === null) Outbox.forgetRefusedBefore(meta, next.turn);
          for (const [at, batch] of batches.entries()) {
            added.push(await Merge.#keep(tail, batch));
            if (!made[at] || Planner.isEmpty(made[at])) continue;
            added.push(await Merge.#keep(tail, made[at]));
            Outbox.add(meta, next, added.at(-1).key, made[at], planner);
          }
        }
        const { account: now, unsent } = await Outbox.read(meta);
        return [outcome, isNews, Account.pack(now), unsent];
      });
      if (!event) {
        drop();
        return [Merge.#Outcome.stale, 0, null, 0];
      }
      for (const { key, length } of added) replica.kept(key, length);
      // Of a later release: it stays in the tail until one comes that reads it.
      if (made?.includes(null)) drop();
      return event;
    });
  }

  /** Takes in what came, the person's own first: by it, the planner knows what lies in which space. */
  static #mergeBatches(planner, batches, spaces, joins) {
    planner.setSpaces(spaces);
    return batches.map((batch) => planner.mergeFacts(batch, joins));
  }

  /** The values in one row, a number of items each. */
  static #pieces(flat, width) {
    const pieces = [];
    for (let at = 0; at < flat.length; at += width) pieces.push(flat.slice(at, at + width));
    return pieces;
  }

  static async #keep(tail, batch) {
    // A separate copy: a view would be stored with all the bytes around it.
    const key = await Database.result(tail.add(batch.slice()));
    return { key, length: batch.length };
  }

  /** Facts that the server cannot take at all stay here and are not sent again. */
  async setAside(account, { keys, page }) {
    const planner = await this.#host.anyPlanner();
    await Database.transact('readwrite', async (meta) => {
      const { account: known } = await Outbox.read(meta);
      if (!known || !sameBytes(known.id, account.id)) return;
      meta.put(planner.changeAccount('setAside', known, page)[0], 'account');
      Outbox.settle(meta, keys, [], known.turn);
    });
  }

  /**
   * Forgets spaces: their part of memory and storage goes. Writings that did not arrive there are
   * kept in notes, and are no longer sent; all other sent facts are sent again.
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
        return Merge.#keepMade(meta, tail, next, made, planner);
      }];
    });
  }

  /** Makes lists the person's own again that a server brought back from a copy does not know. */
  async takeHome(account) {
    await this.#rewrite(account, ({ planner }, known, meta) => {
      planner.setSpaces(Account.spaces(known));
      const [snapshot, made] = planner.takeHome(Account.lost(known), Date.now());
      const [next] = planner.changeAccount('takeHome', known);
      return [snapshot, (tail) => Merge.#keepMade(meta, tail, next, made, planner)];
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
          if (!Planner.isEmpty(made)) await Merge.#keep(tail, made);
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
    let joined;
    return this.#host.withReplica(async (replica, drop) => {
      const { planner } = replica;
      const added = [];
      const isDone = await Database.transact('readwrite', async (meta, tail, waitAnew) => {
        const news = await Database.newsAfter(replica.cursor, meta, tail);
        const { account: known } = news;
        if (replica.isStale(news) || !known || !sameBytes(known.id, account.id)) return false;
        replica.merge(news);
        const plan = await StoredPlans.waiting(meta);
        planner.setSpaces(Account.spaces(known));
        // After a lost connection the same facts are stored again.
        if (plan) joined ??= planner.joinPlan(plan, isSure) ?? 'unreadable';
        waitAnew();
        const asks = plan && joined[0] === 1;
        const [next] = planner.changeAccount('joined', known, asks ? 2 : 0);
        meta.put(next, 'account');
        if (!plan || asks) return true;
        if (joined === 'unreadable') {
          await StoredPlans.keepApart(meta);
          return true;
        }
        StoredPlans.dropWaiting(meta);
        for (const batch of joined.slice(1)) {
          if (Planner.isEmpty(batch)) continue;
          added.push(await Merge.#keep(tail, batch));
          Outbox.add(meta, next, added.at(-1).key, batch, planner);
        }
        return true;
      });
      if (!isDone) drop();
      for (const { key, length } of added) replica.kept(key, length);
    });
  }

  /** Stores the account record, and the facts that followed from its change. */
  static async #keepMade(meta, tail, account, made, planner) {
    meta.put(account, 'account');
    if (Planner.isEmpty(made)) return;
    const { key } = await Merge.#keep(tail, made);
    Outbox.add(meta, account, key, made, planner);
  }

  /**
   * Puts right what this device's clock has stamped too late; all of it is then pushed again.
   * @returns {Promise<boolean>} whether it was done; not where memory was of another time
   */
  restamp(account, limit, correction) {
    return this.#rewrite(account, ({ planner }, known, meta) => [
      planner.restamp(limit, Merge.#FAR),
      () => {
        Outbox.clear(meta);
        meta.put(planner.changeAccount('restamp', known, correction)[0], 'account');
      },
    ]);
  }

  /**
   * Replaces everything stored by a snapshot, and forgets memory.
   * @param {(replica: Replica, known: AccountRecord, meta: IDBObjectStore) => [Uint8Array, function]} make
   *   the snapshot, and the work to do beside it in the same transaction
   * @returns {Promise<boolean>} whether it was done; not where memory was of another time
   */
  #rewrite(account, make) {
    return this.#host.withReplica(async (replica, drop) => {
      let isMade = false;
      const isDone = await Database.transact('readwrite', async (meta, tail, waitAnew) => {
        // The memory was changed by a try that was not stored: what that made must be made again from what is stored.
        if (isMade) throw new StorageFault('storageFailed');
        const news = await Database.newsAfter(replica.cursor, meta, tail);
        const { account: known } = news;
        if (replica.isStale(news) || !known || !sameBytes(known.id, account.id)) return false;
        replica.merge(news);
        isMade = true;
        const [snapshot, alongside] = await make(replica, known, meta);
        waitAnew();
        // A key above all others: by it, other workers see that their memory is of another time.
        const through = await Database.result(tail.add(new Uint8Array()));
        Database.replace(meta, tail, snapshot, through, replica.unread);
        await alongside(tail);
        return true;
      });
      drop();
      return isDone;
    });
  }
}
