/** Keeps the control that was used last where it is on the screen, however much the next page shows above it. */

/**
 * @param {Element|null} control a row's moves with the row, and the bar stays where it is by itself
 * @returns {() => void} to be called when the next page is in place
 */
export function holdPosition(control) {
  if (!control?.closest('#main') || control.closest('li')) return () => {};
  const topOnScreen = () => control.getBoundingClientRect().top;
  const before = topOnScreen();
  return () => {
    if (control.isConnected) scrollBy({ top: topOnScreen() - before, behavior: /** @type {ScrollBehavior} */ ('instant') });
  };
}
