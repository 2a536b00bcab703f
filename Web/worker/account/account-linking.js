/**
 * Signing in and out, as far as it is this device's: whose plan is here, and whose is to be.
 *
 * @typedef {import('../requests/host.js').Host} Host
 * @typedef {import('./sync.js').Sync} Sync
 *
 * @typedef {object} Asker
 * @property {boolean} isPatch the page's script asks
 * @property {string[]} sender the page that asks
 */
import { Reminders } from '../reminders/reminder-notifications.js';
import { scope } from '../scope.js';
import { Outbox } from '../storage/outbox.js';
import { PlanMark } from '../storage/plan-mark.js';
import { StoredPlans } from '../storage/stored-plans.js';
import { SyncFault } from './sync-wire.js';

/** So long (ms) the first page waits for what the account has. */
const PATIENCE = 4000;
/** So long (ms) signing out waits for what has not been sent. */
const LAST_PATIENCE = 8000;

export class AccountLinking {
  #host;
  #sync;

  /** @param {Host} host @param {Sync} sync */
  constructor(host, sync) {
    this.#host = host;
    this.#sync = sync;
  }

  /**
   * The server has let somebody in and leads here.
   * @param {URL} url maybe with where it leads on to
   * @returns {Promise<Response>}
   */
  async signedIn(url) {
    const onward = onwardFrom(url);
    try {
      await Outbox.setExpected();
      const { account } = await Outbox.standing();
      const other = await this.#sync.meet();
      if (other !== null) return askAboutOther(other);
      // The owner of the plan that was here before was reminded here, too. Nothing waits for the answer.
      if (account) Reminders.again();
      await this.#sync.runFor(PATIENCE);
    } catch (error) {
      if (error instanceof SyncFault && error.status === 401) {
        return lead(`/account/sign-in${onward ? url.search : ''}`);
      }
      // Nobody answered. The plan is here, and whose account it goes to is asked again.
      this.#sync.run({ now: true });
    }
    return lead(onward ?? '/app/today');
  }

  /**
   * Leads to the page that asks about the plan that is here, if another account than the one that it is in is signed in.
   * @returns {Promise<Response|null>} rejects where nobody answered
   */
  async leadToOther() {
    try {
      const { account } = await Outbox.standing();
      const other = account && await this.#sync.meet();
      return other === null ? null : askAboutOther(other);
    } catch (error) {
      if (error instanceof SyncFault && [0, 408].includes(error.status)) throw error;
      // Nobody is signed in, which the server says, or the storage cannot be read.
      return null;
    }
  }

  /** A page that the server answered says that somebody is signed in. */
  async noticed() {
    const { account } = await Outbox.standing();
    const isLeaving = await Outbox.isLeaving();
    if (!account && !isLeaving) {
      try {
        await this.#sync.meet();
      } catch {
        // Not signed in after all, or nobody answered; the next page says it again.
        return;
      }
    }
    await this.#sync.run({ now: true });
    if (!account && !isLeaving) await this.#host.pages.tell({ changed: true });
  }

  /**
   * Takes this device's copy away and ends the session, once everything is in the account.
   * @param {Asker & {isSure: boolean}} options `isSure`: facts that are not there are given up
   * @returns {Promise<Response>}
   */
  async signOut({ isSure, isPatch, sender }) {
    if (!isSure) await this.#sync.runFor(LAST_PATIENCE);
    const isGone = await this.#host.forget(() => Outbox.leave(isSure), sender);
    if (!isGone) return lead('/app/account/leaving', isPatch);
    // Nobody there: it is tried again, whatever page is open by then.
    if (!await this.#sync.leave()) this.#sync.run({ now: true });
    return lead('/account/sign-in', isPatch, { 'x-erased': 'everything' });
  }

  /**
   * The account was deleted: this device keeps the plan without one.
   * @param {Asker} asker
   * @returns {Promise<Response>}
   */
  async keepWithoutAccount({ isPatch, sender }) {
    if (await this.#sync.keepWithoutAccount()) {
      await this.#host.pages.tell({ changed: true }, sender);
      // The server reminds nobody any more.
      await Reminders.giveUp();
    }
    return lead('/app/account', isPatch);
  }

  /**
   * Does with a plan of this device what the person decided.
   * @param {string} decision as the planner says it (`docs/host.md`)
   * @param {Asker} asker
   * @returns {Promise<Response>}
   */
  async decide(decision, { isPatch, sender }) {
    const [what, number] = decision.split(' ');
    const planner = await this.#host.anyPlanner();
    if (what === 'apart') await Outbox.decide(planner, StoredPlans.keepApart);
    if (what === 'delete') await Outbox.decide(planner, StoredPlans.dropWaiting);
    if (what === 'along') await this.#sync.takeAlong();
    if (what === 'open') await Outbox.openApart(planner, Number(number));
    if (what === 'new') {
      await PlanMark.clear();
      await Outbox.forgetGone();
    }
    await this.#host.pages.tell({ changed: true }, sender);
    this.#sync.run({ now: true });
    return lead('/app/today', isPatch);
  }
}

/** @param {string} mail of the account that is signed in */
function askAboutOther(mail) {
  return lead(`/app/account/other?mail=${encodeURIComponent(mail)}`);
}

/**
 * A page of accounts; anything else that an address may say is nothing.
 * @param {URL} url
 */
function onwardFrom(url) {
  const to = url.searchParams.get('to') ?? '';
  return /^\/account\/[a-z/-]+(\?[\w=&-]*)?$/.test(to) ? to : null;
}

/** @param {string} path */
function lead(path, isPatch = false, headers = {}) {
  const location = new URL(path, scope.location.origin).href;
  const all = { 'cache-control': 'no-store', 'x-answered-by': 'worker', ...headers };
  if (isPatch) return new Response(null, { status: 200, headers: { ...all, 'x-location': path } });
  return new Response(null, { status: 303, headers: { ...all, location } });
}
