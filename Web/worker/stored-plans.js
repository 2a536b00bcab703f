/**
 * The plans of this device besides the one that is open, in `meta`: under `['plan', number]` the plan, and under `['label', number]` what
 * it holds, which pages show. Number 0 is the plan that was here when somebody signed in, until the person has decided about it; all
 * others were kept apart then. Needs `database.js`, `planner.js`.
 *
 * @typedef {object} StoredPlan
 * @property {Uint8Array} device what the device was called when the plan was open
 * @property {Uint8Array|undefined} snapshot
 * @property {Array<Uint8Array>} batches of facts, written after the snapshot
 */
'use strict';

const StoredPlans = (() => {
  const JOINING = 0;
  const NAMES = ['plan', 'label'];
  const every = (name) => IDBKeyRange.bound([name], [name, []]);
  const { result } = Database;

  /** Whether a key of `meta` belongs to one of these plans. */
  const isTheirs = (key) => Array.isArray(key) && NAMES.includes(key[0]);

  /** What a plan holds; null where it cannot be read: it is kept all the same. */
  function label(planner, plan) {
    try {
      return planner.weighPlan(plan);
    } catch {
      return null;
    }
  }

  async function next(meta) {
    const numbers = (await result(meta.getAllKeys(every('plan')))).map(([, number]) => number);
    return Math.max(JOINING, ...numbers) + 1;
  }

  /** Stores the open plan under a number, and begins with an empty one, of a device of another name. */
  async function setAside(meta, tail, number, planner) {
    const [device, snapshot, batches] = await Promise.all([
      result(meta.get('device')), result(meta.get('snapshot')), result(tail.getAll()),
    ]);
    // A batch of no bytes stands for none: it only raises the keys of the tail.
    const plan = { device, snapshot, batches: batches.filter((batch) => batch.length > 0) };
    meta.put(plan, ['plan', number]);
    meta.put(label(planner, plan), ['label', number]);
    for (const name of ['snapshot', 'through']) meta.delete(name);
    tail.clear();
    meta.put(crypto.getRandomValues(new Uint8Array(8)), 'device');
  }

  function drop(meta, number) {
    for (const name of NAMES) meta.delete([name, number]);
  }

  async function keepApart(meta) {
    const [plan, holds] = await Promise.all(NAMES.map((name) => result(meta.get([name, JOINING]))));
    if (!plan) return;
    const number = await next(meta);
    meta.put(plan, ['plan', number]);
    meta.put(holds ?? null, ['label', number]);
    drop(meta, JOINING);
  }

  return {
    /** @returns {Promise<{asked: Array|null, apart: Array}>} what the plans hold, the latter with their numbers in turn */
    async labels(meta) {
      const [keys, labels] = await Promise.all([
        result(meta.getAllKeys(every('label'))), result(meta.getAll(every('label'))),
      ]);
      const all = keys.map(([, number], at) => [number, labels[at]]);
      return {
        asked: all.find(([number]) => number === JOINING)?.[1] ?? null,
        apart: all.filter(([number]) => number !== JOINING).flat(),
      };
    },

    /** As a request says it to the planner (`docs/host.md`). @param {object} standing see `Outbox.read` @param {number} length */
    pack({ account, isExpected, wasBlank, isGone, asked, apart }, length) {
      let state = 0;
      if (account) state = account.arriving === 1 ? 2 : 0;
      else if (isExpected) state = wasBlank ? 2 : 1;
      else if (isGone) state = 3;
      const question = account?.joining === 2 ? asked ?? [0, 0, 0, 0] : null;
      const read = state === 2 ? account?.cursor ?? 0 : 0;
      return [state, question, apart ?? [], read, state === 2 ? length : 0];
    },

    /** Somebody signed in: the plan that is here waits until the account is here, too. */
    async setWaiting(meta, tail, planner) {
      await keepApart(meta);
      await setAside(meta, tail, JOINING, planner);
    },

    /** The plan that waits. @returns {Promise<StoredPlan|undefined>} */
    waiting: (meta) => result(meta.get(['plan', JOINING])),

    keepApart,

    /** The plan that waits has joined, or is deleted. */
    dropWaiting: (meta) => drop(meta, JOINING),

    /** Opens a plan in the place of the one that is open, which is kept apart in its turn. @returns {Promise<boolean>} false: nothing was kept apart */
    async open(meta, tail, number, planner) {
      const plan = await result(meta.get(['plan', number]));
      if (!plan) return false;
      const [snapshot, batches] = await Promise.all([result(meta.count('snapshot')), result(tail.count())]);
      if (snapshot + batches > 0) await setAside(meta, tail, await next(meta), planner);
      meta.put(plan.device, 'device');
      if (plan.snapshot) meta.put(plan.snapshot, 'snapshot');
      for (const batch of plan.batches) tail.add(batch);
      drop(meta, number);
      return true;
    },

    /** Deletes all that is not one of these plans. What was not decided about is kept apart. */
    async clearOthers(meta) {
      await keepApart(meta);
      for (const key of await result(meta.getAllKeys())) if (!isTheirs(key)) meta.delete(key);
    },
  };
})();
