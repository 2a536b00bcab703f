/**
 * The planner with everything this device keeps loaded into it.
 *
 * @typedef {import('../storage/plan-store.js').Kept} Kept
 * @typedef {import('../storage/plan-store.js').Batches} Batches
 */
import { sameBytes } from '../storage/bytes.js';
import { PlanStore } from '../storage/plan-store.js';
import { Planner } from './planner.js';

/** The stored plan is there but could not be read. */
export class UnreadableFault extends Error {
  name = 'UnreadableFault';
}

/** The planner's module could not be had: no network, no WebAssembly. */
export class ModuleFault extends Error {
  name = 'ModuleFault';
}

/** @type {Set<number>} keys of batches that trapped; as long as this worker lives they are not tried again */
const trapped = new Set();

export class Replica {
  /**
   * @param {() => Promise<WebAssembly.Module>} loadModule
   * @returns {Promise<Replica>}
   */
  static async boot(loadModule) {
    const loading = loadModule().catch((cause) => {
      throw new ModuleFault('no planner', { cause });
    });
    const [module, stored] = await Promise.all([loading, PlanStore.load()]);
    for (;;) {
      const known = trapped.size;
      try {
        return load(await Planner.instantiate(module), stored);
      } catch (error) {
        // A batch that stops the planner must not stop every boot: again, without that one.
        if (trapped.size === known) throw error;
      }
    }
  }

  /** @param {Planner} planner @param {Kept} stored */
  constructor(planner, stored) {
    this.planner = planner;
    this.device = stored.device;
    /** The language of the pages, and when another may be tried: see `Languages`. */
    this.language = 'en';
    this.speaksAfter = 0;
    /** @type {import('../texts/languages.js').KeptTexts|undefined} the texts of a language that were kept with the plan */
    this.texts = stored.texts;
    /** The last tail key that is in memory, in the snapshot or in the tail. */
    this.cursor = stored.through;
    /** Batches that lie in the tail and would go at the next compaction. */
    this.tailLength = 0;
    this.tailBytes = 0;
    /** @type {Set<number>} keys of batches that could not be read; they stay where they are, for a later release */
    this.unread = new Set();
    this.countedFailures = stored.failures;
  }

  /** Failures of this device so far; what lies there unread counts, once each. */
  get failures() {
    return this.countedFailures + this.unread.size;
  }

  /**
   * Whether memory and storage differ: the storage was emptied, or another worker compacted
   * batches away that are not in memory.
   * @param {{device: Uint8Array|undefined, through: number}} news
   */
  isStale(news) {
    return !sameBytes(news.device, this.device) || news.through > this.cursor;
  }

  /**
   * Takes in batches that lie in the tail.
   * @param {Batches} news
   */
  merge({ batches, keys }) {
    keys.forEach((key, at) => {
      if (this.#read(key, batches[at])) this.#count(batches[at].length);
      else this.unread.add(key);
      this.cursor = Math.max(this.cursor, key);
    });
  }

  /**
   * Counts in a batch that this replica made itself and that is now kept under `key`.
   * @param {number} key
   * @param {number} length
   */
  kept(key, length) {
    this.cursor = Math.max(this.cursor, key);
    this.#count(length);
  }

  /** The facts of the tail are in a snapshot now. */
  compacted() {
    this.tailLength = 0;
    this.tailBytes = 0;
  }

  /** @param {number} length */
  #count(length) {
    this.tailLength += 1;
    this.tailBytes += length;
  }

  /** @param {number} key @param {Uint8Array} batch */
  #read(key, batch) {
    if (trapped.has(key) || !(batch instanceof Uint8Array)) return false;
    try {
      return this.planner.loadFacts(batch);
    } catch (error) {
      trapped.add(key);
      throw error;
    }
  }
}

/** @param {Planner} planner @param {Kept} stored */
function load(planner, stored) {
  if (!planner.start(stored.device)) throw new UnreadableFault('device refused');
  if (stored.snapshot) {
    let taken = false;
    try {
      taken = planner.loadSnapshot(stored.snapshot);
    } catch (cause) {
      throw new UnreadableFault('snapshot stopped the planner', { cause });
    }
    if (!taken) throw new UnreadableFault('snapshot refused');
  }
  const replica = new Replica(planner, stored);
  replica.merge(stored);
  return replica;
}
