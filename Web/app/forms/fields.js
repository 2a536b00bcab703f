/**
 * The values of the fields of a form, in contrast to those that the page came with.
 *
 * @typedef {HTMLInputElement|HTMLTextAreaElement|HTMLSelectElement} Field
 *
 * @typedef {string|boolean} Value a text, or for a box whether it is checked
 */

const WITHOUT_TYPING = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/**
 * @param {ParentNode} root
 * @returns {Field[]} every field a person can fill in
 */
export function fieldsIn(root) {
  const fields = /** @type {NodeListOf<Field>} */ (root.querySelectorAll('input, textarea, select'));
  return [...fields].filter((field) => !WITHOUT_TYPING.has(field.type));
}

/**
 * @param {HTMLFormElement} form
 * @returns {Field[]} those of a form, wherever they stand
 */
export function fieldsOf(form) {
  const fields = [...form.elements].filter((element) => element.matches('input, textarea, select'));
  return /** @type {Field[]} */ (fields).filter((field) => !WITHOUT_TYPING.has(field.type));
}

/**
 * @param {Field} field
 * @returns {field is HTMLInputElement}
 */
const isCheckable = (field) => field.type === 'checkbox' || field.type === 'radio';

/**
 * @param {Field} field
 * @returns {field is HTMLSelectElement}
 */
const isMenu = (field) => field.localName === 'select';

/**
 * Whether a field offers answers to choose from.
 * @param {Field} field
 */
export const isChoice = (field) => isCheckable(field) || isMenu(field);

/**
 * The present value of a field.
 * @param {Field} field
 * @returns {Value}
 */
export function valueOf(field) {
  if (isCheckable(field)) return field.checked;
  if (!isMenu(field)) return field.value;
  return [...field.selectedOptions].map((option) => option.value).join('\n');
}

/**
 * The value that the page came with.
 * @param {Field} field
 * @returns {Value}
 */
export function defaultOf(field) {
  if (isCheckable(field)) return field.defaultChecked;
  if (!isMenu(field)) return field.defaultValue;
  let chosen = [...field.options].filter((option) => option.defaultSelected);
  // A menu always shows one; without a choice of the page's that is the first.
  if (!field.multiple) chosen = [chosen.at(-1) ?? field.options[0]].filter(Boolean);
  return chosen.map((option) => option.value).join('\n');
}

/**
 * Whether a person changed the field and has not sent it.
 * @param {Field} field
 */
export function isTyped(field) {
  return valueOf(field) !== defaultOf(field);
}

/**
 * Puts a value back that `valueOf` gave.
 * @param {Field} field
 * @param {Value} value
 */
export function setValue(field, value) {
  if (valueOf(field) === value) return;
  if (isCheckable(field)) {
    field.checked = Boolean(value);
  } else if (isMenu(field)) {
    const chosen = new Set(String(value).split('\n'));
    for (const option of field.options) option.selected = chosen.has(option.value);
  } else {
    field.value = String(value);
  }
}

/**
 * Remembers what must survive a patch. Returned is the function that, after it, puts everything
 * right: those fields as they were, all others as the page has them.
 *
 * @param {ParentNode} root
 * @param {(field: Field) => boolean} isKept asked of every field
 */
export function holdFields(root, isKept) {
  /** @type {Map<Field, {value: Value, start: number|null, end: number|null}>} */
  const held = new Map();
  for (const field of fieldsIn(root)) {
    if (isKept(field)) held.set(field, { value: valueOf(field), ...caretOf(field) });
  }
  return () => {
    for (const field of fieldsIn(root)) {
      const was = held.get(field);
      setValue(field, was ? was.value : defaultOf(field));
      if (was?.start == null || isMenu(field) || field !== document.activeElement) continue;
      const { start, end } = caretOf(field);
      // Only where it moved: to set it ends what an input method is in the midst of.
      if (start !== was.start || end !== was.end) field.setSelectionRange(was.start, was.end);
    }
  };
}

/** @param {Field} field */
function caretOf(field) {
  // Fields of numbers and dates have no caret to speak of and say null.
  const { selectionStart: start = null, selectionEnd: end = null } = /** @type {HTMLInputElement} */ (field);
  return { start, end };
}

/**
 * The values of the fields of a form at the moment it is sent.
 * @param {HTMLFormElement} form
 */
export function valuesOf(form) {
  return new Map(fieldsOf(form).map((field) => [field, valueOf(field)]));
}
