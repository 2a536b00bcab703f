/**
 * What the worker says itself: where the planner cannot, as it was not loaded, and on notifications. English stands in the script; the
 * texts of another language are a file of the release (`Words/en/scripts.ftl`).
 */
'use strict';

class WorkerWords {
  /** Which language it was is kept apart from releases, and from a storage that may be what has stopped. */
  static #CACHE = 'language';
  static #ADDRESS = '/language';
  /** So long (ms) the first page of a worker is given. */
  static #FIRST_PAGE = 1000;

  #files;
  /** The language of the pages; null: this worker has not made one yet. */
  #language = null;
  /** @type {string|null} the language that is kept; null: not read yet */
  #last = null;

  /** @param {ReleaseFiles} files */
  constructor(files) {
    this.#files = files;
  }

  /** Pages are in this language from now on: its texts are kept for when there is no network. Never rejects. */
  async keep(language) {
    if (language === this.#language) return;
    const isFirst = this.#language === null;
    this.#language = language;
    // The page that the worker was started for, and its files, come first.
    if (isFirst) await new Promise((resolve) => { setTimeout(resolve, WorkerWords.#FIRST_PAGE); });
    if (language !== this.#language) return;
    try {
      if (language === await this.#lastOne()) return;
      if (language !== 'en') await this.#table(language);
      const cache = await caches.open(WorkerWords.#CACHE);
      await cache.put(WorkerWords.#ADDRESS, new Response(language));
      this.#last = language;
    } catch {
      // The next worker tries again.
    }
  }

  /**
   * The texts in the language of the pages, or in English without them. Never rejects.
   * @returns {Promise<{language: string, direction: string, text: (key: keyof typeof ENGLISH) => string}>}
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

  async #table(language) {
    const file = await this.#files.texts(`${language}.json`);
    if (!file.ok) throw new Error(`There are no texts in ${language}.`);
    return file.json();
  }

  /** The language of the last page that a worker made here. @returns {Promise<string>} */
  async #lastOne() {
    this.#last ??= await WorkerWords.#kept();
    return this.#last;
  }

  static async #kept() {
    const kept = await caches.match(WorkerWords.#ADDRESS, { cacheName: WorkerWords.#CACHE });
    return kept ? kept.text() : 'en';
  }
}
