/**
 * Reminders that the server pushes: shown, answered and accounted for. What a message may hold is in
 * `docs/host.md`; it is believed as far as it can be shown, and no further.
 *
 * @typedef {import('../planner/planner.js').PlannerCommand} PlannerCommand
 * @typedef {import('../requests/host.js').Host} Host
 * @typedef {import('../../shared/messages.js').ToPage} ToPage
 * @typedef {import('../texts/words.js').Words} Words
 * @typedef {import('../texts/words.js').WorkerWords} WorkerWords
 *
 * @typedef {object} Reminder
 * @property {string} kind `task`, `timer`, `several`, `more` or `test`
 * @property {string} title
 * @property {string} body
 * @property {string} tag of two messages with one tag the later takes the earlier's place
 * @property {Array<string>} tasks
 * @property {string} [date] of a task that repeats: which of its dates it is about, as 2026-03-30
 * @property {boolean} silent
 * @property {string} log names it to the server
 */
import { Command } from '../planner/numbers.js';
import { scope } from '../scope.js';

/** Of putting off: until three hours from now. */
const LATER = 0;

/**
 * The commands of the buttons, on a task and on the date that the notification was about: it may have been there for days.
 * @type {Record<string, (task: string, date: string|null) => PlannerCommand>}
 */
const COMMANDS = {
  ten: (task, date) => [Command.snooze, [task], [10], date],
  done: (task, date) => [Command.checkOff, [task], date, false],
  later: (task, date) => [Command.snooze, [task], LATER, date],
};

/** How long (ms) to wait for a push service to take back a subscription. */
const PATIENCE = 2000;
/** How long (ms) to wait for an open page that is asked which path it shows: it may be frozen. */
const PROMPT = 300;
/** The pages of the plan: each of them shows the end of a timer, and rings. Those of the account and the gallery do not. */
const PLAN = /^\/app(\/|$)/;
/** A page's own notification of an end is of the same end for so long (ms). */
const JUST_RUNG = 60_000;

export class Reminders {
  #host;
  #release;
  #words;

  /** @param {Host} host @param {string} release @param {WorkerWords} words */
  constructor(host, release, words) {
    this.#host = host;
    this.#release = release;
    this.#words = words;
  }

  /**
   * Something came.
   * @param {PushEvent} event
   */
  async pushed(event) {
    const words = await this.#words.load();
    const reminder = readMessage(event.data) ?? unreadable(words);
    // An open page rings by itself when a timer ends: this only stands beside it.
    const isHeard = reminder.kind === 'timer' && await isPlanInSight();
    const silent = reminder.silent || isHeard;
    const isTask = reminder.kind === 'task' && reminder.tasks.length === 1;
    await scope.registration.showNotification(reminder.title, {
      body: reminder.body,
      tag: reminder.tag,
      icon: `/static/${this.#release}/icons/apple-touch-180.png`,
      silent,
      renotify: reminder.kind === 'timer' && !silent && await isNews(reminder),
      data: {
        kind: reminder.kind, tasks: reminder.tasks, date: reminder.date, log: reminder.log,
      },
      actions: isTask ? buttons(words) : [],
    });
    await post('/account/reminders/shown', { log: reminder.log });
  }

  /**
   * Somebody answered.
   * @param {NotificationEvent} event
   */
  async clicked({ notification, action }) {
    notification.close();
    /** @type {Partial<Reminder>} */
    const { kind, tasks = [], date } = notification.data ?? {};
    const command = COMMANDS[action];
    if (command && tasks.length === 1 && await this.#isDone(command(tasks[0], date ?? null))) return;
    await openFor(kind, tasks);
  }

  /**
   * Carries out a command.
   * @param {PlannerCommand} command
   * @returns {Promise<boolean>} whether it was done and is kept; the page that opens otherwise says why not
   */
  async #isDone(command) {
    try {
      return !('code' in await this.#host.perform(command));
    } catch {
      return false;
    }
  }

  /**
   * The browser gave itself another address.
   * @param {PushSubscriptionChangeEvent} event
   */
  async renewed({ oldSubscription, newSubscription }) {
    const key = oldSubscription?.options?.applicationServerKey;
    let subscription = newSubscription ?? null;
    if (!subscription && key) {
      subscription = await scope.registration.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey: key });
    }
    if (subscription) await renew(subscription);
  }

  /** A device belongs to a session: after signing in again there is a new session, which gets this browser's subscription. */
  static async again() {
    try {
      const subscription = await scope.registration.pushManager?.getSubscription();
      if (subscription) await renew(subscription);
    } catch {
      // No push service here; the page about reminders says so.
    }
  }

  /** So that the next person here neither gets nor reads somebody else's reminders. Never rejects. */
  static async giveUp() {
    const { registration } = scope;
    const givenUp = (async () => {
      const subscription = await registration.pushManager?.getSubscription();
      await subscription?.unsubscribe();
    })();
    const closed = (async () => {
      for (const shown of await registration.getNotifications()) shown.close();
    })();
    const tooLong = new Promise((resume) => {
      setTimeout(resume, PATIENCE);
    });
    await Promise.race([Promise.allSettled([givenUp, closed]), tooLong]);
  }
}

