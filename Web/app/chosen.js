/**
 * Choosing several tasks: how many are chosen is said, and what they make of the day; Shift chooses
 * all between two.
 */
import { renew } from './renew.js';

const BOX = 'input[type="checkbox"][name="task"]';
/** A number of spoons under an unsorted task; the empty one leaves it out. */
const NUMBER = 'input[type="radio"][name^="cost-"]';
/** So long (ms) nothing is chosen before it is said: not at every box. */
const PAUSE = 400;

/** The box that was clicked last. */
let last = null;
let timer = 0;

/** Answers choosing from now on. */
export function startChoosing() {
  document.addEventListener('click', onClick);
  document.addEventListener('mousedown', (event) => {
    // It would select the text between the two.
    if (event.shiftKey && boxOf(event.target)) event.preventDefault();
  });
  document.addEventListener('change', ({ target }) => {
    if (!target.matches(`${BOX}, ${NUMBER}`)) return;
    sayLater();
    addUp(target.form);
  });
  document.addEventListener('teaspoon:patched', sayLater);
}

/** The box that a click in it or in its label is meant for. */
function boxOf(target) {
  const box = target.closest?.('label')?.control ?? target;
  return box.matches?.(BOX) ? box : null;
}

function onClick(event) {
  const box = boxOf(event.target);
  if (!box) return;
  const from = event.shiftKey ? last : null;
  if (event.target === box) {
    last = box;
  } else if (from) {
    // Engines differ in what a label does with Shift.
    event.preventDefault();
    box.click();
  }
  if (from) chooseBetween(from, box);
}

function chooseBetween(from, to) {
  const boxes = [...to.form?.querySelectorAll(BOX) ?? []];
  const ends = [boxes.indexOf(from), boxes.indexOf(to)].sort((one, other) => one - other);
  if (ends[0] < 0) return;
  for (const box of boxes.slice(ends[0], ends[1] + 1)) box.checked = to.checked;
  sayLater();
  addUp(to.form);
}

function sayLater() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const place of document.querySelectorAll('form [data-count]')) say(place);
  }, PAUSE);
}

function say(place) {
  // Chosen tasks whose rows are not on this page are hidden fields.
  const chosen = `${BOX}:checked, ${NUMBER}:checked:not([value=""]), input[type="hidden"][name="task"]`;
  const { length } = place.closest('form').querySelectorAll(chosen);
  // That nothing is chosen any more is worth saying; that nothing is chosen yet is not.
  const text = length > 0 ? `${length} chosen` : place.textContent && 'None chosen';
  if (place.textContent !== text) place.textContent = text;
}

/** Asks what the day comes to with what is chosen; where nobody answers, the last total stays. */
function addUp(form) {
  const total = form?.querySelector('#total');
  if (!total) return;
  const address = new URL(total.dataset.total, location.href);
  const said = [...new FormData(form)].filter(([name, value]) => name === 'task' || (name.startsWith('cost-') && value));
  address.search = new URLSearchParams(said);
  // Where that fails, Submit counts again, and refuses what does not fit.
  renew(total, address);
}
