import Logging
import Requests
import Storage

/// The plans that this server holds in memory, of which those used last stay.
actor AccountPlans {
    private let store: any Store
    private let limits: SpaceLimits
    private let logger: Logger
    private var entries: [SpaceID: Entry] = [:]
    private var clock: UInt64 = 0

    /// How many plans stay in memory, and how many facts of theirs; about two hundred bytes each.
    private static let mostPlans = 256
    private static let mostFacts: Int64 = 1_000_000

    private struct Entry {
        let plan: AccountPlan
        var lastUse: UInt64
        var weight: Int64
        /// Requests being answered. While there are any the plan stays.
        var users: Int
    }

    init(in store: any Store, within limits: SpaceLimits, logger: Logger) {
        self.store = store
        self.limits = limits
        self.logger = logger
    }

    /// How many are held.
    var count: Int { entries.count }

    /// Answers for an account; nil where it is there no more.
    func answer(_ visit: Visit, of space: SpaceID) async -> Requests.Response? {
        clock += 1
        var entry =
            entries[space]
            ?? Entry(
                plan: AccountPlan(of: space, in: store, within: limits, logger: logger),
                lastUse: 0,
                weight: 0,
                users: 0
            )
        entry.lastUse = clock
        entry.users += 1
        entries[space] = entry
        let response = await entry.plan.answer(visit)
        let weight = await entry.plan.weight
        entries[space]?.users -= 1
        entries[space]?.weight = weight
        makeRoom()
        return response
    }

    private func makeRoom() {
        while entries.count > Self.mostPlans || entries.values.reduce(0, { $0 + $1.weight }) > Self.mostFacts {
            let idle = entries.filter { $0.value.users == 0 }
            guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
            entries[oldest.key] = nil
        }
    }
}
