/// Whether the host's storage keeps an answer, and why not. The numbers are the host contract's (`docs/host.md`).
enum TakeOutcome: Int64 {
    /// Memory was of another time than the storage; nothing was kept.
    case stale = 0
    /// The plan is no longer in an account, or is in another one; nothing was kept.
    case elsewhere = 1
    /// The place in the account is another by now; nothing was kept.
    case movedOn = 2
    /// It had been kept before the storage lost its connection.
    case keptBefore = 3
    /// It is kept.
    case kept = 4
}
