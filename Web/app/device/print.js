/** A button with `data-print` prints the page: an app on a home screen has no menu to do it from. */
import { targetOf } from '../dom.js';
export function startPrinting() {
  document.addEventListener('click', (event) => {
    if (targetOf(event).closest?.('[data-print]')) print();
  });
}
