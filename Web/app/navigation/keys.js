/**
 * Keys that are a character alone, or two one after the other. Which there are, and what each does, says the page
 * (`data-keys`, made by `Sources/Pages/Keys/Shortcut.swift`); where they are switched off it says nothing.
 */
import { targetOf } from '../dom.js';
import { fieldsOf, isTyped } from '../forms/fields.js';
import { visit } from './navigate.js';
import { closesPane, isPane } from './pane.js';

const ROW = 'main .rows > li';
/** The part of a row that gets the focus: its link, or in a list to choose from its box. */
const CONTROL = ':is(a.what, a.category, a.entry, .day-choice, [type="checkbox"])';
/** In the place of those, the numbers of a task without a cost: the chosen one, or the first. */
const NUMBERS = ['[type="radio"]:checked', '[type="radio"]'];
/** Fields that letters are typed into, or that find their answers by letters. */
const TYPED = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
/** While one of these asks something, keys mean nothing else. */
const ASKS = 'dialog[open], [role="dialog"], [role="alertdialog"], #alarm[data-ringing]';

/** By how many rows a key leads on. These go on while it is held. */
const STEPS = new Map([['next', 1], ['previous', -1]]);

/** From one row to the next. They are no characters, so they are not switched off. */
const ARROWS = new Map([['ArrowDown', 1], ['ArrowUp', -1]]);

/** What a key types. Named keys are words in ASCII; what is typed may be two letters, as at the place of B on an Arabic layout. */
const CHARACTER = /^(?:[ -~]|[^ -~]+)$/u;
/** A letter, or a mark that has the place of one, as in Thai. */
const LETTER = /[\p{L}\p{M}]/u;
const LATIN = /\p{Script=Latin}/u;

/** @type {string} the first of two keys, pressed just now */
let begun = '';

/** Whether the keyboard has Latin letters, as the last letter had that was pressed; before the first one as the person's languages have. */
let isLatin = navigator.languages.every(hasLatin);

/** Listens for keys from now on. */
export function startKeys() {
  document.addEventListener('keydown', noteLayout, { capture: true });
  document.addEventListener('keydown', onKey);
  document.addEventListener('keydown', onArrow);
  // Before the others that Escape is meant for: what they close could not be asked afterwards.
  document.addEventListener('keydown', onEscape, { capture: true });
  // A tap or a move of the focus in between ends the sequence of keys.
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, () => { begun = ''; });
}

/** @returns {Map<string, string>} what each key does */
function table() {
  const lines = document.getElementById('dock')?.dataset.keys?.split('\n') ?? [];
  return new Map(lines.map((line) => {
    // No key is the sign itself.
    const end = line.indexOf('=');
    return [line.slice(0, end), line.slice(end + 1)];
  }));
}

/**
 * Whether a language is written in Latin letters.
 * @param {string} tag
 */
function hasLatin(tag) {
  try {
    return new Intl.Locale(tag).maximize().script === 'Latn';
  } catch {
    // Some systems give Chromium a name that is no language's.
    return true;
  }
}

/** Hears letters that are typed into fields, too. */
function noteLayout({ key = '' }) {
  if (CHARACTER.test(key) && LETTER.test(key)) isLatin = LATIN.test(key);
}

/**
 * The name that a key has in the table. On a layout without Latin letters it is that of the key at the same place on a Latin one:
 * there a letter may have the place of a sign, and a sign that of a letter.
 * @param {KeyboardEvent} event
 * @param {Map<string, string>} effects
 */
function nameOf({ key, code, shiftKey }, effects) {
  if (key === '؟') return '?';
  if (LETTER.test(key) ? LATIN.test(key) : isLatin || effects.has(key)) return withoutCaps(key, shiftKey);
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.startsWith('Key') ? withoutCaps(code.slice(3), shiftKey) : key;
}

/**
 * Caps Lock alone changes nothing; with Shift a letter is another key.
 * @param {string} key
 * @param {boolean} shiftKey
 */
function withoutCaps(key, shiftKey) {
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (!isMeant(event)) return;
  const effects = table();
  const key = nameOf(event, effects);
  const keys = begun ? `${begun} ${key}` : key;
  begun = '';
  const effect = effects.get(keys);
  if (effect) {
    event.preventDefault();
    if (!event.repeat || STEPS.has(effect)) carryOut(effect);
  } else if ([...effects.keys()].some((other) => other.startsWith(`${keys} `))) {
    event.preventDefault();
    begun = keys;
  }
}

/**
 * Where a row itself has the focus, or a search, whose results are the next rows down; elsewhere they scroll the page.
 * @param {KeyboardEvent} event
 */
function onArrow(event) {
  const by = ARROWS.get(event.key);
  if (!by || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const isSearch = by > 0 && targetOf(event).matches?.('[type="search"]');
  if (!isSearch && !targetOf(event).matches?.(`${ROW} ${CONTROL}`)) return;
  event.preventDefault();
  step(by);
}

/**
 * Leaves a form that nothing was typed into, as its link does.
 * @param {KeyboardEvent} event
 */
function onEscape(event) {
  if (isPane || !closesPane(event)) return;
  const isFilledIn = [...document.forms].some((form) => fieldsOf(form).some(isTyped));
  // The page that lists the keys is left by one, too.
  if (!isFilledIn) document.querySelector('#dock a[data-cancel], body:has(#keys-switch) #up')?.click();
}

/**
 * Not while text is typed or composed, and not for keys of the browser or of an open dialog.
 * @param {KeyboardEvent} event
 */
function isMeant(event) {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || !CHARACTER.test(event.key)) return false;
  return !targetOf(event).closest?.(TYPED) && !document.querySelector(ASKS);
}

/** @param {string} effect */
function carryOut(effect) {
  const by = STEPS.get(effect);
  if (by !== undefined) step(by);
  else if (effect.startsWith('/')) goTo(new URL(effect, location.href));
  else document.activeElement?.closest(ROW)?.querySelector(effect)?.click();
}

/**
 * To the next row from where the focus is, or to the first.
 * @param {number} by
 */
function step(by) {
  const controls = [...document.querySelectorAll(ROW)].map(controlOf).filter((control) => control?.checkVisibility?.() ?? control);
  const row = document.activeElement?.closest(ROW);
  const here = row ? controls.findIndex((control) => row.contains(control ?? null)) : -1;
  const next = here < 0 ? 0 : here + by;
  controls[next]?.focus();
}

/**
 * The part of a row that gets the focus.
 * @param {HTMLElement} row
 */
function controlOf(row) {
  return [CONTROL, ...NUMBERS].map((part) => row.querySelector(part)).find((control) => control !== null);
}

/** @param {URL} address */
async function goTo(address) {
  const id = address.hash.slice(1);
  if (id && use(id)) return;
  address.hash = '';
  await visit(address, null);
  if (id) use(id);
}

/**
 * Goes into a field, or the first one of a form, or presses a button.
 * @param {string} id
 * @returns {boolean} whether the page has it
 */
function use(id) {
  const named = document.getElementById(id);
  const control = named?.matches('form') ? named.querySelector('textarea, input:not([type="hidden"])') : named;
  if (control?.matches('input, textarea')) control.focus();
  else control?.click();
  return Boolean(control);
}
