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

// `Web/worker`, in one script.
importScripts('/static/__RELEASE__/worker/worker.js');

/** What runs. Nothing else needs it: it can be looked at in the browser's console. */
const running = teaspoon.startWorker(RELEASE, FILES);
