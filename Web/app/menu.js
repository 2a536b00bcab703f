/** The menu of a page closes once something was chosen in it, or elsewhere. */

const OPEN = 'details.menu[open]';

/** Closes menus from now on. */
export function startMenus() {
  document.addEventListener('click', ({ target }) => {
    const menu = document.querySelector(OPEN);
    if (menu && !target.closest?.('.menu > summary')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && document.querySelector(OPEN);
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  });
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector(OPEN);
    if (menu && !menu.contains(target)) menu.open = false;
  });
}
