/**
 * A file of another program is sent as soon as it is chosen, dropped on the page, or opened with the installed app. It changes nothing: the
 * answer shows what is in it.
 */

const FIELD = 'input[type="file"][data-sends]';
/** Where the page is on which a file is chosen. */
const PAGE = '/app/data/elsewhere';

/**
 * Listens for files.
 * @param {(address: URL) => Promise<void>} visit shows a page
 */
export function startChosenFile(visit) {
  document.addEventListener('change', ({ target }) => {
    const field = /** @type {Element} */ (target);
    if (field.matches(FIELD)) send(/** @type {HTMLInputElement} */ (field));
  });
  document.addEventListener('dragover', (event) => {
    if (fieldShown() && event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const [field, files] = [fieldShown(), event.dataTransfer?.files];
    if (!field || !files?.length) return;
    event.preventDefault();
    take(field, files[0]);
  });
  window.launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return;
    const file = await handle.getFile();
    if (!fieldShown()) await visit(new URL(PAGE, location.href));
    const field = fieldShown();
    if (field) take(field, file);
  });
}

/** The field for a file, where the page has one. */
const fieldShown = () => /** @type {HTMLInputElement|null} */ (document.querySelector(FIELD));

/** @param {HTMLInputElement} field @param {File} file */
function take(field, file) {
  const files = new DataTransfer();
  files.items.add(file);
  field.files = files.files;
  send(field);
}

/** @param {HTMLInputElement} field */
function send(field) {
  if (field.files?.length) field.form?.requestSubmit();
}
