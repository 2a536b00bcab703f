/// Reminders: who wants them, on which devices, which go out when, and the log of their delivery.
package protocol ReminderStore: Sendable {
    /// A secret of the server's own, by its name: the same for all servers of a store, for ever.
    ///
    /// - Parameter made: the secret to store if the store has none of that name yet.
    func secret(_ name: String, otherwise made: [UInt8]) async throws(StoreFault) -> [UInt8]

    // MARK: Devices

    /// Keeps a device; it takes the place of what its session had before, and of the oldest where there are more than
    /// ``PushDevice/most``: first of those whose session is over. No other account has its address any longer. The account's reminders
    /// are to be planned again.
    ///
    /// - Parameter language: what its browser shows pages in.
    func keep(_ device: PushDevice, language: String) async throws(StoreFault)

    /// Keeps a device that reports its endpoint by itself: only if the account has that endpoint, or the device's session has another
    /// endpoint. A removed device stays removed.
    ///
    /// - Returns: whether it is kept.
    func renew(_ device: PushDevice, language: String) async throws(StoreFault) -> Bool

    /// Gives the device of one session to another session of the same browser.
    func moveDevice(from session: [UInt8], to other: [UInt8], of account: AccountID) async throws(StoreFault)

    /// The devices of an account that are still signed in, the newest first.
    func devices(of account: AccountID, now: Int64) async throws(StoreFault) -> [PushDevice]

    /// Takes a device out.
    ///
    /// - Parameter digest: of its address.
    func removeDevice(_ digest: [UInt8], of account: AccountID) async throws(StoreFault)

    /// Whether emails are sent instead of notifications, where the person is, and which language they see. The account's reminders are to be
    /// planned again.
    func setEmailReminders(_ wanted: Bool, zone: String, language: String, of account: AccountID, in space: SpaceID)
        async throws(StoreFault)

    // MARK: Planning

    /// How an account is reminded; nil if it is not.
    func reminded(_ account: AccountID) async throws(StoreFault) -> RemindedAccount?

    /// The accounts that are reminded of the tasks in any of these spaces: the owner of a personal space, or the members of a shared list.
    /// An account may be named more than once.
    func reminded(in spaces: [SpaceID]) async throws(StoreFault) -> [AccountID]

    /// Those of whose spaces one has moved since their reminders were planned, who share other lists than then, or whose planning is some
    /// time ago; a page at a time, by name.
    func outdated(now: Int64, after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [AccountID]

    /// Takes on to plan an account's reminders.
    ///
    /// - Parameter lease: until when nobody else does, in milliseconds since 1970.
    func beginPlanning(_ account: AccountID, now: Int64, lease: Int64) async throws(StoreFault) -> PlanningTurn

    /// All that is planned for an account, and what went out in the last days.
    func reminders(of account: AccountID) async throws(StoreFault) -> [QueuedReminder]

    /// Stores the planned reminders, and removes those that are no longer planned. Sent ones stay as they are. Ends the turn of
    /// `beginPlanning`: if another server has begun since, nothing is stored. Choices that the person made meanwhile are still to be
    /// planned.
    ///
    /// - Parameters:
    ///   - reminders: all reminders that are to exist; an existing one gets its new words and times, and keeps the record of its tries.
    ///   - cursor: how far the spaces were known, see ``RemindedAccount/combinedCursor(own:shared:)``.
    ///   - lease: as it was given to `beginPlanning`.
    ///   - again: when it is to be looked at again, should nothing move.
    func plan(_ reminders: [QueuedReminder], of account: AccountID, cursor: Int64, lease: Int64, now: Int64, again: Int64)
        async throws(StoreFault)

    // MARK: Sending

    /// The next moment at which something is to be done, in milliseconds since 1970.
    func nextReminder() async throws(StoreFault) -> Int64?

    /// Leases due reminders: no other server gets them until the lease is over.
    ///
    /// - Parameters:
    ///   - limit: about how many at most.
    ///   - token: identifies the lease; made for this one call.
    func claim(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8]) async throws(StoreFault) -> [QueuedReminder]

    /// Holds on to reminders that were taken on, while their devices have not answered.
    func hold(_ reminders: [QueuedReminder], until lease: Int64) async throws(StoreFault)

    /// Records the results of reminders, together with their log entries; all or nothing. A reminder that another server has leased since
    /// stays as it is.
    func settle(_ outcomes: [ReminderOutcome]) async throws(StoreFault)

    // MARK: The log

    /// The log of an account's reminders, the newest first.
    func deliveries(of account: AccountID, upTo limit: Int) async throws(StoreFault) -> [DeliveryRecord]

    /// Notes when a device showed something.
    ///
    /// - Returns: false if there is no such delivery.
    func shown(_ delivery: DeliveryRecordName, of account: AccountID, at time: Int64) async throws(StoreFault) -> Bool
}
