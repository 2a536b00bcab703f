/**
 * Text that is being typed, kept for the case that the page is killed meanwhile. A field that wants
 * this says so by `data-draft`, a name for what is typed in it; a link with `data-cancel` gives the
 * drafts of its page up.
 */
import { isTyped } from './fields.js';

const WANTED = '[data-draft]';
const keyOf = (field) => `draft:${field.dataset.draft}`;

/** Storage may be switched off; then a draft is simply not kept. */
function withStorage(use) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

function keep(field) {
  const draft = JSON.stringify([field.defaultValue, field.value]);
  withStorage((storage) => {
    if (isTyped(field)) storage.setItem(keyOf(field), draft);
    else storage.removeItem(keyOf(field));
  });
}

/**
 * Keeps a text for the field of another page, empty there, that wants the draft of this name.
 * @returns {boolean} whether it could be kept
 */
export function handOver(draft, text) {
  return withStorage((storage) => {
    storage.setItem(`draft:${draft}`, JSON.stringify(['', text]));
    return true;
  }) ?? false;
}

/** Puts back what was typed, where the field still holds what it held before. */
export function restoreDrafts() {
  for (const field of document.querySelectorAll(WANTED)) {
    const draft = withStorage((storage) => JSON.parse(storage.getItem(keyOf(field))));
    if (!draft || isTyped(field) || field.defaultValue !== draft[0]) continue;
    [, field.value] = draft;
    // As if typed just now, for whoever answers to that.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Forgets what was typed in a form: it was sent, or given up. */
export function dropDrafts(form) {
  if (!form) return;
  for (const field of form.querySelectorAll(WANTED)) {
    withStorage((storage) => storage.removeItem(keyOf(field)));
  }
}

/** Forgets what was typed anywhere: everything was erased. */
export function dropAllDrafts() {
  withStorage((storage) => storage.clear());
}

/** Keeps what is typed from now on, and puts back what an earlier page lost. */
export function startDrafts() {
  restoreDrafts();
  document.addEventListener('input', (event) => {
    if (event.target.matches?.(WANTED)) keep(event.target);
  });
  // Before the click is acted on, since what acts on it may take the form away.
  document.addEventListener('click', (event) => {
    if (!event.target.closest?.('a[data-cancel]')) return;
    for (const form of document.forms) dropDrafts(form);
  }, { capture: true });
}
