/**
 * Says in a live region what a press led to, also where the same words stand there already: engines leave a text alone that is set to what
 * it is, and a screen reader announces only what changes.
 *
 * @param {Element|null} region null where the page has changed meanwhile
 * @param {string} text
 */
export function announce(region, text) {
  region?.replaceChildren(text);
}
