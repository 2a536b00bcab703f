/**
 * Live forms: what they ask for is shown while they are filled in, without being sent.
 *
 * @typedef {import('./fields.js').Field} Field
 */
import { fieldAt, targetOf } from '../dom.js';
import { LIVE, visitAsTyped } from '../navigation/navigate.js';
import { currentTurn, isLatest, nextTurn } from '../pages/latest-request.js';
import { whenTyped } from './typing.js';

const TEXTS = `${LIVE} :is(input[type="search"], input[type="text"])`;

/**
 * The live form that a field belongs to, wherever it stands.
 * @param {Field} field
 */
const liveFormOf = ({ form }) => (form?.matches(LIVE) ? form : null);

/** The turn of the last answer that was asked for without being sent. */
let asked = 0;

/** @param {HTMLFormElement} form */
function visitForm(form) {
  visitAsTyped(form);
  asked = currentTurn();
}

/** Answers live forms from now on. */
export function startLive() {
  whenTyped(TEXTS, ({ form }) => {
    const turn = currentTurn();
    // A link, or the form sent, before the pause: the later wish counts.
    return () => {
      if (form && isLatest(turn) && form.isConnected) visitForm(form);
    };
  });
  document.addEventListener('compositionstart', (event) => {
    // An answer on its way would change the page under an input method. A link that was followed and the way back are not given up.
    if (targetOf(event).matches?.(TEXTS) && isLatest(asked)) nextTurn();
  });
  document.addEventListener('change', (event) => {
    const form = targetOf(event).matches('select') && liveFormOf(fieldAt(event));
    if (form) visitForm(form);
  });
}
