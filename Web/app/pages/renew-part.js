/** A part of the page that is asked for again while somebody types or chooses. */
import { ask } from './request-page.js';
import { patch } from './patch.js';
import { untilDecided } from '../device/worker.js';

/** @type {WeakMap<Element, number>} how often each part was asked for: only the last answer is shown */
const questions = new WeakMap();

/**
 * Shows no answer to the requests made so far.
 * @param {HTMLElement} part
 */
export function forget(part) {
  questions.set(part, (questions.get(part) ?? 0) + 1);
  part.removeAttribute('aria-busy');
}

/**
 * The part is busy until there is an answer to the last request for it.
 *
 * @param {HTMLElement} part
 * @param {URL} address answered by a page that holds the part
 * @param {() => boolean} isWanted whether the answer still fits the page
 * @param {(page: Document) => Element|null|undefined} find finds the part in the answer: by its id, unless told otherwise
 * @returns {Promise<boolean>} whether there was an answer, also if it was too late to be shown
 */
export async function renew(part, address, isWanted = () => true, find = (page) => page.getElementById(part.id)) {
  forget(part);
  const mine = questions.get(part);
  part.setAttribute('aria-busy', 'true');
  try {
    // Typed text must not go to the server if this device is to keep it.
    if (!await untilDecided()) return false;
    const answer = await ask(address);
    if (mine !== questions.get(part) || !isWanted()) return true;
    const next = answer.ok && answer.isOurs && answer.page && find(answer.page);
    if (!next) return false;
    patch(part, next);
    return true;
  } catch {
    return false;
  } finally {
    if (mine === questions.get(part)) part.removeAttribute('aria-busy');
  }
}
