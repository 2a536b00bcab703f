/**
 * Files written out: a link with `data-download` saves what is at its address. Without this a browser
 * does it by itself; but an app on a home screen has no downloads, and there the file is handed to
 * whatever the person shares it with.
 */
import { askForFile } from './ask.js';
import { say } from './toast.js';

/** Whether this runs as an app of its own on a device that can share files, and has no downloads. */
const sharesFiles = (file) => navigator.standalone === true && navigator.canShare?.({ files: [file] });

export function startDownloads() {
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-download]');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    event.preventDefault();
    save(link);
  });
}

async function save(link) {
  try {
    const response = await askForFile(link.href);
    if (!response.ok) throw new Error(String(response.status));
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    const name = named?.[1] ?? 'teaspoon';
    const file = new File([await response.blob()], name, {
      type: response.headers.get('content-type') ?? '',
    });
    if (sharesFiles(file)) await share(file);
    else download(file);
  } catch {
    say('This could not be saved: nothing answered. Try again in a moment.');
  }
}

async function share(file) {
  try {
    await navigator.share({ files: [file] });
    say(`Handed on: ${file.name}.`);
  } catch (error) {
    // Closing the sheet is no failure.
    if (error.name === 'AbortError') return;
    // A device takes a file soon after a tap only, and this one took its time to be made.
    say(error.name === 'NotAllowedError'
      ? 'The file was made, but this device did not take it any more. Tap once again.'
      : 'The file was made, but this device could not hand it on.');
  }
}

function download(file) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60000);
  say(`Saved: ${file.name}. It is among your downloads.`);
}
