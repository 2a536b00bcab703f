import Storage

extension SpaceLimits {
    /// The limits of the plan of a browser without script and account: 50,000 facts, and 16 MiB on the disk, snapshot and tail together. A
    /// person who does fifty things a day fills it in two to three years; an account holds forty times as much.
    static let guest = SpaceLimits(facts: 50_000, bytes: 16 << 20)
}
