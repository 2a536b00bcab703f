/**
 * Fields of one line that grow with their text: return sends their form, as in any other field of
 * one line.
 */

/** Answers the return key from now on. */
export function startLines() {
  document.addEventListener('keydown', (event) => {
    const field = /** @type {HTMLTextAreaElement} */ (event.target);
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!field.matches?.('textarea[data-line]') || !field.form) return;
    event.preventDefault();
    field.form.requestSubmit([.../** @type {Iterable<HTMLButtonElement>} */ (field.form.elements)].find(({ type }) => type === 'submit'));
  });
}
