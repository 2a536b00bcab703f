import Facts
import Logging
import Planner
import Requests
import Storage

/// One account's plan as this server holds it, to answer browsers that have no worker: the same planner, on the account's own facts.
/// Answers requests one after another; what others wrote meanwhile is taken in before each.
actor AccountPlan {
    private let space: SpaceID
    private let store: any Store
    private let limits: SpaceLimits
    private let logger: Logger
    /// Who writes what is written here.
    private let device = UInt64.random(in: 1 ... .max)
    private var held: Held?
    private var failures: UInt64 = 0
    private let turns = Turns()

    /// The planner, and how far it knows the space.
    private struct Held {
        let application: Application
        var epoch: UInt64
        var cursor: Int64
    }

    /// How many facts are read from the store at once.
    private static let page = 5000

    init(of space: SpaceID, in store: any Store, within limits: SpaceLimits, logger: Logger) {
        self.space = space
        self.store = store
        self.limits = limits
        self.logger = logger
    }

    /// About how many facts it holds in memory.
    var weight: Int64 { held?.cursor ?? 0 }

    /// Answers, with what changed in the store first; nil where the space is there no more.
    func answer(_ visit: Visit) async -> Requests.Response? {
        await turns.enter()
        defer { turns.leave() }
        var request = visit.request
        request.failures = failures
        do throws(StoreFault) {
            guard var held = try await upToDate() else { return nil }
            let response = held.application.handle(request)
            try await keep(response, in: &held)
            return try await follow(response, of: request, wanted: visit.wantsPatch, in: &held)
        } catch {
            return giveUp(on: request, error)
        }
    }

    /// What is to ring, by what is known up to a place.
    struct Planned: Sendable {
        let rings: [Ring]
        let settings: Settings
        let cursor: Int64
    }

    /// What is to ring in a span of time; nil where the space is there no more.
    func rings(in span: Range<Int64>, _ zone: Zone, after sent: RingsSent) async throws(StoreFault) -> Planned? {
        await turns.enter()
        defer { turns.leave() }
        guard let held = try await upToDate() else { return nil }
        let (rings, settings) = held.application.rings(in: span, zone.clocks, after: sent)
        return Planned(rings: rings, settings: settings, cursor: held.cursor)
    }

    private func upToDate() async throws(StoreFault) -> Held? {
        var held = held ?? Held(application: Application(device: device), epoch: 0, cursor: 0)
        while true {
            guard let pulled = try await store.pull(from: space, after: held.cursor, upTo: Self.page) else {
                self.held = nil
                return nil
            }
            if held.cursor > 0, pulled.epoch != held.epoch {
                // The store was brought back from a backup: what is in memory is of another life.
                held = Held(application: Application(device: device), epoch: pulled.epoch, cursor: 0)
                continue
            }
            let isFirst = held.cursor == 0
            held.epoch = pulled.epoch
            held.cursor = pulled.cursor
            if isFirst {
                held.application.take(pulled.facts)
            } else if !pulled.facts.isEmpty {
                try await merge(pulled.facts, into: &held)
            }
            self.held = held
            if !pulled.hasMore { return held }
        }
    }

    /// Takes in what others wrote. A text that was written here meanwhile, and lost, is kept as an earlier version.
    private func merge(_ facts: [Fact], into held: inout Held) async throws(StoreFault) {
        let made: [UInt8]
        do throws(FactsFault) {
            made = try held.application.mergeFacts(Batch(facts).wire)
        } catch {
            throw .failed("the store holds what cannot be read")
        }
        try await push(made, of: &held)
    }

    private func keep(_ response: Requests.Response, in held: inout Held) async throws(StoreFault) {
        guard !response.facts.isEmpty else { return }
        try await push(response.facts, of: &held)
        self.held = held
    }

    /// Pushes what the planner wrote.
    private func push(_ batch: [UInt8], of held: inout Held) async throws(StoreFault) {
        let facts: [Fact]
        do throws(FactsFault) {
            facts = try Batch(wire: batch).facts
        } catch {
            throw .failed("the planner wrote what cannot be read")
        }
        guard !facts.isEmpty else { return }
        guard let pushed = try await store.push(facts, to: space, within: limits, isWhole: true) else {
            throw .failed("the account was deleted meanwhile")
        }
        guard pushed.refused.isEmpty else { throw .full }
        // Others may have written between: then the place stays, and their facts come with the next request.
        if pushed.before == held.cursor { held.cursor = pushed.after }
    }

    private func follow(
        _ response: Requests.Response,
        of request: Requests.Request,
        wanted: Bool,
        in held: inout Held
    ) async throws(StoreFault) -> Requests.Response {
        guard wanted, let target = response.redirectTarget else { return response }
        var page = held.application.handle(request.following(target))
        try await keep(page, in: &held)
        page.headers.append((name: "x-location", value: target))
        return page
    }

    /// The planner's memory may hold facts that the store does not: it is forgotten, and read anew at the next request.
    private func giveUp(on request: Requests.Request, _ fault: StoreFault) -> Requests.Response {
        held = nil
        failures += 1
        logger.error("A plan could not be read or kept: \(fault)")
        return Application(device: 0).refuse(request, because: fault == .full ? .storageFull : .storageFailed)
    }
}
