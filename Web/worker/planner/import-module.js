/**
 * The module that reads files of other programs, behind a method; `docs/host.md` is the contract. It is loaded when somebody has such a
 * file, and forgotten when that was read: its memory may have grown by much.
 *
 * @typedef {import('../requests/received-request.js').ReceivedRequest} ReceivedRequest
 * @typedef {import('../storage/release-files.js').ReleaseFiles} ReleaseFiles
 * @typedef {import('./module').ImportExports} ImportExports
 * @typedef {import('./planner.js').PlannerRequest} PlannerRequest
 */
import { CBOR } from './cbor.js';
import { clockChanges } from './clock-changes.js';
import { Planner } from './planner.js';

const FILE = 'import.wasm';
/** Where files are sent, and where somebody reads how to get one. */
const SENT = '/app/data/import';
const SHOWN = '/app/data/elsewhere';

export class ImportModule {
  #files;

  /** @param {ReleaseFiles} files */
  constructor(files) {
    this.#files = files;
  }

  /**
   * Whether what a request brings has to be read before the planner is asked.
   * @param {Pick<ReceivedRequest, 'method'|'target'>} asked
   */
  static isWanted({ method, target }) {
    const [path] = target.split('?');
    return method === 'POST' ? path === SENT : path === SHOWN;
  }

  /**
   * What the planner is to be given with a request.
   * @param {PlannerRequest} request
   * @param {string} language of the pages
   * @returns {Promise<Uint8Array|null>} empty: the module cannot be loaded; null: the planner needs nothing
   */
  async read(request, language) {
    let module;
    let tables;
    try {
      [module, tables] = await Promise.all([this.#load(), this.#tables(language)]);
    } catch {
      return new Uint8Array();
    }
    const { exports, call } = await instantiate(module);
    if (call(CBOR.encode([...tables, clockChanges()]), exports.begin) !== 0) return new Uint8Array();
    const length = call(Planner.encodeRequest(request), exports.read);
    return length <= 0 ? null : new Uint8Array(exports.memory.buffer, exports.output(), length).slice();
  }

  async #load() {
    return Planner.compile(await this.#files.file(FILE));
  }

  /** @param {string} language @returns {Promise<Uint8Array[]>} */
  async #tables(language) {
    if (language === 'en') return [new Uint8Array(), new Uint8Array()];
    return Promise.all([`${language}.tsw`, `server/${language}.tsw`].map(async (name) => {
      const file = await this.#files.texts(name);
      if (!file.ok) throw new Error(`There is no table ${name}.`);
      return new Uint8Array(await file.arrayBuffer());
    }));
  }
}

/** @param {WebAssembly.Module} module */
async function instantiate(module) {
  /** @type {WebAssembly.Memory} */
  let memory;
  /** @param {number} pointer @param {number} length */
  const entropy = (pointer, length) => {
    crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, length));
  };
  const instance = await WebAssembly.instantiate(module, { env: { entropy } });
  const exports = /** @type {ImportExports & WebAssembly.Exports} */ (instance.exports);
  memory = exports.memory;
  /** @param {Uint8Array} bytes @param {() => number} work */
  const call = (bytes, work) => {
    // The pointer first: `reserve` may grow the memory, which detaches a buffer taken before.
    const pointer = exports.reserve(bytes.length);
    new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    return work();
  };
  return { exports, call };
}
