/**
 * The account that this device's plan is in, as it is stored in `meta`, and the words that pages show for
 * its state. The planner decides how it changes (`Planner.changeAccount`).
 *
 * @typedef {object} AccountRecord
 * @property {Uint8Array} id 16 bytes
 * @property {string} mail
 * @property {Uint8Array} epoch 8 bytes: the epoch of the account's space that the cursor is of
 * @property {number} cursor what the device has of the account
 * @property {Uint8Array|null} [position] how far the server's store was when it last answered; it means
 *   nothing here, and is handed back
 * @property {Uint8Array|null} everything from where on all that is here has yet to be pushed; of no
 *   bytes: from the beginning; null: all of it was
 * @property {number} turn how often that started again
 * @property {number} correction milliseconds to add to this device's clock, for timestamps
 * @property {number} synced when the account was last reached, in milliseconds since 1970; 0: never
 * @property {keyof typeof STATES} state
 * @property {number} refused how many facts it did not take
 * @property {Array<SharedSpace>} [spaces] the shared lists it is in, as the account last said
 * @property {Array<number>} [lost] the shared lists of the person's own that the server, brought back from
 *   a copy, does not know: they are to be taken home
 * @property {Array<string>} [invitations] to shared lists, as the account last said: who invites, and to
 *   which list, in turn
 * @property {string|null} [round] the name of the exchange whose answer was kept last
 * @property {number|undefined} arriving 1 until all was read once that the account had
 * @property {number|undefined} joining the plan that was here before: 0 no such plan, 1 it waits until all was read, 2 the
 *   person is asked
 *
 * @typedef {import('../planner/module').CBORItem} CBORItem
 *
 * @typedef {[id: Uint8Array, mail: string, epoch: Uint8Array, cursor: number, position: Uint8Array|null, everything: Uint8Array|null,
 *   turn: number, correction: number, synced: number, state: number, refused: number, spaces: PackedSpaces, lost: number[],
 *   invitations: string[], round: string|null, arriving: number, joining: number]} PackedAccount the record, as the planner has it
 *
 * @typedef {Array<number|Uint8Array|string[]|string|null>} PackedSpaces six items for each: number, role, epoch, cursor, others, name
 *
 * @typedef {object} SharedSpace a space that several accounts share
 * @property {number} number
 * @property {number} role 1 view, 2 edit, 3 own
 * @property {Array<string>} others the other members, as they wish to be called
 * @property {string|null|undefined} name by which name the others see the person
 * @property {Uint8Array} epoch as that of the account
 * @property {number} cursor what the device has of it
 */
/** By the numbers of the host contract. */
const STATES = { ok: 0, signInAgain: 2, anotherAccount: 3, full: 4, deleted: 5 };
const NAMES = /** @type {Array<keyof typeof STATES>} */ (Object.keys(STATES));
/** @type {Array<NonNullable<import('../../shared/messages.js').ToPage['saved']>>} */
const WORDS = ['everywhere', 'here'];

export const Account = {
  /**
   * As the planner is given it (`docs/host.md`).
   * @param {AccountRecord|null} account
   * @returns {PackedAccount|null}
   */
  pack(account) {
    if (!account) return null;
    const spaces = Account.spaces(account)
      .flatMap(({ number, role, others, name, epoch, cursor }) => [number, role, epoch, cursor, others, name ?? null]);
    // An account that was kept by an earlier release has no position, no round and no name in its spaces, and was read.
    return [
      account.id, account.mail, account.epoch, account.cursor, account.position ?? null, account.everything,
      account.turn, account.correction, account.synced, STATES[account.state], account.refused,
      spaces, Account.lost(account), Account.invitations(account), account.round ?? null,
      account.arriving ?? 0, account.joining ?? 0,
    ];
  },

  /**
   * Whether what was here when the plan joined the account has yet to be sent.
   * @param {AccountRecord} account
   */
  isJoining(account) {
    return account.turn === 0 && account.everything !== null;
  },

  /**
   * As the planner gives it back.
   * @param {PackedAccount} items
   * @returns {AccountRecord}
   */
  unpack([id, mail, epoch, cursor, position, everything, turn, correction, synced, state, refused, spaces, lost,
    invitations, round, arriving, joining]) {
    // Separate copies: a view would be stored with all bytes of the answer.
    return {
      id: id.slice(), mail, epoch: epoch.slice(), cursor, position: position?.slice() ?? null,
      everything: everything?.slice() ?? null, turn, correction, synced,
      state: NAMES.find((name) => STATES[name] === state) ?? 'ok', refused,
      spaces: Account.unpackSpaces(spaces), lost, invitations, round, arriving, joining,
    };
  },

  /**
   * @param {PackedSpaces} flat
   * @returns {Array<SharedSpace>}
   */
  unpackSpaces(flat) {
    const spaces = [];
    for (let at = 0; at < flat.length; at += 6) {
      const [number, role, epoch, cursor, others, name] = /** @type {[number, number, Uint8Array, number, string[], string|null]} */ (
        flat.slice(at, at + 6));
      spaces.push({ number, role, others, name, epoch: epoch.slice(), cursor });
    }
    return spaces;
  },

  /**
   * The shared spaces of an account; none for an account that a release before them stored.
   * @param {AccountRecord|null} account
   */
  spaces(account) {
    return account?.spaces ?? [];
  },

  /**
   * The lists to be taken home; an account that was kept by an earlier release has none.
   * @param {AccountRecord} account
   */
  lost(account) {
    return account?.lost ?? [];
  },

  /**
   * The invitations that wait; an account that was kept by an earlier release has none.
   * @param {AccountRecord} account
   */
  invitations(account) {
    return account?.invitations ?? [];
  },

  /**
   * Whether something is here that has not reached the account.
   * @param {AccountRecord} account
   * @param {number} unsent
   */
  isUnsent(account, unsent) {
    return unsent > 0 || account.everything !== null || Account.lost(account).length > 0;
  },

  /**
   * Whether something may be here and nowhere else. A plan that waits to be decided about is kept apart when the person leaves.
   * @param {AccountRecord} account
   * @param {number} unsent
   */
  isNeeded(account, unsent) {
    return Account.state({ ...account, arriving: 0, joining: 0 }, unsent) !== 0;
  },

  /**
   * How far device and account agree, by its number.
   * @param {AccountRecord} account
   * @param {number} unsent
   */
  state(account, unsent) {
    const isHere = account.arriving !== 1 && account.joining !== 1;
    const isAll = isHere && !Account.isUnsent(account, unsent) && account.refused === 0;
    return STATES[account.state] || (isAll ? 0 : 1);
  },

  /**
   * The same, in the word that pages use.
   * @param {AccountRecord} account
   * @param {number} unsent
   */
  word(account, unsent) {
    return WORDS[Account.state(account, unsent)] ?? 'needs-you';
  },

  /**
   * As a request says it to the planner.
   * @param {AccountRecord|null} account
   * @param {number} unsent
   * @returns {CBORItem}
   */
  standing(account, unsent) {
    if (!account) return null;
    const whole = account.everything === null ? 0 : 1;
    const state = Account.state(account, unsent);
    return [account.mail, state, unsent, account.refused, whole, account.synced,
      Account.invitations(account)];
  },
};
