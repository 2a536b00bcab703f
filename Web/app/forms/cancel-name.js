/**
 * The way out of a page on which something was done at once is "Done", because that is not taken back. While something is typed or chosen
 * in its form and not saved, it is "Cancel": that is given up.
 */
import { fieldsOf, isTyped } from './fields.js';

/** Names the way out from now on. */
export function startCancelName() {
  document.addEventListener('input', nameIt);
  document.addEventListener('teaspoon:patched', nameIt);
  nameIt();
}

function nameIt() {
  const link = document.querySelector('#cancel[data-done]');
  if (!link) return;
  const isUnsaved = [...document.forms].some((form) => fieldsOf(form).some(isTyped));
  const { done, unsaved } = link.dataset;
  const name = (isUnsaved ? unsaved : done) ?? '';
  if (link.textContent !== name) link.textContent = name;
}
