/** Makes one tree of nodes like another, touching only the nodes that differ. */
import { isSamePart } from './rows.js';
import { leavingRows, letArrive, letLeave, removeLeaving } from './soft-rows.js';

/**
 * What the script itself puts on elements while a finger is down; no page ever holds it, and a
 * patch must not take it away under the finger.
 */
const TRANSIENT = new Set(['style', 'data-swiping', 'data-way', 'data-says', 'data-dragging', 'data-dropping', 'data-open', 'data-pane']);

/** @type {WeakMap<Element, boolean>} whether the page itself last showed a part opened */
const shownOpen = new WeakMap();

/** Remembers how the page itself shows the parts that are new on it. */
export function noteOpened() {
  for (const part of document.getElementsByTagName('details')) {
    if (!shownOpen.has(part)) shownOpen.set(part, part.open);
  }
}

/**
 * @param {ChildNode} live a node of the page
 * @param {ChildNode} next what it should be like; its nodes may be moved into the page
 * @param {{samePage?: boolean}} options `samePage`: a page made again, not another page: what the person opened stays open
 */
export function patch(live, next, { samePage = true } = {}) {
  if (isSamePart(next) || live.isEqualNode(next)) return;
  if (!isElement(live) || !isElement(next)) {
    live.nodeValue = next.nodeValue;
    return;
  }
  patchAttributes(live, next, samePage);
  patchChildren(live, next, samePage);
}

/**
 * @param {Node} node
 * @returns {node is Element}
 */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

/**
 * Makes the attributes of `live` those of `next`.
 * @param {Element} live
 * @param {Element} next
 * @param {boolean} samePage
 */
export function patchAttributes(live, next, samePage) {
  const isOpenHeld = live.localName === 'details'
    && holdsOpen(/** @type {HTMLDetailsElement} */ (live), /** @type {HTMLDetailsElement} */ (next), samePage);
  /** @param {string} name */
  const isHeld = (name) => {
    if (name === 'open') return isOpenHeld;
    // Without it, a heading that was given the focus would lose it.
    return name === 'tabindex' && live === document.activeElement;
  };
  for (const { namespaceURI, localName, name, value } of next.attributes) {
    if (live.getAttributeNS(namespaceURI, localName) === value) continue;
    if (isHeld(name)) continue;
    live.setAttributeNS(namespaceURI, name, value);
  }
  if (live.attributes.length === next.attributes.length) return;
  for (const { namespaceURI, localName, name } of [...live.attributes]) {
    if (next.hasAttributeNS(namespaceURI, localName)) continue;
    if (TRANSIENT.has(name) || isHeld(name)) continue;
    live.removeAttributeNS(namespaceURI, localName);
  }
}

/**
 * Whether a part stays open or closed as the person left it: where the page itself shows it as it
 * did before, and where closing it would take away what has the focus.
 * @param {HTMLDetailsElement} live
 * @param {HTMLDetailsElement} next
 * @param {boolean} samePage
 */
function holdsOpen(live, next, samePage) {
  const was = shownOpen.get(live);
  shownOpen.set(live, next.open);
  if (!samePage) return false;
  return was === next.open || (!next.open && live.contains(document.activeElement));
}

/**
 * The key that makes an element the same one on the next page.
 * @param {ChildNode} node
 */
function keyOf(node) {
  return isElement(node) && node.id ? `${node.localName}#${node.id}` : '';
}

/**
 * Whether two nodes without a key may be one and the same.
 * @param {Node} live
 * @param {Node} next
 */
function isAlike(live, next) {
  if (live.nodeType !== next.nodeType || live.nodeName !== next.nodeName) return false;
  if (!isElement(live) || !isElement(next)) return true;
  return !keyOf(live) && live.getAttribute('name') === next.getAttribute('name')
    && live.getAttribute('type') === next.getAttribute('type');
}

/**
 * Moves a node that stays in the page; `moveBefore`, where there is one, keeps its focus.
 * @param {Element} parent
 * @param {ChildNode} node
 * @param {Node|null} before
 */
function move(parent, node, before) {
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** @param {Iterable<Element>} children */
function byKey(children) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of children) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  return keyed;
}

/**
 * One pass forward. `here` is the first live node that has no match yet; the nodes before it are
 * done.
 * @param {Element} live
 * @param {Element} next
 * @param {boolean} samePage
 */
function patchChildren(live, next, samePage) {
  removeLeaving(live);
  const wanted = byKey(next.children);
  const known = byKey(live.children);
  const leaving = samePage ? leavingRows(live, known, wanted) : new Set();
  let here = live.firstChild;
  /** @type {ChildNode[]} */
  const arrived = [];
  for (const child of [...next.childNodes]) {
    // Nodes that are gone are removed now, so that everything after them may stay where it is.
    while (here && keyOf(here) && !wanted.has(keyOf(here))) here = removed(here, leaving);
    const key = keyOf(child);
    /** @type {ChildNode|null} */
    let match = null;
    if (key) {
      match = known.get(key) ?? null;
      if (match && isNear(here, match)) while (here && here !== match) here = removed(here);
      else if (match) bring(live, match, here, child);
    } else {
      match = findAlike(here, child);
      while (match && here && here !== match) here = removed(here);
    }
    if (match) {
      here = match.nextSibling;
      patch(match, child, { samePage });
    } else {
      live.insertBefore(child, here);
      arrived.push(child);
    }
  }
  while (here) here = removed(here, leaving);
  if (samePage && arrived.length < live.childNodes.length) letArrive(arrived);
}

/**
 * Removes a node.
 *
 * @param {Set<ChildNode>} [leaving] the rows that fade where they are
 * @param {ChildNode} node
 * @returns {ChildNode|null} the next one
 */
function removed(node, leaving) {
  const following = node.nextSibling;
  if (leaving?.has(node)) letLeave(/** @type {HTMLElement} */ (node));
  else node.remove();
  return following;
}

/**
 * The next live node that may be `child`, looking no further than the next one with a key.
 * @param {ChildNode|null} here
 * @param {ChildNode} child
 */
function findAlike(here, child) {
  let node = here;
  while (node && !keyOf(node) && !isAlike(node, child)) node = node.nextSibling;
  return node && isAlike(node, child) ? node : null;
}

/**
 * Whether nothing lies between `here` and `match` but nodes that are of no use any more.
 * @param {ChildNode|null} here
 * @param {ChildNode} match
 */
function isNear(here, match) {
  let node = here;
  while (node && node !== match && !keyOf(node)) node = node.nextSibling;
  return node === match;
}

/**
 * Moves `match` to `here`, or, where `here` is what moved, `here` out of the way.
 * @param {Element} parent
 * @param {ChildNode} match
 * @param {ChildNode|null} here
 * @param {ChildNode} child
 */
function bring(parent, match, here, child) {
  const following = isElement(child) ? child.nextElementSibling : null;
  const isSwap = here && following && keyOf(following) === keyOf(here);
  if (here && isElement(here) && keyOf(here) && here.nextElementSibling === match && !isSwap) {
    // It went further down: one move now instead of one for every row that it passed.
    let between = here.nextSibling;
    move(parent, here, null);
    while (between && between !== match) between = removed(between);
  } else {
    move(parent, match, here);
  }
}
