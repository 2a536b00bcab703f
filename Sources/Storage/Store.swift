/// The server's storage: accounts, guests, sessions, members of lists, and the facts of every space.
///
/// An answered write is stored: a write that returns has reached the disk, one that throws has changed nothing. Every key leads with the
/// space or the account, and nothing joins across spaces, so that a distributed engine can divide them.
package protocol Store: ExchangeStore, AccountStore, GuestStore, GalleryStore, ReminderStore, AccountSnapshotStore {
    /// A sentence for the operator: which store this is, without passwords.
    var summary: String { get }

    /// Writes something that changes nothing, to see whether the store would keep it: one whose disk is full may still be read.
    func checkWriting() async throws(StoreFault)

    /// Settings of the store that could lose or reveal people's data: a sentence each.
    func risks() async throws(StoreFault) -> [String]

    /// How the tables lie on several machines, a line each; empty where all is in one place.
    func layout() async throws(StoreFault) -> [String]

    /// Calls back whenever the store could not do what it was asked.
    func onFault(_ told: @escaping @Sendable (StoreFault) -> Void)

    /// Copies everything, as it is at one moment, into a SQLite file that must not be there yet. The store goes on meanwhile.
    func backup(to path: String) async throws(StoreFault)

    /// Checks all data, and returns a sentence for each problem found.
    ///
    /// - Parameter now: milliseconds since 1970; nil: timestamps are not compared with a clock.
    func examine(now: Int64?) async throws(StoreFault) -> [String]

    /// Brings values that older versions stored within the bounds of their fields, once for each store. Text that is cut is kept whole in
    /// notes of its owner's.
    ///
    /// - Returns: how many there were.
    func mendValues() async throws(StoreFault) -> Int

    /// Deletes sessions, links and invitations that have ended by themselves.
    func sweep(now: Int64) async throws(StoreFault)

    /// Closes it. Whatever is asked afterwards is refused.
    func close() async
}

extension Store {
    /// Checks all data but its times.
    package func examine() async throws(StoreFault) -> [String] { try await examine(now: nil) }
}
