/**
 * The planner's WebAssembly module behind methods; `docs/host.md` is the contract.
 *
 * @typedef {import('../account/account-record.js').AccountRecord} AccountRecord
 * @typedef {import('../account/account-record.js').SharedSpace} SharedSpace
 * @typedef {import('../account/account-record.js').PackedAccount} PackedAccount
 * @typedef {import('../account/account-record.js').PackedSpaces} PackedSpaces
 * @typedef {import('../storage/outbox.js').RefusedFact} RefusedFact
 * @typedef {import('../storage/stored-plans.js').StoredPlan} StoredPlan
 * @typedef {import('./module').CBORItem} CBORItem
 * @typedef {import('./module').PlannerExports} PlannerExports
 *
 * @typedef {object} PlannerRequest
 * @property {string} method
 * @property {string} target path and query, percent-encoded
 * @property {string} contentType
 * @property {Uint8Array} body
 * @property {number} now milliseconds since 1970
 * @property {number} offset minutes ahead of UTC
 * @property {Uint8Array} entropy 32 random bytes
 * @property {string} release
 * @property {number} host 0 device, 1 server
 * @property {number} failures
 * @property {CBORItem} account the account that the plan is in, as `Account.standing` says it
 * @property {number} correction milliseconds to add to the clock, for timestamps
 * @property {string} language the device's, as "en-US"
 * @property {CBORItem} plans of the device, as `StoredPlans.pack` says them
 *
 * @typedef {[tasks: number, lists: number, notes: number, changed: number]} Weight how much a plan holds, and when it was changed last
 *
 * @typedef {[event: number, ...given: CBORItem[]]} ReportedEvent what happened, one of `SyncEvent`, and what belongs to it
 * @typedef {[effect: number, ...given: any[]]} WantedEffect what is to be done, one of `SyncEffect`, and what is needed for it
 *
 * @typedef {object} AccountChanges what each change of the record of an account says besides the record
 * @property {[other: string|null]} meet
 * @property {[]} shutOut
 * @property {[]} setAside
 * @property {[names: CBORItem[], gone: number[], spaces: PackedSpaces]} forget
 * @property {[]} takeHome
 * @property {[]} restamp
 * @property {[]} again
 * @property {[outcome: number, isNews: number, isSettled: number, refused: RefusedFact[number][], offsets: number[]]} take
 * @property {[left: number[], personal: number[]]} leave
 * @property {[]} joined
 *
 * @typedef {[command: number, ...given: CBORItem[]]} PlannerCommand one of `Command`, and what belongs to it
 *
 * @typedef {object} CommandContext
 * @property {number} now milliseconds since 1970
 * @property {number} offset minutes ahead of UTC
 * @property {number} correction milliseconds to add to the clock, for timestamps
 * @property {string} language the device's, as "en-US"
 *
 * @typedef {object} CommandResult
 * @property {string|null} change its name in History; null: it has none
 * @property {string[]} tasks that changed
 * @property {string[]} lists that changed
 * @property {string[]} days that changed, as "2026-03-30"
 * @property {Uint8Array} facts empty when nothing changed
 * @property {string|null} badge what the app's icon shows
 *
 * @typedef {{code: string, words: string, facts?: undefined}} CommandFault why a command was refused, for programs and for people
 *
 * @typedef {object} PlannerResponse
 * @property {number} status
 * @property {Array<[string, string]>} headers
 * @property {Uint8Array} body
 * @property {Uint8Array} facts empty when nothing changed
 */
import { Account } from '../account/account-record.js';
import { CBOR } from './cbor.js';
import { RecordChange } from './numbers.js';

const REQUEST_VERSION = 5;
const COMMAND_VERSION = 1;
/** A batch of no facts is as long as this, and no other is. */
const EMPTY_BATCH = 4;

export class Planner {
  #exports;

