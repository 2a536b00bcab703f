/** The menu of a page closes once something was chosen in it, or elsewhere. */

const OPEN = 'details.menu[open]';

/** Closes menus from now on. */
export function startMenus() {
  document.addEventListener('click', ({ target }) => {
    const menu = document.querySelector(OPEN);
    if (!menu || target.closest?.('.menu > summary')) return;
    menu.open = false;
    // What leads nowhere gives the focus back; other choices take it along.
    if (menu.contains(target) && target.closest('[data-print], [data-download]')) menu.querySelector('summary').focus();
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
