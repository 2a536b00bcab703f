/** Buttons beside a field that make the number in it one less or one more, and the row of spoons, the sentence and the button that follow. */
import { renew } from './renew-part.js';

/** So many are drawn at most; above, one stands for several. */
const MOST = 30;

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
  document.addEventListener('input', ({ target }) => {
    if (!target.closest('.stepper') || !/^\d{1,2}$/.test(target.value)) return;
    const drawn = target.closest('.field').querySelector('[data-drawn]');
    if (drawn) draw(drawn, Number(target.value));
    const said = target.form?.querySelector('[data-with-number]');
    if (!said) return;
    renew(said, new URL(`${said.dataset.withNumber}?spoons=${target.value}`, location.href), () => said.isConnected, (page) => {
      nameAction(page);
      return page.getElementById(said.id);
    });
  });
}

/** The button names the number that it takes. */
function nameAction(page) {
  const [button, next] = [document, page].map((any) => any.getElementById('save'));
  if (button && next) button.textContent = next.textContent;
}

/** Draws a day of so many spoons: what of them is done, planned, free, in reserve, or over. */
function draw(drawn, total) {
  const [spent, planned, reserve] = ['spent', 'planned', 'reserve'].map((name) => Number(drawn.dataset[name]));
  const used = spent + planned;
  const count = Math.max(total, used);
  const each = Math.max(Math.ceil(count / MOST), 1);
  const stateOf = (index) => {
    if (index < Math.min(spent, total)) return 'spent';
    if (index >= total) return 'over';
    if (index < used) return 'planned';
    return index >= total - Math.min(reserve, total - used) ? 'reserve' : 'free';
  };
  const row = drawn.firstElementChild;
  const states = Array.from({ length: Math.ceil(count / each) }, (_, index) => stateOf(index * each));
  row.replaceChildren(...states.map((state, index) => spoon(state, index > 0 && state !== states[index - 1])));
}

function spoon(state, isApart) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', `spoon ${state}${isApart ? ' apart' : ''}`);
  drawing.append(document.createElementNS('http://www.w3.org/2000/svg', 'use'));
  drawing.firstChild.setAttribute('href', '#i-spoon');
  return drawing;
}
