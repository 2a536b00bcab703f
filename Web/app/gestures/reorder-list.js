/**
 * `<reorder-list>`: rows are dragged by their handle, or, with a finger, from anywhere in them after it has lain still for a moment:
 * a finger that moves before scrolls or swipes. While one is dragged nothing moves in the
 * document, only on the screen, so that Escape leaves no trace. With the handle focused the arrow
 * keys press the row's own buttons for moving up and down.
 */
import { hiddenIn, targetOf } from '../dom.js';
import { act } from '../forms/form-queue.js';
import { swallowClick, whileDragging } from './drag.js';
import { say } from '../pages/toast.js';

/** So near (px) to the top the page scrolls along. */
const EDGE_TOP = 72;
/** How long (ms) a finger lies on a row before it lifts it. */
const HOLD = 500;
/** How far (px) it may tremble meanwhile. */
const TREMBLE = 8;
/** Elements that use a long touch themselves, and the tick, on which a finger rests to tick. */
const OTHERS = 'input, textarea, select, [contenteditable], .tick, .take';

const KEYS = new Map([['ArrowUp', 'up'], ['ArrowDown', 'down']]);

/**
 * @typedef {object} Box where a row lies (px), however far the page is scrolled
 * @property {number} top
 * @property {number} height
 *
 * @typedef {object} Drag
 * @property {number} pointer
 * @property {HTMLElement} row
 * @property {HTMLElement[]} rows all of the list
 * @property {Box[]} boxes where they lie
 * @property {number} from the index of the row among them
 * @property {number} to the index that it has been dragged to
 * @property {number} step how far (px) the others make way: a row and the gap after it
 * @property {number} grip where the row was taken (px)
 * @property {number} y where the pointer is (px)
 * @property {boolean} isHeld whether it was lifted by a long touch
 * @property {() => void} settle ends it
 */

export class ReorderList extends HTMLElement {
  /** @type {Drag|null} */
  #drag = null;
  /** @type {{pointer: number, x: number, y: number, timer: number}|null} a finger that lies on a row, and may lift it */
  #hold = null;

