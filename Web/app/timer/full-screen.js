/**
 * The timer alone on the screen. Where the browser gives no page the whole screen, the page at least
 * leaves all but the timer away.
 */
import { targetOf } from '../dom.js';

const root = document.documentElement;
let isFull = false;

/** Answers the button from now on. */
export function startFullScreen() {
  document.addEventListener('click', (event) => {
    if (targetOf(event).closest?.('#full-screen')) set(!isFull);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isFull && !document.fullscreenElement) set(false);
  });
  document.addEventListener('fullscreenchange', () => {
    if (!document.fullscreenElement) set(false);
  });
  document.addEventListener('teaspoon:patched', show);
}

/** @param {boolean} full */
function set(full) {
  isFull = full;
  show();
  if (full) root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** On any other page, and once the time is up, there is the whole page again. */
function show() {
  const button = document.getElementById('full-screen');
  if (!button && isFull) {
    set(false);
    return;
  }
  root.toggleAttribute('data-full', isFull);
  button?.setAttribute('aria-pressed', String(isFull));
}
