/**
 * Drafts of forms, kept for the case that the page is killed meanwhile. A field that wants this has
 * `data-draft`, a name for its typed text, and the choices in its form are kept with it; a link with
 * `data-cancel` discards the drafts of its page. A restored draft says that it is one. Where the field has another text by now, written
 * on another device perhaps, neither may take the place of the other unseen: the draft is set aside and shown below the field. The text
 * of a form that was sent and could not be stored is shown again by `Sources/Pages/ErrorPages/UnsavedText.swift`.
 *
 * @typedef {import('./fields.js').Field} Field
 * @typedef {import('./fields.js').Value} Value
 *
 * @typedef {HTMLInputElement|HTMLTextAreaElement} TextField
 */
import { fieldAt, targetOf } from '../dom.js';
import { defaultOf, fieldsOf, isChoice, isTyped, setValue, valueOf } from './fields.js';
import { words, wordsLoaded } from '../texts/words.js';

const WANTED = '[data-draft]';
/** @param {TextField} field */
const keyOf = (field) => `draft:${field.dataset.draft}`;
/**
 * The texts of a form, wherever they stand.
 * @param {HTMLFormElement} form
 */
const textsOf = (form) => /** @type {TextField[]} */ ([...form.elements].filter((field) => field.matches(WANTED)));
/** All texts of the page that want to be kept. */
const allTexts = () => /** @type {NodeListOf<TextField>} */ (document.querySelectorAll(WANTED));
/**
 * Where the words of a draft are kept that was set aside.
 * @param {TextField} field
 */
const asideKeyOf = (field) => `${keyOf(field)}:aside`;
/**
 * The choices of a form are kept under the name of its first text.
 * @param {HTMLFormElement} form
 */
const choicesKeyOf = (form) => `${keyOf(textsOf(form)[0])}:choices`;

/**
 * Where the drafts are named that a form has taken over from the form of another page, whose values it began with.
 * @param {HTMLFormElement} form
 */
const takenKeyOf = (form) => `${keyOf(textsOf(form)[0])}:taken`;

/**
 * Storage may be switched off; then a draft is simply not kept.
 * @template Result
 * @param {(storage: Storage) => Result} use
 */
function withStorage(use) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** @param {string} key */
const read = (key) => withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'));

