/**
 * Makes the table of a month a grid of dates, as the ARIA Authoring Practices have it: one stop of the Tab key, arrow keys from day
 * to day, Home and End within a week, Page Up and Page Down by months, with Shift by years. Enter is the day's own link or button.
 * A day that is not on the page is asked for, and chosen with its month.
 */
import { targetOf } from '../dom.js';
import { visit } from '../navigation/navigate.js';
import { nextTurn } from '../pages/latest-request.js';

const GRID = 'table[data-dates]';
const DAY = 86_400_000;
/** The first and the last date there are. */
const FIRST = '1970-01-01';
const LAST = '9999-12-31';

/** @type {string} the date that the last key led to, while its page is on the way */
let wanted = '';

/** Makes grids of the months from now on. */
export function startDateGrid() {
  refine();
  document.addEventListener('teaspoon:patched', refine);
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', (event) => {
    const cell = targetOf(event).closest?.(`${GRID} [data-date]`);
    if (cell) rove(cell);
  });
}

/** Prepares the grid for arrow keys: without them every day would be a stop of its own. */
function refine() {
  const grid = document.querySelector(GRID);
  if (!grid) return;
  grid.setAttribute('role', 'grid');
  for (const cell of grid.querySelectorAll('td')) {
    cell.setAttribute('role', 'gridcell');
    if (cell.dataset.date) cell.setAttribute('aria-selected', String(cell.hasAttribute('data-chosen')));
  }
  const cell = document.activeElement?.closest(`${GRID} [data-date]`)
    ?? grid.querySelector('[data-chosen]') ?? grid.querySelector('[data-date]');
  if (cell) rove(cell);
}

/**
 * Makes a day the grid's one stop.
 * @param {HTMLElement} cell
 */
function rove(cell) {
  for (const control of cell.closest(GRID)?.querySelectorAll('[data-date] > *') ?? []) {
    const index = control.parentElement === cell ? 0 : -1;
    if (control.tabIndex !== index) control.tabIndex = index;
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const cell = targetOf(event).closest?.(`${GRID} [data-date]`);
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const grid = cell.closest(GRID);
  const from = wanted || (cell.dataset.date ?? '');
  const to = led(event, from, cell);
  if (to === null) return;
  event.preventDefault();
  if (grid && to >= FIRST && to <= LAST) go(grid, to);
}

/**
 * Where a key leads to from a date; null: nowhere, it is not ours.
 * @param {KeyboardEvent} event
 * @param {string} date
 * @param {HTMLElement} cell
 * @returns {string|null}
 */
function led({ key, shiftKey }, date, cell) {
  if (key === 'PageUp' || key === 'PageDown') {
    return addMonths(date, (key === 'PageUp' ? -1 : 1) * (shiftKey ? 12 : 1));
  }
  if (shiftKey) return null;
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  switch (key) {
    case 'ArrowLeft': return addDays(date, isMirrored ? 1 : -1);
    case 'ArrowRight': return addDays(date, isMirrored ? -1 : 1);
    case 'ArrowUp': return addDays(date, -7);
    case 'ArrowDown': return addDays(date, 7);
    case 'Home': return datesBeside(cell).at(0) ?? null;
    case 'End': return datesBeside(cell).at(-1) ?? null;
    default: return null;
  }
}

/**
 * The dates of a week.
 * @param {HTMLElement} cell one of its days
 */
function datesBeside(cell) {
  const days = /** @type {HTMLElement[]} */ ([...cell.parentElement?.children ?? []]);
  return days.map((day) => day.dataset.date).filter(Boolean);
}

/** @param {HTMLElement} grid @param {string} date */
async function go(grid, date) {
  if (focusOn(date)) {
    // Back before it came: the month that was asked for is not gone to any more.
    if (wanted) nextTurn();
    wanted = '';
    return;
  }
  wanted = date;
  await visit(new URL(grid.dataset.dates + date, location.href), null);
  // Another key may have led further meanwhile.
  if (wanted !== date) return;
  wanted = '';
  focusOn(date);
}

/** @param {string} date */
function focusOn(date) {
  const control = document.querySelector(`${GRID} [data-date="${date}"] > *`);
  control?.focus();
  return control !== null;
}

/** @param {string} date @param {number} days */
function addDays(date, days) {
  return written(new Date(Date.parse(date) + days * DAY));
}

/**
 * The same day of another month, or its last.
 * @param {string} date
 * @param {number} months
 */
function addMonths(date, months) {
  const [year, month, day] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return written(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate()))));
}

/**
 * Beyond the year 9999 it is written with a sign, and so before all dates there are.
 * @param {Date} date
 */
function written(date) {
  return date.toISOString().split('T')[0];
}
