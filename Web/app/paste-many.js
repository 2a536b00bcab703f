/**
 * Several lines pasted into a field for one: they go to the page that makes a task of each, with
 * what stood in the field before them.
 */
import { handOver } from './drafts.js';
import { visit } from './navigate.js';

/** Answers pasting from now on. */
export function startPasting() {
  document.addEventListener('paste', onPaste);
}

function onPaste(event) {
  const field = event.target;
  if (!field.matches?.('input[data-paste-many]')) return;
  const pasted = event.clipboardData?.getData('text/plain').trimEnd() ?? '';
  // Indentation means something; empty lines before the first do not.
  const lines = pasted.replace(/^(?:[^\S\n\r]*(?:\r\n?|\n))+/, '');
  if (!/[\n\r]/.test(lines)) return;
  const { value, selectionStart, selectionEnd } = field;
  const before = (value.slice(0, selectionStart) + value.slice(selectionEnd)).trim();
  const text = before ? `${before}\n${lines}` : lines;
  // Where nothing can be kept for the next page, the browser pastes what fits.
  if (!handOver('many-lines', text)) return;
  event.preventDefault();
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  visit(new URL(field.dataset.pasteMany, location.href), field);
}
