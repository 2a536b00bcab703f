/** Buttons beside a field that make the number in it one less or one more. */

/** Answers them from now on. */
export function startStepping() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-step]');
    const field = button?.parentElement.querySelector('input');
    if (!field) return;
    const number = Number.parseInt(field.value, 10) || 0;
    field.value = Math.min(Math.max(number + Number(button.dataset.step), 1), 60);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
