/**
 * Teaspoon's service worker: answers the person's own requests from the planner on this device.
 *
 * Everything the app knows or shows comes out of `planner.wasm`; the worker only moves bytes
 * between requests, the planner and IndexedDB. Other requests pass untouched; only of a page that
 * cannot be loaded does the worker say so.
 */
'use strict';

const RELEASE = '__RELEASE__';
const FILES = __FILES__;

// All of `Web/worker`.
importScripts('/static/__RELEASE__/worker/worker.js');

const files = new ReleaseFiles(RELEASE, FILES);
const workerWords = new WorkerWords(files);
const host = new Host(RELEASE, files, workerWords);
const reminders = new Reminders(host, RELEASE, workerWords);

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    await files.install();
    // A browser that cannot run the planner or keep its facts is better served by the server, so
    // this worker must not take control of it: a rejection here ends the installation.
    await host.prove();
    await self.skipWaiting();
  })());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    await files.deleteOlder();
    await self.clients.claim();
  })());
});

self.addEventListener('message', (event) => {
  // A page loaded by a hard reload is nobody's; it asks to be ours again.
  if (event.data?.claim) event.waitUntil(self.clients.claim());
  // The page's messages about the account and the network: see `app/page-sync.js`.
  if (event.data?.sync) event.waitUntil(host.sync.run({ now: true }));
  if ('moved' in (event.data ?? {})) event.waitUntil(host.sync.moved(event.data.moved));
  if (event.data?.signedIn) event.waitUntil(host.linking.noticed());
  if (event.data?.plans) event.waitUntil(host.pages.tellPlans(event.source));
  if (event.data?.standing) event.waitUntil(host.pages.tellStanding(event.source));
});

self.addEventListener('sync', (event) => {
  event.waitUntil(host.sync.wake());
});

self.addEventListener('push', (event) => {
  event.waitUntil(reminders.pushed(event));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(reminders.renewed(event));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(reminders.clicked(event));
});

self.addEventListener('fetch', (event) => {
  const { method, url: address } = event.request;
  const url = new URL(address);
  if (url.origin !== self.location.origin) return;
  if (isPage(url.pathname)) {
    if (['GET', 'HEAD', 'POST'].includes(method)) event.respondWith(host.answer(event));
  } else if (method === 'GET' && url.pathname === '/account/signed-in') {
    event.respondWith(host.linking.signedIn(url));
  } else if (event.request.mode === 'navigate' && method === 'GET' && isServers(url.pathname)) {
    event.respondWith(serverPage(event.request));
  } else if (method === 'GET' && url.pathname === '/') {
    // The address that people type, which must open without a network too.
    event.respondWith(Response.redirect('/app/today', 303));
  } else if (method === 'GET' && url.pathname.startsWith('/static/')) {
    event.respondWith(files.respond(event.request));
  } else if (event.request.mode === 'navigate' && method === 'GET') {
    // Pages that somebody shares, and addresses that lead nowhere.
    event.respondWith(fetch(event.request).catch(() => withoutNetwork(false)));
  }
});

/** Whether the planner answers this path: `/app` and what lies below it. */
function isPage(path) {
  return path === '/app' || path.startsWith('/app/');
}

/** Whether only the server answers this path: pages of the account or the gallery, not of the plan. */
function isServers(path) {
  return /^\/(account|gallery)(\/|$)/.test(path);
}

/** The server's answer; if somebody is signing out, that is finished before the server is asked. */
async function serverPage(request) {
  const isLeaving = await Outbox.isLeaving().catch(() => false);
  const { pathname } = new URL(request.url);
  try {
    // As long as the session is open, the page to sign in would lead somebody who has just signed out back in.
    if (isLeaving && !await host.sync.leave()) return await withoutNetwork(true);
    // A list that was made just now has to be there before it can be shared.
    if (!isLeaving && pathname.startsWith('/account/shared')) await host.sync.send();
    // Deleting an account clears all that this browser keeps: nothing of another account may be there.
    const asksFirst = pathname === '/account/delete' ? await host.linking.leadToOther() : null;
    return asksFirst ?? await fetch(request);
  } catch {
    return withoutNetwork(isLeaving);
  }
}

async function withoutNetwork(isLeaving) {
  const words = await workerWords.load();
  const message = isLeaving ? words.text('plain-offline-signed-out') : words.text('plain-offline');
  return PlainPage.response(RELEASE, words, message, { title: words.text('plain-offline-title') });
}
