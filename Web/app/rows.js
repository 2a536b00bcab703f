/**
 * Rows that are unchanged, letter for letter. They are taken out of a page's text before it is
 * parsed, so that the cost of a page depends on its changes and not on its length.
 */

/**
 * What a person wrote in a row is escaped. A row that holds other rows, as a step with steps does,
 * does not match: its end could not be told from that of the first row within it.
 */
const ROW = /<li id="([^"]+)"[^<]*(?:<(?!\/?li\b)[^<]*)*<\/li>/g;
const SAME = 'data-same';

/** @type {Map<string, string>} the rows of the page that is shown, by id */
let shown = new Map();

/** The text with an empty row in the place of each that is shown already just so. */
export function withoutSameRows(text) {
  return text.replace(ROW, (row, id) => {
    const isSame = shown.get(id) === row && document.getElementById(id);
    return isSame ? `<li id="${id}" ${SAME}></li>` : row;
  });
}

/** Whether a node stands for a row that stays as it is. */
export const isSameRow = (node) => node.localName === 'li' && node.hasAttribute(SAME);

/**
 * To be called before a new page replaces the shown one.
 *
 * @param {Document} next
 * @param {string} text what `next` was, whole
 * @returns {() => void} to be called after it: puts rows where they were wanted elsewhere
 */
export function holdRows(next, text) {
  const held = new Map();
  for (const { id } of next.querySelectorAll(`li[${SAME}]`)) {
    held.set(id, document.getElementById(id));
  }
  shown = new Map(Array.from(text.matchAll(ROW), ([row, id]) => [id, row]));
  return () => {
    for (const stand of document.querySelectorAll(`li[${SAME}]`)) {
      stand.replaceWith(held.get(stand.id));
    }
  };
}
