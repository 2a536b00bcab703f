/**
 * Several lines pasted into a field for one: they go to the page that makes a task of each, with
 * what stood in the field before them.
 */
import { keepForNextPage } from './drafts.js';
import { visit } from '../navigation/navigate.js';

/** Answers pasting from now on. */
export function startPasting() {
  document.addEventListener('paste', onPaste);
}

/** @param {ClipboardEvent} event */
function onPaste(event) {
  const field = /** @type {HTMLInputElement|HTMLTextAreaElement} */ (event.target);
  if (!field.matches?.('[data-paste-many]')) return;
  const raw = event.clipboardData?.getData('text/plain') ?? '';
  if (!/[\n\r]/.test(raw)) return;
  const pasted = raw.trimEnd();
  // Indentation means something; empty lines before the first do not.
  const lines = pasted.replace(/^(?:[^\S\n\r]*(?:\r\n?|\n))+/, '');
  const { value } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  if (!/[\n\r]/.test(lines)) {
    // One line stays one: the line break at its end is left behind.
    event.preventDefault();
    field.setRangeText(lines, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  const before = (value.slice(0, start) + value.slice(end)).trim();
  const text = before ? `${before}\n${lines}` : lines;
  // Where nothing can be kept for the next page, the browser pastes what fits.
  if (!keepForNextPage('many-lines', text)) return;
  event.preventDefault();
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  visit(new URL(field.dataset.pasteMany ?? '', location.href), field);
}