/** @param {string} key @param {unknown} draft null: nothing is kept */
function write(key, draft) {
  return withStorage((storage) => {
    if (draft === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
    return true;
  }) ?? false;
}

/** @param {TextField} field */
function keep(field) {
  const isWorthKeeping = isTyped(field) && (field.defaultValue + field.value).trim() !== '';
  write(keyOf(field), isWorthKeeping ? [field.defaultValue, field.value] : null);
}

/**
 * Each choice of a form by its name and value, with what it was on the page and what it is now.
 * @param {HTMLFormElement} form
 * @returns {Array<[name: string, was: Value, now: Value]>}
 */
const choicesOf = (form) => fieldsOf(form).filter(isChoice).map((field) => {
  return [`${field.name}=${field.localName === 'select' ? '' : field.value}`, defaultOf(field), valueOf(field)];
});

/** @param {HTMLFormElement} form */
function keepChoices(form) {
  const choices = choicesOf(form);
  const isChanged = choices.some(([, was, now]) => was !== now);
  write(choicesKeyOf(form), isChanged ? choices : null);
}

/**
 * Keeps a text for the field of another page, empty there, that wants the draft of this name. A draft that is kept for it already stays
 * above.
 * @param {string} draft
 * @param {string} text
 * @returns {boolean} whether it could be kept
 */
export function keepForNextPage(draft, text) {
  const key = `draft:${draft}`;
  const [base, earlier = ''] = read(key) ?? [];
  const isKept = base === '' && earlier !== '' && earlier !== text;
  return write(key, ['', isKept ? `${earlier.trimEnd()}\n${text}` : text, 'handed over']);
}

/**
 * The drafts of a form, by the names under which they are kept.
 * @param {HTMLFormElement|null} form
 * @returns {Array<[name: string, draft: string]>}
 */
export function draftsOf(form) {
  const keys = form && textsOf(form).length > 0 ? [...textsOf(form).map(keyOf), choicesKeyOf(form)] : [];
  return keys.map((key) => [key, JSON.stringify(read(key))]);
}

/**
 * Ties drafts to the form that is shown now and began with their values: they stay for the way back, and end with the drafts of that form.
 * @param {[string, string][]} drafts what `draftsOf` said of the form that asked for this page
 */
export function takeOver(drafts) {
  if (drafts.length === 0) return;
  for (const form of document.forms) {
    const [text] = textsOf(form);
    if (text && !drafts.some(([key]) => key === keyOf(text))) write(takenKeyOf(form), drafts);
  }
}

/**
 * Forgets the drafts that a form has taken over, but for those that were changed since.
 * @param {HTMLFormElement} form
 */
function dropTaken(form) {
  for (const [key, draft] of read(takenKeyOf(form)) ?? []) if (JSON.stringify(read(key)) === draft) write(key, null);
  write(takenKeyOf(form), null);
}

/** Restores the drafts: those texts and choices that the page has no other values for by now. */
export function restoreDrafts() {
  for (const field of allTexts()) {
    const draft = read(keyOf(field));
    if (draft) restore(field, draft[0], draft[1], Boolean(draft[2]));
    showAside(field);
  }
  for (const form of document.forms) if (textsOf(form).length > 0) restoreChoices(form);
}

/**
 * @param {TextField} field
 * @param {string} base
 * @param {string} text
 * @param {boolean} isHandedOver
 */
function restore(field, base, text, isHandedOver) {
  // The browser may have put it back already.
  if (isTyped(field) && field.value !== text) return;
  const { defaultValue } = field;
  if (text === defaultValue) {
    // It was stored, though the answer did not arrive; or the same was written elsewhere.
    write(keyOf(field), null);
  } else if (defaultValue === base || defaultValue === '') {
    enter(field, text);
    unfold(field);
    if (!isHandedOver) sayDraft(field.form);
  } else if (field.matches('textarea, [type="text"]')) {
    setAside(field, text);
  }
}

/**
 * Puts a text into a field as if it was typed just now, for the scripts that listen for input.
 * @param {Field} field
 * @param {Value} text
 */
function enter(field, text) {
  setValue(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps the words of a draft apart from their field, which goes on with its own text.
 * @param {TextField} field
 * @param {string} text
 */
function setAside(field, text) {
  const earlier = read(asideKeyOf(field));
  const both = earlier && earlier !== text ? `${earlier}\n${text}` : text;
  if (text.trim() !== '' && !write(asideKeyOf(field), both)) return;
  if (isTyped(field)) enter(field, field.defaultValue);
  write(keyOf(field), null);
}

/** @param {HTMLFormElement} form */
function restoreChoices(form) {
  const kept = read(choicesKeyOf(form));
  const fields = fieldsOf(form).filter(isChoice);
  if (!kept || fields.some(isTyped)) return;
  /** @type {(choice: [name: string, was: Value, now: Value], index: number) => boolean} */
  const isSame = ([name, was], index) => name === kept[index]?.[0] && was === kept[index][1];
  if (kept.length !== fields.length || !choicesOf(form).every(isSame)) return;
  fields.forEach((field, index) => {
    setValue(field, kept[index][2]);
    if (isTyped(field)) unfold(field);
  });
  sayDraft(form);
}

/**
 * Brings a restored draft into sight.
 * @param {Field} field
 */
function unfold(field) {
  const row = field.closest('details');
  if (row) row.open = true;
}

/**
 * Says above a form that its values are not saved, with a button that discards them.
 * @param {HTMLFormElement|null} form
 */
async function sayDraft(form) {
  if (!form) return;
  await wordsLoaded();
  // The title of a task is a field of its form, and stands above it.
  const [text] = textsOf(form);
  const anchor = form.contains(text) ? form : text.closest('.field') ?? form;
  if (anchor.previousElementSibling?.matches('.draft')) return;
  const note = document.createElement('p');
  note.className = 'draft hint';
  note.setAttribute('role', 'status');
  const discard = quietButton(words('draft-discard'));
  discard.addEventListener('click', () => {
    discardDraft(form);
    note.remove();
  });
  note.append(words('draft-not-saved'), ' ', discard);
  anchor.before(note);
}

/** @param {string} name */
function quietButton(name) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = name;
  return button;
}

/** @param {HTMLFormElement} form */
function discardDraft(form) {
  for (const field of fieldsOf(form)) if (isTyped(field)) enter(field, defaultOf(field));
  dropDrafts(form);
  textsOf(form)[0].focus();
}

/**
 * Shows the words that were set aside below their field, with a button that puts them into it and one that discards them.
 * @param {TextField} field
 */
async function showAside(field) {
  const text = read(asideKeyOf(field));
  if (!text) return;
  if (text === field.defaultValue) {
    dropAside(field);
    return;
  }
  await wordsLoaded();
  if (!field.isConnected || noteOf(field) || read(asideKeyOf(field)) !== text) return;
  const note = document.createElement('div');
  note.id = `${field.id}-draft`;
  note.className = 'draft hint';
  note.dataset.draftOf = field.dataset.draft;
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  said.textContent = words('draft-not-saved');
  const written = document.createElement('p');
  written.id = `${note.id}-words`;
  written.className = 'written';
  written.dir = 'auto';
  written.textContent = text;
  const [use, discard] = [quietButton(words('draft-use')), quietButton(words('draft-discard'))];
  use.value = 'use';
  for (const button of [use, discard]) button.setAttribute('aria-describedby', written.id);
  note.append(said, written, use, discard);
  ownerOf(field).after(note);
  unfold(field);
}

/**
 * A field, or the line that it stands in with its button.
 * @param {TextField} field
 */
const ownerOf = (field) => field.closest('.add-line, .step-line') ?? field;
/**
 * The note below a field.
 * @param {TextField} field
 */
const noteOf = (field) => document.getElementById(`${field.id}-draft`);
/**
 * The field that a note stands below.
 * @param {HTMLElement} note
 * @param {ParentNode} page
 */
const fieldOf = (note, page) => /** @type {TextField|null} */ (
  page.querySelector(`[data-draft="${CSS.escape(note.dataset.draftOf ?? '')}"]`));

/**
 * Lets the words that were set aside stay on the next page, where that has their field.
 * @param {Document} next
 */
export function keepAside(next) {
  for (const note of document.querySelectorAll('[data-draft-of]')) {
    const field = fieldOf(note, next);
    if (field) ownerOf(field).after(note.cloneNode(true));
  }
}

/**
 * The buttons below a field. Words that stand in it unsent change places with those that were set aside.
 * @param {MouseEvent} event
 */
function onAside(event) {
  const button = /** @type {HTMLButtonElement|null|undefined} */ (targetOf(event).closest?.('[data-draft-of] button'));
  const field = button?.parentElement && fieldOf(button.parentElement, document);
  if (!button || !field) return;
  const text = read(asideKeyOf(field));
  dropAside(field);
  if (button.value === 'use') {
    const typed = isTyped(field) ? field.value : '';
    enter(field, text);
    sayDraft(field.form);
    if (typed) {
      write(asideKeyOf(field), typed);
      showAside(field);
    }
  }
  field.focus();
}

/** @param {TextField} field */
function dropAside(field) {
  write(asideKeyOf(field), null);
  noteOf(field)?.remove();
}

/**
 * Forgets the drafts of a form: it was sent, or cancelled. A text that was changed while the form was under way stays kept, and so do
 * words that were set aside and are not in what was sent.
 * @param {HTMLFormElement|null} form
 * @param {Map<Field, Value>} [sent] what stood in its fields when it was sent
 */
export function dropDrafts(form, sent = new Map()) {
  if (!form || textsOf(form).length === 0) return;
  write(choicesKeyOf(form), null);
  dropTaken(form);
  for (const field of textsOf(form)) {
    const sentText = sent.get(field);
    const isSent = [field.value, read(keyOf(field))?.[1]].includes(sentText);
    if (!sent.has(field) || isSent) write(keyOf(field), null);
    const aside = read(asideKeyOf(field));
    if (aside && typeof sentText === 'string' && sentText.includes(aside)) dropAside(field);
  }
}

/**
 * Keeps what still stands on the page unsent, now that the page may have other values: a draft is restored only over those that it is
 * based on.
 */
export function keepDrafts() {
  for (const field of allTexts()) if (isTyped(field)) keep(field);
  for (const form of document.forms) {
    if (textsOf(form).length > 0 && fieldsOf(form).some((field) => isChoice(field) && isTyped(field))) keepChoices(form);
  }
}

/** Forgets all drafts: everything was erased. */
export function dropAllDrafts() {
  withStorage((storage) => storage.clear());
}

/** Keeps drafts from now on, and restores those that an earlier page lost. */
export function startDrafts() {
  restoreDrafts();
  document.addEventListener('click', onAside);
  document.addEventListener('input', (event) => {
    const field = fieldAt(event);
    if (field.matches?.(WANTED)) keep(/** @type {TextField} */ (field));
    else if (field.form && isChoice(field) && textsOf(field.form).length > 0) keepChoices(field.form);
  });
  // Before other scripts handle the click, since they may remove the form.
  document.addEventListener('click', (event) => {
    if (!targetOf(event).closest?.('a[data-cancel]')) return;
    for (const form of document.forms) dropDrafts(form);
    for (const field of allTexts()) dropAside(field);
  }, { capture: true });
}
