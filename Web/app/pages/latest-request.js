/** Counts the person's wishes, so that the answer to an overtaken one is not shown. */

let turn = 0;

/**
 * A new wish, which overtakes all before it.
 * @returns {number} its number
 */
export function nextTurn() {
  turn += 1;
  return turn;
}

export const currentTurn = () => turn;

/** @param {number} mine */
export const isLatest = (mine) => mine === turn;
