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

  /** A page of everything; see `Planner.everything`. */
  everything(place) {
    return this.#host.withReplica(async (replica) => replica.planner.everything(place));
  }

  /**
   * Takes in what the server answered: the facts into memory and tail, what merging made into tail
   * and outbox, what was acknowledged out of it, and the cursor on.
   *
   * @returns {Promise<{isKept: boolean, isUnsent: boolean, isNews: boolean}>}
   */
  takeIn(account, parcel, answer, { correction, isFull }) {
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
          || !Meeting.#isSameCompany(Account.spaces(known), answer.spaces);
        // Signed out meanwhile; or a lost connection had kept it all the same.
        if (!known || !sameBytes(known.id, account.id)) return { isUnsent: false, isNews: false };
        if (known.round !== round) {
          if (!Meeting.#isSamePlace(known, account)) return { isUnsent: true, isNews: false };
          merged ??= Meeting.#merge(replica.planner, batches, answer.spaces);
          waitAnew();
          const next = Meeting.#after(known, parcel, answer, { correction, isFull, round });
          meta.put(next, 'account');
          Outbox.settle(meta, isFull ? [] : parcel.keys, Meeting.#lasting(answer.refused));
          for (const [at, batch] of batches.entries()) {
            added.push(await Meeting.#keep(tail, batch));
            const made = merged.made[at];
            if (!made || Planner.isEmpty(made)) continue;
            added.push(await Meeting.#keep(tail, made));
            Outbox.add(meta, next, added.at(-1).key, made);
          }
        }
        const standing = await Outbox.read(meta);
        return { isUnsent: Account.isUnsent(standing.account, standing.unsent), isNews };
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

  /** What was refused and stays here; what no space takes any more goes with the space. */
  static #lasting(refused) {
    const passing = [SyncWire.FULL, SyncWire.NOT_SHARED];
    return refused.filter((fact) => !passing.includes(fact[4]));
  }

  /**
   * The spaces that this device has to forget: those that the account is in no more, and those in
   * which something was written that they do not take. The latter are read anew.
   */
  static departed(account, answer) {
    const known = Account.spaces(account).map((space) => space.number);
    const now = answer.spaces.map((space) => space.number);
    const refused = answer.refused.filter((fact) => fact[4] === SyncWire.NOT_SHARED)
      .map((fact) => fact[1]);
    return known.filter((number) => !now.includes(number) || refused.includes(number));
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
  static #after(known, parcel, answer, { correction, isFull, round }) {
    const refused = Meeting.#lasting(answer.refused).length;
    const next = {
      ...known,
      mail: answer.mail,
      epoch: answer.epoch,
      cursor: answer.cursor,
      correction,
      synced: Date.now(),
      state: isFull ? 'full' : 'ok',
      spaces: answer.spaces.map(({ number, role, others, epoch, cursor }) => (
        { number, role, others, epoch, cursor })),
      refused: known.refused + refused,
      round,
    };
    // The account was brought back from a copy: what it had since is told to it anew.
    if (!sameBytes(known.epoch, answer.epoch)) return Account.anew(next);
    const isPage = parcel.next !== undefined && parcel.turn === known.turn;
    if (isPage && !isFull) next.everything = parcel.next;
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
   * arrive is kept in a note.
   */
  forget(account, parcel, answer, numbers) {
    return this.#rewrite(account, async (replica, known, meta) => {
      const unsent = (await Outbox.all(meta)).filter(([key]) => !parcel.keys.includes(key));
      const refused = answer.refused.filter((fact) => fact[4] === SyncWire.NOT_SHARED);
      const [snapshot, made] = replica.planner.forgetSpaces(
        numbers, refused, unsent.map(([, batch]) => batch), Date.now());
      const isFull = answer.refused.some((fact) => fact[4] === SyncWire.FULL);
      const spaces = Account.spaces(known).filter(({ number }) => !numbers.includes(number));
      const next = { ...known, spaces };
      return [snapshot, async (tail) => {
        Outbox.settle(meta, isFull ? [] : parcel.keys, Meeting.#lasting(answer.refused));
        meta.put(next, 'account');
        if (Planner.isEmpty(made)) return;
        const { key } = await Meeting.#keep(tail, made);
        Outbox.add(meta, next, key, made);
      }];
    });
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
