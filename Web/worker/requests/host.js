/**
 * The host of `docs/host.md`: gives requests to the planner, keeps the facts it makes, and only
 * then answers.
 *
 * @typedef {import('../planner/planner.js').CommandContext} CommandContext
 * @typedef {import('../planner/planner.js').CommandFault} CommandFault
 * @typedef {import('../planner/planner.js').CommandResult} CommandResult
 * @typedef {import('../planner/planner.js').PlannerCommand} PlannerCommand
 * @typedef {import('../planner/planner.js').PlannerRequest} PlannerRequest
 * @typedef {import('../planner/planner.js').PlannerResponse} PlannerResponse
 * @typedef {import('../planner/replica.js').Replica} Replica
 * @typedef {import('../storage/outbox.js').Standing} Standing
 * @typedef {import('../storage/release-files.js').ReleaseFiles} ReleaseFiles
 * @typedef {import('../texts/words.js').WorkerWords} WorkerWords
 * @typedef {import('./browser-response.js').Answer} Answer
 * @typedef {import('./browser-response.js').PageShown} PageShown
 * @typedef {import('./browser-response.js').Times} Times
 * @typedef {import('./received-request.js').ReceivedRequest} ReceivedRequest
 *
 * @typedef {Pick<FetchEvent, 'clientId'|'resultingClientId'|'waitUntil'>} Occasion who asked, and what is to be done after the answer
 */
import { AccountLinking } from '../account/account-linking.js';
import { Account } from '../account/account-record.js';
import { Sync } from '../account/sync.js';
import { giveUpAfter } from '../../shared/patience.js';
import { Compacting } from '../planner/compacting.js';
import { HeldReplica } from '../planner/held-replica.js';
import { ImportModule } from '../planner/import-module.js';
import { Refusal } from '../planner/numbers.js';
import { ModuleFault, UnreadableFault } from '../planner/replica.js';
import { Reminders } from '../reminders/reminder-notifications.js';
import { scope } from '../scope.js';
import { StorageFault } from '../storage/database.js';
import { Outbox } from '../storage/outbox.js';
import { PlanMark } from '../storage/plan-mark.js';
import { PlanStore } from '../storage/plan-store.js';
import { StoredPlans } from '../storage/stored-plans.js';
import { Languages } from '../texts/languages.js';
import { Badge } from './badge.js';
import { BrowserResponse } from './browser-response.js';
import { OpenPages } from './open-pages.js';
import { PlainPage } from './plain-page.js';
import { RequestReader } from './received-request.js';

/** @type {Standing} */
const NO_ACCOUNT = {
  account: null, unsent: 0, isExpected: false, wasBlank: false, isGone: false, asked: null, apart: [],
};

const MOST_REDIRECTS = 5;
/** So long (ms) the network may take for a page that the planner cannot make: all others wait behind it. */
const PATIENCE = 30_000;

