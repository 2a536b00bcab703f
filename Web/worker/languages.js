/** The languages of the pages: each has a table of texts, which the planner is given when a person wants it. */
'use strict';

class Languages {
  /** After a table could not be loaded, pages are in English for so many milliseconds before it is tried again. */
  static #PATIENCE = 30_000;

  #files;
  #words;
  /** @type {Promise<{tag: string, table: Uint8Array}|null>|null} what `expect` began to read; nobody has taken it yet */
  #expected = null;

  /** @param {ReleaseFiles} files @param {WorkerWords} words */
  constructor(files, words) {
    this.#files = files;
    this.#words = words;
  }

  /**
   * Begins to read the table of the language that pages had last, beside a start of the planner: which language the person wants is in
   * their plan, and known only after it.
   */
  expect() {
    this.#expected ??= this.#lastTable().catch(() => null);
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
      const table = tag === 'en' ? new Uint8Array() : await this.#take(tag);
      if (!replica.planner.setWords(table)) throw new Error('The planner refused a table of texts.');
    } catch {
      replica.speaksAfter = Date.now() + Languages.#PATIENCE;
      return false;
    }
    replica.language = tag;
    return true;
  }

  /** The table that was read ahead, if it is of this language, or else the file. */
  async #take(tag) {
    const expected = await this.#expected;
    this.#expected = null;
    return expected?.tag === tag ? expected.table : this.#table(tag);
  }

  async #lastTable() {
    const tag = await this.#words.last();
    return tag === 'en' ? null : { tag, table: await this.#table(tag) };
  }

  async #table(tag) {
    const file = await this.#files.file(`words/${tag}.tsw`);
    if (!file.ok) throw new Error(`There is no table of ${tag}.`);
    return new Uint8Array(await file.arrayBuffer());
  }
}
