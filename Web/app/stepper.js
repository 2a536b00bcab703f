/** Buttons beside a field that make the number in it one less or one more. */

/** Answers them from now on. */
export function startStepping() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-step]');
    const stepper = button?.closest('.stepper');
    const field = stepper?.querySelector('input');
    if (!field) return;
    const number = Number.parseInt(field.value, 10) || 0;
    const { least, most } = stepper.dataset;
    field.value = Math.min(Math.max(number + Number(button.dataset.step), Number(least)), Number(most));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
