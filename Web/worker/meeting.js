/**
 * Where what the account has and what is here meet: every step is one transaction, in memory and in
 * storage alike, between two requests.
 */
'use strict';

class Meeting {
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** The next page of everything that has yet to be pushed; see `Planner.everything`. */
  everything(account) {
    return this.#host.withReplica(async ({ planner }) => {
      planner.setSpaces(Account.spaces(account));
      return planner.everything(account.everything);
    });
  }

  /**
   * Takes in what the server answered: the facts into memory and tail, what merging made into tail
   * and outbox, what was acknowledged out of it, and the cursor on.
   *
   * @returns {Promise<{isKept: boolean, isUnsent: boolean, isNews: boolean, isLost: boolean}>}
   */
  takeIn(account, parcel, answer, correction) {
    const round = crypto.randomUUID();
    let merged = null;
    return this.#host.withReplica(async (replica, drop) => {
      const added = [];
      const outcome = await Database.transact('readwrite', async (meta, tail, waitAnew) => {
        const news = await Database.newsAfter(replica.cursor, meta, tail);
        if (replica.isStale(news)) return null;
        replica.merge(news);
        const known = news.account;
        const batches = [answer, ...answer.spaces].map((from) => from.batch)
          .filter((batch) => !Planner.isEmpty(batch));
        const isNews = batches.length > 0
          || !Meeting.#isSameCompany(Account.spaces(known), answer.spaces)
          || JSON.stringify(Account.invitations(known)) !== JSON.stringify(answer.invitations);
        // Signed out meanwhile; or a lost connection had kept it all the same.
        if (!known || !sameBytes(known.id, account.id)) return { isUnsent: false, isNews: false };
        if (known.round !== round) {
          if (!Meeting.#isSamePlace(known, account)) return { isUnsent: true, isNews: false };
          merged ??= Meeting.#merge(replica.planner, batches, answer.spaces);
          waitAnew();
          const lasting = Meeting.#lasting(answer);
          const next = Meeting.#after(known, parcel, answer,
            { correction, round, refused: lasting.length });
          meta.put(next, 'account');
          Outbox.settle(meta, answer.isFull ? [] : parcel.keys, lasting);
          for (const [at, batch] of batches.entries()) {
            added.push(await Meeting.#keep(tail, batch));
            const made = merged.made[at];
            if (!made || Planner.isEmpty(made)) continue;
            added.push(await Meeting.#keep(tail, made));
            Outbox.add(meta, next, added.at(-1).key, made);
          }
        }
        const standing = await Outbox.read(meta);
        return {
          isUnsent: Account.isUnsent(standing.account, standing.unsent),
          isLost: Account.lost(standing.account).length > 0,
          isNews,
        };
      });
      if (!outcome) {
        drop();
        return { isKept: false, isUnsent: true, isNews: false };
      }
      for (const { key, length } of added) replica.kept(key, length);
      // Of a later release: it stays in the tail until one comes that reads it.
      if (merged?.made.includes(null)) drop();
      return { isKept: true, ...outcome };
    });
  }

  /** Takes in what came, the person's own first: by it, the planner knows what lies in which space. */
  static #merge(planner, batches, spaces) {
    planner.setSpaces(spaces);
    return { made: batches.map((batch) => planner.mergeFacts(batch)) };
  }

  /** Whether the person is in the same spaces as before, with the same people. */
  static #isSameCompany(known, now) {
    const said = (spaces) => JSON.stringify(
      spaces.map(({ number, role, others }) => [number, role, others]));
    return said(known) === said(now);
  }

  /**
   * What was refused and stays here. Not what no space takes any more: it goes with the space. Where
   * the account is full, all of it is sent again, and what lasts is told then.
   */
  static #lasting({ refused, isFull }) {
    return isFull ? [] : refused.filter((fact) => fact[4] !== SyncWire.NOT_SHARED);
  }

  /** Whether the server's store was brought back from a copy since it was last asked. */
  static #isAnotherLife(account, answer) {
    return !sameBytes(account.epoch, answer.epoch);
  }

  /**
   * The spaces that this device has to forget: those that the account is in no more, and those in
   * which something was written that they do not take. Not what is the person's own and missing in
   * a store that was brought back: that was shared after the copy was made, and is taken home.
   * @returns {Array<[number, number]>} their numbers, and why: one of `Planner.Ending`
   */
  static departed(account, answer) {
    const { readAnew, ended, unsure, removed } = Planner.Ending;
    const isAnotherLife = Meeting.#isAnotherLife(account, answer);
    const roles = new Map(answer.spaces.map(({ number, role }) => [number, role]));
    const refused = answer.refused.filter((fact) => fact[4] === SyncWire.NOT_SHARED)
      .map(SyncWire.space);
    const departed = [];
    for (const { number, role: before } of Account.spaces(account)) {
      const role = roles.get(number);
      if (role === undefined) {
        const isOwn = before === Account.OWN;
        // Whose list it is has it as their own again.
        const ending = isOwn ? ended : removed;
        if (!isAnotherLife) departed.push([number, ending]);
        else if (!isOwn) departed.push([number, unsure]);
      } else if (refused.includes(number)) {
        departed.push([number, role < Account.EDIT ? ended : readAnew]);
      }
    }
    return departed;
  }

  /** The lists that are to be taken home, after an answer. */
  static #lost(known, answer) {
    const given = answer.spaces.map(({ number }) => number);
    const own = Meeting.#isAnotherLife(known, answer)
      ? Account.spaces(known).filter(({ role }) => role === Account.OWN) : [];
    const lost = new Set([...Account.lost(known), ...own.map(({ number }) => number)]);
    return [...lost].filter((number) => !given.includes(number));
  }

  static async #keep(tail, batch) {
    // A copy of its own: a view would be stored with all the bytes around it.
    const key = await Database.result(tail.add(batch.slice()));
    return { key, length: batch.length };
  }

  static #isSamePlace(one, other) {
    return sameBytes(one.epoch, other.epoch) && one.cursor === other.cursor;
  }

  /** What is known of the account once it has answered. */
  static #after(known, parcel, answer, { correction, refused, round }) {
    const next = {
      ...known,
      mail: answer.mail,
      epoch: answer.epoch,
      cursor: answer.cursor,
      position: answer.position,
      correction,
      synced: Date.now(),
      state: answer.isFull ? 'full' : 'ok',
      spaces: answer.spaces.map(({ number, role, others, epoch, cursor }) => (
        { number, role, others, epoch, cursor })),
      lost: Meeting.#lost(known, answer),
      invitations: answer.invitations,
      refused: known.refused + refused,
      round,
    };
    // The account was brought back from a copy: what it had since is told to it anew.
    if (Meeting.#isAnotherLife(known, answer)) return Account.anew(next);
    const isPage = parcel.next !== undefined && parcel.turn === known.turn;
    if (isPage && !answer.isFull) next.everything = parcel.next;
    return next;
  }

  /** What the server cannot take at all stays here and is not sent again. */
  setAside(account, parcel) {
    return Database.transact('readwrite', async (meta) => {
      const { account: known } = await Outbox.read(meta);
      if (!known || !sameBytes(known.id, account.id)) return;
      const next = { ...known, refused: known.refused + 1 };
      if (parcel.next !== undefined && parcel.turn === known.turn) next.everything = parcel.next;
      meta.put(next, 'account');
      Outbox.settle(meta, parcel.keys, []);
    });
  }

  /**
   * Forgets spaces: their part of memory and storage goes. What had been written there and did not
   * arrive is kept in notes, and is sent no more; all the rest of what was sent is sent again.
   * @param {Array<[number, number]>} departed as of `departed`
   */
  forget(account, answer, departed) {
    return this.#rewrite(account, async (replica, known, meta) => {
      const numbers = departed.map(([number]) => number);
      const isGone = (fact) => numbers.includes(SyncWire.space(fact));
      const waiting = await Outbox.all(meta);
      const before = (await Outbox.refused(meta)).filter(([, fact]) => isGone(fact));
      const refused = answer.refused.filter((fact) => fact[4] === SyncWire.NOT_SHARED);
      replica.planner.setSpaces(answer.spaces);
      const [snapshot, made, rest] = replica.planner.forgetSpaces(departed,
        [...refused, ...before.map(([, fact]) => fact)], waiting.map(([, batch]) => batch), Date.now());
      const next = {
        ...known,
        spaces: Account.spaces(known).filter(({ number }) => !numbers.includes(number)),
        refused: Math.max(0, known.refused - before.length),
      };
      return [snapshot, (tail) => {
        waiting.forEach(([key], at) => Outbox.put(meta, key, rest[at]));
        for (const [key] of before) meta.delete(key);
        return Meeting.#keepMade(meta, tail, next, made);
      }];
    });
  }

  /**
   * Makes lists the person's own again that a server brought back from a copy does not know. Only once
   * all that the account has is here: another device may have done so, and gone on.
   */
  takeHome(account) {
    return this.#rewrite(account, ({ planner }, known, meta) => {
      planner.setSpaces(Account.spaces(known));
      const [snapshot, made] = planner.takeHome(Account.lost(known), Date.now());
      const next = { ...known, lost: [] };
      return [snapshot, (tail) => Meeting.#keepMade(meta, tail, next, made)];
    });
  }

  /**
   * The account was deleted: what is here goes on as a guest's. It leaves the lists of others as if it
   * had been removed from them; the person's own are theirs alone.
   * @returns {Promise<boolean>} whether it was done
   */
  async keepWithoutAccount() {
    const { account } = await Outbox.standing();
    if (account?.state !== 'deleted') return false;
    return this.#rewrite(account, async ({ planner }, known, meta) => {
      const spaces = Account.spaces(known);
      const own = spaces.filter(({ role }) => role === Account.OWN);
      const removed = spaces.filter(({ role }) => role !== Account.OWN)
        .map(({ number }) => [number, Planner.Ending.removed]);
      const [waiting, refused] = await Promise.all([Outbox.all(meta), Outbox.refused(meta)]);
      planner.setSpaces(own);
      const [, left] = planner.forgetSpaces(removed, refused.map(([, fact]) => fact),
        waiting.map(([, batch]) => batch), Date.now());
      // What waits for lists of the person's own is in them: they stay.
      const numbers = [...own.map(({ number }) => number), ...Account.lost(known)];
      planner.setSpaces([]);
      const [snapshot, home] = planner.takeHome(numbers, Date.now());
      return [snapshot, async (tail) => {
        Outbox.unlink(meta);
        for (const made of [left, home]) {
          if (!Planner.isEmpty(made)) await Meeting.#keep(tail, made);
        }
      }];
    });
  }

  /** Keeps what is known of the account, and with it what followed from that. */
  static async #keepMade(meta, tail, account, made) {
    meta.put(account, 'account');
    if (Planner.isEmpty(made)) return;
    const { key } = await Meeting.#keep(tail, made);
    Outbox.add(meta, account, key, made);
  }

  /**
   * Puts right what this device's clock has stamped too late; all of it is then pushed anew.
   * @returns {Promise<boolean>} whether it was done; not where memory was of another time
   */
  restamp(account, limit, shift, correction) {
    return this.#rewrite(account, (replica, known, meta) => [
      replica.planner.restamp(limit, shift),
      () => {
        Outbox.clear(meta);
        meta.put({ ...Account.anew(known), correction }, 'account');
      },
    ]);
  }

  /**
   * Puts a snapshot in the place of all that is kept, and forgets memory.
   * @param {(replica: Replica, known: AccountRecord, meta: IDBObjectStore) => [Uint8Array, function]} make
   *   the snapshot, and what is done beside it in the same transaction
   * @returns {Promise<boolean>} whether it was done; not where memory was of another time
   */
  #rewrite(account, make) {
    return this.#host.withReplica(async (replica, drop) => {
      const isDone = await Database.transact('readwrite', async (meta, tail, waitAnew) => {
        const news = await Database.newsAfter(replica.cursor, meta, tail);
        const { account: known } = news;
        if (replica.isStale(news) || !known || !sameBytes(known.id, account.id)) return false;
        replica.merge(news);
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
