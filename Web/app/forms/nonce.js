/**
 * The nonce of a form, by which the same form sent twice is one command. Without another one, a button that is pressed again before its
 * first press is answered would send the same form twice.
 */

/** @type {WeakMap<HTMLFormElement, Array<string>>} what was sent of a form and not answered, in the order of the presses */
const unanswered = new WeakMap();

/** @param {HTMLFormElement|null} form */
const nonceOf = (form) => /** @type {HTMLInputElement|null} */ (form?.elements.namedItem('nonce') ?? null);

/**
 * The nonces that the next presses repeat; none where the page gave the form another one since.
 * @param {HTMLFormElement} form
 */
function repeated(form) {
  const nonces = unanswered.get(form) ?? [];
  return nonces[0] === nonceOf(form)?.value ? nonces : [];
}

/**
 * To be called when a form is sent: makes what is sent after it a separate command.
 * @param {HTMLFormElement|null} form
 */
export function renewNonce(form) {
  const nonce = nonceOf(form);
  if (!form || !nonce) return;
  const others = repeated(form).slice(1);
  unanswered.set(form, others);
  nonce.value = others[0] ?? random();
}

function random() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Makes the next press the same command as one that was not answered, which may have been stored all the same; of several that were not
 * answered, the first presses repeat each.
 * @param {HTMLFormElement|null} form
 * @param {URLSearchParams|FormData} data what was sent of it
 */
export function restoreNonce(form, data) {
  const nonce = nonceOf(form);
  if (!form || !nonce || !data.has('nonce')) return;
  const nonces = [...new Set([...repeated(form), String(data.get('nonce'))])];
  unanswered.set(form, nonces);
  [nonce.value] = nonces;
}
