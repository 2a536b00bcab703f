/**
 * Rows arrive and leave softly. Nothing waits for it: an arriving row can be pressed at once, and one that leaves is no longer part of
 * the page while it fades where it was. A view transition would hold back the next tap until its pictures are taken.
 */
import { focused } from '../dom.js';
import { isStill } from '../device/look.js';
import { isHeld } from './rows.js';

const TIMING = { duration: 160, easing: 'ease-out' };
/** More rows than that at once, like a new list, are simply there, or gone. */
const MOST = 3;

/**
 * Lets rows that came into a list appear softly.
 * @param {ChildNode[]} nodes
 */
export function letArrive(nodes) {
  if (nodes.length > MOST || isStill()) return;
  for (const node of nodes) {
    const row = node.nodeType === Node.ELEMENT_NODE ? /** @type {Element} */ (node) : null;
    if (row?.matches('.row')) row.animate({ opacity: [0, 1], translate: ['0 -6px', 'none'] }, TIMING);
  }
}

/**
 * The rows of a list that leave it, so few that they can fade.
 *
 * @param {Element} list
 * @param {Map<string, Element>} known its elements by key
 * @param {Map<string, Element>} wanted those of the next page
 * @returns {Set<ChildNode>}
 */
export function leavingRows(list, known, wanted) {
  /** @type {Set<ChildNode>} */
  const leaving = new Set();
  if (!list.classList.contains('rows') || isStill()) return leaving;
  // A row that only moves to another list of the page is needed there.
  for (const [key, row] of known) if (!wanted.has(key) && row.matches('.row') && !isHeld(row)) leaving.add(row);
  return leaving.size > MOST || leaving.size === list.childElementCount ? new Set() : leaving;
}

/**
 * Removes the rows of a list that still fade from the last time: what is left of them would stand in the way of those that stay.
 * @param {Element} list
 */
export function removeLeaving(list) {
  if (!list.classList.contains('rows')) return;
  for (const row of list.querySelectorAll(':scope > [data-leaving]')) row.remove();
}

/**
 * Takes a row out of the page and lets its picture fade where it was.
 * @param {HTMLElement} row
 */
export function letLeave(row) {
  const active = focused();
  if (row.contains(active)) active?.blur();
  row.inert = true;
  row.setAttribute('aria-hidden', 'true');
  row.dataset.leaving = '';
  // Nothing finds it any more, and no form sends it.
  for (const part of [row, ...row.querySelectorAll('[id], [name]')]) {
    part.removeAttribute('id');
    part.removeAttribute('name');
  }
  row.animate({ opacity: [1, 0] }, { ...TIMING, fill: 'forwards' }).finished.then(() => row.remove(), () => {});
}