/**
 * Shown when a message could not be read: a browser demands that something is shown.
 * @param {Words} words
 * @returns {Reminder}
 */
function unreadable(words) {
  const title = words.text('notification-unreadable');
  return { kind: 'more', title, body: '', tag: 'reminder', tasks: [], silent: false, log: '' };
}

/** Whether somebody looks at a page of the plan. */
async function isPlanInSight() {
  const pages = await openPages(({ visibilityState }) => visibilityState === 'visible');
  return pages.some(({ path }) => PLAN.test(path));
}

/**
 * The open pages that are wanted, each with the path that it shows.
 * @param {(client: WindowClient) => boolean} [isWanted]
 * @returns {Promise<Array<{client: WindowClient, path: string}>>}
 */
async function openPages(isWanted = () => true) {
  const clients = (await scope.clients.matchAll({ type: 'window' })).filter(isWanted);
  return Promise.all(clients.map(async (client) => ({ client, path: await pathOf(client) })));
}

/**
 * A client's address stays the one that its document was loaded from: only the page knows where its person went since.
 * @param {Client} client
 * @returns {Promise<string>}
 */
function pathOf(client) {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resume(data);
    setTimeout(resume, PROMPT, new URL(client.url).pathname);
    client.postMessage(/** @type {ToPage} */ ({ where: true }), [port2]);
  });
}

/**
 * Timers share a tag: one that still stands there would be replaced without a sign. The same message,
 * or what a page has just rung for, is not rung for again.
 * @param {Reminder} reminder
 */
async function isNews({ tag, log }) {
  const standing = await scope.registration.getNotifications({ tag });
  return !standing.some(({ data, timestamp }) => (data?.log
    ? data.log === log
    : Date.now() - timestamp < JUST_RUNG));
}

/**
 * As many as this browser shows.
 * @param {Words} words
 */
function buttons(words) {
  const all = [
    { action: 'ten', title: words.text('notification-ten') },
    { action: 'done', title: words.text('notification-done') },
    { action: 'later', title: words.text('notification-later') },
  ];
  return all.slice(0, scope.Notification?.maxActions ?? 2);
}

/**
 * @param {PushMessageData|null} data
 * @returns {Reminder|null} null: it could not be read
 */
function readMessage(data) {
  try {
    const said = data?.json();
    const isText = ['kind', 'title', 'body', 'tag', 'log'].every((name) => typeof said[name] === 'string');
    const tasks = said.tasks.filter((/** @type {string} */ task) => /^[0-9a-f]{32}$/.test(task));
    const date = /^\d{4}-\d{2}-\d{2}$/.test(said.date) ? said.date : undefined;
    return isText && said.title ? { ...said, tasks, date, silent: said.silent === true } : null;
  } catch {
    return null;
  }
}

/** @param {string|undefined} kind @param {string[]} tasks */
async function openFor(kind, tasks) {
  let target = '/app/today';
  if (kind === 'task' && tasks.length === 1) target = `/app/tasks/${tasks[0]}`;
  else if (kind === undefined || kind === 'timer') target = '/app/focus';
  else if (kind === 'test') target = '/account/reminders';
  const pages = await openPages();
  // Any page of the plan does for a timer. For other reminders no open page is replaced: something may be typed in it.
  const there = pages.find(({ path }) => (target === '/app/focus' ? PLAN.test(path) : path === target));
  if (there) await there.client.focus();
  else await scope.clients.openWindow(target);
}

/**
 * Nobody asked for this: a device that was taken out stays out.
 * @param {PushSubscription} subscription
 */
async function renew(subscription) {
  const fields = { ...deviceFields(subscription), again: 'yes' };
  const response = await post('/account/reminders/device', fields);
  if (response?.status === 404) await Reminders.giveUp();
}

/** @param {PushSubscription} subscription */
function deviceFields(subscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { endpoint, key: keys.p256dh, secret: keys.auth, zone };
}

/**
 * Without a network the log has one line less; nothing else hangs on it.
 * @param {string} address
 * @param {Record<string, string>} fields
 */
async function post(address, fields) {
  try {
    const body = new URLSearchParams(fields);
    return await fetch(address, { method: 'POST', body, redirect: 'manual' });
  } catch {
    return null;
  }
}
