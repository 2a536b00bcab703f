/**
 * `<reorder-list>`: rows are dragged by their handle. While one is dragged nothing moves in the
 * document, only on the screen, so that Escape leaves no trace. With the handle focused the arrow
 * keys press the row's own buttons for moving up and down.
 */
import { act } from './acts.js';
import { whileDragging } from './drag.js';
import { say } from './toast.js';

/** So near (px) to the top the page scrolls along. */
const EDGE_TOP = 72;

export class ReorderList extends HTMLElement {
  #drag = null;

  constructor() {
    super();
    this.addEventListener('pointerdown', (event) => this.#begin(event));
    this.addEventListener('pointermove', (event) => this.#move(event));
    this.addEventListener('pointerup', (event) => this.#drop(event));
    this.addEventListener('pointercancel', () => this.#stop());
    this.addEventListener('keydown', (event) => this.#press(event));
  }

  disconnectedCallback() {
    this.#stop();
  }

  /** The handle that it came from, if that is of a row of this list and not of one within it. */
  #handleOf({ target }) {
    const handle = target.closest('button.handle');
    return handle?.closest('reorder-list') === this ? handle : null;
  }

  #press(event) {
    const handle = this.#handleOf(event);
    const way = { ArrowUp: 'up', ArrowDown: 'down' }[event.key];
    if (!handle || !way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    handle.closest('[data-move]')?.querySelector(`[data-move-to="${way}"]`)?.click();
  }

  #begin(event) {
    const row = this.#handleOf(event)?.closest('[data-move]');
    if (!row || !event.isPrimary || event.button !== 0 || this.#drag) return;
    // The list holds the pointer, not the handle: a patch may move the handle meanwhile.
    this.setPointerCapture(event.pointerId);
    const rows = [...row.parentElement.children].filter((child) => child.matches('[data-move]'));
    const boxes = rows.map((child) => {
      const { top, height } = child.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
    const from = rows.indexOf(row);
    this.#drag = {
      pointer: event.pointerId,
      row,
      rows,
      boxes,
      from,
      to: from,
      // How far the others make way: a row and the gap after it.
      step: stepAt(boxes, from),
      grip: event.clientY + scrollY,
      y: event.clientY,
      settle: whileDragging({
        top: EDGE_TOP,
        y: () => this.#drag.y,
        scrolled: () => this.#place(),
        escaped: () => this.#stop(),
      }),
    };
    row.dataset.dragging = '';
  }

  #move(event) {
    if (this.#drag?.pointer !== event.pointerId) return;
    this.#drag.y = event.clientY;
    this.#place();
  }

  /** Puts the row under the finger and the others out of its way. */
  #place() {
    const { row, rows, boxes, from, grip, y, step } = this.#drag;
    const moved = y + scrollY - grip;
    const middle = boxes[from].top + boxes[from].height / 2 + moved;
    const isAbove = ({ top, height }, at) => at !== from && top + height / 2 < middle;
    const to = boxes.filter(isAbove).length;
    this.#drag.to = to;
    rows.forEach((other, at) => {
      let shift = 0;
      if (other === row) shift = moved;
      else if (at > from && at <= to) shift = -step;
      else if (at < from && at >= to) shift = step;
      other.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
  }

  async #drop(event) {
    if (this.#drag?.pointer !== event.pointerId) return;
    const { row, rows, from, to } = this.#drag;
    this.#stop();
    if (this.#isOverAnother(event)) {
      say(this.dataset.apart);
      return;
    }
    if (to === from || !row.isConnected) return;
    const following = row.nextSibling;
    const list = row.parentElement;
    const others = rows.filter((other) => other !== row);
    list.insertBefore(row, others[to] ?? others.at(-1).nextSibling);
    const form = this.closest('form');
    const data = new URLSearchParams({ before: idOf(others[to]), after: idOf(others[to - 1]) });
    // What the form says of itself: its nonce, where to go afterwards, and which list it is.
    for (const { name, value } of form?.querySelectorAll('input[type="hidden"]') ?? []) data.append(name, value);
    const done = await act(row.dataset.move, data, null, row.querySelector('button.handle'));
    // Not kept, so not shown as if it were.
    if (!done && row.isConnected) list.insertBefore(row, following?.isConnected ? following : null);
  }

  /** Whether something is dropped on the rows of another group, where it cannot be. */
  #isOverAnother({ clientY: y }) {
    return this.dataset.apart && [...document.querySelectorAll('reorder-list')].some((other) => {
      const { top, bottom } = other.getBoundingClientRect();
      return other !== this && top <= y && y <= bottom;
    });
  }

  #stop() {
    if (!this.#drag) return;
    const { row, rows, settle } = this.#drag;
    this.#drag = null;
    settle();
    for (const other of rows) other.removeAttribute('style');
    delete row.dataset.dragging;
  }
}

function stepAt(boxes, at) {
  const [first, second] = at + 1 < boxes.length ? [at, at + 1] : [at - 1, at];
  if (first < 0) return 0;
  const gap = boxes[second].top - boxes[first].top - boxes[first].height;
  return boxes[at].height + gap;
}

/** The task's id as it stands in its address: `/app/tasks/<id>/move`. */
function idOf(row) {
  return row?.dataset.move.split('/').at(-2) ?? '';
}
