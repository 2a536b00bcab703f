/**
 * Hears of typing once it pauses, so that nothing is asked for at every letter.
 *
 * @typedef {import('./fields.js').Field} Field
 */
import { fieldAt } from '../dom.js';

/** So long (ms) nothing is typed before it counts as a pause. */
const PAUSE = 120;

/**
 * While an input method composes, what stands in the field is not what the person means yet: it
 * counts when the composition ends.
 *
 * @param {string} selector of the fields
 * @param {(field: Field) => (() => void)} typed called whenever something is typed; what it
 *   returns is called at the pause
 */
export function whenTyped(selector, typed) {
  let timer = 0;
  /** @param {Event} event */
  const hear = (event) => {
    const field = fieldAt(event);
    if (!field.matches?.(selector)) return;
    clearTimeout(timer);
    if (event.type === 'compositionstart' || /** @type {InputEvent} */ (event).isComposing) return;
    timer = setTimeout(typed(field), PAUSE);
  };
  for (const type of ['input', 'compositionstart', 'compositionend']) {
    document.addEventListener(type, hear);
  }
}
