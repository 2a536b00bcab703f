import Facts
import Logging
import Planner
import Requests
import Storage

/// The plans that this server holds in memory, of which those used last stay.
actor AccountReplicas {
    private let store: any Store
    private let limits: @Sendable () -> SpaceLimits
    private let clock: ClockWatch
    /// One for all: where the store fails, it fails for everybody.
    private let log: RareLog
    private var plans: LRUCache<SpaceID, AccountReplica>

    /// - Parameters:
    ///   - limits: how much each plan may hold; asked before each write.
    ///   - heaviest: how much those that nobody uses may weigh together, in facts of usual size: usually about 200 MB.
    init(
        in store: any Store,
        within limits: @autoclosure @escaping @Sendable () -> SpaceLimits,
        heaviest: Int64 = 1_000_000,
        clock: ClockWatch,
        logger: Logger
    ) {
        plans = LRUCache(most: 256, heaviest: heaviest)
        self.store = store
        self.limits = limits
        self.clock = clock
        log = RareLog(logger)
    }

    /// How many are held.
    var count: Int { plans.count }

    /// Answers for an account; nil if it no longer exists.
    func answer(_ visit: Visit, of account: Account) async -> Requests.Response? {
        await answer(visit, of: account.id, in: account.space)
    }

    /// Answers for an account without an address; nil if it no longer exists.
    func answer(_ visit: Visit, of account: AccountID, in space: SpaceID) async -> Requests.Response? {
        await with(account, in: space) { await $0.answer(visit) }
    }

    /// Answers from an empty plan, and stores nothing.
    func firstAnswer(to visit: Visit, of account: AccountID, in space: SpaceID) async -> Requests.Response {
        await with(account, in: space) { await $0.firstAnswer(to: visit) }
    }

    /// The content that others would get if a list were shared; nil if there is no such list to share.
    func sharePreview(of list: Identity, of account: Account) async throws(StoreFault) -> SharePreview? {
        try await with(account) { plan throws(StoreFault) in try await plan.sharePreview(of: list) }
    }

    /// Shares a list of an account's own.
    func share(_ list: SharedList, of account: Account, by owner: Member, now: Int64) async throws(StoreFault) -> SharingOutcome {
        try await with(account) { plan throws(StoreFault) in try await plan.share(list, by: owner, now: now) }
    }

    /// Ends the sharing of a list.
    func takeBack(_ number: UInt32, of account: Account, now: Int64) async throws(StoreFault) -> SharingOutcome {
        try await with(account) { plan throws(StoreFault) in try await plan.takeBack(number, now: now) }
    }

    private func with<Value: Sendable, Fault>(
        _ account: Account,
        _ work: @Sendable (AccountReplica) async throws(Fault) -> Value
    ) async throws(Fault) -> Value {
        try await with(account.id, in: account.space, work)
    }

    private func with<Value: Sendable, Fault>(
        _ account: AccountID,
        in space: SpaceID,
        _ work: @Sendable (AccountReplica) async throws(Fault) -> Value
    ) async throws(Fault) -> Value {
        let limits = limits
        let plan = plans.lease(space) {
            AccountReplica(of: account, in: space, of: store, within: limits(), clock: clock, log: log)
        }
        let result: Result<Value, Fault>
        do throws(Fault) {
            result = .success(try await work(plan))
        } catch {
            result = .failure(error)
        }
        plans.giveBack(space, weighing: await plan.weight)
        return try result.get()
    }

    /// Reads something of an account's plan as it is in the store now; nil if it no longer exists.
    func read<Value: Sendable>(_ account: Account, _ body: @Sendable (Application) -> Value) async throws(StoreFault) -> Value? {
        try await read(account.id, in: account.space, body)
    }

    /// Reads something of a plan of an account without an address; nil if it no longer exists.
    func read<Value: Sendable>(
        _ account: AccountID,
        in space: SpaceID,
        _ body: @Sendable (Application) -> Value
    ) async throws(StoreFault) -> Value? {
        try await with(account, in: space) { plan throws(StoreFault) in try await plan.read(body) }
    }

    /// An account's choices, with clocks and calendars as is usual in the country of a device where nothing was chosen; nil if it no
    /// longer exists.
    func settings(of account: Account, on device: String) async throws(StoreFault) -> Settings? {
        try await read(account) { $0.settings(on: device) }
    }

    /// The reminders of an account; nil if it no longer exists.
    func scheduledReminders(
        in span: Range<Int64>,
        _ zone: IANATimeZone,
        after sent: SentReminders,
        of reminded: RemindedAccount
    ) async throws(StoreFault) -> AccountReplica.Planned? {
        try await with(reminded.account, in: reminded.space) { plan throws(StoreFault) in
            try await plan.scheduledReminders(in: span, zone, after: sent, on: reminded.language)
        }
    }
}
