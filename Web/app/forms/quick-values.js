/**
 * Buttons that fill in the field they name, and show whether it says what they say. Without script each of them sends its form
 * with that value.
 */
import { fieldAt, inputOf, targetOf } from '../dom.js';
import { setValue } from './fields.js';

/** Answers those buttons from now on. */
export function startQuickValues() {
  document.addEventListener('click', (event) => {
    const button = /** @type {HTMLButtonElement|null|undefined} */ (targetOf(event).closest?.('button[data-sets]'));
    if (!button) return;
    event.preventDefault();
    for (const id of (button.dataset.sets ?? '').split(' ')) {
      const field = inputOf(id);
      if (!field) continue;
      setValue(field, button.value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  document.addEventListener('input', (event) => {
    const { id, value } = fieldAt(event);
    if (!id) return;
    const buttons = document.querySelectorAll(`button[data-sets~="${CSS.escape(id)}"]`);
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (buttons)) {
      const [first] = (button.dataset.sets ?? '').split(' ');
      if (first === id) button.setAttribute('aria-pressed', String(button.value === value));
    }
  });
}
