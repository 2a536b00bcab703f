/**
 * In a wide window a task opens beside the page that it was chosen on, which stays as it is. Without room for that, and without
 * script, its link leads to the task's page.
 */
import { visit } from './navigate.js';
import { closesPane, isPane, isTask } from './pane.js';
import { say } from '../pages/toast.js';
import { words } from '../texts/words.js';

/** As in `styles/beside.css`. */
const ROOM = matchMedia('(min-width: 73.75em)');
/** With letters this large the page stays as on a phone. */
const LARGE = new Set(['150', '175', '200']);

/**
 * @typedef {object} Pane
 * @property {HTMLElement} aside
 * @property {HTMLIFrameElement} frame
 * @property {string} task the address of the task that is open in it
 * @property {string} page the path of the page that it stands beside
 */

/** @type {Pane|null} */
let open = null;

const hasRoom = () => ROOM.matches && !LARGE.has(document.documentElement.dataset.size ?? '')
  && !document.documentElement.hasAttribute('data-full');

/** Where the task that is open was chosen, if it is still on the page. */
const origin = () => open && document.querySelector(`main .rows a[href="${CSS.escape(open.task)}"]`);

/**
 * Opens the task of a row beside the page.
 * @param {HTMLAnchorElement} link
 * @returns {boolean} whether it does
 */
export function openBeside(link) {
  const address = new URL(link.href);
  if (isPane || !hasRoom() || !isTask(address) || isTask(location) || !link.closest('main .rows')) return false;
  const name = words('beside-task', { task: link.querySelector('.title')?.textContent ?? link.textContent ?? '' });
  // Another task in the same frame would end what is under way in it.
  if (open && underWay(open.frame)) close({ focuses: false });
  if (open) open.frame.contentWindow?.location.replace(address);
  const pane = open ?? build(address);
  pane.task = link.getAttribute('href') ?? '';
  pane.page = location.pathname;
  pane.frame.title = name;
  pane.aside.setAttribute('aria-label', name);
  mark();
  return true;
}

/**
 * @param {URL} address
 * @returns {Pane}
 */
function build(address) {
  const aside = document.createElement('aside');
  aside.id = 'beside';
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.addEventListener('load', () => onLoad(frame));
  // A pane that was closed may still be at work, and has nothing to close or to show any more.
  const isOpen = () => open?.frame === frame;
  frame.addEventListener('pane-closed', () => {
    if (isOpen()) close();
  });
  frame.addEventListener('pane-left', ({ detail }) => {
    if (!isOpen()) return;
    close({ focuses: false });
    visit(new URL(detail), null);
  });
  const shut = document.createElement('button');
  shut.type = 'button';
  shut.id = 'beside-close';
  shut.className = 'quiet icon-only';
  shut.setAttribute('aria-label', words('beside-close'));
  shut.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#i-close"></use></svg>';
  shut.addEventListener('click', () => close());
  aside.append(frame, shut);
  // Outside of the body, which is patched.
  document.documentElement.append(aside);
  open = { aside, frame, task: '', page: '' };
  return open;
}

/**
 * The task gets the focus; a page that is not ours, as when nobody answers, is shown by the window.
 * @param {HTMLIFrameElement} frame
 */
function onLoad(frame) {
  if (open?.frame !== frame) return;
  if (!frame.contentWindow) return;
  const { document: page, location: { href } } = frame.contentWindow;
  const title = page.getElementById('title');
  if (!title) {
    const { task } = open;
    close({ focuses: false });
    location.assign(href.startsWith('about:') ? task : href);
    return;
  }
  frame.dataset.shown = '';
  frame.contentWindow.focus();
  title.focus({ preventScroll: true });
}

/** Marks the row of the task that is open, and no other. */
function mark() {
  for (const row of document.querySelectorAll('li[data-open]')) delete row.dataset.open;
  const row = origin()?.closest('li');
  if (row) row.dataset.open = '';
}

/** @param {{focuses?: boolean}} options */
function close({ focuses = true } = {}) {
  if (!open) return;
  const from = origin();
  takeAway(open);
  open = null;
  mark();
  if (focuses) (from ?? document.getElementById('title'))?.focus();
}

/**
 * Takes a pane out of sight at once, and out of the page when what was done in it is stored: it would be lost with the frame.
 * @param {Pane} pane
 */
async function takeAway({ aside, frame }) {
  const stored = underWay(frame);
  if (stored) {
    aside.hidden = true;
    // Without its ids it takes no room beside the page, and the next pane can have them.
    aside.removeAttribute('id');
    frame.nextElementSibling?.remove();
    // It may load a page by itself, as that of a newer release: then nothing is under way there any more.
    const loaded = new Promise((resume) => { frame.addEventListener('load', () => resume(true), { once: true }); });
    if (!await Promise.race([stored, loaded])) say(words('act-not-saved'));
  }
  aside.remove();
}

/**
 * @param {HTMLIFrameElement} frame
 * @returns {Promise<boolean>|undefined} whether what is under way in a pane gets stored; undefined: nothing is
 */
function underWay(frame) {
  /** @type {Array<Promise<boolean>>} */
  const detail = [];
  frame.contentDocument?.dispatchEvent(new CustomEvent('pane-asked', { detail }));
  return detail[0];
}

/** The pane stays as long as the page does that it was opened on. */
function onPatched() {
  if (!open) return;
  if (open.page !== location.pathname) close({ focuses: false });
  else mark();
}

/** Without room the task goes on as a page. */
function onRoom() {
  if (!open || hasRoom()) return;
  const address = new URL(open.task, location.href);
  close({ focuses: false });
  visit(address, null);
}

/** Opens tasks beside the page from now on. */
export function startBeside() {
  document.addEventListener('teaspoon:patched', onPatched);
  ROOM.addEventListener('change', onRoom);
  // Before the others that Escape is meant for: what they close could not be asked afterwards.
  document.addEventListener('keydown', (event) => {
    if (open && closesPane(event)) close();
  }, { capture: true });
}
