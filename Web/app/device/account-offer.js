/**
 * The page about the account offers one to a guest. Whether this server gives any the device does not know: it asks, and takes the
 * offer away where its administrators alone make accounts. Without an answer the offer stays; the page behind it says the rest.
 */

/** @type {boolean|null} what this server said */
let offers = null;

async function ask() {
  try {
    const answer = await fetch('/account/register', { method: 'HEAD' });
    offers = answer.headers.get('x-offers-account') !== 'no';
  } catch {
    offers = null;
  }
}

async function look() {
  if (!document.getElementById('register-how')) return;
  if (offers === null) await ask();
  if (offers !== false) return;
  document.getElementById('register-how')?.remove();
  document.getElementById('register')?.remove();
  document.getElementById('sign-in')?.classList.add('primary');
}

/** Looks at each page from now on. */
export function startAccountOffer() {
  look();
  document.addEventListener('teaspoon:patched', look);
}