  /** @param {WebAssembly.Module|Response|BufferSource} source @returns {Promise<Planner>} */
  static async instantiate(source) {
    const module = source instanceof WebAssembly.Module ? source : await Planner.compile(source);
    /** @type {WebAssembly.Memory} */
    let memory;
    /** @param {number} pointer @param {number} length */
    const entropy = (pointer, length) => {
      // 65,536 bytes is the most that one call may ask for.
      for (let at = 0; at < length; at += 65536) {
        const part = new Uint8Array(memory.buffer, pointer + at, Math.min(65536, length - at));
        crypto.getRandomValues(part);
      }
    };
    const instance = await WebAssembly.instantiate(module, { env: { entropy } });
    const exports = /** @type {PlannerExports & WebAssembly.Exports} */ (instance.exports);
    memory = exports.memory;
    return new Planner(exports);
  }

  /** @param {Response|BufferSource} source @returns {Promise<WebAssembly.Module>} */
  static async compile(source) {
    if (!(source instanceof Response)) return WebAssembly.compile(source);
    const streams = source.headers.get('content-type') === 'application/wasm';
    if (streams && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(source);
    return WebAssembly.compile(await source.arrayBuffer());
  }

  /** @param {PlannerExports} exports */
  constructor(exports) {
    this.#exports = exports;
  }

  /**
   * Begins with an empty replica.
   * @param {Uint8Array} device 8 bytes
   */
  start(device) {
    this.#write(device);
    return this.#exports.start() === 0;
  }

  /**
   * @param {Uint8Array} bytes
   * @returns {boolean} false when it was refused; then nothing changed
   */
  loadSnapshot(bytes) {
    this.#write(bytes);
    return this.#exports.load_snapshot() === 0;
  }

  /**
   * @param {Uint8Array} bytes
   * @returns {boolean} false when it was refused; then nothing changed
   */
  loadFacts(bytes) {
    this.#write(bytes);
    return this.#exports.load_facts() === 0;
  }

  /**
   * Merges facts that were written elsewhere.
   * @param {Uint8Array} bytes a batch
   * @param {boolean} [joins] whether the plan joins the account that they are of
   * @returns {Uint8Array|null} the batch that merging made; null if it was refused
   */
  mergeFacts(bytes, joins = false) {
    this.#write(bytes);
    const length = this.#exports.merge_facts(Number(joins));
    return length === 0 ? null : this.#answer(length);
  }

  /**
   * Whether a batch holds nothing.
   * @param {Uint8Array} batch
   */
  static isEmpty(batch) {
    return batch.length <= EMPTY_BATCH;
  }

  /**
   * A page of everything.
   * @param {Uint8Array} cursor where the page before said that this one begins; empty: the beginning
   * @param {number} bytes how many bytes of values at most, unless one entity has more
   * @returns {[Uint8Array|null, Uint8Array]} where the next begins, and a batch
   */
  everything(cursor, bytes) {
    this.#write(cursor);
    return /** @type {[Uint8Array|null, Uint8Array]} */ (this.#decoded(this.#exports.everything(bytes)));
  }

  /**
   * Moves back facts with a timestamp after a time.
   * @param {number} limit milliseconds since 1970
   * @param {number} shift milliseconds
   * @returns {Uint8Array} everything, compacted
   */
  restamp(limit, shift) {
    return this.#answer(this.#exports.restamp(limit, shift));
  }

  /**
   * What a stored plan holds.
   * @param {StoredPlan} plan
   * @returns {Weight|null} null: it cannot be read
   */
  weighPlan(plan) {
    this.#writePlan(plan);
    const length = this.#exports.weigh_plan();
    return length === 0 ? null : /** @type {Weight} */ (this.#decoded(length));
  }

  /**
   * Opens a stored plan for the next request alone, which is about it.
   * @param {StoredPlan} plan
   * @returns {boolean} false: the plan cannot be read
   */
  openPlan(plan) {
    this.#writePlan(plan);
    return this.#exports.open_plan() === 0;
  }

  /**
   * Gives it what the file of another program holds that the next request brings.
   * @param {Uint8Array} bytes as `ImportModule.read` answers them
   */
  takeImported(bytes) {
    this.#write(bytes);
    this.#exports.take_imported();
  }

  /**
   * Takes a stored plan into this one, which is the whole plan of an account.
   * @param {StoredPlan} plan
   * @param {boolean} isSure whether the person has said so
   * @returns {[number, Uint8Array, Uint8Array]|null} whether the person is to be asked (1), the batch that joined, and
   *   what merging it made; null: the plan cannot be read
   */
  joinPlan(plan, isSure) {
    this.#writePlan(plan);
    const length = this.#exports.join_plan(Number(isSure));
    if (length === 0) return null;
    const [asks, batch, made] = /** @type {[number, Uint8Array, Uint8Array]} */ (this.#decoded(length));
    return [asks, batch.slice(), made.slice()];
  }

  /** @param {StoredPlan} plan */
  #writePlan({ device, snapshot, batches }) {
    this.#write(CBOR.encode([device, snapshot ?? null, batches]));
  }

  /**
   * Says which shared spaces the person is in.
   * @param {Array<SharedSpace>} spaces
   */
  setSpaces(spaces) {
    this.#write(CBOR.encode(spaces.map(({ number, role, others, name }) => [number, role, others, name ?? null])));
    if (this.#exports.set_spaces() !== 0) throw new Error('The planner refused the spaces.');
  }

  /**
   * Forgets shared spaces; writings there that did not arrive are kept in notes.
   * @param {Array<number>} departures their numbers, each with why
   * @param {CBORItem[]} names of facts that the server did not take, four items each
   * @param {Array<Uint8Array>} batches that wait to be sent
   * @param {number} now milliseconds since 1970
   * @returns {[Uint8Array, Uint8Array, Array<Uint8Array>]} everything that is left, compacted; the batch
   *   of the notes; what of the batches is still to be sent
   */
  forgetSpaces(departures, names, batches, now) {
    this.#write(CBOR.encode([departures, names, batches]));
    const [left, made, rest] = /** @type {[Uint8Array, Uint8Array, Uint8Array[]]} */ (
      this.#decoded(this.#exports.forget_spaces(now)));
    // Copies: a view would be stored with all the bytes around it.
    return [left.slice(), made.slice(), rest.map((batch) => batch.slice())];
  }

  /**
   * Makes shared lists the person's own again.
   * @param {Array<number>} numbers
   * @param {number} now milliseconds since 1970
   * @returns {[Uint8Array, Uint8Array]} everything, compacted, and the batch that this made
   */
  takeHome(numbers, now) {
    this.#write(CBOR.encode(numbers));
    const [all, made] = /** @type {[Uint8Array, Uint8Array]} */ (this.#decoded(this.#exports.take_home(now)));
    return [all.slice(), made.slice()];
  }

  /**
   * One step of the synchronisation.
   * @param {CBORItem} state what the last step gave back
   * @param {ReportedEvent} event
   * @returns {[CBORItem, WantedEffect[]]|null} the state and the effects; null if the event cannot be read
   */
  syncStep(state, event) {
    const [chance] = crypto.getRandomValues(new Uint16Array(1));
    this.#write(CBOR.encode([state, ...event]));
    const length = this.#exports.sync_step(Date.now(), chance);
    return length === 0 ? null : /** @type {[CBORItem, WantedEffect[]]} */ (this.#decoded(length));
  }

  /**
   * The body of a request.
   * @param {CBORItem} account packed; null asks whose session it is
   * @param {Array<Uint8Array>} batches
   * @param {CBORItem} [state] what the last step gave back
   */
  syncRequest(account, batches, state = null) {
    this.#write(CBOR.encode([account, batches, state]));
    return this.#answer(this.#exports.sync_request());
  }

  /**
   * Changes the record of an account; see `docs/host.md`.
   * @template {keyof AccountChanges} Name
   * @param {Name} name of the change
   * @param {AccountRecord|null} account
   * @param {...CBORItem} given
   * @returns {[AccountRecord, ...AccountChanges[Name]]} the record, and what else the change says
   */
  changeAccount(name, account, ...given) {
    this.#write(CBOR.encode([RecordChange[name], Account.pack(account), ...given]));
    const [record, ...rest] = /** @type {[PackedAccount, ...AccountChanges[Name]]} */ (
      this.#decoded(this.#exports.sync_change(Date.now())));
    return [Account.unpack(record), ...rest];
  }

  /**
   * The language that the person wants to see.
   * @param {string} device the device's, as "de-AT"
   * @returns {string} as "de"
   */
  language(device) {
    this.#write(new TextEncoder().encode(device));
    return new TextDecoder().decode(this.#answer(this.#exports.language()));
  }

  /**
   * Pages are in that language from here on.
   * @param {Uint8Array} table empty: English
   * @returns {boolean} false: refused
   */
  setWords(table) {
    this.#write(table);
    return this.#exports.set_words() === 0;
  }

  /** @param {PlannerRequest} request @returns {PlannerResponse} */
  handle(request) {
    return Planner.decodeResponse(this.handleBytes(Planner.encodeRequest(request)));
  }

  /** @param {Uint8Array} request in its byte form @returns {Uint8Array} the response in its */
  handleBytes(request) {
    this.#write(request);
    return this.#answer(this.#exports.handle());
  }

  /**
   * Carries out a command, once under each key. As with `handle`, the facts are part of the replica already.
   * @param {PlannerCommand} command
   * @param {string} key 1 to 200 bytes
   * @param {CommandContext} context
   * @returns {CommandResult|CommandFault}
   */
  perform(command, key, { now, offset, correction, language }) {
    const request = CBOR.encode([COMMAND_VERSION, now, offset, correction, language, key, command]);
    const answer = /** @type {[string, string]|[string|null, string[], string[], string[], Uint8Array, string|null]} */ (
      CBOR.decode(this.performBytes(request)));
    if (answer.length === 2) {
      const [code, words] = answer;
      return { code, words };
    }
    const [change, tasks, lists, days, facts, badge] = answer;
    return { change, tasks, lists, days, facts, badge };
  }

  /** @param {Uint8Array} request a command in its byte form @returns {Uint8Array} the answer in its */
  performBytes(request) {
    this.#write(request);
    return this.#answer(this.#exports.perform());
  }

  /** @param {PlannerRequest} request @param {number} reason one of `Refusal` */
  refuse(request, reason) {
    this.#write(Planner.encodeRequest(request));
    return Planner.decodeResponse(this.#answer(this.#exports.refuse(reason)));
  }

  /**
   * Everything, compacted.
   * @param {number} now milliseconds since 1970
   */
  snapshot(now) {
    return this.#answer(this.#exports.snapshot(now));
  }

  /** @param {PlannerRequest} request */
  static encodeRequest(request) {
    return CBOR.encode([
      REQUEST_VERSION, request.method, request.target, request.contentType, request.body,
      request.now, request.offset, request.entropy, request.release, request.host,
      request.failures, request.account, request.correction, request.language, request.plans,
    ]);
  }

  /** @param {Uint8Array} bytes @returns {PlannerResponse} */
  static decodeResponse(bytes) {
    const [status, flat, body, facts] = /** @type {[number, string[], Uint8Array, Uint8Array]} */ (CBOR.decode(bytes));
    /** @type {Array<[string, string]>} */
    const headers = [];
    for (let at = 0; at < flat.length; at += 2) headers.push([flat[at], flat[at + 1]]);
    return { status, headers, body, facts };
  }

  /** @param {Uint8Array} bytes */
  #write(bytes) {
    // The pointer first: `reserve` may grow the memory, which detaches a buffer taken before.
    const pointer = this.#exports.reserve(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, pointer, bytes.length).set(bytes);
  }

  /** @param {number} length */
  #answer(length) {
    if (length <= 0) throw new Error('The planner could not read what it was given.');
    const pointer = this.#exports.output();
    // A copy: the next call reuses the memory.
    return new Uint8Array(this.#exports.memory.buffer, pointer, length).slice();
  }

  /** @param {number} length */
  #decoded(length) {
    return CBOR.decode(this.#answer(length));
  }
}
