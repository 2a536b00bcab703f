/**
 * Exported files: a link with `data-download` saves the file at its address. Normally a browser does
 * this by itself; but an app on a home screen has no downloads, and there the file is handed to the
 * app that the person shares it with.
 */
import { targetOf } from '../dom.js';
import { askForFile, tell } from '../pages/request-page.js';
import { refresh } from '../pages/refresh.js';
import { say } from '../pages/toast.js';
import { words } from '../texts/words.js';

/**
 * Whether this runs as an app of its own on a device that can share files, and has no downloads.
 * @param {File} file
 */
const sharesFiles = (file) => navigator.standalone === true && navigator.canShare?.({ files: [file] });

export function startDownloads() {
  document.addEventListener('click', (event) => {
    const link = /** @type {HTMLAnchorElement|null|undefined} */ (targetOf(event).closest?.('a[data-download]'));
    if (!link || event.defaultPrevented || event.button !== 0) return;
    event.preventDefault();
    save(link);
  });
}

/** @param {HTMLAnchorElement} link */
async function save(link) {
  try {
    const response = await askForFile(link.href);
    // There is nothing to save: the page at this address says so.
    if (response.status === 404) {
      location.assign(link.href);
      return;
    }
    if (!response.ok) throw new Error(String(response.status));
    // Everything may be too large for one file: the page that it leads to has a link for each part.
    if (response.redirected) {
      location.assign(response.url);
      return;
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    const name = named?.[1] ?? 'teaspoon';
    const file = new File([await response.blob()], name, {
      type: response.headers.get('content-type') ?? '',
    });
    const said = sharesFiles(file) ? await share(file) : download(file);
    if (!said) return;
    if (link.dataset.download === 'noted') await note(link.href);
    say(said);
  } catch {
    say(words('download-no-answer'));
  }
}

/**
 * Notes that the file was saved; the page then says so. Where this fails, the file is saved all the same.
 * @param {string} address
 */
async function note(address) {
  try {
    await tell(address, { method: 'POST', body: new URLSearchParams() });
    await refresh({ isInSight: true });
  } catch {
    // Nobody answered.
  }
}

/**
 * @param {File} file
 * @returns {Promise<string|null>} a message for the person; null: it was not shared, which they know already
 */
async function share(file) {
  try {
    await navigator.share({ files: [file] });
    return words('download-handed-on', { file: file.name });
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    // Closing the sheet is no failure.
    if (name === 'AbortError') return null;
    // A device takes a file soon after a tap only, and this one took its time to be made.
    say(name === 'NotAllowedError'
      ? words('download-tap-again')
      : words('download-not-handed-on'));
    return null;
  }
}

/**
 * @param {File} file
 * @returns {string} what to say of it
 */
function download(file) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60000);
  return words('download-saved', { file: file.name });
}
