/**
 * Carries out what the synchronisation decides (`Sources/SyncClient`, by way of the planner), and says
 * what happened. One exchange after the other, one worker at a time.
 */
'use strict';

class Sync {
  static #LOCK = 'teaspoon-sync';
  /** So long (ms) a page of the server waits for what has not been sent. */
  static #PAGE_PATIENCE = 3000;

  /** The events, by the numbers of the host contract. */
  static #Event = Object.freeze({
    asked: 0, began: 1, sessionEnded: 2, found: 3, answered: 4, restamped: 5, taken: 6, failed: 7,
  });

  /** The effects, in the order of their numbers. */
  #effects = [
    () => this.#begin(),
    async () => [Sync.#Event.sessionEnded, Number(await this.leave())],
    () => this.meet().then(() => null),
    () => this.#look(),
    (most, bytes) => this.#sendWaiting(most, bytes),
    (bytes) => this.#sendPage(bytes),
    () => this.#merge.setAside(this.#account, this.#sent),
    async (limit, correction) => [Sync.#Event.restamped,
      Number(await this.#merge.restamp(this.#account, limit, correction))],
    (...departures) => this.#merge.forget(this.#account, this.#answer, departures),
    () => this.#merge.takeHome(this.#account),
    async (correction) => [Sync.#Event.taken,
      ...await this.#merge.takeIn(this.#account, this.#sent, this.#answer, correction)],
    () => this.#host.tellNews(),
    (status) => this.#note(status),
    (wait) => this.#tryAgain(wait),
    () => this.#merge.join(this.#account),
  ];

  #host;
  #merge;
  /** The state of the synchronisation between two steps; it means nothing here. */
  #state = null;
  /** @type {Promise<void>|null} */
  #running = null;
  #again = false;
  #isUrgent = false;
  #timer = 0;
  /** Whether the last run that began did not get in step. */
  #hasFailed = false;
  /** The account as it was last found, the last request, and the server's answer. */
  #account = null;
  #sent = null;
  #answer = null;
  /** How far the account's space went when the server last said so, in the measure of the cursor; 0: not heard. */
  length = 0;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#merge = new Merge(host);
  }

  /**
   * Synchronises; a run that is requested meanwhile follows afterwards. Never rejects.
   * @param {object} [options]
   * @param {boolean} [options.now] although it is not long ago that it did not work
   */
  run({ now = false } = {}) {
    this.#isUrgent ||= now;
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
    const planner = await this.#host.anyPlanner();
    const device = await Database.device();
    const { answer } = await this.#askWho(planner);
    try {
      const other = await Outbox.link(planner, answer, device);
      await PlanMark.note('account');
      return other;
    } catch (error) {
      // An answer that the planner cannot read comes from something in between that answers instead of the server.
      throw error instanceof StorageFault ? error : new SyncFault(0, 0, error);
    }
  }

  /** Rejects where nobody is signed in; then nobody is expected either. */
  async #askWho(planner) {
    try {
      return await SyncWire.exchange(planner.syncRequest(null, []));
    } catch (error) {
      if ([401, 410].includes(error.status) && await Outbox.setUnexpected()) await this.#host.tellNews();
      throw error;
    }
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
    if (cursor > 0) this.length = cursor;
    const { account, unsent } = await Outbox.standing();
    if (!account) return;
    // That it can say so means that it is there again, for what could not be sent.
    const isBehind = !(account.cursor >= cursor);
    if (isBehind || Account.isUnsent(account, unsent)) await this.run({ now: true });
  }

  async #runAll() {
    do {
      this.#again = false;
      // Where there is no planner to ask what to do, the next one that wakes this worker tries again.
      await this.#runOnce().catch(() => {});
      await this.#host.pages.tellStanding();
    } while (this.#again);
    // At once after the look at `#again`, or a request in between would be lost.
    this.#running = null;
  }

  async #runOnce() {
    try {
      // A guest's plan is exchanged with nobody, and no planner is woken for that.
      const { account, isLeaving, isExpected } = await Outbox.beginning();
      if (!account && !isLeaving && !isExpected) return;
      const isUrgent = Number(this.#isUrgent);
      this.#isUrgent = false;
      await this.#carryOut(await this.#step([Sync.#Event.asked, isUrgent]));
    } catch (error) {
      await this.#carryOut(await this.#step(await this.#failure(error)));
    }
  }

  /** Reports an event. @param {Array} event @returns {Promise<Array<Array>>} the effects */
  async #step(event) {
    const planner = await this.#host.anyPlanner();
    const step = planner.syncStep(this.#state, event);
    // Something in between answers instead of the server.
    if (!step) throw new SyncFault(0);
    const [state, effects] = step;
    this.#state = state;
    return effects;
  }

  /** Carries out effects one after the other; the result of the last decides what is next. */
  async #carryOut(effects) {
    while (effects.length > 0) {
      const [effect, ...given] = effects.shift();
      try {
        const event = await this.#effects[effect](...given);
        if (Array.isArray(event)) effects.push(...await this.#step(event));
      } catch (error) {
        effects = await this.#step(await this.#failure(error));
      }
    }
  }

  /** Workers overlap at an update: only one of them speaks with the server. */
  #begin() {
    this.#hasFailed = false;
    const job = async () => {
      const { isLeaving, isExpected } = await Outbox.beginning();
      await this.#carryOut(await this.#step([Sync.#Event.began, Number(isLeaving), Number(isExpected)]));
    };
    return this.#locked(job);
  }

  #locked(job) {
    return navigator.locks ? navigator.locks.request(Sync.#LOCK, job) : job();
  }

  async #look() {
    const { account, unsent } = await Outbox.standing();
    this.#account = account;
    if (account) await PlanMark.note('account');
    return [Sync.#Event.found, Account.pack(account), unsent];
  }

  async #sendWaiting(most, bytes) {
    return this.#exchange(most > 0 ? await Outbox.first(most, bytes) : { keys: [], batches: [] });
  }

  async #sendPage(bytes) {
    const [next, batch] = await this.#merge.everything(this.#account, bytes);
    return this.#exchange({ keys: [], batches: [batch], page: [this.#account.turn, next] });
  }

  async #exchange({ keys, batches, page = [] }) {
    this.#sent = { keys, page };
    const record = Account.pack(this.#account);
    const planner = await this.#host.anyPlanner();
    try {
      const { answer, heard } = await SyncWire.exchange(planner.syncRequest(record, batches, this.#state));
      this.#answer = answer;
      return [Sync.#Event.answered, answer, record, heard];
    } catch (error) {
      if (error instanceof SyncFault) error.batches = batches.length;
      throw error;
    }
  }

  async #failure(error) {
    const isExchange = error instanceof SyncFault;
    const { account } = await Outbox.standing().catch(() => ({ account: null }));
    // A guest learns of a failing storage from the answer to their next command.
    if (!isExchange && account) await this.#host.failed();
    // Runs requested meanwhile wait, too.
    this.#isUrgent = false;
    const { status, wait, batches } = isExchange ? error : new SyncFault(0);
    return [Sync.#Event.failed, status, wait, batches];
  }

  async #note(status) {
    this.#hasFailed = true;
    const planner = await this.#host.anyPlanner();
    await Outbox.change((account) => planner.changeAccount('shutOut', account, status)[0]).catch(() => {});
  }

  /** As long as this worker lives; the next one begins with whatever wakes it. */
  #tryAgain(wait) {
    this.#hasFailed = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.run(), wait);
    // With a network it would be said at once that there is one, and so round and round. Not waited
    // for: an engine may take its time to say that it does not.
    if (!self.navigator.onLine) self.registration.sync?.register('teaspoon').catch(() => {});
  }

  /**
   * Makes the plan of an account that was deleted a guest's.
   * @returns {Promise<boolean>} whether it was done
   */
  async keepWithoutAccount() {
    const isDone = await this.#locked(() => this.#merge.keepWithoutAccount());
    // Nobody there: it is tried again, as after signing out.
    if (isDone && !await this.leave()) this.run({ now: true });
    return isDone;
  }

  /** The person takes the plan along that was here when they signed in. @returns {Promise<void>} */
  async takeAlong() {
    const { account } = await Outbox.standing();
    if (account) await this.#merge.join(account, true);
  }

  /** The network is back, though no page may be open. Rejects where it did not work: the browser then asks again, later each time. */
  async wake() {
    await this.run({ now: true });
    if (this.#hasFailed) throw new SyncFault(0);
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
