/** What scripts look at in pages, by its more exact type: a page has there what `docs/markup.md` says. */

/**
 * The element that an event is about.
 * @param {Event} event
 */
export const targetOf = (event) => /** @type {HTMLElement} */ (event.target);

/**
 * The field that an event is about, if it is about one.
 * @param {Event} event
 */
export const fieldAt = (event) => /** @type {import('./forms/fields.js').Field} */ (event.target);

/** The element that has the focus. */
export const focused = () => /** @type {HTMLElement|null} */ (document.activeElement);

/**
 * The field with this id.
 * @param {string} id
 */
export const inputOf = (id) => /** @type {HTMLInputElement|null} */ (document.getElementById(id));

/**
 * Fields as an address or a form's body has them.
 * @param {Iterable<[string, FormDataEntryValue]>} fields none of them a file
 */
export const paramsOf = (fields) => new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));

/**
 * The hidden fields in a part of a page.
 * @param {ParentNode|null|undefined} part
 */
export const hiddenIn = (part) => /** @type {Iterable<HTMLInputElement>} */ (part?.querySelectorAll('input[type="hidden"]') ?? []);
