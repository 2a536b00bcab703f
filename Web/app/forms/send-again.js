/**
 * What a form sent before the script was there and before anybody could keep it: the page that says so holds it (`form[data-again]`),
 * and it is sent once more as soon as the worker can keep it.
 */
import { paramsOf } from '../dom.js';
import { act } from './form-queue.js';

/** Sends it, if this page holds any. */
export function startAgain() {
  const form = /** @type {HTMLFormElement|null} */ (document.querySelector('form[data-again]'));
  if (form) act(form.action, paramsOf(new FormData(form)), form, null);
}
