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
        const isNews = !Planner.isEmpty(answer.batch);
        // Signed out meanwhile; or a lost connection had kept it all the same.
        if (!known || !sameBytes(known.id, account.id)) return { isUnsent: false, isNews: false };
        if (known.round !== round) {
          if (!Meeting.#isSamePlace(known, account)) return { isUnsent: true, isNews: false };
          if (isNews) merged ??= { made: replica.planner.mergeFacts(answer.batch) };
          waitAnew();
          const next = Meeting.#after(known, parcel, answer, { correction, isFull, round });
          meta.put(next, 'account');
          const refused = answer.refused.filter((fact) => fact[4] !== SyncWire.FULL);
          Outbox.settle(meta, isFull ? [] : parcel.keys, refused);
          if (isNews) added.push(await Meeting.#keep(tail, answer.batch));
          const made = merged?.made;
          if (made && !Planner.isEmpty(made)) {
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
      if (merged?.made === null && added.length > 0) replica.unread.add(added[0].key);
      return { isKept: true, ...outcome };
    });
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
    const refused = answer.refused.filter((fact) => fact[4] !== SyncWire.FULL).length;
    const next = {
      ...known,
      mail: answer.mail,
      epoch: answer.epoch,
      cursor: answer.cursor,
      correction,
      synced: Date.now(),
      state: isFull ? 'full' : 'ok',
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
   * Puts right what this device's clock has stamped too late; all of it is then pushed anew.
   * @returns {Promise<boolean>} whether it was done; not where memory was of another time
   */
  restamp(account, limit, shift, correction) {
    return this.#host.withReplica(async (replica, drop) => {
      const isDone = await Database.transact('readwrite', async (meta, tail, waitAnew) => {
        const news = await Database.newsAfter(replica.cursor, meta, tail);
        const { account: known } = news;
        if (replica.isStale(news) || !known || !sameBytes(known.id, account.id)) return false;
        replica.merge(news);
        const snapshot = replica.planner.restamp(limit, shift);
        waitAnew();
        // A key above all others: by it, other workers see that their memory is of another time.
        const through = await Database.result(tail.add(new Uint8Array()));
        Database.replace(meta, tail, snapshot, through, replica.unread);
        Outbox.clear(meta);
        meta.put({ ...Account.anew(known), correction }, 'account');
        return true;
      });
      drop();
      return isDone;
    });
  }
}
