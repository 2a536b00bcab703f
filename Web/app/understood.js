/**
 * What a line of quick add is understood to say is shown under it while it is typed. A part is
 * refused by a button, which without script would ask for the whole page again, the line in its
 * address. Here only the part under the line is asked for: nothing happens to the line, the page's
 * address or the way back.
 */
import { ask } from './ask.js';
import { patch } from './patch.js';
import { whenTyped } from './typing.js';
import { untilDecided } from './worker.js';

const LINE = 'input[data-understood]';

/** Counts the questions: only the answer to the last one is shown. */
let latest = 0;

/** Shows from now on what lines are understood to say. */
export function startUnderstanding() {
  whenTyped(LINE, (line) => () => understand(line));
  document.addEventListener('submit', refuse);
}

const understoodOf = (line) => line.form?.querySelector('#understood');

/** The line, what it is to be a step of, and the words of it that are to stay words: those refused before and one more. */
function said(line, refusing) {
  const refused = [...understoodOf(line).querySelectorAll('input[name="refuse"]')];
  const words = [...refused.map(({ value }) => value), ...refusing];
  const parents = [...line.form.querySelectorAll('input[name="parent"]')];
  return [
    ['title', line.value],
    ...parents.map(({ value }) => ['parent', value]),
    ...words.map((word) => ['refuse', word]),
  ];
}

/**
 * @param {HTMLInputElement} line
 * @param {Array<string>} [refusing] what is refused now
 * @returns {Promise<boolean>} whether there was an answer
 */
async function understand(line, refusing = []) {
  latest += 1;
  const mine = latest;
  const shown = understoodOf(line);
  if (!shown) return false;
  const title = line.value;
  if (title.trim() === '') {
    shown.replaceChildren();
    return true;
  }
  const address = new URL(line.dataset.understood, location.href);
  address.search = new URLSearchParams([...said(line, refusing), ['page', location.pathname]]);
  try {
    // What is typed is not for the server where this device is to keep it.
    if (!await untilDecided()) return false;
    const answer = await ask(address);
    if (mine !== latest || line.value !== title) return true;
    const next = answer.ok && answer.isOurs && answer.page?.getElementById('understood');
    if (!next) return false;
    patch(shown, next);
    return true;
  } catch {
    return false;
  }
}

/** A button that refuses a part of the line. */
async function refuse(event) {
  const { target: form, submitter } = event;
  const line = form.querySelector(LINE);
  if (!line || submitter?.name !== 'refuse' || !understoodOf(line)) return;
  event.preventDefault();
  const { value, formAction } = submitter;
  // The button goes with what it refuses.
  line.focus({ preventScroll: true });
  if (await understand(line, [value])) return;
  const address = new URL(formAction);
  address.search = new URLSearchParams(said(line, [value]));
  location.assign(address);
}
