/** Says beside the date that there is no network: what is done is saved on this device all the same. */

/** Says so from now on. */
export function startOffline() {
  for (const name of ['online', 'offline']) addEventListener(name, showOffline);
  document.addEventListener('teaspoon:patched', showOffline);
  showOffline();
}

function showOffline() {
  document.querySelector('#offline > span')?.toggleAttribute('hidden', navigator.onLine);
}
