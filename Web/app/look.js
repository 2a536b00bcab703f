/**
 * What the document's head says of the person's choices, which a patch does not reach; and letters
 * that are fetched the moment they are chosen, so that they are there when the choice is saved.
 */

/** Whether nothing is to move: the person says so here, or on the device. */
export function isStill() {
  return document.documentElement.dataset.motion === 'none'
    || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const METAS = 'meta[name="theme-color"], meta[name="color-scheme"]';

/** Takes the colours round the page from the page that is shown next. */
export function showLook(next) {
  const wanted = next.querySelectorAll(METAS);
  document.querySelectorAll(METAS).forEach((meta, index) => {
    if (wanted[index] && wanted[index].content !== meta.content) meta.content = wanted[index].content;
  });
}

const FAMILIES = { inter: ['1em Inter'], opendyslexic: ['1em OpenDyslexic', 'bold 1em OpenDyslexic'] };

/** Fetches letters when they are chosen. */
export function startLook() {
  document.addEventListener('change', ({ target }) => {
    if (!target.matches?.('input[name="font"]')) return;
    for (const face of FAMILIES[target.value] ?? []) {
      // Without a network they are the device's own until there is one.
      document.fonts?.load(face).catch(() => {});
    }
  });
}
