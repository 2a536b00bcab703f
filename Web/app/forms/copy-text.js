/**
 * `<copy-text>`: its button copies the text of the field beside it, and says so. Where the browser does not let it, the text is selected,
 * so that the person can copy it.
 */
import { announce } from '../pages/announce.js';
import { words } from '../texts/words.js';

export class CopyText extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.#copy());
  }

  async #copy() {
    const field = this.querySelector('input');
    const said = this.querySelector('[role="status"]');
    if (!field) return;
    field.select();
    try {
      // There is no clipboard on a page that came without TLS.
      await navigator.clipboard.writeText(field.value);
      announce(said, words('copy-done'));
    } catch {
      field.focus();
      announce(said, words('copy-selected'));
    }
  }
}
