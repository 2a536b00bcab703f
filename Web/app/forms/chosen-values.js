/**
 * The rows of a form say what is chosen in them, before it is saved, in the words that they have once it is saved. Without script each
 * says its saved value until then.
 *
 * @typedef {import('./fields.js').Field} Field
 */
import { fieldAt, targetOf } from '../dom.js';
import { isTyped } from './fields.js';
import { renew } from '../pages/renew-part.js';

const ROWS = '[data-chosen]';
const ROW = `${ROWS} .field-row`;
/** A text stands in its field to be read; it would not fit into an address either. A number does. */
const ASKED = 'input:not([type="text"]), input[inputmode="numeric"], select';
const LONGEST = 40;

/** @type {WeakMap<Element, string>} the saved value of rows that hold a text */
const saved = new WeakMap();

/** Keeps the rows true from now on. */
export function startChosenValues() {
  document.addEventListener('input', (event) => {
    const row = targetOf(event).closest?.(ROW);
    if (row) say(row, fieldAt(event));
  });
  // The page was made again, or a draft came back: its rows say what is saved.
  document.addEventListener('teaspoon:patched', sayAll);
  sayAll();
}

function sayAll() {
  for (const row of document.querySelectorAll(ROW)) {
    const field = [.../** @type {NodeListOf<Field>} */ (row.querySelectorAll('input, select, textarea'))].find(isTyped);
    if (field) say(row, field);
  }
}

/**
 * The words of a row that say what is chosen.
 * @param {HTMLElement|null} row
 */
const valueOf = (row) => row?.querySelector(':scope > summary > .value') ?? null;

/**
 * Says in a row what is chosen by a field in it.
 * @param {HTMLElement} row
 * @param {Field} field
 */
function say(row, field) {
  if (field.localName === 'textarea') sayText(row, field.value);
  else if (field.matches(ASKED)) askFor(row);
}

/** @param {HTMLElement} row @param {string} text */
function sayText(row, text) {
  const value = valueOf(row);
  if (!value) return;
  if (!saved.has(value)) saved.set(value, value.textContent ?? '');
  const line = text.trim().replaceAll(/\s+/g, ' ');
  value.textContent = line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line || (saved.get(value) ?? '');
}

/**
 * Says what follows from what is chosen, in sentences and on buttons about it.
 * @param {Document} page
 */
function sayBeside(page) {
  for (const said of document.querySelectorAll('[data-said]')) {
    const next = page.getElementById(said.id);
    if (next) said.textContent = next.textContent;
  }
}

/**
 * Without an answer the row goes on saying what is saved; the fields in it say what is chosen.
 * @param {HTMLElement} row
 */
function askFor(row) {
  const rows = row.closest(ROWS);
  const value = valueOf(row);
  if (!rows || !value) return;
  const address = new URL(rows.dataset.chosen ?? '', location.href);
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (rows.querySelectorAll(ASKED))) {
    if (field.name && (field.checked || !['checkbox', 'radio'].includes(field.type))) {
      address.searchParams.append(field.name, field.value);
    }
  }
  renew(value, address, () => row.isConnected, (page) => {
    sayBeside(page);
    return valueOf(page.getElementById(row.id));
  });
}
