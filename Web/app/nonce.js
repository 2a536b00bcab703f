/**
 * The nonce of a form, by which the same form sent twice is one command. Without another one, a button that is pressed again before its
 * first press is answered would send the same form twice.
 */

const nonceOf = (form) => form?.elements.namedItem('nonce');

/** Makes what is sent from now on a separate command. */
export function renewNonce(form) {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  nonceOf(form).value = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Makes the next press the same command as one that was not answered, which may have been stored all the same.
 * @param {HTMLFormElement|null} form
 * @param {URLSearchParams|FormData} data what was sent of it
 */
export function restoreNonce(form, data) {
  const nonce = nonceOf(form);
  if (nonce && data.has('nonce')) nonce.value = data.get('nonce');
}
