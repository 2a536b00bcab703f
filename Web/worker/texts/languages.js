/**
 * The languages of the pages: each has a table of texts, which the planner is given when a person wants it.
 *
 * @typedef {import('../planner/planner.js').Planner} Planner
 * @typedef {import('../planner/replica.js').Replica} Replica
 * @typedef {import('../storage/release-files.js').ReleaseFiles} ReleaseFiles
 * @typedef {import('./words.js').WorkerWords} WorkerWords
 *
 * @typedef {object} KeptTexts the texts of a language, kept with the plan
 * @property {string} tag as "de"
 * @property {string} release whose table it is
 * @property {Uint8Array} table
 */
import { PlanStore } from '../storage/plan-store.js';

/** After a table could not be loaded, pages are in English for so many milliseconds before it is tried again. */
const PATIENCE = 30_000;

export class Languages {
  #files;
  #words;

  /** @param {ReleaseFiles} files @param {WorkerWords} words */
  constructor(files, words) {
    this.#files = files;
    this.#words = words;
  }

  /**
   * Gives the planner the texts of the language that the person wants. A table that was loaded once lies with the
   * files of the release.
   * @param {Replica} replica
   * @returns {Promise<boolean>} whether pages are in another language from here on
   */
  async speak(replica) {
    const tag = replica.planner.language(navigator.language ?? '');
    this.#words.keep(tag);
    if (tag === replica.language || Date.now() < replica.speaksAfter) return false;
    try {
      await this.#give(replica, tag);
    } catch {
      replica.speaksAfter = Date.now() + PATIENCE;
      return false;
    }
    replica.language = tag;
    return true;
  }

  /**
   * Gives a planner that knows nothing, not even which language was chosen, that of the last page. Never rejects.
   * @param {Planner} planner
   */
  async speakAsLast(planner) {
    const { language } = await this.#words.load();
    if (language === 'en') return;
    try {
      planner.setWords(await this.#table(language));
    } catch {
      // It stays in English.
    }
  }

  /** @param {Replica} replica @param {string} tag */
  async #give(replica, tag) {
    const { planner, texts } = replica;
    // The planner has a copy.
    replica.texts = undefined;
    if (tag === 'en') {
      planner.setWords(new Uint8Array());
      keepTexts(null);
      return;
    }
    const release = this.#files.name;
    if (texts?.tag === tag && texts.release === release && planner.setWords(texts.table)) return;
    const table = await this.#table(tag);
    if (!planner.setWords(table)) throw new Error('The planner refused a table of texts.');
    keepTexts({ tag, release, table });
  }

  /** @param {string} tag */
  async #table(tag) {
    const file = await this.#files.texts(`${tag}.tsw`);
    if (!file.ok) throw new Error(`There is no table of ${tag}.`);
    return new Uint8Array(await file.arrayBuffer());
  }
}

/**
 * The next worker reads them with the plan, some milliseconds sooner than a file of the release. Without them it takes the file.
 * @param {KeptTexts|null} texts
 */
function keepTexts(texts) {
  PlanStore.keepTexts(texts).catch(() => {});
}
