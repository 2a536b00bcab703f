/**
 * Keeps this device and its account in step: pushes what waits, pulls what came, one exchange after
 * the other, one worker at a time. Whatever ends it in between, the next one goes on from what is
 * kept: what was sent is sent again until its answer was kept, and taking is idempotent.
 */
'use strict';

class Sync {
  static #LOCK = 'teaspoon-sync';
  static #MOST_BATCHES = 200;
  static #MOST_BYTES = 700 * 1024;
  /** The first wait after a failure and the longest one (ms). */
  static #FIRST_WAIT = 2000;
  static #LONGEST_WAIT = 5 * 60_000;
  /** Who has not been told anything for so long (ms) is told first, and then says what is new. */
  static #LONG_AGO = 60_000;
  /** A clock that is wrong by less (ms) is right enough. */
  static #TOLERANCE = 60_000;
  /** What the server bears of stamps ahead of its clock (ms). */
  static #MOST_AHEAD = 5 * 60_000;
  /** So long (ms) a page of the server waits for what has not been sent. */
  static #PAGE_PATIENCE = 3000;
  /** Moves any stamp before any limit, so that all of them end at the limit, in order. */
  static #FAR = 2 ** 48;

  #host;
  #meeting;
  /** @type {Promise<void>|null} */
  #running = null;
  #again = false;
  #failures = 0;
  #notBefore = 0;
  #askedToWait = 0;
  #timer = 0;
  #restamped = false;
  /** Batches in one push; fewer where the server found them too many. */
  #batches = Sync.#MOST_BATCHES;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#meeting = new Meeting(host);
  }

  /**
   * Gets in step; what is asked for meanwhile is done afterwards. Never rejects.
   * @param {object} [options]
   * @param {boolean} [options.now] although it is not long ago that it did not work
   */
  run({ now = false } = {}) {
    // Whatever has happened: before the time that the server asked for it is not asked again.
    if (now) this.#notBefore = this.#askedToWait;
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#runAll();
    return this.#running;
  }

  /**
   * Asks whose session this is, and puts this device's plan into that account where it is in none.
   * @returns {Promise<string|null>} the address of somebody else than whose plan is here
   */
  async meet() {
    const contact = await SyncWire.exchange(null, [], 1);
    const known = await Outbox.link(contact);
    const isOther = !sameBytes(known.id, contact.id);
    const change = isOther ? Sync.#outside('anotherAccount', known)
      : { state: 'ok', mail: contact.mail };
    await Outbox.change(known.id, change);
    return isOther ? contact.mail : null;
  }

  /** As `run`, but waits no longer than so many milliseconds. */
  runFor(patience) {
    const waited = new Promise((resume) => {
      setTimeout(resume, patience);
    });
    return Promise.race([this.run({ now: true }), waited]);
  }

  /** Sends what has not been sent yet, for a page of the server that reads it; waits no longer than a person would. */
  async send() {
    const { account, unsent } = await Outbox.standing();
    if (account && Account.isUnsent(account, unsent)) await this.runFor(Sync.#PAGE_PATIENCE);
  }

  /** Somebody else moved the account's space to this place. */
  async moved(cursor) {
    const { account, unsent } = await Outbox.standing();
    if (!account) return;
    // That it can say so means that it is there again, for what could not be sent.
    const isBehind = !(account.cursor >= cursor);
    if (isBehind || Account.isUnsent(account, unsent)) await this.run({ now: true });
  }

  async #runAll() {
    do {
      this.#again = false;
      await this.#runOnce();
      await this.#host.pages.tellStanding();
    } while (this.#again);
    // In the same breath as the look at `#again`, or what is asked for in between would be lost.
    this.#running = null;
  }

  async #runOnce() {
    if (Date.now() < this.#notBefore) return;
    try {
      await this.#locked(() => this.#inStep());
      this.#failures = 0;
    } catch (error) {
      await this.#failed(error).catch(() => {});
    }
  }

  /** Workers overlap at an update: only one of them speaks with the server. */
  #locked(job) {
    return navigator.locks ? navigator.locks.request(Sync.#LOCK, job) : job();
  }

  async #inStep() {
    if (await Outbox.isLeaving()) {
      // As any other failure: it is tried again, later each time.
      if (!await this.leave()) throw new SyncFault(0);
      return;
    }
    if (await Outbox.isExpected()) await this.meet();
    this.#restamped = false;
    let onlyPulls = null;
    for (;;) {
      const { account, unsent } = await Outbox.standing();
      if (!account) return;
      // What others wrote first: a text that they wrote meanwhile is then seen before it is gone.
      onlyPulls ??= Date.now() - account.synced > Sync.#LONG_AGO;
      const parcel = onlyPulls ? Sync.#nothing() : await this.#parcel(account, unsent);
      const answer = await this.#send(account, parcel);
      if (!answer) continue;
      const isDone = await this.#take(account, parcel, answer);
      if (isDone && !answer.more) return;
      if (!answer.more) onlyPulls = false;
    }
  }

  static #nothing() {
    return { keys: [], batches: [], next: undefined };
  }

  /** What to send next: all that is here, in pages, then what was written since. */
  async #parcel(account, unsent) {
    if (account.everything !== null) {
      const [next, batch] = await this.#meeting.everything(account);
      return { keys: [], batches: [batch], next, turn: account.turn };
    }
    if (unsent === 0) return Sync.#nothing();
    return { ...await Outbox.first(this.#batches, Sync.#MOST_BYTES), next: undefined };
  }

  /** @returns {Promise<object|null>} null: to be tried in another way */
  async #send(account, parcel) {
    try {
      return await SyncWire.exchange(account, parcel.batches);
    } catch (error) {
      const isUnfit = error.status === 400 || error.status === 413;
      if (!isUnfit || parcel.batches.length === 0) throw error;
      if (parcel.batches.length > 1) {
        this.#batches = Math.ceil(parcel.batches.length / 2);
        return null;
      }
      // One that the server cannot take whatever comes with it: set aside, or nothing would follow.
      await this.#meeting.setAside(account, parcel);
      this.#batches = Sync.#MOST_BATCHES;
      return null;
    }
  }

  /** @returns {Promise<boolean>} whether there is nothing more to send */
  async #take(account, parcel, answer) {
    const isAhead = answer.refused.some((fact) => fact[4] === SyncWire.AHEAD);
    const correction = Math.abs(answer.ahead) > Sync.#TOLERANCE ? -answer.ahead : 0;
    if (isAhead) {
      // Once it was put right, another clock is to blame. Nothing that is only late is ever given up.
      if (this.#restamped) throw new SyncFault(0);
      const limit = answer.now + Sync.#MOST_AHEAD;
      this.#restamped = await this.#meeting.restamp(account, limit, Sync.#FAR, correction);
      return false;
    }
    const departed = Meeting.departed(account, answer);
    if (departed.length > 0) {
      await this.#meeting.forget(account, answer, departed);
      await this.#host.tellNews();
      return false;
    }
    const taken = await this.#meeting.takeIn(account, parcel, answer, correction);
    const isHome = taken.isKept && taken.isLost && !answer.more;
    if (isHome) await this.#meeting.takeHome(account);
    if (isHome || taken.isNews) await this.#host.tellNews();
    // Where there is no room, sending it again at once would fill nothing but the network.
    return taken.isKept && !isHome && (answer.isFull || !taken.isUnsent);
  }

  async #failed(error) {
    const { account } = await Outbox.standing().catch(() => ({ account: null }));
    const states = { 401: 'signInAgain', 409: 'anotherAccount', 410: 'deleted' };
    const state = states[error.status];
    if (state && account) {
      await Outbox.change(account.id, Sync.#outside(state, account)).catch(() => {});
    }
    // A guest's storage that fails is told of by whatever the person does.
    if (account && !(error instanceof SyncFault)) await this.#host.failed();
    this.#failures += 1;
    // Spread, so that a server that comes back is not met by all at once.
    const doubled = Math.min(Sync.#FIRST_WAIT * 2 ** (this.#failures - 1), Sync.#LONGEST_WAIT);
    const asked = error.wait ?? 0;
    const wait = Math.max(doubled * (0.5 + Math.random() / 2), asked);
    this.#notBefore = Date.now() + wait;
    this.#askedToWait = asked > 0 ? this.#notBefore : 0;
    if (state) return;
    // As long as this worker lives; the next one begins with whatever wakes it.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.run(), wait);
    // With a network it would be said at once that there is one, and so round and round. Not waited
    // for: an engine may take its time to say that it does not.
    if (!self.navigator.onLine) self.registration.sync?.register('teaspoon').catch(() => {});
  }

  /**
   * What is known of an account that this device is not let into. One that was deleted stays so, whoever
   * signs in here afterwards.
   */
  static #outside(state, { state: before }) {
    return { state: before === 'deleted' ? before : state };
  }

  /**
   * Makes the plan of an account that was deleted a guest's.
   * @returns {Promise<boolean>} whether it was done
   */
  async keepWithoutAccount() {
    const isDone = await this.#locked(() => this.#meeting.keepWithoutAccount());
    // Nobody there: it is tried again, as after signing out.
    if (isDone && !await this.leave()) this.run({ now: true });
    return isDone;
  }

  /** The network is back, though no page may be open. Rejects where it did not work: the browser then asks again, later each time. */
  async wake() {
    await this.run({ now: true });
    if (this.#failures > 0) throw new SyncFault(0);
  }

  /**
   * Ends the session. Where nobody answers, it is ended as soon as somebody does.
   * @returns {Promise<boolean>} whether it has ended
   */
  async leave() {
    try {
      const response = await fetch('/account/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      if (response.type !== 'opaqueredirect' && !response.ok) return false;
      await Outbox.setLeft();
      return true;
    } catch {
      return false;
    }
  }
}
