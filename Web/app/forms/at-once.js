/** Forms whose choices take effect as soon as they are made: there is nothing to save, and each can be undone. */

import { fieldAt } from '../dom.js';
import { actsDone } from './form-queue.js';

/** Forms with a choice that waits until the choices before it are stored. */
const waiting = new WeakSet();

/** Sends them from now on. */
export function startAtOnce() {
  document.addEventListener('change', (event) => {
    const { form } = fieldAt(event);
    if (form?.matches('form[data-at-once]')) send(form);
  });
}

/**
 * Sends the choice of a form once those before it are stored. Only then does the form say which value is stored: sent earlier, with the
 * value that the page began with, a choice that was changed back would look as if nothing had changed.
 * @param {HTMLFormElement} form
 */
async function send(form) {
  if (waiting.has(form)) return;
  waiting.add(form);
  await actsDone();
  waiting.delete(form);
  if (form.isConnected) form.requestSubmit();
}
