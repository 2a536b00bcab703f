// The planner's WebAssembly module, as `docs/host.md` describes it.

/** What passes between host and planner, in the form of CBOR. */
export type CBORItem = number | boolean | string | Uint8Array | null | readonly CBORItem[];

/** Numbers are lengths, places in the memory, 0 or −1, as the contract says. */
export interface PlannerExports {
  memory: WebAssembly.Memory;
  reserve(count: number): number;
  output(): number;
  start(): number;
  load_snapshot(): number;
  load_facts(): number;
  language(): number;
  set_words(): number;
  snapshot(now: number): number;
  handle(): number;
  refuse(reason: number): number;
  perform(): number;
  merge_facts(joins: number): number;
  set_spaces(): number;
  forget_spaces(now: number): number;
  take_home(now: number): number;
  everything(bytes: number): number;
  restamp(limit: number, shift: number): number;
  weigh_plan(): number;
  open_plan(): number;
  take_imported(): number;
  join_plan(isSure: number): number;
  sync_step(now: number, chance: number): number;
  sync_request(): number;
  sync_change(now: number): number;
}

/** The module that reads files of other programs. */
export interface ImportExports {
  memory: WebAssembly.Memory;
  reserve(count: number): number;
  output(): number;
  begin(): number;
  read(): number;
}
