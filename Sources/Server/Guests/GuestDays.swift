import Storage

/// The days by which guests' plans are kept. All servers of a store count them together, each by its own running: no clock is asked.
actor GuestDays {
    private let store: any Store
    /// The newest day that this server heard of. It may be a day behind, and a plan is then kept a day less of the month beyond its cookie.
    private var newest: Int64 = 0
    /// The day that this server knew when its present 24 hours began.
    private var known: Int64 = 0

    init(in store: any Store) {
        self.store = store
    }

    /// The day that it is.
    func today() -> Int64 { newest }

    /// Begins the first 24 hours.
    func begin() async throws(StoreFault) {
        try await hear()
        known = newest
    }

    /// Hears of the day that others have counted.
    func hear() async throws(StoreFault) {
        newest = max(newest, try await store.guestDay())
    }

    /// Counts a day after 24 hours, if no other server has meanwhile.
    ///
    /// - Returns: the day that it is now.
    func count() async throws(StoreFault) -> Int64 {
        newest = max(newest, try await store.countGuestDay(after: known))
        known = newest
        return newest
    }
}
