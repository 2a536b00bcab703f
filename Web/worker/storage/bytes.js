/**
 * Whether two byte arrays are equal; something missing equals nothing.
 * @param {Uint8Array|undefined} one
 * @param {Uint8Array|undefined} other
 */
export function sameBytes(one, other) {
  if (!one || !other || one.length !== other.length) return false;
  return one.every((byte, at) => byte === other[at]);
}
