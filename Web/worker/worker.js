/**
 * The worker's script: `service-worker.js` starts it, and what it is made of can be looked at under the same name, `teaspoon`.
 */
import { Reminders } from './reminders/reminder-notifications.js';
import { Host } from './requests/host.js';
import { ServerPages } from './requests/server-pages.js';
import { scope } from './scope.js';
import { ReleaseFiles } from './storage/release-files.js';
import { WorkerWords } from './texts/words.js';

export { Merge } from './account/merge.js';
export { SyncWire } from './account/sync-wire.js';
export { CBOR } from './planner/cbor.js';
export { Command } from './planner/numbers.js';
export { Planner } from './planner/planner.js';
export { Outbox } from './storage/outbox.js';
export { PlanStore } from './storage/plan-store.js';
export { Host, ReleaseFiles, Reminders };

/**
 * Answers and hears from now on.
 * @param {string} release
 * @param {string[]} addresses of the files that every device keeps
 */
export function startWorker(release, addresses) {
  const files = new ReleaseFiles(release, addresses);
  const words = new WorkerWords(files);
  const host = new Host(release, files, words);
  const reminders = new Reminders(host, release, words);

  scope.addEventListener('install', (event) => event.waitUntil(install(files, host)));
  scope.addEventListener('activate', (event) => event.waitUntil(activate(files)));
  scope.addEventListener('message', (event) => hear(event, host));
  scope.addEventListener('sync', (event) => event.waitUntil(host.sync.wake()));
  scope.addEventListener('push', (event) => event.waitUntil(reminders.pushed(event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(reminders.renewed(event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(reminders.clicked(event)));
  const pages = new ServerPages(release, host, words);
  scope.addEventListener('fetch', (event) => answer(event, host, pages, files));
  return { files, words, host, reminders };
}

/**
 * @param {ReleaseFiles} files
 * @param {Host} host
 */
async function install(files, host) {
  await files.install();
  // A browser that cannot run the planner or keep its facts is better served by the server, so
  // this worker must not take control of it: a rejection here ends the installation.
  await host.prove();
  await scope.skipWaiting();
}

/** @param {ReleaseFiles} files */
async function activate(files) {
  await files.deleteOlder();
  await scope.clients.claim();
}

/**
 * @param {ExtendableMessageEvent} event
 * @param {Host} host
 */
function hear(event, host) {
  /** @type {import('../shared/messages.js').ToWorker} */
  const said = event.data ?? {};
  const asker = /** @type {Client} */ (event.source);
  // After a hard reload no worker controls a page: it asks for this one.
  if (said.claim) event.waitUntil(scope.clients.claim());
  // The page's messages about the account and the network: see `app/device/page-sync.js`.
  if (said.sync) event.waitUntil(host.sync.run({ now: true }));
  if (said.moved !== undefined) event.waitUntil(host.sync.moved(said.moved));
  if (said.signedIn) event.waitUntil(host.linking.noticed());
  if (said.plans) event.waitUntil(host.pages.tellPlans(asker));
  if (said.standing) event.waitUntil(host.pages.tellStanding(asker));
}

/**
 * @param {FetchEvent} event
 * @param {Host} host
 * @param {ServerPages} pages
 * @param {ReleaseFiles} files
 */
function answer(event, host, pages, files) {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  if (url.origin !== scope.location.origin) return;
  if (isPage(url.pathname)) {
    if (['GET', 'HEAD', 'POST'].includes(method)) event.respondWith(host.answer(event));
  } else if (method === 'GET' && url.pathname === '/account/signed-in') {
    event.respondWith(host.linking.signedIn(url));
  } else if (mode === 'navigate' && method === 'GET' && isServers(url.pathname)) {
    event.respondWith(pages.answer(event.request));
  } else if (method === 'GET' && url.pathname === '/') {
    // The address that people type, which must open without a network too.
    event.respondWith(Response.redirect('/app/today', 303));
  } else if (method === 'GET' && url.pathname.startsWith('/static/')) {
    event.respondWith(files.respond(event.request));
  } else if (mode === 'navigate' && method === 'GET') {
    event.respondWith(pages.pass(event.request));
  }
}

/**
 * Whether the planner answers this path: `/app` and what lies below it.
 * @param {string} path
 */
function isPage(path) {
  return path === '/app' || path.startsWith('/app/');
}

/**
 * Whether only the server answers this path: pages of the account or the gallery, not of the plan.
 * @param {string} path
 */
function isServers(path) {
  return /^\/(account|gallery)(\/|$)/.test(path);
}
