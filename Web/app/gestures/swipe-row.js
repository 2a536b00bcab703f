/**
 * `<swipe-row>`: a swipe to the left, past a third of the row, presses the row's `[data-swipe]` button, one to the right its
 * `[data-swipe-right]` button, if it has any. While the finger is down `data-swiping` says `near` or `past`, `data-way` the
 * direction and `data-says` the word for it, which the style shows beside the row. Where one reads from right to left, left and
 * right change places.
 */
import { targetOf } from '../dom.js';
import { swallowClick } from './drag.js';
import { isStill } from '../device/look.js';

/** So near (px) to an edge of the screen a swipe is the system's: back, forward. */
const EDGE = 24;
/** So far (px) a finger goes before it is known what it wants. */
const SLOP = 8;
/** How long (ms) a row takes to go back to its place. */
const SETTLE = 150;
/** Elements that need the finger for themselves. */
const OTHERS = 'button.handle, [data-drop-on], input:not([type="checkbox"]), textarea, select';

export class SwipeRow extends HTMLElement {
  /** @type {{pointer: number, x: number, y: number, width: number, way: 'left'|'right'|null}|null} */
  #gesture = null;

  constructor() {
    super();
    this.addEventListener('pointerdown', (event) => this.#begin(event));
    this.addEventListener('pointermove', (event) => this.#move(event));
    this.addEventListener('pointerup', (event) => this.#end(event));
    this.addEventListener('pointercancel', (event) => this.#cancel(event));
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    // A mouse has the button itself; dragging with it selects text.
    // One that got no way may have ended elsewhere: a long press takes the finger along.
    if (!event.isPrimary || event.pointerType === 'mouse' || this.#gesture?.way) return;
    if (event.clientX < EDGE || event.clientX > innerWidth - EDGE) return;
    if (targetOf(event).closest(OTHERS)) return;
    if (!this.#button('left') && !this.#button('right')) return;
    this.#gesture = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      width: this.offsetWidth,
      way: null,
    };
  }

  /**
   * The button that a swipe that way presses.
   * @param {'left'|'right'} way
   */
  #button(way) {
    return way === 'left' ? this.querySelector('[data-swipe]') : this.closest('.row')?.querySelector('[data-swipe-right]');
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const gesture = this.#gesture;
    if (gesture?.pointer !== event.pointerId) return;
    const mirror = document.dir === 'rtl' ? -1 : 1;
    const left = mirror * (gesture.x - event.clientX);
    if (!gesture.way) {
      const down = Math.abs(event.clientY - gesture.y);
      if (Math.max(Math.abs(left), down) < SLOP) return;
      const way = left > 0 ? 'left' : 'right';
      const button = this.#button(way);
      if (Math.abs(left) <= down || !button) {
        // Scrolling, or a way in which nothing is to be done: not ours, even if it turns later.
        this.#gesture = null;
        return;
      }
      gesture.way = way;
      this.setPointerCapture(event.pointerId);
      this.style.transition = 'none';
      this.dataset.way = way;
      this.dataset.says = way === 'left' ? button.dataset.swipe : button.dataset.swipeRight;
    }
    const sign = gesture.way === 'left' ? -1 : 1;
    const distance = Math.min(Math.max(-sign * left, 0), gesture.width);
    this.style.transform = `translateX(${mirror * sign * distance}px)`;
    this.dataset.swiping = distance > gesture.width / 3 ? 'past' : 'near';
  }

  /** @param {PointerEvent} event */
  #end(event) {
    if (this.#gesture?.pointer !== event.pointerId) return;
    const { way } = this.#gesture;
    this.#gesture = null;
    if (!way) return;
    const isPast = this.dataset.swiping === 'past';
    this.#settle();
    if (isPast) this.#button(way)?.click();
    swallowClick();
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    if (this.#gesture?.pointer !== event.pointerId) return;
    const { way } = this.#gesture;
    this.#gesture = null;
    if (way) this.#settle();
  }

  /** Lets the row go back to its place. */
  #settle() {
    const still = isStill();
    this.style.transition = still ? 'none' : `transform ${SETTLE}ms ease-out`;
    this.style.transform = 'none';
    const clear = () => {
      // A finger that has not moved in a direction yet may never do so, and nothing else would clear the row.
      if (this.#gesture?.way) return;
      this.removeAttribute('style');
      delete this.dataset.swiping;
      delete this.dataset.way;
      delete this.dataset.says;
    };
    if (still) clear();
    else setTimeout(clear, SETTLE);
  }
}
