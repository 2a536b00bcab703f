/**
 * What a line of quick add is understood to say is shown under it while it is typed. A part is
 * refused, or read in its other meaning, by a button, which without script would ask for the whole
 * page again, the line in its address. Here only the part under the line is asked for: nothing
 * happens to the line, the page's address or the way back.
 *
 * @typedef {import('./fields.js').Field} Field
 */
import { targetOf } from '../dom.js';
import { isTyped } from './fields.js';
import { forget, renew } from '../pages/renew-part.js';
import { whenTyped } from './typing.js';

/** A line of quick add. */
export const LINE = '[data-understood]';

/** Shows from now on what lines are understood to say. */
export function startUnderstanding() {
  whenTyped(LINE, (line) => () => understand(line));
  document.addEventListener('submit', decide);
}

/** Reads half typed lines again: "tomorrow" may be another date by now. */
export function understandAgain() {
  for (const line of /** @type {NodeListOf<Field>} */ (document.querySelectorAll(LINE))) if (isTyped(line)) understand(line);
}

/** @param {Field} line */
const understoodOf = (line) => line.form?.querySelector('#understood');

/**
 * Shows nothing under a line that was emptied.
 * @param {Field} line
 */
export function forgetUnderstood(line) {
  const shown = understoodOf(line);
  if (!shown) return;
  forget(shown);
  shown.replaceChildren();
}

/**
 * The line, its task and day, and the decisions about its words.
 * @param {Field} line
 * @returns {Array<[name: string, value: string]>}
 */
function said(line) {
  // Not when it was read: it is read again.
  const decided = understoodOf(line)?.querySelectorAll('input:is([name="refuse"], [name="switch"])') ?? [];
  const targets = line.form?.querySelectorAll('input[name="parent"], input[name="due"]') ?? [];
  const fields = /** @type {HTMLInputElement[]} */ ([...targets, ...decided]);
  /** @type {Array<[name: string, value: string]>} */
  const values = fields.map(({ name, value }) => [name, value]);
  return [['title', line.value], ...values];
}

/**
 * @param {Field} line
 * @returns {Promise<boolean>} whether there was an answer
 */
async function understand(line) {
  const shown = understoodOf(line);
  if (!shown) return false;
  const title = line.value;
  if (title.trim() === '') {
    forgetUnderstood(line);
    return true;
  }
  const address = new URL(line.dataset.understood ?? '', location.href);
  address.search = new URLSearchParams([...said(line), ['page', location.pathname]]).toString();
  return renew(shown, address, () => line.value === title);
}

/**
 * A button that refuses a part of the line, or reads it in its other meaning.
 * @param {SubmitEvent} event
 */
async function decide(event) {
  const submitter = /** @type {HTMLButtonElement|null} */ (event.submitter);
  const line = /** @type {Field|null} */ (targetOf(event).querySelector(LINE));
  if (!submitter || !line || !['refuse', 'switch'].includes(submitter.name) || !understoodOf(line)) return;
  event.preventDefault();
  const { name, value, formAction } = submitter;
  // The button goes with what it decides.
  line.focus({ preventScroll: true });
  // It counts from now on, also for a line that is sent before the answer is there.
  const decision = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
  understoodOf(line)?.append(decision);
  if (await understand(line)) return;
  const address = new URL(formAction);
  address.search = new URLSearchParams(said(line)).toString();
  location.assign(address.href);
}
