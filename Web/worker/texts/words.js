/**
 * What the worker says itself: where the planner cannot, as it was not loaded, and on notifications. English stands in the script; the
 * texts of another language are a file of the release (`Words/en/scripts.ftl`).
 *
 * @typedef {import('../storage/release-files.js').ReleaseFiles} ReleaseFiles
 *
 * @typedef {keyof typeof ENGLISH} Key of a message
 *
 * @typedef {object} Words the texts of a language
 * @property {string} language
 * @property {string} direction `ltr` or `rtl`
 * @property {(key: Key) => string} text
 */
import { ENGLISH } from './english.js';

/** Which language it was is kept apart from releases, and from a storage that may be what has stopped. */
const CACHE = 'language';
const ADDRESS = '/language';
/** So long (ms) the first page of a worker is given. */
const FIRST_PAGE = 1000;

export class WorkerWords {
  #files;
  /** @type {string|null} the language of the pages; null: this worker has not made one yet */
  #language = null;
  /** @type {string|null} the language that is kept; null: not read yet */
  #last = null;

  /** @param {ReleaseFiles} files */
  constructor(files) {
    this.#files = files;
  }

  /**
   * Pages are in this language from now on: its texts are kept for when there is no network. Never rejects.
   * @param {string} language
   */
  async keep(language) {
    if (language === this.#language) return;
    const isFirst = this.#language === null;
    this.#language = language;
    // The page that the worker was started for, and its files, come first.
    if (isFirst) await new Promise((resolve) => { setTimeout(resolve, FIRST_PAGE); });
    if (language !== this.#language) return;
    try {
      if (language === await this.#lastOne()) return;
      if (language !== 'en') await this.#table(language);
      const cache = await caches.open(CACHE);
      await cache.put(ADDRESS, new Response(language));
      this.#last = language;
    } catch {
      // The next worker tries again.
    }
  }

  /**
   * The texts in the language of the pages, or in English without them. Never rejects.
   * @returns {Promise<Words>}
   */
  async load() {
    try {
      const language = this.#language ?? await this.#lastOne();
      if (language !== 'en') {
        const { direction, texts } = await this.#table(language);
        return { language, direction, text: (key) => texts[key] ?? ENGLISH[key] };
      }
    } catch {
      // Neither kept nor to be loaded now.
    }
    return { language: 'en', direction: 'ltr', text: (key) => ENGLISH[key] };
  }

  /** @param {string} language @returns {Promise<{direction: string, texts: Partial<Record<Key, string>>}>} */
  async #table(language) {
    const file = await this.#files.texts(`${language}.json`);
    if (!file.ok) throw new Error(`There are no texts in ${language}.`);
    return file.json();
  }

  /**
   * The language of the last page that a worker made here.
   * @returns {Promise<string>}
   */
  async #lastOne() {
    this.#last ??= await keptLanguage();
    return this.#last;
  }
}

async function keptLanguage() {
  const kept = await caches.match(ADDRESS, { cacheName: CACHE });
  return kept ? kept.text() : 'en';
}
