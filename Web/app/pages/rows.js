/**
 * Rows that are unchanged, letter for letter, and the drawings that every page holds. They are taken out of a page's text
 * before it is parsed, so that the cost of a page depends on its changes and not on its length.
 */

/**
 * What a person wrote in a row is escaped. A row that holds other rows, as a step with steps does,
 * does not match: its end could not be told from that of the first row within it.
 */
const ROW = /<li id="([^"]+)"[^<]*(?:<(?!\/?li\b)[^<]*)*<\/li>/g;
const SYMBOLS = /<svg id="(symbols)"[^]*?<\/svg>/;
const SAME = 'data-same';

/** @type {Map<string, string>} the rows and the drawings of the page that is shown, by id */
let shown = new Map();
/** @type {Map<string, Element>} the rows that the next page holds unchanged, by id */
let held = new Map();

/**
 * The text with an empty element in the place of each row that is shown already just so, and of the drawings.
 * @param {string} text
 */
export function withoutSameParts(text) {
  /** @param {string} part @param {string} id */
  const isSame = (part, id) => shown.get(id) === part && document.getElementById(id);
  return text
    .replace(SYMBOLS, (part, id) => (isSame(part, id) ? `<svg id="${id}" ${SAME}></svg>` : part))
    .replace(ROW, (row, id) => (isSame(row, id) ? `<li id="${id}" ${SAME}></li>` : row));
}

/**
 * Whether a node stands for a part that stays as it is.
 * @param {Node} node
 */
export const isSamePart = (node) => node.nodeType === Node.ELEMENT_NODE && /** @type {Element} */ (node).hasAttribute(SAME);

/**
 * Whether a row is on the next page, too, as it is: in its list or in another one.
 * @param {Element} row
 */
export const isHeld = (row) => held.get(row.id) === row;

/**
 * To be called before a new page replaces the shown one.
 *
 * @param {Document} next
 * @param {string} text the complete text of `next`, before parts were taken out
 * @returns {() => void} to be called after the page was replaced: moves the held rows to where their stand-ins ended up
 */
export function holdRows(next, text) {
  held = new Map();
  for (const { id } of next.querySelectorAll(`li[${SAME}]`)) {
    const row = document.getElementById(id);
    if (row) held.set(id, row);
  }
  shown = new Map(Array.from(text.matchAll(ROW), ([row, id]) => /** @type {const} */ ([id, row])));
  const [symbols, id] = SYMBOLS.exec(text) ?? [];
  if (id) shown.set(id, symbols);
  return () => {
    for (const stand of document.querySelectorAll(`li[${SAME}]`)) {
      const row = held.get(stand.id);
      if (row) stand.replaceWith(row);
    }
  };
}
