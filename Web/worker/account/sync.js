/**
 * Carries out what the synchronisation decides (`Sources/SyncClient`, by way of the planner), and says
 * what happened. One exchange after the other, one worker at a time.
 *
 * @typedef {import('../planner/module').CBORItem} CBORItem
 * @typedef {import('../planner/planner.js').Planner} Planner
 * @typedef {import('../planner/planner.js').WantedEffect} WantedEffect
 * @typedef {import('../planner/planner.js').ReportedEvent} ReportedEvent
 * @typedef {import('../requests/host.js').Host} Host
 * @typedef {import('./account-record.js').AccountRecord} AccountRecord
 * @typedef {import('./merge.js').Sent} Sent
 */
import { giveUpAfter } from '../../shared/patience.js';
import { SyncEffect, SyncEvent } from '../planner/numbers.js';
import { scope } from '../scope.js';
import { StorageFault } from '../storage/database.js';
import { Outbox } from '../storage/outbox.js';
import { PlanMark } from '../storage/plan-mark.js';
import { PlanStore } from '../storage/plan-store.js';
import { Account } from './account-record.js';
import { Merge } from './merge.js';
import { SyncFault, SyncWire } from './sync-wire.js';

/**
 * What an effect needs, which is there before it is to be carried out.
 * @template Value
 * @param {Value|null} value
 * @returns {Value}
 */
function present(value) {
  if (value === null) throw new TypeError('an effect before what it needs');
  return value;
}

const LOCK = 'teaspoon-sync';
/** So long (ms) a page of the server waits for what has not been sent. */
const PAGE_PATIENCE = 3000;

