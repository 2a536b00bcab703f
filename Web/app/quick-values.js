/**
 * Buttons that fill in the field they name, and show whether it says what they say. Without script each of them sends its form
 * with that value.
 */
import { setValue } from './fields.js';

/** Answers those buttons from now on. */
export function startQuickValues() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('button[data-sets]');
    if (!button) return;
    event.preventDefault();
    for (const id of button.dataset.sets.split(' ')) {
      const field = document.getElementById(id);
      if (!field) continue;
      setValue(field, button.value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  document.addEventListener('input', ({ target }) => {
    if (!target.id) return;
    for (const button of document.querySelectorAll(`button[data-sets~="${CSS.escape(target.id)}"]`)) {
      const [first] = button.dataset.sets.split(' ');
      if (first === target.id) button.setAttribute('aria-pressed', String(button.value === target.value));
    }
  });
}
