/**
 * Rows of the calendar are dragged onto a day: the second way to press what moves them. `a[data-drop-on]` is what a row is dragged
 * by, and what it is posted to; `[data-date]` is where it can be dropped. Nothing moves in the document meanwhile: a copy follows
 * the finger. Escape leaves no trace.
 */
import { act } from './form-queue.js';
import { swallowClick, whileDragging } from './drag.js';

/** So far (px) a finger goes before it is no tap. */
const SLOP = 8;
/** So near (px) to the top the page scrolls along. */
const EDGE_TOP = 96;

/** @type {{pointer: number, grip: Element, row: Element, x: number, y: number, ghost: Element|null, over: Element|null, settle: () => void}|null} */
let drag = null;

/** Lets rows be dragged from now on. */
export function startDateDrop() {
  document.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', drop);
  document.addEventListener('pointercancel', ({ pointerId }) => {
    if (drag?.pointer === pointerId) stop();
  });
  // What a long press would open, and the browser's own dragging of links.
  for (const kind of ['contextmenu', 'dragstart']) {
    document.addEventListener(kind, (event) => {
      if (event.target.closest?.('[data-drop-on]')) event.preventDefault();
    });
  }
}

function begin(event) {
  const grip = event.target.closest?.('[data-drop-on]');
  if (!grip || drag || !event.isPrimary || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { pointerId: pointer, clientX: x, clientY: y } = event;
  drag = { pointer, grip, row: grip.closest('li'), x, y, fromX: x, fromY: y, ghost: null, over: null, settle: () => {} };
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

/** Puts the copy under the finger, and finds the day that lies there. */
function place() {
  const { ghost, x, y } = drag;
  const left = Math.min(Math.max(x - ghost.offsetWidth / 2, 8), innerWidth - ghost.offsetWidth - 8);
  ghost.style.transform = `translate(${left}px, ${y - ghost.offsetHeight - 12}px)`;
  const day = document.elementFromPoint(x, y)?.closest('[data-date]') ?? null;
  const over = day && !day.contains(drag.row) ? day : null;
  if (over === drag.over) return;
  delete drag.over?.dataset.dropping;
  drag.over = over;
  if (over) over.dataset.dropping = '';
}

function drop(event) {
  if (drag?.pointer !== event.pointerId) return;
  const { grip, row, ghost, over } = drag;
  const date = over?.dataset.date;
  stop();
  if (!ghost) return;
  swallowClick();
  if (!date || !row.isConnected) return;
  const data = new URLSearchParams({ date });
  if (grip.dataset.part) data.append('part', grip.dataset.part);
  // What the form says of itself: its nonce, and where to go afterwards.
  for (const { name, value } of row.closest('form').querySelectorAll('input[type="hidden"]')) data.append(name, value);
  act(grip.dataset.dropOn, data, null, grip);
}

function stop() {
  const { row, ghost, over, settle } = drag;
  drag = null;
  settle();
  ghost?.remove();
  delete row.dataset.dragging;
  delete over?.dataset.dropping;
}