export class Sync {
  /** @type {Record<number, (...given: any[]) => Promise<unknown>|void>} how each effect is carried out */
  #effects = {
    [SyncEffect.begin]: () => this.#begin(),
    [SyncEffect.endSession]: async () => [SyncEvent.sessionEnded, Number(await this.leave())],
    [SyncEffect.meet]: () => this.meet().then(() => null),
    [SyncEffect.look]: () => this.#look(),
    [SyncEffect.send]: (most, bytes) => this.#sendWaiting(most, bytes),
    [SyncEffect.sendPage]: (bytes) => this.#sendPage(bytes),
    [SyncEffect.setAside]: () => this.#merge.setAside(present(this.#account), present(this.#sent)),
    [SyncEffect.restamp]: async (limit, correction) => [SyncEvent.restamped,
      Number(await this.#merge.restamp(present(this.#account), limit, correction))],
    [SyncEffect.forget]: (...departures) => this.#merge.forget(present(this.#account), present(this.#answer), departures),
    [SyncEffect.takeHome]: () => this.#merge.takeHome(present(this.#account)),
    [SyncEffect.take]: async (correction) => [SyncEvent.taken,
      ...await this.#merge.takeIn(present(this.#account), present(this.#sent), present(this.#answer), correction)],
    [SyncEffect.tell]: () => this.#host.tellNews(),
    [SyncEffect.note]: (status) => this.#note(status),
    [SyncEffect.tryAgain]: (wait) => this.#tryAgain(wait),
    [SyncEffect.join]: () => this.#merge.join(present(this.#account)),
  };

  #host;
  #merge;
  /** @type {CBORItem} the state of the synchronisation between two steps; it means nothing here */
  #state = null;
  /** @type {Promise<void>|null} */
  #running = null;
  #again = false;
  #isUrgent = false;
  #timer = 0;
  /** Whether the last run that began did not get in step. */
  #hasFailed = false;
  /** @type {AccountRecord|null} the account as it was last found */
  #account = null;
  /** @type {Sent|null} the last request */
  #sent = null;
  /** @type {Uint8Array|null} the server's answer to it */
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
   * @param {{now?: boolean}} options `now`: although it is not long ago that it did not work
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
    const device = await PlanStore.device();
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

  /**
   * Rejects where nobody is signed in; then nobody is expected either.
   * @param {Planner} planner
   */
  async #askWho(planner) {
    try {
      return await SyncWire.exchange(planner.syncRequest(null, []));
    } catch (error) {
      if (error instanceof SyncFault && [401, 410].includes(error.status) && await Outbox.setUnexpected()) await this.#host.tellNews();
      throw error;
    }
  }

  /**
   * As `run`, but waits no longer than so many milliseconds.
   * @param {number} patience
   */
  runFor(patience) {
    const waited = new Promise((resume) => {
      setTimeout(resume, patience);
    });
    return Promise.race([this.run({ now: true }), waited]);
  }

  /** Sends what has not been sent yet, for a page of the server that reads it; waits no longer than a person would. */
  async send() {
    const { account, unsent } = await Outbox.standing();
    if (account && Account.isUnsent(account, unsent)) await this.runFor(PAGE_PATIENCE);
  }

  /**
   * Somebody else moved the account's space to this place.
   * @param {number} cursor
   */
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
      await this.#carryOut(await this.#step([SyncEvent.asked, isUrgent]));
    } catch (error) {
      await this.#carryOut(await this.#step(await this.#failure(error)));
    }
  }

  /**
   * Reports an event.
   * @param {ReportedEvent} event
   * @returns {Promise<WantedEffect[]>}
   */
  async #step(event) {
    const planner = await this.#host.anyPlanner();
    const step = planner.syncStep(this.#state, event);
    // Something in between answers instead of the server.
    if (!step) throw new SyncFault(0);
    const [state, effects] = step;
    this.#state = state;
    return effects;
  }

  /**
   * Carries out effects one after the other; the result of the last decides what is next.
   * @param {WantedEffect[]} effects
   */
  async #carryOut(effects) {
    for (let next = effects.shift(); next; next = effects.shift()) {
      const [effect, ...given] = next;
      try {
        const event = await this.#effects[effect](...given);
        if (Array.isArray(event)) effects.push(...await this.#step(/** @type {ReportedEvent} */ (event)));
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
      await this.#carryOut(await this.#step([SyncEvent.began, Number(isLeaving), Number(isExpected)]));
    };
    return this.#locked(job);
  }

  /**
   * @template Value
   * @param {() => Promise<Value>} job
   * @returns {Promise<Value>}
   */
  #locked(job) {
    return navigator.locks ? navigator.locks.request(LOCK, job) : job();
  }

  async #look() {
    const { account, unsent } = await Outbox.standing();
    this.#account = account;
    if (account) await PlanMark.note('account');
    return [SyncEvent.found, Account.pack(account), unsent];
  }

  /** @param {number} most @param {number} bytes */
  async #sendWaiting(most, bytes) {
    return this.#exchange(most > 0 ? await Outbox.first(most, bytes) : { keys: [], batches: [] });
  }

  /** @param {number} bytes */
  async #sendPage(bytes) {
    const account = present(this.#account);
    const [next, batch] = await this.#merge.everything(account, bytes);
    return this.#exchange({ keys: [], batches: [batch], page: [account.turn, next] });
  }

  /** @param {{keys: IDBValidKey[], batches: Uint8Array[], page?: CBORItem}} request */
  async #exchange({ keys, batches, page = [] }) {
    this.#sent = { keys, page };
    const record = Account.pack(this.#account);
    const planner = await this.#host.anyPlanner();
    try {
      const { answer, heard } = await SyncWire.exchange(planner.syncRequest(record, batches, this.#state));
      this.#answer = answer;
      return [SyncEvent.answered, answer, record, heard];
    } catch (error) {
      if (error instanceof SyncFault) error.batches = batches.length;
      throw error;
    }
  }

  /** @param {unknown} error @returns {Promise<ReportedEvent>} */
  async #failure(error) {
    const isExchange = error instanceof SyncFault;
    const { account } = await Outbox.standing().catch(() => ({ account: null }));
    // A guest learns of a failing storage from the answer to their next command.
    if (!isExchange && account) await this.#host.failed();
    // Runs requested meanwhile wait, too.
    this.#isUrgent = false;
    const { status, wait, batches } = isExchange ? error : new SyncFault(0);
    return [SyncEvent.failed, status, wait, batches];
  }

  /** @param {number} status */
  async #note(status) {
    this.#hasFailed = true;
    const planner = await this.#host.anyPlanner();
    await Outbox.change((account) => planner.changeAccount('shutOut', account, status)[0]).catch(() => {});
  }

  /**
   * As long as this worker lives; the next one begins with whatever wakes it.
   * @param {number} wait
   */
  #tryAgain(wait) {
    this.#hasFailed = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.run(), wait);
    // With a network it would be said at once that there is one, and so round and round. Not waited
    // for: an engine may take its time to say that it does not.
    if (!scope.navigator.onLine) scope.registration.sync?.register('teaspoon').catch(() => {});
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

  /**
   * The person takes the plan along that was here when they signed in.
   * @returns {Promise<void>}
   */
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
        signal: giveUpAfter(10_000),
      });
      if (response.type !== 'opaqueredirect' && !response.ok) return false;
      await Outbox.setLeft();
      return true;
    } catch {
      return false;
    }
  }
}
