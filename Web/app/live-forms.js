/** Live forms: what they ask for is shown while they are filled in, without being sent. */
import { LIVE, visitAsTyped } from './navigate.js';
import { currentTurn, isLatest, nextTurn } from './latest-request.js';
import { whenTyped } from './typing.js';

const TEXTS = `${LIVE} :is(input[type="search"], input[type="text"])`;

/** Fields may stand outside of the form they belong to. */
const isOfLive = ({ form }) => form?.matches(LIVE) ?? false;

/** The turn of the last answer that was asked for without being sent. */
let asked = 0;

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
      if (isLatest(turn) && form.isConnected) visitForm(form);
    };
  });
  document.addEventListener('compositionstart', ({ target }) => {
    // An answer on its way would change the page under an input method. A link that was followed and the way back are not given up.
    if (target.matches?.(TEXTS) && isLatest(asked)) nextTurn();
  });
  document.addEventListener('change', ({ target }) => {
    if (target.matches('select') && isOfLive(target)) visitForm(target.form);
  });
}
