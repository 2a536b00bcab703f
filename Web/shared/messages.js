/**
 * The messages between pages and their worker. Each says one thing.
 *
 * @typedef {object} ToWorker what a page says
 * @property {true} [claim] it wants to be answered by the worker
 * @property {true} [sync] it is a good moment to synchronise
 * @property {number} [moved] the server has the account's space as far as this
 * @property {true} [signedIn] a page of the server says that somebody is signed in
 * @property {true} [plans] it wants to hear how many plans were kept apart
 * @property {true} [standing] it wants to hear where the plan is saved
 *
 * @typedef {object} ToPage what the worker says
 * @property {true} [changed] pages may show something else now
 * @property {true} [erased] everything was taken away that this device kept
 * @property {'everywhere'|'here'|'needs-you'} [saved] where the plan is saved
 * @property {number} [apart] how many plans were kept apart here
 * @property {true} [where] it wants to hear, by the port that comes along, which path the page shows
 *
 * @typedef {object} ToCountdown what a page says to the worker that counts down for it
 * @property {number} after so many milliseconds
 * @property {number} turn what it says then
 */
export {};
