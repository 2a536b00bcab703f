/**
 * A mark outside of the database that a plan is here: `account` or `guest`. A browser that takes the database away leaves it, and by it a
 * person is told, or the account's plan comes back.
 */
const CACHE = 'plan-mark';
const ADDRESS = '/plan-mark';
/** @type {string|undefined} what it says; undefined before it was read or written */
let known;

export const PlanMark = {
  /** @returns {Promise<string|null>} */
  async read() {
    try {
      const mark = await (await caches.open(CACHE)).match(ADDRESS);
      return mark ? await mark.text() : null;
    } catch {
      return null;
    }
  },

  /**
   * Best effort: without it, a plan that is gone is a first visit.
   * @param {string} mark
   */
  async note(mark) {
    if (known === mark) return;
    known = mark;
    try {
      await (await caches.open(CACHE)).put(ADDRESS, new Response(mark));
    } catch {
      known = undefined;
    }
  },

  async clear() {
    known = undefined;
    await caches.delete(CACHE).catch(() => {});
  },
};
