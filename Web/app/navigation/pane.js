/**
 * This page as a pane: a task that is open beside another page, in a separate frame. What leads away from the task is the other
 * page's to show, and closes the pane (`side-pane.js`).
 */
import { targetOf } from '../dom.js';

/** Whether this page stands beside another one. */
export const isPane = window.frameElement !== null;

/**
 * Whether a key closes a pane: Escape does, unless it is meant for what is open over the page, or for what an input method composes.
 * @param {KeyboardEvent} event
 */
export function closesPane(event) {
  const { key, defaultPrevented, isComposing, keyCode } = event;
  if (key !== 'Escape' || defaultPrevented || isComposing || keyCode === 229) return false;
  return !document.querySelector('dialog[open], .menu[open], #alarm[data-ringing]') && !targetOf(event).closest?.('#toast, [data-dragging]');
}

/**
 * The page of a task.
 * @param {URL|Location} address
 */
export const isTask = ({ pathname }) => /^\/app\/tasks\/[0-9a-f]{8,}$/.test(pathname);

/**
 * Tells the page that this one stands beside.
 * @param {string} type
 * @param {string|null} [detail]
 */
function tell(type, detail = null) {
  const { frameElement } = window;
  const parent = /** @type {Window & typeof globalThis} */ (window.parent);
  frameElement?.dispatchEvent(new parent.CustomEvent(type, { detail }));
}

/** Path and query of the page that this one stands beside. */
export const addressBeside = () => window.parent.location.pathname + window.parent.location.search;

/** Closes the pane; the focus goes back to where the task was chosen. */
export const closePane = () => tell('pane-closed');

/**
 * Has the other page show an address that is no task's.
 * @param {URL} address
 * @returns {boolean} whether it does
 */
export function showOutsidePane(address) {
  if (!isPane || isTask(address)) return false;
  tell('pane-left', address.href);
  return true;
}

/** Leaves out what the page beside shows already, and closes by Escape. */
export function startPane() {
  if (!isPane) return;
  document.documentElement.dataset.pane = '';
  document.addEventListener('keydown', (event) => {
    if (closesPane(event)) closePane();
  });
}
