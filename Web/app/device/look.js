/**
 * What the document's head says of the person's choices, which a patch does not reach; and letters
 * that are fetched the moment they are chosen, so that they are there when the choice is saved.
 */

import { fieldAt } from '../dom.js';
import { isApp } from '../pages/page-url.js';

/** Whether nothing is to move: the person says so here, or on the device. */
export function isStill() {
  return document.documentElement.dataset.motion === 'none'
    || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const METAS = 'meta[name="theme-color"], meta[name="color-scheme"]';

/** @param {Document} page */
const metasOf = (page) => /** @type {NodeListOf<HTMLMetaElement>} */ (page.querySelectorAll(METAS));

/**
 * Takes the colours round the page from the page that is shown next.
 * @param {Document} next
 */
export function showLook(next) {
  const wanted = metasOf(next);
  metasOf(document).forEach((meta, index) => {
    if (wanted[index] && wanted[index].content !== meta.content) meta.content = wanted[index].content;
  });
}

/** The pages that are the server's own and know nothing of the plan: they are told its look, and nothing else. */
const SERVERS = ['/account', '/gallery'];
const USUAL = 'system........';
const PARTS = ['theme', 'accent', 'font', 'size', 'spacing', 'words', 'lines', 'motion'];
/** As long as browsers keep a cookie at most, in seconds. */
const LIFETIME = 400 * 24 * 60 * 60;
/** @type {string|null} the value that was written last */
let told = null;

/** Tells the server's pages the look of this one (`Sources/Server/HTTP/LookCookie.swift`). */
function tellLook() {
  if (!isApp(location)) return;
  const { dataset } = document.documentElement;
  const { lang } = document.documentElement;
  // English is said where the browser would say something else.
  const language = lang === 'en' && navigator.language.startsWith('en') ? '' : lang;
  const look = [...PARTS.map((part) => dataset[part] ?? ''), language].join('.');
  // Defaults need not be written.
  if (look !== told) writeLook(look, look === USUAL ? 0 : LIFETIME);
}

/** @param {string} look @param {number} lifetime */
function writeLook(look, lifetime) {
  told = look;
  const isSecure = location.protocol === 'https:';
  const name = isSecure ? '__Secure-teaspoon-look' : 'teaspoon-look';
  for (const path of SERVERS) {
    document.cookie = `${name}=${look}; Path=${path}; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    // Of an earlier release.
    if (isSecure) document.cookie = `teaspoon-look=; Path=${path}; Max-Age=0; SameSite=Lax; Secure`;
  }
}

/** Forgets the look: everything was erased here. */
export function forgetLook() {
  writeLook('', 0);
}

/** @type {Record<string, string[]>} */
const FAMILIES = { inter: ['1em Inter'], opendyslexic: ['1em OpenDyslexic', 'bold 1em OpenDyslexic'] };

/** Fetches letters when they are chosen. */
export function startLook() {
  tellLook();
  document.addEventListener('teaspoon:patched', tellLook);
  document.addEventListener('change', (event) => {
    const field = fieldAt(event);
    if (!field.matches?.('input[name="font"]')) return;
    for (const face of FAMILIES[field.value] ?? []) {
      // Without a network they are the device's own until there is one.
      document.fonts?.load(face).catch(() => {});
    }
  });
}
