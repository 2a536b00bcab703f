/**
 * Tasks are dragged onto a day, as a second way to press the button that moves them there: a row of the calendar onto another of its
 * days; in a wide window, with a mouse, a row of any page onto *Today* at the side. Nothing moves in the document meanwhile: a copy
 * of the title follows the pointer. Escape leaves no trace.
 */
import { act } from './form-queue.js';
import { swallowClick, whileDragging } from './drag.js';

/** So far (px) a finger goes before it is no tap. */
const SLOP = 8;
/** So near (px) to the top the page scrolls along. */
const EDGE_TOP = 96;
const TODAY = '/app/today';
const TODAY_AT_SIDE = `#bar a[href="${TODAY}"]`;

/**
 * What can be dragged where. The first that fits a place counts.
 *
 * @type {Array<{grip: string, isOffered?: (grip: Element, event: PointerEvent) => boolean, target: string,
 *   address: (grip: Element) => string, fields: (grip: Element, target: Element) => Record<string, string>}>}
 */
const WAYS = [
  {
    grip: '[data-drop-on]',
    target: '[data-date]',
    address: (grip) => grip.dataset.dropOn,
    fields: ({ dataset: { part } }, target) => ({ date: target.dataset.date, ...(part && { part }) }),
  },
  {
    grip: '#main .row[id^="task-"] a.what',
    // A finger scrolls and swipes there. What is done, or in today's list already, cannot be added to it.
    isOffered: (grip, { pointerType }) => pointerType === 'mouse' && !grip.closest('.done')
      && location.pathname !== TODAY && Boolean(document.querySelector(TODAY_AT_SIDE)?.offsetParent),
    target: TODAY_AT_SIDE,
    address: (grip) => `${grip.pathname}/today`,
    fields: () => ({}),
  },
];

/** @type {{way: object, pointer: number, grip: Element, row: Element, x: number, y: number, ghost: Element|null, over: Element|null, settle: () => void}|null} */
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
      if (drag || (event.pointerType !== 'mouse' && event.target.closest?.('[data-drop-on]'))) event.preventDefault();
    });
  }
}

function begin(event) {
  // The end of the last press is lost where another window comes to the front meanwhile.
  if (drag?.pointer === event.pointerId) stop();
  if (drag || !event.isPrimary || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const way = WAYS.find(({ grip, isOffered }) => {
    const held = event.target.closest?.(grip);
    return held && (isOffered?.(held, event) ?? true);
  });
  if (!way) return;
  const grip = event.target.closest(way.grip);
  const { pointerId: pointer, clientX: x, clientY: y } = event;
  drag = { way, pointer, grip, row: grip.closest('li'), x, y, fromX: x, fromY: y, ghost: null, over: null, settle: () => {} };
  // A finger holds what it was put on, which may be gone before it is lifted.
  if (grip.hasPointerCapture(pointer)) grip.releasePointerCapture(pointer);
}

function move(event) {
  if (drag?.pointer !== event.pointerId) return;
  drag.x = event.clientX;
  drag.y = event.clientY;
  if (!drag.ghost) {
    if (Math.hypot(drag.x - drag.fromX, drag.y - drag.fromY) < SLOP) return;
    lift();
  }
  place();
}

/** From here on it is no tap. */
function lift() {
  const { row } = drag;
  document.getElementById('main').setPointerCapture(drag.pointer);
  row.dataset.dragging = '';
  drag.ghost = document.createElement('div');
  drag.ghost.className = 'dragged-task';
  drag.ghost.dir = 'auto';
  drag.ghost.textContent = row.querySelector('.title').textContent;
  drag.ghost.setAttribute('aria-hidden', 'true');
  // Outside of the body, which is patched.
  document.documentElement.append(drag.ghost);
  drag.settle = whileDragging({
    top: EDGE_TOP,
    y: () => drag.y,
    scrolled: place,
    escaped: () => {
      stop();
      swallowClick();
    },
  });
}

/** Puts the copy under the pointer, and finds the day that lies there. */
function place() {
  const { way, ghost, x, y } = drag;
  const left = Math.min(Math.max(x - ghost.offsetWidth / 2, 8), innerWidth - ghost.offsetWidth - 8);
  ghost.style.transform = `translate(${left}px, ${y - ghost.offsetHeight - 12}px)`;
  const day = document.elementFromPoint(x, y)?.closest(way.target) ?? null;
  const over = day && !day.contains(drag.row) ? day : null;
  if (over === drag.over) return;
  delete drag.over?.dataset.dropping;
  drag.over = over;
  if (over) over.dataset.dropping = '';
}

function drop(event) {
  if (drag?.pointer !== event.pointerId) return;
  const { way, grip, row, ghost, over } = drag;
  stop();
  if (!ghost) return;
  swallowClick();
  if (!over || !row.isConnected) return;
  const data = new URLSearchParams(way.fields(grip, over));
  // The form's own fields: its nonce, and where to go afterwards.
  for (const { name, value } of row.closest('form').querySelectorAll('input[type="hidden"]')) data.append(name, value);
  act(way.address(grip), data, null, grip);
}

function stop() {
  const { row, ghost, over, settle } = drag;
  drag = null;
  settle();
  ghost?.remove();
  delete row.dataset.dragging;
  delete over?.dataset.dropping;
}
