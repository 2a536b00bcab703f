/** The mark beside the name of a list: it shows the drawing and the colour that are chosen below it, before they are saved. */

/** @param {string} name */
const chosen = (name) => /** @type {HTMLInputElement|null} */ (document.getElementById('list-form')?.querySelector(`[name="${name}"]:checked`) ?? null);

function show() {
  const mark = document.querySelector('.named-mark > .list-mark');
  const drawing = chosen('icon')?.nextElementSibling;
  const colour = chosen('colour')?.value;
  if (!mark || !drawing || !colour) return;
  mark.dataset.colour = colour;
  mark.replaceChildren(drawing.cloneNode(true));
}

/** Keeps it true from now on. */
export function startListMark() {
  document.addEventListener('change', show);
  document.addEventListener('teaspoon:patched', show);
}
