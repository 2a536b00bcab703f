/** Where the focus is, in words that still mean something when the page has changed. */
import { focused } from '../dom.js';

const ROW = 'li[id], [data-move]';

/**
 * @typedef {object} FocusTarget
 * @property {string} id
 * @property {string} control selects this very control by what it does
 * @property {(row: HTMLElement) => HTMLElement|null} inRow the control like it in another row
 * @property {Array<string>} rows ids of the rows in which to look for one, the best first
 */

/**
 * @param {HTMLElement|null} element
 * @returns {FocusTarget|null}
 */
export function focusTargetOf(element) {
  if (!element || element === document.body || !element.isConnected) return null;
  const row = element.closest(ROW);
  return {
    id: element.id,
    control: selector(element, ['name', 'value', 'formaction', 'href']),
    inRow: likeIn(row, element),
    rows: row ? rowsAround(row) : [],
  };
}

/**
 * Finds a control in other rows: by its id, which names the row, or by what it looks like.
 * @param {HTMLElement|null} row
 * @param {HTMLElement} element
 * @returns {FocusTarget['inRow']}
 */
function likeIn(row, element) {
  const name = nameOf(row);
  // Read now: a row that leaves the page loses its ids.
  const { id } = element;
  if (name && id.includes(name)) return (other) => document.getElementById(id.replace(name, nameOf(other)));
  const kind = selector(element, ['class', 'data-swipe', 'data-move-to']);
  return (other) => other.querySelector(kind);
}

/**
 * The common part of a row's id and those of its controls: `task-4f…`, `delete-4f…`; `tip-one-step`, `move-tip-one-step`.
 * @param {HTMLElement|null} row
 */
function nameOf(row) {
  return row?.id.replace(/^[^-]*-/, '') ?? '';
}

/**
 * The row itself, those after it, then those before it from the nearest on.
 * @param {HTMLElement} row
 */
function rowsAround(row) {
  const all = [...document.querySelectorAll(ROW)].map((other) => other.id).filter((id) => id);
  const at = all.indexOf(row.id);
  return [...all.slice(at), ...all.slice(0, Math.max(at, 0)).reverse()];
}

/** @param {HTMLElement} element @param {string[]} names */
function selector(element, names) {
  return element.localName + names
    .filter((name) => element.hasAttribute(name))
    .map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`)
    .join('');
}

/**
 * Gives the focus to the element that it names now, or to the nearest similar one.
 * @param {FocusTarget|null} target
 */
export function restoreFocus(target) {
  const found = target && (find(target) ?? findInRows(target));
  if (found) found.focus({ preventScroll: true });
  else focusHeading();
}

/** @param {FocusTarget} target */
function find({ id, control }) {
  const same = id ? document.getElementById(id) : null;
  if (same) return canFocus(same) ? same : null;
  // A control that says nothing about itself but its kind is found by its row.
  if (!control.includes('[')) return null;
  return [...document.querySelectorAll(control)].find(canFocus) ?? null;
}

/** @param {FocusTarget} target */
function findInRows({ rows, inRow }) {
  for (const id of rows) {
    const row = document.getElementById(id);
    const alike = row && inRow(row);
    if (alike && canFocus(alike)) return alike;
  }
  return null;
}

/**
 * A row that is fading away is still visible, and inert.
 * @param {HTMLElement} element
 */
function canFocus(element) {
  if (element.matches(':disabled') || element.closest('[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.offsetParent !== null;
}

/** Gives the focus to what a page wants it for: a field of its own choice, or its heading. */
export function focusPage() {
  const wanted = document.querySelector('main [autofocus]');
  if (wanted) wanted.focus({ preventScroll: true });
  else focusHeading();
}

/** Fields, and groups of them, that a form was refused for. */
export const FAULTY = '[aria-invalid="true"], fieldset[aria-describedby$="-fault"]';

/** Gives the focus to the first fault of a form, or to the warning above it. */
export function focusFault() {
  const faulty = document.querySelector(`main :is(${FAULTY})`);
  const warning = document.querySelector('main [role="alert"]');
  if (faulty) focusFaulty(faulty, warning);
  else if (warning) focusText(warning, {});
  else focusHeading({});
}

/** @param {HTMLElement} faulty @param {HTMLElement|null} warning */
function focusFaulty(faulty, warning) {
  // An element in a closed fold cannot have the focus.
  for (let fold = faulty.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  // Nor can a group itself.
  /** @param {string} fields */
  const first = (fields) => faulty.querySelector(fields);
  const field = faulty.matches('fieldset') ? first('input:checked') ?? first('input:not([type="hidden"])') : faulty;
  const isRead = field === faulty && field !== document.activeElement;
  field?.focus();
  // A warning is announced anyway.
  if (!isRead && !warning) sayFault(faulty);
}

/**
 * Lets a screen reader say a fault that it does not read with its field: that of a group, or of a field that had the focus already.
 * @param {HTMLElement} faulty
 */
function sayFault(faulty) {
  const [name] = faulty.getAttribute('aria-describedby')?.split(' ') ?? [];
  const fault = name && document.getElementById(name);
  if (!fault) return;
  const said = /** @type {HTMLElement} */ (fault.cloneNode(true));
  said.setAttribute('role', 'alert');
  fault.replaceWith(said);
}

/** Whether what had the focus is gone or out of sight. An engine takes the focus away from what is hidden only later. */
export function isFocusLost() {
  const active = focused();
  return !active || active === document.body || !canFocus(active);
}

/** @param {FocusOptions} [options] */
function focusHeading(options = { preventScroll: true }) {
  const heading = document.querySelector('h1');
  if (heading) focusText(heading, options);
}

/** @param {HTMLElement} element @param {FocusOptions} options */
function focusText(element, options) {
  element.tabIndex = -1;
  element.focus(options);
}