export class Host {
  #release;
  #languages;
  #words;
  #held;
  #imports;
  /** @type {Promise<unknown>} the last job of those that come one after another */
  #last = Promise.resolve();
  #compacting = new Compacting({
    isDue: () => Compacting.isDue(this.#held.current),
    carryOut: () => this.#serially(() => this.#compact()),
  });
  /** The account that the plan is in, as it was read last, and how many batches wait to be sent. */
  #standing = NO_ACCOUNT;

  /** @param {string} release @param {ReleaseFiles} files @param {WorkerWords} words */
  constructor(release, files, words) {
    this.#release = release;
    this.#words = words;
    this.#languages = new Languages(files, words);
    this.#held = new HeldReplica(files, this.#languages);
    this.#imports = new ImportModule(files);
    this.pages = new OpenPages();
    this.sync = new Sync(this);
    this.linking = new AccountLinking(this, this.sync);
  }

  /** Rejects where the planner cannot run or the storage cannot be used. */
  async prove() {
    await this.#held.blankPlanner();
    await PlanStore.isEmpty();
  }

  /** @param {FetchEvent} event @returns {Promise<Response>} */
  async answer(event) {
    this.pages.expect(event);
    const asked = RequestReader.read(event.request);
    // Other requests wait meanwhile, so that a command and its page are one step.
    const response = await this.#serially(async () => this.#respond(await asked, event));
    const leaving = response.headers.get('x-sign-out');
    const decision = response.headers.get('x-plan');
    if (leaving === null && decision === null) return response;
    // Not before the others: what waits to be sent is sent between two requests.
    const { patch: isPatch } = await asked;
    const sender = [event.clientId, event.resultingClientId];
    if (decision !== null) return this.linking.decide(decision, { isPatch, sender });
    if (leaving === 'keep') return this.linking.keepWithoutAccount({ isPatch, sender });
    return this.linking.signOut({ isSure: leaving === 'regardless', isPatch, sender });
  }

  /**
   * Carries out a command that no page asks for, and keeps what it changed. Rejects where that cannot be done.
   * @param {PlannerCommand} command
   * @param {string} [key] the same key and command are carried out once
   * @returns {Promise<CommandResult|CommandFault>}
   */
  async perform(command, key = crypto.randomUUID()) {
    const { made, isKept } = await this.#serially(async () => {
      try {
        return await this.#fresh((replica) => this.#once(
          replica, () => replica.planner.perform(command, key, this.#moment(replica))));
      } catch (error) {
        // As after any request: the memory may hold facts that were never stored.
        this.#held.drop();
        throw error;
      }
    });
    if ('code' in made) return made;
    Badge.show(made.badge);
    if (isKept) await this.#afterWrite([]);
    return made;
  }

  /**
   * Does something with the replica between two requests; forgets its memory where that goes wrong.
   * @template Value
   * @param {(replica: Replica, drop: () => void) => Promise<Value>} job `drop` forgets it, too
   * @returns {Promise<Value>}
   */
  withReplica(job) {
    return this.#serially(async () => {
      try {
        // It may write notes: in the person's language.
        return await job(await this.#held.speaking(), () => this.#held.drop());
      } catch (error) {
        this.#held.drop();
        throw error;
      }
    });
  }

  /** A planner for what needs no replica: the one that has it, or else one that knows nothing. */
  anyPlanner() {
    return this.#serially(async () => {
      try {
        return (await this.#held.boot()).planner;
      } catch {
        return this.#held.blankPlanner();
      }
    });
  }

  /**
   * Takes everything away that is kept here.
   * @param {() => Promise<boolean>} take whether it did
   * @param {Array<string>} but clients that know it
   */
  async forget(take, but) {
    const isGone = await this.#serially(async () => {
      const done = await take();
      if (done) {
        await PlanMark.clear();
        this.#begin();
      }
      return done;
    });
    if (isGone) {
      await this.pages.tell({ erased: true }, but);
      await Reminders.giveUp();
    }
    return isGone;
  }

  /** Facts came from elsewhere. */
  async tellNews() {
    await this.pages.tell({ changed: true });
    this.#compacting.soon();
  }

  /** Something stopped that nobody asked for. */
  failed() {
    return this.#count();
  }

  /**
   * @template Value
   * @param {() => Promise<Value>} job
   * @returns {Promise<Value>}
   */
  #serially(job) {
    const run = this.#last.then(job);
    this.#last = run.catch(() => {});
    return run;
  }

  /**
   * @param {ReceivedRequest} asked
   * @param {Occasion} event
   * @returns {Promise<Response>}
   */
  async #respond(asked, event) {
    /** @type {Times} */
    const times = { cold: this.#held.current ? 0 : 1 };
    try {
      if (asked.isForeign) return await this.#foreign();
      if (asked.tooLarge) return await this.#refuse(asked, Refusal.tooLarge);
      const answer = await this.#carryOut(asked, times);
      const sender = [event.clientId, event.resultingClientId];
      if (answer.kept) event.waitUntil(this.#afterWrite(sender, answer.erased));
      // Somebody signed in, or was signed in before the storage was taken away: whose account it is has yet to be heard.
      else if (this.#standing.isExpected && !this.#standing.account) event.waitUntil(this.sync.run());
      return this.#response(answer, asked, times);
    } catch (error) {
      return this.#recover(error, asked);
    }
  }

  async #foreign() {
    const words = await this.#words.load();
    const title = words.text('plain-foreign-title');
    return PlainPage.response(this.#release, words, words.text('plain-foreign'), { title, status: 403 });
  }

  /**
   * @param {ReceivedRequest} asked
   * @param {Times} times
   * @returns {Promise<Answer>}
   */
  async #carryOut(asked, times) {
    return this.#fresh(async (replica) => {
      if (ImportModule.isWanted(asked) && asked.imported === undefined) {
        // Read once, however often the storage has to be read again.
        const imported = await this.#imports.read(this.#request(replica, asked), replica.language);
        asked = { ...asked, imported };
      }
      const answer = asked.method === 'POST'
        ? await this.#act(replica, asked, times)
        : await this.#show(replica, asked, times);
      if (answer?.page && await this.#languages.speak(replica)) {
        // The command changed the language: its page is made once more.
        answer.page = this.#follow(replica, asked, answer.response);
      }
      return answer;
    }, times);
  }

  /**
   * Does something with the replica, as the device keeps it.
   * @template Value
   * @param {(replica: Replica) => Promise<Value|null>} job null: memory is not what the device keeps, and nothing was asked of the planner
   * @param {Times} [times]
   * @returns {Promise<Value>}
   */
  async #fresh(job, times = {}) {
    for (let tries = 0; tries < 3; tries += 1) {
      const began = performance.now();
      const replica = await this.#held.speaking();
      times.boot = performance.now() - began;
      const value = await job(replica);
      if (value !== null) return value;
      this.#held.drop();
    }
    throw new StorageFault('storageFailed');
  }

  /**
   * Answers a request that changes nothing.
   * @param {Replica} replica
   * @param {ReceivedRequest} asked
   * @param {Times} times
   * @returns {Promise<Answer|null>} null: stale
   */
  async #show(replica, asked, times) {
    const news = await PlanStore.news(replica.cursor);
    if (replica.isStale(news)) return null;
    replica.merge(news);
    this.#standing = news;
    const began = performance.now();
    let response = this.#handle(replica, asked);
    if (BrowserResponse.header(response, 'x-plan') === 'look') response = await this.#aboutWaiting(replica, asked, response);
    times.handle = performance.now() - began;
    if (response.facts.length === 0) return { response };
    const key = await this.#keep(replica, response.facts);
    return key === null ? null : { response, kept: true };
  }

  /**
   * Asks once more with the plan that waits for a decision, where the answer is to be about it. Nothing is decided.
   * @param {Replica} replica
   * @param {ReceivedRequest} asked
   * @param {PlannerResponse} response
   * @returns {Promise<PlannerResponse>}
   */
  async #aboutWaiting(replica, asked, response) {
    const plan = await Outbox.waitingPlan();
    if (plan && replica.planner.openPlan(plan)) return replica.planner.handle(this.#request(replica, asked));
    // It was decided about meanwhile: this leads to Today.
    return { ...response, headers: response.headers.filter(([name]) => name !== 'x-plan') };
  }

  /**
   * @param {Replica} replica
   * @param {ReceivedRequest} asked
   */
  #handle(replica, asked) {
    if (asked.imported) replica.planner.takeImported(asked.imported);
    return replica.planner.handle(this.#request(replica, asked));
  }

  /**
   * @param {Replica} replica
   * @param {Uint8Array} facts
   */
  async #keep(replica, facts) {
    const key = await PlanStore.exchange(replica, (news) => {
      if (replica.isStale(news)) return null;
      replica.merge(news);
      return facts;
    }, () => {});
    if (key !== null) replica.kept(key, facts.length);
    return key;
  }

  /**
   * Carries out a command and stores its facts.
   * @param {Replica} replica
   * @param {ReceivedRequest} asked
   * @param {Times} times
   * @returns {Promise<Answer|null>} null: stale
   */
  async #act(replica, asked, times) {
    /** @type {{page: PageShown|null}} */
    const next = { page: null };
    let handled = 0;
    let followed = 0;
    /** @param {PlannerResponse} response */
    const follow = (response) => {
      const start = performance.now();
      next.page ??= this.#follow(replica, asked, response);
      followed += performance.now() - start;
    };
    const began = performance.now();
    const done = await this.#once(replica, () => {
      const start = performance.now();
      const response = this.#handle(replica, asked);
      handled = performance.now() - start;
      return response;
    }, follow);
    if (!done) return null;
    const { made: response, isKept } = done;
    const erasing = BrowserResponse.header(response, 'x-erase');
    const erased = erasing !== undefined;
    if (erased) {
      // The content of the badge is known from here on, and is set with the rest.
      Badge.show(BrowserResponse.header(response, 'x-spoons-left') ?? null);
      const isAll = erasing === 'everything';
      replica = await this.#erase({ isLeaving: this.#standing.account !== null && isAll, keepsApart: !isAll });
    }
    follow(response);
    times.handle = handled;
    times.page = followed;
    times.save = performance.now() - began - handled - followed;
    return { response, page: next.page, kept: erased || isKept, erased };
  }

  /**
   * Has the planner do something once, with the plan as the device keeps it, and stores the facts.
   * @template {{facts?: Uint8Array}} Made
   * @param {Replica} replica
   * @param {() => Made} make
   * @param {(made: Made) => void} [meanwhile] work worth doing while the disk is being written
   * @returns {Promise<{made: Made, isKept: boolean}|null>} null: stale
   */
  async #once(replica, make, meanwhile = () => {}) {
    /** @type {{made: Made|null, isStale: boolean}} */
    const state = { made: null, isStale: false };
    const key = await PlanStore.exchange(replica, (news) => {
      state.isStale = replica.isStale(news);
      if (state.isStale) return null;
      replica.merge(news);
      this.#standing = news;
      // After a lost connection the same facts are stored again; the command itself is carried out once.
      if (!state.made) {
        state.made = make();
        // The next page is made before the facts are sent.
        if (news.account && state.made.facts?.length) this.#noteUnsent();
      }
      return state.made.facts ?? null;
    }, () => {
      if (state.made) meanwhile(state.made);
    });
    const { made, isStale } = state;
    if (isStale || !made) {
      // The storage was emptied between two tries: the command's facts are in memory only.
      if (made) throw new StorageFault('storageFailed');
      return null;
    }
    if (key !== null) replica.kept(key, made.facts?.length ?? 0);
    return { made, isKept: key !== null };
  }

  #noteUnsent() {
    this.#standing = { ...this.#standing, unsent: this.#standing.unsent + 1 };
  }

  /** The record in memory belongs to somebody else. */
  #begin() {
    this.#standing = NO_ACCOUNT;
    this.#held.drop();
    Badge.takeAway();
  }

  /**
   * Everything this device keeps is gone, and its name too: what begins now is another's.
   * @param {{isLeaving: boolean, keepsApart: boolean}} options see `PlanStore.erase`
   */
  async #erase({ isLeaving, keepsApart }) {
    await PlanMark.clear();
    await PlanStore.erase({ isLeaving, keepsApart });
    await Reminders.giveUp();
    this.#begin();
    // It makes the next page.
    return this.#held.speaking();
  }

  /**
   * For the page's script: the page that a command's redirect leads to.
   * @param {Replica} replica
   * @param {ReceivedRequest} asked
   * @param {PlannerResponse} response
   * @returns {PageShown|null}
   */
  #follow(replica, asked, response) {
    let location = BrowserResponse.location(response);
    // Where signing out leads to is not known before it was tried.
    const isHosts = ['x-sign-out', 'x-plan'].some((name) => BrowserResponse.header(response, name));
    if (!asked.patch || location === null || isHosts) return null;
    try {
      for (let hops = 0; hops < MOST_REDIRECTS; hops += 1) {
        const url = new URL(location, scope.location.origin);
        if (url.origin !== scope.location.origin || !/^\/app(\/|$)/.test(url.pathname)) break;
        const get = { method: 'GET', target: url.pathname + url.search, contentType: '' };
        const page = replica.planner.handle(
          this.#request(replica, { ...get, body: new Uint8Array() }));
        const next = BrowserResponse.location(page);
        // A page that made facts of its own must be asked for, so that they are kept.
        if (page.facts.length > 0) {
          this.#held.drop();
          break;
        }
        if (next === null) return { location, response: page };
        // And so must one that is made from the plan that waits.
        if (BrowserResponse.header(page, 'x-plan')) break;
        location = next;
      }
    } catch {
      // The command is done; only its page is missing. The script will ask a fresh planner for it.
      this.#held.drop();
      this.#count();
    }
    return { location, response: null };
  }

  /**
   * @param {Replica|null} replica
   * @param {Pick<ReceivedRequest, 'method'|'target'|'contentType'|'body'>} asked
   * @returns {PlannerRequest}
   */
  #request(replica, { method, target, contentType, body }) {
    const { account, unsent } = this.#standing;
    return {
      method,
      target,
      contentType,
      body,
      ...this.#moment(replica),
      entropy: crypto.getRandomValues(new Uint8Array(32)),
      release: this.#release,
      host: 0,
      failures: replica?.failures ?? 0,
      account: Account.standing(account, unsent),
      plans: StoredPlans.pack(this.#standing, this.sync.length),
    };
  }

  /**
   * What the planner is told of the moment; it knows from here on in which shared lists the person is.
   * @param {Replica|null} replica
   * @returns {CommandContext}
   */
  #moment(replica) {
    const { account } = this.#standing;
    replica?.planner.setSpaces(Account.spaces(account));
    return {
      now: Date.now(),
      offset: -new Date().getTimezoneOffset(),
      correction: account?.correction ?? 0,
      language: navigator.language ?? '',
    };
  }

  /**
   * @param {Answer} answer
   * @param {ReceivedRequest} asked
   * @param {Times} [times]
   */
  #response(answer, asked, times) {
    return BrowserResponse.response(answer, asked, { release: this.#release, times });
  }

  /**
   * Something went wrong. The memory may hold facts that were never stored, so it is dropped first.
   * @param {unknown} error
   * @param {ReceivedRequest} asked
   */
  async #recover(error, asked) {
    this.#held.drop();
    if (error instanceof ModuleFault) return this.#withoutPlanner(asked);
    await this.#count();
    if (error instanceof UnreadableFault) {
      const words = await this.#words.load();
      return PlainPage.response(this.#release, words, words.text('plain-unreadable'), { asked });
    }
    const reason = error instanceof StorageFault ? error.reason : 'plannerStopped';
    return this.#refuse(asked, Refusal[reason]);
  }

  /**
   * A page that says why the request was not carried out, with the typed text in it.
   * @param {ReceivedRequest} asked
   * @param {number} reason one of `Refusal`
   */
  async #refuse(asked, reason) {
    let replica = null;
    try {
      // What went wrong may have taken the memory, and the texts of the language with it.
      replica = await this.#held.speaking();
    } catch {
      // The storage cannot be read; a planner that knows nothing can still say so.
    }
    try {
      const planner = replica?.planner ?? await this.#held.blankPlanner();
      if (!replica) await this.#languages.speakAsLast(planner);
      const response = planner.refuse(this.#request(replica, asked), reason);
      return this.#response({ response }, asked);
    } catch {
      this.#held.drop();
      const words = await this.#words.load();
      return PlainPage.response(this.#release, words, words.text('plain-stopped'), { asked });
    }
  }

  /**
   * The server may answer instead only where this device keeps nothing: its page for somebody new
   * must never stand in for what a person has here. A command never goes to the server unasked.
   * @param {ReceivedRequest} asked
   */
  async #withoutPlanner(asked) {
    try {
      if (asked.method !== 'POST' && await PlanStore.isEmpty()) {
        const signal = giveUpAfter(PATIENCE);
        return await fetch(asked.target, { method: asked.method, redirect: asked.redirect, signal });
      }
    } catch {
      // Neither storage nor network: said below.
    }
    const words = await this.#words.load();
    return PlainPage.response(this.#release, words, words.text('plain-not-started'), { asked });
  }

  /** Best effort: where the storage is what failed, there is nowhere to count. */
  async #count() {
    try {
      const failures = await PlanStore.countFailure();
      if (this.#held.current) this.#held.current.countedFailures = failures;
    } catch {
      // Said on the page already.
    }
  }

  /**
   * Tells the other pages; also that everything was erased, so that they discard text typed in them.
   * @param {string[]} sender the page that knows already
   * @param {boolean} [erased]
   */
  async #afterWrite(sender, erased) {
    await this.pages.tell(erased ? { erased: true } : { changed: true }, sender);
    if (!erased) await PlanMark.note(this.#standing.account ? 'account' : 'guest');
    await Promise.all([this.sync.run(), this.#compacting.soon()]);
  }

  /** The work of a compaction between two requests. */
  async #compact() {
    const replica = this.#held.current;
    if (!replica) return;
    try {
      await Compacting.compact(replica);
    } catch (error) {
      // The tail is whole, so nothing is lost; but a planner that stopped cannot go on.
      if (!(error instanceof StorageFault)) this.#held.drop();
      await this.#count();
    }
  }
}
