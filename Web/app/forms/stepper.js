/** Buttons beside a field that make the number in it one less or one more, and the row of spoons, the sentence and the button that follow. */
import { fieldAt, targetOf } from '../dom.js';
import { renew } from '../pages/renew-part.js';

/** So many are drawn at most; above, one stands for several. */
const MOST = 30;

/** Answers them from now on. */
export function startStepping() {
  document.addEventListener('click', (event) => {
    const button = targetOf(event).closest?.('[data-step]');
    const stepper = button?.closest('.stepper');
    const field = stepper?.querySelector('input');
    if (!button || !stepper || !field) return;
    const number = Number.parseInt(field.value, 10) || 0;
    const { least, most } = stepper.dataset;
    field.value = String(Math.min(Math.max(number + Number(button.dataset.step), Number(least)), Number(most)));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  document.addEventListener('input', (event) => {
    const { value, form } = fieldAt(event);
    if (!targetOf(event).closest('.stepper') || !/^\d{1,2}$/.test(value)) return;
    const drawn = targetOf(event).closest('.field')?.querySelector('[data-drawn]');
    if (drawn) draw(drawn, Number(value));
    const said = form?.querySelector('[data-with-number]');
    if (!said) return;
    renew(said, new URL(`${said.dataset.withNumber}?spoons=${value}`, location.href), () => said.isConnected, (page) => {
      nameAction(page);
      return page.getElementById(said.id);
    });
  });
}

/**
 * The button names the number that it takes.
 * @param {Document} page
 */
function nameAction(page) {
  const [button, next] = [document, page].map((any) => any.getElementById('save'));
  if (button && next) button.textContent = next.textContent;
}

/**
 * Draws a day of so many spoons: what of them is done, planned, free, in reserve, or over.
 * @param {HTMLElement} drawn
 * @param {number} total
 */
function draw(drawn, total) {
  const [spent, planned, reserve] = ['spent', 'planned', 'reserve'].map((name) => Number(drawn.dataset[name]));
  const used = spent + planned;
  const count = Math.max(total, used);
  const each = Math.max(Math.ceil(count / MOST), 1);
  /** @param {number} index */
  const stateOf = (index) => {
    if (index < Math.min(spent, total)) return 'spent';
    if (index >= total) return 'over';
    if (index < used) return 'planned';
    return index >= total - Math.min(reserve, total - used) ? 'reserve' : 'free';
  };
  const row = drawn.firstElementChild;
  const states = Array.from({ length: Math.ceil(count / each) }, (_, index) => stateOf(index * each));
  row?.replaceChildren(...states.map((state, index) => spoon(state, index > 0 && state !== states[index - 1])));
}

/** @param {string} state @param {boolean} isApart */
function spoon(state, isApart) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', `spoon ${state}${isApart ? ' apart' : ''}`);
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  shape.setAttribute('href', '#i-spoon');
  drawing.append(shape);
  return drawing;
}
