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
 * @param {Element} live an element of the page
 * @param {Element} next what it should be like; its nodes may be moved into the page
 * @param {object} [options]
 * @param {boolean} [options.samePage] a page made again, not another page: what the person opened
 *   stays open
 */
export function patch(live, next, { samePage = true } = {}) {
  if (isSamePart(next) || live.isEqualNode(next)) return;
  if (live.nodeType !== Node.ELEMENT_NODE) {
    live.nodeValue = next.nodeValue;
    return;
  }
  patchAttributes(live, next, samePage);
  patchChildren(live, next, samePage);
}

/** Makes the attributes of `live` those of `next`. */
export function patchAttributes(live, next, samePage) {
  const isOpenHeld = live.localName === 'details' && holdsOpen(live, next, samePage);
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
 */
function holdsOpen(live, next, samePage) {
  const was = shownOpen.get(live);
  shownOpen.set(live, next.open);
  if (!samePage) return false;
  return was === next.open || (!next.open && live.contains(document.activeElement));
}

/** The key that makes an element the same one on the next page. */
function keyOf(node) {
  return node.id ? `${node.localName}#${node.id}` : '';
}

/** Whether two nodes without a key may be one and the same. */
function isAlike(live, next) {
  if (live.nodeType !== next.nodeType || live.nodeName !== next.nodeName) return false;
  if (live.nodeType !== Node.ELEMENT_NODE) return true;
  return !keyOf(live) && live.getAttribute('name') === next.getAttribute('name')
    && live.getAttribute('type') === next.getAttribute('type');
}

/** Moves a node that stays in the page; `moveBefore`, where there is one, keeps its focus. */
function move(parent, node, before) {
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

function byKey(children) {
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
 */
function patchChildren(live, next, samePage) {
  removeLeaving(live);
  const wanted = byKey(next.children);
  const known = byKey(live.children);
  const leaving = samePage ? leavingRows(live, known, wanted) : new Set();
  let here = live.firstChild;
  const arrived = [];
  for (const child of [...next.childNodes]) {
    // Nodes that are gone are removed now, so that everything after them may stay where it is.
    while (here && keyOf(here) && !wanted.has(keyOf(here))) here = removed(here, leaving);
    const key = keyOf(child);
    let match = null;
    if (key) {
      match = known.get(key) ?? null;
      if (match && isNear(here, match)) while (here !== match) here = removed(here);
      else if (match) bring(live, match, here, child);
    } else {
      match = findAlike(here, child);
      while (match && here !== match) here = removed(here);
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
 * @param {Set<Element>} [leaving] the rows that fade where they are
 * @returns {Node|null} the next one
 */
function removed(node, leaving) {
  const following = node.nextSibling;
  if (leaving?.has(node)) letLeave(node);
  else node.remove();
  return following;
}

/** The next live node that may be `child`, looking no further than the next one with a key. */
function findAlike(here, child) {
  let node = here;
  while (node && !keyOf(node) && !isAlike(node, child)) node = node.nextSibling;
  return node && isAlike(node, child) ? node : null;
}

/** Whether nothing lies between `here` and `match` but nodes that are of no use any more. */
function isNear(here, match) {
  let node = here;
  while (node && node !== match && !keyOf(node)) node = node.nextSibling;
  return node === match;
}

/** Moves `match` to `here`, or, where `here` is what moved, `here` out of the way. */
function bring(parent, match, here, child) {
  const following = child.nextElementSibling;
  const isSwap = here && following && keyOf(following) === keyOf(here);
  if (here && keyOf(here) && here.nextElementSibling === match && !isSwap) {
    // It went further down: one move now instead of one for every row that it passed.
    let between = here.nextSibling;
    move(parent, here, null);
    while (between !== match) between = removed(between);
  } else {
    move(parent, match, here);
  }
}
