/** Forms whose choices take effect as soon as they are made: there is nothing to save, and each can be undone. */

/** Sends them from now on. */
export function startAtOnce() {
  document.addEventListener('change', ({ target }) => {
    const { form } = target;
    if (form?.matches('form[data-at-once]')) form.requestSubmit();
  });
}
