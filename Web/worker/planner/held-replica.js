/**
 * The replica that a worker holds in memory, and the planner's module that it runs in. Several may wait for it to start at once.
 *
 * @typedef {import('../storage/release-files.js').ReleaseFiles} ReleaseFiles
 * @typedef {import('../texts/languages.js').Languages} Languages
 */
import { Planner } from './planner.js';
import { Replica } from './replica.js';

export class HeldReplica {
  #files;
  #languages;
  /** @type {Promise<WebAssembly.Module>|null} */
  #module = null;
  /** @type {Promise<Replica>|null} one boot for all who wait for it */
  #booting = null;
  /** @type {Replica|null} */
  #replica = null;

  /** @param {ReleaseFiles} files @param {Languages} languages */
  constructor(files, languages) {
    this.#files = files;
    this.#languages = languages;
  }

  /** What is in memory now; null: nothing. */
  get current() {
    return this.#replica;
  }

  async boot() {
    if (this.#replica) return this.#replica;
    this.#booting ??= Replica.boot(() => this.#loadModule());
    try {
      this.#replica = await this.#booting;
      return this.#replica;
    } finally {
      this.#booting = null;
    }
  }

  /** The replica, in the language that the person wants. */
  async speaking() {
    const replica = await this.boot();
    await this.#languages.speak(replica);
    return replica;
  }

  /** A planner that knows nothing. */
  async blankPlanner() {
    const planner = await Planner.instantiate(await this.#loadModule());
    planner.start(new Uint8Array(8));
    return planner;
  }

  /** Forgets the memory; the module stays. */
  drop() {
    this.#replica = null;
  }

  async #loadModule() {
    this.#module ??= this.#files.file('planner.wasm').then((file) => Planner.compile(file));
    const loading = this.#module;
    try {
      return await loading;
    } catch (error) {
      if (this.#module === loading) this.#module = null;
      throw error;
    }
  }
}
