/**
 * Choosing several tasks: their total is shown as they are chosen; Shift chooses all between two.
 */
import { fieldAt, targetOf } from '../dom.js';
import { forget, renew } from '../pages/renew-part.js';
import { isPassing, isShown, replaceAddress } from '../pages/show-page.js';

const BOX = 'input[type="checkbox"][name="task"]';
/** A number of spoons under an unsorted task; the empty one leaves it out. */
const NUMBER = 'input[type="radio"][name^="cost-"]';
/** The fields of New Day that decide what comes. */
const OF_NEW_DAY = new Set(['spoons', 'shown', 'task', 'left', 'unfitting']);
/** As many tasks as an address has room for. */
const MOST = 40;
/** @type {HTMLInputElement|null} the box that was clicked last */
let last = null;
/** How many numbers New Day was asked for: only the last answer is shown. */
let numbers = 0;

/** Answers choosing from now on. */
export function startChoosing() {
  document.addEventListener('click', onClick);
  document.addEventListener('mousedown', (event) => {
    // It would select the text between the two.
    if (event.shiftKey && boxOf(targetOf(event))) event.preventDefault();
  });
  document.addEventListener('change', (event) => {
    const { form } = fieldAt(event);
    if (!targetOf(event).matches(`${BOX}, ${NUMBER}`)) return;
    // They were computed for the former choice.
    document.getElementById('swap')?.remove();
    addUp(form);
    keepChoice(form);
  });
  document.addEventListener('input', (event) => {
    const { name, form } = fieldAt(event);
    const coming = name === 'spoons' && form?.querySelector('#comes');
    if (form && coming) bringAnew(coming, form);
  });
  document.addEventListener('teaspoon:patched', () => {
    const total = document.getElementById('total');
    const form = total?.closest('form');
    // The answer to Submit counts the chosen tasks, and says why nothing was sent: no other total may take its place.
    if (total && isPassing()) forget(total);
    // A page that was made again does not know the choice made on it.
    else if (form?.querySelector(`${BOX}:checked, ${NUMBER}:checked`)) addUp(form);
  });
}

/**
 * The box that a click in it or in its label is meant for.
 * @param {HTMLElement} target
 * @returns {HTMLInputElement|null}
 */
function boxOf(target) {
  const box = target.closest?.('label')?.control ?? target;
  return box.matches?.(BOX) ? /** @type {HTMLInputElement} */ (box) : null;
}

/** @param {MouseEvent} event */
function onClick(event) {
  const box = boxOf(targetOf(event));
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

/**
 * @param {ParentNode} part
 * @returns {HTMLInputElement[]}
 */
const boxesIn = (part) => [.../** @type {NodeListOf<HTMLInputElement>} */ (part.querySelectorAll(BOX))];

/** @param {HTMLInputElement} from @param {HTMLInputElement} to */
function chooseBetween(from, to) {
  const boxes = to.form ? boxesIn(to.form) : [];
  const ends = [boxes.indexOf(from), boxes.indexOf(to)].sort((one, other) => one - other);
  if (ends[0] < 0) return;
  for (const box of boxes.slice(ends[0], ends[1] + 1)) box.checked = to.checked;
  addUp(to.form);
  keepChoice(to.form);
}

/**
 * Asks for the day's total with the chosen tasks; without an answer, the last total stays.
 * @param {HTMLFormElement|null} form
 */
function addUp(form) {
  const total = form?.querySelector('#total');
  if (!form || !total) return;
  // Where that fails, Submit counts again, and refuses what does not fit.
  renew(total, addressOf(total, form));
}

/**
 * The address that answers with the total of what is chosen; that of New Day depends on its number, too.
 * @param {HTMLElement} total
 * @param {HTMLFormElement} form
 */
function addressOf(total, form) {
  const address = new URL(total.dataset.total ?? '', location.href);
  const fields = 'whole' in total.dataset ? [...new FormData(form)].filter(([name]) => OF_NEW_DAY.has(name)) : choiceOf(form);
  for (const [name, value] of fields) address.searchParams.append(name, String(value));
  return address;
}

/**
 * Asks what comes into a new day of another number.
 * @param {HTMLElement} coming
 * @param {HTMLFormElement} form
 */
async function bringAnew(coming, form) {
  const total = form.querySelector('#total');
  if (!total) return;
  numbers += 1;
  const mine = numbers;
  if (!await renew(coming, addressOf(total, form)) || mine !== numbers) return;
  // A box that somebody has ticked keeps that, whatever its attribute says.
  for (const box of boxesIn(coming)) box.checked = box.defaultChecked;
  addUp(form);
}

/** @param {string} name */
const isChoice = (name) => name === 'task' || name.startsWith('cost-');

/**
 * The fields that say what is chosen.
 * @param {HTMLFormElement} form
 */
function choiceOf(form) {
  return [...new FormData(form)].filter(([name, value]) => isChoice(name) && value);
}

/**
 * Puts the choice into the address, so that it is there again after a reload, and on the way back from another page.
 * @param {HTMLFormElement|null} form
 */
function keepChoice(form) {
  const address = new URL(location.href);
  if (!form || !isShown(address) || !address.searchParams.has('select')) return;
  for (const name of [...address.searchParams.keys()]) if (isChoice(name)) address.searchParams.delete(name);
  // Every row that is chosen is named from now on.
  address.searchParams.set('select', '1');
  const choice = choiceOf(form);
  if (choice.length <= MOST) for (const [name, value] of choice) address.searchParams.append(name, String(value));
  replaceAddress(address);
}
