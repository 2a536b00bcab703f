/**
 * Ignores the second tap of a double tap where the first one brought other controls under the finger: it would press one of those, which the
 * person has not even seen.
 */
import { targetOf } from '../dom.js';

/**
 * How soon (ms) and how near (px) a tap must follow to belong to a double tap: after the first tap or, on a slow device, after the page that
 * it brought. Nobody reads a button and decides to press it in that time.
 */
const SOON = 400;
const NEAR = 24;

/** @type {{time: number, x: number, y: number, control: Element|null, text: string|undefined}|null} the last tap */
let last = null;
/** @type {number|null} when the page has changed since (ms); null while it has not */
let changed = null;

/** @param {MouseEvent} event */
const controlAt = (event) => targetOf(event).closest?.('a, button, summary, label, input, select, textarea') ?? null;

export function ignoreSecondTaps() {
  document.addEventListener('teaspoon:patched', () => { changed = performance.now(); });
  document.addEventListener('click', onClick, { capture: true });
}

/** @param {MouseEvent} event */
function onClick(event) {
  // A key, or a script.
  if (event.detail === 0) return;
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const control = controlAt(event);
  const text = control?.textContent ?? undefined;
  const isSecond = last !== null && changed !== null && time - Math.max(last.time, changed) < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
  if (isSecond && last?.control && (control !== last.control || text !== last.text)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    last.time = time;
    return;
  }
  last = { time, x, y, control, text };
  changed = null;
}
