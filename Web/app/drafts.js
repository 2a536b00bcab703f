/**
 * Text that is being typed, kept for the case that the page is killed meanwhile. A form or a field
 * that wants this says so by `data-draft`, a name for what is typed in it; a link with
 * `data-cancel` gives the drafts of its page up.
 */
import { fieldsIn, isTyped, valueOf } from './fields.js';

const WANTED = '[data-draft]';
const keyOf = (scope) => `draft:${scope.dataset.draft}`;

function textsIn(scope) {
  const fields = scope.localName === 'form' ? fieldsIn(scope) : [scope];
  return fields.filter((field) => {
    return field.name && field.localName !== 'select' && !/^(checkbox|radio)$/.test(field.type);
  });
}

/** Storage may be switched off; then a draft is simply not kept. */
function withStorage(use) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

function keep(scope) {
  const draft = textsIn(scope)
    .filter(isTyped)
    .map((field) => [field.name, field.defaultValue, valueOf(field)]);
  withStorage((storage) => {
    if (draft.length > 0) storage.setItem(keyOf(scope), JSON.stringify(draft));
    else storage.removeItem(keyOf(scope));
  });
}

/** Puts back what was typed, where the field still holds what it held before. */
export function restoreDrafts() {
  for (const scope of document.querySelectorAll(WANTED)) {
    const draft = withStorage((storage) => JSON.parse(storage.getItem(keyOf(scope)))) ?? [];
    for (const [name, before, typed] of draft) {
      const field = textsIn(scope).find((candidate) => candidate.name === name);
      if (field && !isTyped(field) && field.defaultValue === before) field.value = typed;
    }
  }
}

/** Forgets what was typed in a form: it was sent, or given up. */
export function dropDrafts(form) {
  if (!form) return;
  for (const scope of [form, ...form.querySelectorAll(WANTED)]) {
    if (scope.matches(WANTED)) withStorage((storage) => storage.removeItem(keyOf(scope)));
  }
}

/** Keeps what is typed from now on, and puts back what an earlier page lost. */
export function startDrafts() {
  restoreDrafts();
  document.addEventListener('input', (event) => {
    const scope = event.target.closest?.(WANTED);
    if (scope) keep(scope);
  });
  // Before the click is acted on, since what acts on it may take the form away.
  document.addEventListener('click', (event) => {
    if (!event.target.closest?.('a[data-cancel]')) return;
    for (const form of document.forms) dropDrafts(form);
  }, { capture: true });
}
