package import Planner

/// The guests: accounts without an address.
package protocol GuestStore: Sendable {
    /// Makes a guest with its first facts: all of it, or nothing.
    ///
    /// - Parameter limit: how many guests there may be.
    func create(_ guest: Guest, with facts: CheckedFacts.Space, within limits: SpaceLimits, upTo limit: Int64)
        async throws(StoreFault) -> GuestCreation

    /// Makes a guest whose plan was kept in a folder before: once, even if the guest was deleted since.
    ///
    /// That this was done is remembered until ``forgetMove(of:)``.
    ///
    /// - Returns: ``GuestCreation/created`` or ``GuestCreation/known``: no limit holds for a plan that is there already.
    func moveIn(_ guest: Guest, with facts: CheckedFacts.Space) async throws(StoreFault) -> GuestCreation

    /// Forgets that a guest was moved in: its folder is gone.
    func forgetMove(of guest: AccountID) async throws(StoreFault)

    /// The guest of that name.
    func guest(_ id: AccountID) async throws(StoreFault) -> Guest?

    /// Guests by their names, a page at a time.
    ///
    /// - Parameter after: the last one of the page before; nil for the first.
    func guests(after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [Guest]

    /// Notes that a guest sent a form on a day.
    func noteUse(of guest: AccountID, on day: Int64) async throws(StoreFault)

    /// Deletes a guest with everything that is kept of it.
    ///
    /// - Parameter position: where the order of arrival in its space has to stand for it; nil: wherever it stands.
    /// - Returns: whether it is gone.
    func deleteGuest(_ id: AccountID, at position: Int64?) async throws(StoreFault) -> Bool

    /// Deletes the guests whose last form was before a day, with everything that is kept of them.
    ///
    /// - Returns: how many there were.
    func deleteGuests(usedBefore day: Int64) async throws(StoreFault) -> Int

    /// How much all guests hold together.
    func guestUse() async throws(StoreFault) -> GuestUse

    /// How many days the servers have counted: periods of 24 hours in which at least one of them ran.
    func guestDay() async throws(StoreFault) -> Int64

    /// Counts one more day, unless another server has counted since.
    ///
    /// A server calls this after each 24 hours for which it ran, with the day that it knew at their beginning: so no day is shorter than that,
    /// however many servers there are, and no clock is asked.
    ///
    /// - Returns: the number of the day that it is now.
    func countGuestDay(after known: Int64) async throws(StoreFault) -> Int64
}
