/** The place where the page says what happened. */
import { targetOf } from '../dom.js';
import { words } from '../texts/words.js';

const toast = () => document.getElementById('toast');

/**
 * Says something of the script's own, with a button that takes it away.
 * @param {string} text
 */
export function say(text) {
  const message = document.createElement('p');
  message.textContent = text;
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.className = 'quiet';
  dismiss.dataset.dismiss = '';
  dismiss.textContent = words('toast-dismiss');
  toast()?.replaceChildren(message, dismiss);
}

/** Removes the message; the focus goes back to the page. */
function empty() {
  const hadFocus = toast()?.contains(document.activeElement);
  toast()?.replaceChildren();
  const heading = document.querySelector('h1');
  if (!hadFocus || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Makes the button that dismisses, and Escape, work. */
export function startToast() {
  document.addEventListener('click', (event) => {
    if (!targetOf(event).closest?.('#toast [data-dismiss]')) return;
    event.preventDefault();
    empty();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && toast()?.contains(targetOf(event))) empty();
  });
}
