/**
 * Tries something again after each pause, until it succeeds.
 * @template Result
 * @param {() => Promise<Result>} attempt
 * @param {(result: Result) => boolean} isDone
 * @param {Array<number>} pauses in milliseconds
 * @returns {Promise<Result>} of the last attempt
 */
export async function retry(attempt, isDone, pauses) {
  for (const pause of pauses) {
    const result = await attempt();
    if (isDone(result)) return result;
    await new Promise((resume) => { setTimeout(resume, pause); });
  }
  return attempt();
}
