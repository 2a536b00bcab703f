/** The menu of a page closes once something was chosen in it, or elsewhere. */
import { targetOf } from '../dom.js';

/** The menu that is open. */
const opened = () => /** @type {HTMLDetailsElement|null} */ (document.querySelector('details.menu[open]'));

/** Closes menus from now on. */
export function startMenus() {
  document.addEventListener('click', (event) => {
    const target = targetOf(event);
    const menu = opened();
    if (!menu || target.closest?.('.menu > summary')) return;
    menu.open = false;
    // What leads nowhere gives the focus back; other choices take it along.
    if (menu.contains(target) && target.closest('[data-print], [data-download]')) menu.querySelector('summary')?.focus();
  });
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && opened();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('focusin', (event) => {
    const menu = opened();
    if (menu && !menu.contains(targetOf(event))) menu.open = false;
  });
}
