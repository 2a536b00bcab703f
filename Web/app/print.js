/** A button with `data-print` prints the page: an app on a home screen has no menu to do it from. */
export function startPrinting() {
  document.addEventListener('click', (event) => {
    if (event.target.closest?.('[data-print]')) print();
  });
}
