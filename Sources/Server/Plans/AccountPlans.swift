import Logging
import Planner
import Requests
import Storage

/// The plans that this server holds in memory, of which those used last stay.
actor AccountPlans {
    private let store: any Store
    private let limits: SpaceLimits
    private let logger: Logger
    /// Weighed by facts, about two hundred bytes each.
    private var plans = Leases<SpaceID, AccountPlan>(most: 256, heaviest: 1_000_000)

    init(in store: any Store, within limits: SpaceLimits, logger: Logger) {
        self.store = store
        self.limits = limits
        self.logger = logger
    }

    /// How many are held.
    var count: Int { plans.count }

    /// Answers for an account; nil where it is there no more.
    func answer(_ visit: Visit, of space: SpaceID) async -> Requests.Response? {
        let plan = plans.lease(space) { AccountPlan(of: space, in: store, within: limits, logger: logger) }
        let response = await plan.answer(visit)
        plans.giveBack(space, weighing: await plan.weight)
        return response
    }

    /// What is to ring for an account; nil where it is there no more.
    func rings(
        in span: Range<Int64>,
        _ zone: Zone,
        after sent: RingsSent,
        of space: SpaceID
    ) async throws(StoreFault) -> AccountPlan.Planned? {
        let plan = plans.lease(space) { AccountPlan(of: space, in: store, within: limits, logger: logger) }
        let planned: Result<AccountPlan.Planned?, StoreFault>
        do throws(StoreFault) {
            planned = .success(try await plan.rings(in: span, zone, after: sent))
        } catch {
            planned = .failure(error)
        }
        plans.giveBack(space, weighing: await plan.weight)
        return try planned.get()
    }
}
