/** The values of the fields of a form, in contrast to those that the page came with. */

const WITHOUT_TYPING = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/** @returns {Array<Element>} every field a person can fill in */
export function fieldsIn(root) {
  return [...root.querySelectorAll('input, textarea, select')].filter((field) => {
    return !WITHOUT_TYPING.has(field.type);
  });
}

/** @returns {Array<Element>} those of a form, wherever they stand */
export function fieldsOf(form) {
  return [...form.elements].filter((field) => {
    return field.matches('input, textarea, select') && !WITHOUT_TYPING.has(field.type);
  });
}

const isCheckable = (field) => field.type === 'checkbox' || field.type === 'radio';

/** Whether a field offers answers to choose from. */
export const isChoice = (field) => isCheckable(field) || field.localName === 'select';

/** The present value of a field: a text, or for a box whether it is checked. */
export function valueOf(field) {
  if (isCheckable(field)) return field.checked;
  if (field.localName !== 'select') return field.value;
  return [...field.selectedOptions].map((option) => option.value).join('\n');
}

/** The value that the page came with. */
export function defaultOf(field) {
  if (isCheckable(field)) return field.defaultChecked;
  if (field.localName !== 'select') return field.defaultValue;
  let chosen = [...field.options].filter((option) => option.defaultSelected);
  // A menu always shows one; without a choice of the page's that is the first.
  if (!field.multiple) chosen = [chosen.at(-1) ?? field.options[0]].filter(Boolean);
  return chosen.map((option) => option.value).join('\n');
}

/** Whether a person changed the field and has not sent it. */
export function isTyped(field) {
  return valueOf(field) !== defaultOf(field);
}

/** Puts a value back that `valueOf` gave. */
export function setValue(field, value) {
  if (valueOf(field) === value) return;
  if (isCheckable(field)) {
    field.checked = value;
  } else if (field.localName === 'select') {
    const chosen = new Set(value.split('\n'));
    for (const option of field.options) option.selected = chosen.has(option.value);
  } else {
    field.value = value;
  }
}

/**
 * Remembers what must survive a patch. Returned is the function that, after it, puts everything
 * right: those fields as they were, all others as the page has them.
 *
 * @param {Element} root
 * @param {(field: Element) => boolean} isKept asked of every field
 */
export function holdFields(root, isKept) {
  const held = new Map();
  for (const field of fieldsIn(root)) {
    if (isKept(field)) held.set(field, { value: valueOf(field), ...caretOf(field) });
  }
  return () => {
    for (const field of fieldsIn(root)) {
      const was = held.get(field);
      setValue(field, was ? was.value : defaultOf(field));
      if (was?.start == null || field !== document.activeElement) continue;
      const { start, end } = caretOf(field);
      // Only where it moved: to set it ends what an input method is in the midst of.
      if (start !== was.start || end !== was.end) field.setSelectionRange(was.start, was.end);
    }
  };
}

function caretOf(field) {
  // Fields of numbers and dates have no caret to speak of and say null.
  return { start: field.selectionStart ?? null, end: field.selectionEnd ?? null };
}

/** The values of the fields of a form at the moment it is sent. */
export function valuesOf(form) {
  return new Map(fieldsOf(form).map((field) => [field, valueOf(field)]));
}