  constructor() {
    super();
    this.addEventListener('pointerdown', (event) => this.#begin(event));
    this.addEventListener('pointermove', (event) => this.#move(event));
    this.addEventListener('pointerup', (event) => this.#drop(event));
    this.addEventListener('pointercancel', () => {
      this.#letGo();
      this.#stop();
    });
    // Once a row is lifted the finger moves it, and not the page: said before the browser begins to scroll.
    this.addEventListener('touchmove', (event) => {
      if (this.#drag) event.preventDefault();
    }, { passive: false });
    // Prevents the menu of a long press.
    this.addEventListener('contextmenu', (event) => {
      if (this.#hold || this.#drag) event.preventDefault();
    });
    this.addEventListener('keydown', (event) => this.#press(event));
  }

  disconnectedCallback() {
    this.#letGo();
    this.#stop();
  }

  /**
   * The handle that it came from, if that is of a row of this list and not of one within it.
   * @param {Event} event
   */
  #handleOf(event) {
    const handle = targetOf(event).closest('button.handle');
    return handle?.closest('reorder-list') === this ? handle : null;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const handle = this.#handleOf(event);
    const way = KEYS.get(event.key);
    if (!handle || !way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    handle.closest('[data-move]')?.querySelector(`[data-move-to="${way}"]`)?.click();
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    this.#letGo();
    if (!event.isPrimary || event.button !== 0 || this.#drag) return;
    const row = this.#handleOf(event)?.closest('[data-move]');
    if (row) this.#lift(row, event);
    else this.#wait(event);
  }

  /**
   * A finger that stays where it is lifts the row under it. A mouse has the handle; to hold it marks text.
   * @param {PointerEvent} event
   */
  #wait(event) {
    const row = targetOf(event).closest('[data-move]');
    if (event.pointerType !== 'touch' || row?.closest('reorder-list') !== this || targetOf(event).closest(OTHERS)) return;
    const { pointerId, clientX, clientY } = event;
    const timer = setTimeout(() => {
      this.#hold = null;
      if (!row.isConnected) return;
      this.#lift(row, { pointerId, clientY }, true);
      navigator.vibrate?.(10);
    }, HOLD);
    this.#hold = { pointer: pointerId, x: clientX, y: clientY, timer };
  }

  #letGo() {
    if (this.#hold) clearTimeout(this.#hold.timer);
    this.#hold = null;
  }

  /**
   * @param {HTMLElement} row
   * @param {{pointerId: number, clientY: number}} event
   * @param {boolean} [isHeld] whether it is lifted by a long touch
   */
  #lift(row, event, isHeld = false) {
    // The list holds the pointer, not the handle: a patch may move the handle meanwhile.
    this.setPointerCapture(event.pointerId);
    const rows = /** @type {HTMLElement[]} */ ([...row.parentElement?.children ?? []].filter((child) => child.matches('[data-move]')));
    const boxes = rows.map((child) => {
      const { top, height } = child.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
    const from = rows.indexOf(row);
    /** @type {Drag} */
    const drag = {
      pointer: event.pointerId,
      row,
      rows,
      boxes,
      from,
      to: from,
      step: stepAt(boxes, from),
      grip: event.clientY + scrollY,
      y: event.clientY,
      isHeld,
      settle: whileDragging({
        top: EDGE_TOP,
        y: () => drag.y,
        scrolled: () => this.#position(),
        escaped: () => this.#stop(),
      }),
    };
    this.#drag = drag;
    row.dataset.dragging = '';
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const hold = this.#hold;
    if (hold?.pointer === event.pointerId && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > TREMBLE) this.#letGo();
    if (this.#drag?.pointer !== event.pointerId) return;
    this.#drag.y = event.clientY;
    this.#position();
  }

  /** Puts the row under the finger and the others out of its way. */
  #position() {
    const drag = this.#drag;
    if (!drag) return;
    const { row, rows, boxes, from, grip, y, step } = drag;
    const moved = y + scrollY - grip;
    const middle = boxes[from].top + boxes[from].height / 2 + moved;
    /** @type {(box: Box, at: number) => boolean} */
    const isAbove = ({ top, height }, at) => at !== from && top + height / 2 < middle;
    const to = boxes.filter(isAbove).length;
    drag.to = to;
    rows.forEach((other, at) => {
      let shift = 0;
      if (other === row) shift = moved;
      else if (at > from && at <= to) shift = -step;
      else if (at < from && at >= to) shift = step;
      other.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
  }

  /** @param {PointerEvent} event */
  async #drop(event) {
    this.#letGo();
    if (this.#drag?.pointer !== event.pointerId) return;
    const { row, rows, from, to, isHeld } = this.#drag;
    this.#stop();
    // The finger is lifted where there is a link or a button.
    if (isHeld) swallowClick();
    if (this.#isOverAnother(event)) {
      say(this.dataset.apart ?? '');
      return;
    }
    if (to === from || !row.isConnected) return;
    const following = row.nextSibling;
    const list = row.parentElement;
    const others = rows.filter((other) => other !== row);
    // Others may have left by an earlier command that was answered meanwhile.
    /** @param {HTMLElement} other */
    const isThere = (other) => other.parentElement === list && !other.inert;
    const [below, above] = [others.slice(to).find(isThere), others.slice(0, to).reverse().find(isThere)];
    if (!list || (!below && !above)) return;
    list.insertBefore(row, below ?? above?.nextSibling ?? null);
    const form = this.closest('form');
    const data = new URLSearchParams({ before: idOf(below), after: idOf(above) });
    // The form's own fields: its nonce, where to go afterwards, and which list it is.
    for (const { name, value } of hiddenIn(form)) data.append(name, value);
    const done = await act(row.dataset.move ?? '', data, null, row.querySelector('button.handle'));
    // Not kept, so not shown as if it were.
    if (!done && row.isConnected) list.insertBefore(row, following?.isConnected ? following : null);
  }

  /**
   * Whether something is dropped on the rows of another group, where it cannot be.
   * @param {PointerEvent} event
   */
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

/** @param {Box[]} boxes @param {number} at */
function stepAt(boxes, at) {
  const [first, second] = at + 1 < boxes.length ? [at, at + 1] : [at - 1, at];
  if (first < 0) return 0;
  const gap = boxes[second].top - boxes[first].top - boxes[first].height;
  return boxes[at].height + gap;
}

/**
 * The task's id as it stands in its address: `/app/tasks/<id>/move`.
 * @param {HTMLElement|undefined} row
 */
function idOf(row) {
  return row?.dataset.move?.split('/').at(-2) ?? '';
}
