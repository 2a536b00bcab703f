/**
 * The plans of this device besides the one that is open, in `meta`: under `['plan', number]` the plan, and under `['label', number]` what
 * it holds, which pages show. Number 0 is the plan that was here when somebody signed in, until the person has decided about it; all
 * others were kept apart then.
 *
 * @typedef {import('../planner/module').CBORItem} CBORItem
 * @typedef {import('../planner/planner.js').Planner} Planner
 *
 * @typedef {object} StoredPlan
 * @property {Uint8Array} device what the device was called when the plan was open
 * @property {Uint8Array|undefined} snapshot
 * @property {Array<Uint8Array>} batches of facts, written after the snapshot
 *
 * @typedef {import('../planner/planner.js').Weight} Weight
 *
 * @typedef {object} Labels what the stored plans hold
 * @property {Weight|null} asked the plan that was here when somebody signed in; null: no such plan, or one that cannot be read
 * @property {Array<number|Weight|null>} apart the numbers of the others, each with what it holds
 */
import { batchesIn, result, valueOf } from './database.js';

const JOINING = 0;
const NAMES = ['plan', 'label'];
/** @param {string} name */
const every = (name) => IDBKeyRange.bound([name], [name, []]);

/**
 * Whether a key of `meta` belongs to one of these plans.
 * @param {IDBValidKey} key
 */
const isTheirs = (key) => Array.isArray(key) && NAMES.includes(String(key[0]));

/**
 * What a plan holds; null where it cannot be read: it is kept all the same.
 * @param {Planner} planner
 * @param {StoredPlan} plan
 */
function label(planner, plan) {
  try {
    return planner.weighPlan(plan);
  } catch {
    return null;
  }
}

/**
 * The numbers of the plans under which `meta` has something of this name.
 * @param {IDBObjectStore} meta
 * @param {string} name
 */
async function numbersOf(meta, name) {
  const keys = /** @type {Array<[name: string, number: number]>} */ (await result(meta.getAllKeys(every(name))));
  return keys.map(([, number]) => number);
}

/** @param {IDBObjectStore} meta */
async function next(meta) {
  return Math.max(JOINING, ...await numbersOf(meta, 'plan')) + 1;
}

/**
 * Stores the open plan under a number, and begins with an empty one, of a device of another name.
 * @param {IDBObjectStore} meta
 * @param {IDBObjectStore} tail
 * @param {number} number
 * @param {Planner} planner
 */
async function setAside(meta, tail, number, planner) {
  const [device, snapshot, batches] = await Promise.all([
    valueOf(meta, 'device'), valueOf(meta, 'snapshot'), batchesIn(tail),
  ]);
  // A batch of no bytes stands for none: it only raises the keys of the tail.
  const plan = /** @type {StoredPlan} */ ({ device, snapshot, batches: batches.filter((batch) => batch.length > 0) });
  meta.put(plan, ['plan', number]);
  meta.put(label(planner, plan), ['label', number]);
  for (const name of ['snapshot', 'through']) meta.delete(name);
  tail.clear();
  meta.put(crypto.getRandomValues(new Uint8Array(8)), 'device');
}

/** @param {IDBObjectStore} meta @param {number} number */
function drop(meta, number) {
  for (const name of NAMES) meta.delete([name, number]);
}

/** @param {IDBObjectStore} meta */
async function keepApart(meta) {
  const [plan, holds] = await Promise.all(NAMES.map((name) => result(meta.get([name, JOINING]))));
  if (!plan) return;
  const number = await next(meta);
  meta.put(plan, ['plan', number]);
  meta.put(holds ?? null, ['label', number]);
  drop(meta, JOINING);
}

export const StoredPlans = {
  /**
   * @param {IDBObjectStore} meta
   * @returns {Promise<Labels>}
   */
  async labels(meta) {
    /** @type {[number[], Array<Weight|null>]} */
    const [numbers, labels] = await Promise.all([numbersOf(meta, 'label'), result(meta.getAll(every('label')))]);
    const all = numbers.map((number, at) => /** @type {const} */ ([number, labels[at]]));
    return {
      asked: all.find(([number]) => number === JOINING)?.[1] ?? null,
      apart: all.filter(([number]) => number !== JOINING).flat(),
    };
  },

  /**
   * As a request says it to the planner (`docs/host.md`).
   * @param {import('./outbox.js').Standing} standing
   * @param {number} length
   * @returns {CBORItem}
   */
  pack({ account, isExpected, wasBlank, isGone, asked, apart }, length) {
    let state = 0;
    if (account) state = account.arriving === 1 ? 2 : 0;
    else if (isExpected) state = wasBlank ? 2 : 1;
    else if (isGone) state = 3;
    const question = account?.joining === 2 ? asked ?? [0, 0, 0, 0] : null;
    const read = state === 2 ? account?.cursor ?? 0 : 0;
    return [state, question, apart ?? [], read, state === 2 ? length : 0];
  },

  /**
   * Somebody signed in: the plan that is here waits until the account is here, too.
   * @param {IDBObjectStore} meta
   * @param {IDBObjectStore} tail
   * @param {Planner} planner
   */
  async setWaiting(meta, tail, planner) {
    await keepApart(meta);
    await setAside(meta, tail, JOINING, planner);
  },

  /**
   * The plan that waits.
   * @param {IDBObjectStore} meta
   * @returns {Promise<StoredPlan|undefined>}
   */
  waiting: (meta) => result(meta.get(['plan', JOINING])),

  keepApart,

  /**
   * The plan that waits has joined, or is deleted.
   * @param {IDBObjectStore} meta
   */
  dropWaiting: (meta) => drop(meta, JOINING),

  /**
   * Opens a plan in the place of the one that is open, which is kept apart in its turn.
   * @param {IDBObjectStore} meta
   * @param {IDBObjectStore} tail
   * @param {number} number
   * @param {Planner} planner
   * @returns {Promise<boolean>} false: nothing was kept apart
   */
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

  /**
   * Deletes all that is not one of these plans. What was not decided about is kept apart.
   * @param {IDBObjectStore} meta
   */
  async clearOthers(meta) {
    await keepApart(meta);
    for (const key of await result(meta.getAllKeys())) if (!isTheirs(key)) meta.delete(key);
  },
};
