import Logging
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

    /// Reads something of an account's plan as it is in the store now; nil where it is there no more.
    func read<Value: Sendable>(_ space: SpaceID, _ body: @Sendable (Application) -> Value) async throws(StoreFault) -> Value? {
        let plan = plans.lease(space) { AccountPlan(of: space, in: store, within: limits, logger: logger) }
        let read: Result<Value?, StoreFault>
        do throws(StoreFault) {
            read = .success(try await plan.read(body))
        } catch {
            read = .failure(error)
        }
        plans.giveBack(space, weighing: await plan.weight)
        return try read.get()
    }
}
