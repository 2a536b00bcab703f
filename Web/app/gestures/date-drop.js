/**
 * Tasks are dragged onto a day, as a second way to press the button that moves them there: a row of the calendar onto another of its
 * days; in a wide window, with a mouse, a row of any page onto *Today* at the side. Nothing moves in the document meanwhile: a copy
 * of the title follows the pointer. Escape leaves no trace.
 */
import { act } from '../forms/form-queue.js';
import { hiddenIn, targetOf } from '../dom.js';
import { swallowClick, whileDragging } from './drag.js';

/** So far (px) a finger goes before it is no tap. */
const SLOP = 8;
/** So near (px) to the top the page scrolls along. */
const EDGE_TOP = 96;
const TODAY = '/app/today';
const TODAY_AT_SIDE = `#bar a[href="${TODAY}"]`;

/**
 * @typedef {object} Way what can be dragged where
 * @property {string} grip
 * @property {(grip: HTMLElement, event: PointerEvent) => boolean} [isOffered]
 * @property {string} target
 * @property {(grip: HTMLElement) => string} address of the form that is sent
 * @property {(grip: HTMLElement, target: HTMLElement) => Record<string, string>} fields
 */

/** @type {Way[]} the first that fits counts */
const WAYS = [
  {
    grip: '[data-drop-on]',
    target: '[data-date]',
    address: (grip) => grip.dataset.dropOn ?? '',
    fields: ({ dataset: { part } }, target) => ({ date: target.dataset.date ?? '', ...(part && { part }) }),
  },
  {
    grip: '#main .row[id^="task-"] a.what',
    // A finger scrolls and swipes there. What is done, or in today's list already, cannot be added to it.
    isOffered: (grip, { pointerType }) => pointerType === 'mouse' && !grip.closest('.done')
      && location.pathname !== TODAY && Boolean(document.querySelector(TODAY_AT_SIDE)?.offsetParent),
    target: TODAY_AT_SIDE,
    address: (grip) => `${/** @type {HTMLAnchorElement} */ (grip).pathname}/today`,
    fields: () => ({}),
  },
];

/**
 * @typedef {object} Drag
 * @property {Way} way
 * @property {number} pointer
 * @property {HTMLElement} grip what is held
 * @property {HTMLElement} row
 * @property {number} x where the pointer is (px)
 * @property {number} y
 * @property {number} fromX where it was put down
 * @property {number} fromY
 * @property {HTMLElement|null} ghost the copy that follows the pointer
 * @property {HTMLElement|null} over the day below the pointer
 * @property {() => void} settle ends it
 */

/** @type {Drag|null} */
let drag = null;

/** Lets rows be dragged from now on. */
export function startDateDrop() {
  document.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', drop);
  document.addEventListener('pointercancel', ({ pointerId }) => {
    if (drag?.pointer === pointerId) stop();
  });
  // Prevents the menu of a long press, and the browser's own dragging of links.
  for (const kind of ['contextmenu', 'dragstart']) {
    document.addEventListener(kind, (event) => {
      // A mouse has another button for its menu.
      const isMouse = /** @type {PointerEvent} */ (event).pointerType === 'mouse';
      if (drag || (!isMouse && targetOf(event).closest?.('[data-drop-on]'))) event.preventDefault();
    });
  }
}

/** @param {PointerEvent} event */
function begin(event) {
  // The end of the last press is lost where another window comes to the front meanwhile.
  if (drag?.pointer === event.pointerId) stop();
  if (drag || !event.isPrimary || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const way = WAYS.find(({ grip, isOffered }) => {
    const held = targetOf(event).closest?.(grip);
    return held && (isOffered?.(held, event) ?? true);
  });
  if (!way) return;
  const grip = targetOf(event).closest(way.grip);
  const row = grip?.closest('li');
  if (!grip || !row) return;
  const { pointerId: pointer, clientX: x, clientY: y } = event;
  drag = { way, pointer, grip, row, x, y, fromX: x, fromY: y, ghost: null, over: null, settle: () => {} };
  // A finger holds what it was put on, which may be gone before it is lifted.
  if (grip.hasPointerCapture(pointer)) grip.releasePointerCapture(pointer);
}

/** @param {PointerEvent} event */
function move(event) {
  if (drag?.pointer !== event.pointerId) return;
  drag.x = event.clientX;
  drag.y = event.clientY;
  if (!drag.ghost) {
    if (Math.hypot(drag.x - drag.fromX, drag.y - drag.fromY) < SLOP) return;
    lift(drag);
  }
  position(drag);
}

/**
 * From here on it is no tap.
 * @param {Drag} held
 */
function lift(held) {
  const { row, pointer } = held;
  document.getElementById('main')?.setPointerCapture(pointer);
  row.dataset.dragging = '';
  const ghost = document.createElement('div');
  held.ghost = ghost;
  ghost.className = 'dragged-task';
  ghost.dir = 'auto';
  ghost.textContent = row.querySelector('.title')?.textContent ?? '';
  ghost.setAttribute('aria-hidden', 'true');
  // Outside of the body, which is patched.
  document.documentElement.append(ghost);
  held.settle = whileDragging({
    top: EDGE_TOP,
    y: () => held.y,
    scrolled: () => position(held),
    escaped: () => {
      stop();
      swallowClick();
    },
  });
}

/**
 * Puts the copy under the pointer, and finds the day that lies there.
 * @param {Drag} held
 */
function position(held) {
  const { way, ghost, x, y } = held;
  if (!ghost) return;
  const left = Math.min(Math.max(x - ghost.offsetWidth / 2, 8), innerWidth - ghost.offsetWidth - 8);
  ghost.style.transform = `translate(${left}px, ${y - ghost.offsetHeight - 12}px)`;
  const day = document.elementFromPoint(x, y)?.closest(way.target) ?? null;
  const over = day && !day.contains(held.row) ? day : null;
  if (over === held.over) return;
  delete held.over?.dataset.dropping;
  held.over = over;
  if (over) over.dataset.dropping = '';
}

/** @param {PointerEvent} event */
function drop(event) {
  if (drag?.pointer !== event.pointerId) return;
  const { way, grip, row, ghost, over } = drag;
  stop();
  if (!ghost) return;
  swallowClick();
  if (!over || !row.isConnected) return;
  const data = new URLSearchParams(way.fields(grip, over));
  // The form's own fields: its nonce, and where to go afterwards.
  for (const { name, value } of hiddenIn(row.closest('form'))) data.append(name, value);
  act(way.address(grip), data, null, grip);
}

function stop() {
  if (!drag) return;
  const { row, ghost, over, settle } = drag;
  drag = null;
  settle();
  ghost?.remove();
  delete row.dataset.dragging;
  delete over?.dataset.dropping;
}
