/** Signing in and out, as far as it is this device's: whose plan is here, and whose is to be. */
'use strict';

class AccountLinking {
  /** So long (ms) the first page waits for what the account has. */
  static #PATIENCE = 4000;
  /** So long (ms) signing out waits for what has not been sent. */
  static #LAST_PATIENCE = 8000;

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
    const onward = AccountLinking.#onward(url);
    try {
      await Outbox.setExpected();
      const { account } = await Outbox.standing();
      const other = await this.#sync.meet();
      if (other !== null) return AccountLinking.#other(other);
      // The owner of the plan that was here before was reminded here, too. Nothing waits for the answer.
      if (account) Reminders.again();
      await this.#sync.runFor(AccountLinking.#PATIENCE);
    } catch (error) {
      if (error.status === 401) return AccountLinking.#lead(`/account/sign-in${onward ? url.search : ''}`);
      // Nobody answered. The plan is here, and whose account it goes to is asked again.
      this.#sync.run({ now: true });
    }
    return AccountLinking.#lead(onward ?? '/app/today');
  }

  /**
   * Leads to the page that asks about the plan that is here, if another account than the one that it is in is signed in.
   * @returns {Promise<Response|null>} rejects where nobody answered
   */
  async leadToOther() {
    try {
      const { account } = await Outbox.standing();
      const other = account && await this.#sync.meet();
      return other === null ? null : AccountLinking.#other(other);
    } catch (error) {
      if ([0, 408].includes(error.status)) throw error;
      // Nobody is signed in, which the server says, or the storage cannot be read.
      return null;
    }
  }

  /** @param {string} mail of the account that is signed in */
  static #other(mail) {
    return AccountLinking.#lead(`/app/account/other?mail=${encodeURIComponent(mail)}`);
  }

  /** A page of accounts; anything else that an address may say is nothing. */
  static #onward(url) {
    const to = url.searchParams.get('to') ?? '';
    return /^\/account\/[a-z/-]+(\?[\w=&-]*)?$/.test(to) ? to : null;
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
   * @param {object} options
   * @param {boolean} options.isSure facts that are not there are given up
   * @param {boolean} options.isPatch the page's script asks
   * @param {Array<string>} options.sender the page that asks
   * @returns {Promise<Response>}
   */
  async signOut({ isSure, isPatch, sender }) {
    if (!isSure) await this.#sync.runFor(AccountLinking.#LAST_PATIENCE);
    const isGone = await this.#host.forget(() => Outbox.leave(isSure), sender);
    if (!isGone) return AccountLinking.#lead('/app/account/leaving', isPatch);
    // Nobody there: it is tried again, whatever page is open by then.
    if (!await this.#sync.leave()) this.#sync.run({ now: true });
    return AccountLinking.#lead('/account/sign-in', isPatch, { 'x-erased': 'everything' });
  }

  /**
   * The account was deleted: this device keeps the plan without one.
   * @param {object} options
   * @param {boolean} options.isPatch the page's script asks
   * @param {Array<string>} options.sender the page that asks
   * @returns {Promise<Response>}
   */
  async keepWithoutAccount({ isPatch, sender }) {
    if (await this.#sync.keepWithoutAccount()) {
      await this.#host.pages.tell({ changed: true }, sender);
      // The server reminds nobody any more.
      await Reminders.giveUp();
    }
    return AccountLinking.#lead('/app/account', isPatch);
  }

  /**
   * Does with a plan of this device what the person decided.
   * @param {string} decision as the planner says it (`docs/host.md`)
   * @param {object} options
   * @param {boolean} options.isPatch the page's script asks
   * @param {Array<string>} options.sender the page that asks
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
    return AccountLinking.#lead('/app/today', isPatch);
  }

  static #lead(path, isPatch = false, headers = {}) {
    const location = new URL(path, self.location.origin).href;
    const all = { 'cache-control': 'no-store', 'x-answered-by': 'worker', ...headers };
    if (isPatch) return new Response(null, { status: 200, headers: { ...all, 'x-location': path } });
    return new Response(null, { status: 303, headers: { ...all, location } });
  }
}
