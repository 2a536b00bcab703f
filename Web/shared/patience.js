/**
 * A signal that gives up after so many milliseconds.
 * @param {number} milliseconds
 * @returns {AbortSignal}
 */
export function giveUpAfter(milliseconds) {
  // @ts-expect-error The types of the library do not have it yet.
  return AbortSignal.timeout(milliseconds);
}
