/** Says in the place of the date that there is no network, and what that means for changes. */

/** Says so from now on. */
export function startOffline() {
  for (const name of ['online', 'offline']) addEventListener(name, showOffline);
  document.addEventListener('teaspoon:patched', showOffline);
  showOffline();
}

function showOffline() {
  const said = document.querySelector('#offline > span');
  if (!said) return;
  // Without a worker the server keeps the plan, and it cannot be reached.
  const worker = navigator.serviceWorker?.controller ? '' : 'none';
  for (const words of said.querySelectorAll('[data-worker]')) words.hidden = words.dataset.worker !== worker;
  said.toggleAttribute('data-online', navigator.onLine);
}
