import Credentials
import Dispatch
import Facts
import Logging
import Planner
import Requests
import Storage

/// All the plans that are kept on the server, of which the ones used last are in memory.
actor Guests {
    private let path: String
    private let limit: Int
    private let limits: SpaceLimits
    private let clock: ClockWatch
    private let log: RareLog
    private let refusals: RefusalLog
    private let networks: NetworkLimit
    private var count: Int
    private var guests: LRUCache<[UInt8], Guest>

    private static let mostTries = 3
    private static let mostNetworks = 50_000

    /// The guests of a data folder.
    ///
    /// - Parameters:
    ///   - limit: how many plans are kept at most.
    ///   - limits: how many facts and bytes each of them may have.
    ///   - heaviest: how much those in memory may weigh together; the usual weight is that of about 50 MB.
    ///   - rate: how often one may be begun from one network address.
    init(
        in path: String,
        limit: Int,
        within limits: SpaceLimits = .guest,
        heaviest: Int64 = 250_000,
        rate: RateLimit = .newGuests,
        clock: ClockWatch,
        logger: Logger
    ) throws(FileFault) {
        self.path = path
        self.limit = limit
        self.limits = limits
        self.clock = clock
        log = RareLog(logger)
        refusals = RefusalLog(logger)
        networks = NetworkLimit(rate, mostKeys: Self.mostNetworks)
        guests = LRUCache(most: 64, heaviest: heaviest)
        try Folder.make(path)
        var count = 0
        for name in try Folder.names(in: path) {
            if name.hasSuffix(GuestStore.newSuffix) {
                try Folder.remove("\(path)/\(name)")
            } else {
                count += 1
            }
        }
        self.count = count
    }

    /// How many are in memory.
    var held: Int { guests.count }

    /// The answer to a browser that has a guest's plan here, or asks for one; nil for any other browser.
    func answer(_ visit: Visit) async -> (response: Requests.Response, token: GuestToken?)? {
        if let token = visit.token {
            let guest = lease(token.id)
            defer { giveBack(token.id, guest) }
            guard guest.enter() else { return (Application(device: 0).refuse(visit.request, because: .storageFailed), nil) }
            defer { guest.leave() }
            if let response = await guest.answer(visit, token: token) {
                if response.erases { count -= 1 }
                return (response, token)
            }
        }
        guard visit.request.method == "POST", visit.asksToBeKept else { return nil }
        guard mayBegin(from: visit.clientAddress) else {
            return (Application(device: 0).refuse(visit.request, because: .noRoom), nil)
        }
        let begun = await begin(visit)
        if begun.token == nil { networks.giveBack(to: visit.clientAddress) }
        return begun
    }

    /// What came of a wish for an empty plan.
    enum Beginning: Sendable {
        case begun(GuestToken)
        /// The server accepts no further plans.
        case refused
        /// The disk did not keep it.
        case failed
    }

    /// Begins a plan in which nothing is yet, for a browser that asks for one.
    func beginEmpty(from clientAddress: String) async -> Beginning {
        guard mayBegin(from: clientAddress) else { return .refused }
        let token = GuestToken()
        let guest = lease(token.id)
        defer { giveBack(token.id, guest) }
        count += 1
        if await guest.beginEmpty(token: token) { return .begun(token) }
        count -= 1
        networks.giveBack(to: clientAddress)
        return .failed
    }

    /// Whether one more plan may be begun from a network address; counts it there.
    private func mayBegin(from clientAddress: String) -> Bool {
        if count < limit, networks.take(from: clientAddress) == .allowed { return true }
        refusals.note("new plans")
        return false
    }

    /// Whether a plan is kept here that this token opens. Nothing of the plan itself is read.
    func keepsPlan(of token: GuestToken) async -> Bool {
        let guest = lease(token.id)
        defer { giveBack(token.id, guest) }
        return await guest.isKept(for: token)
    }

    /// Those of some tokens that open a plan, or may, because the disk does not say. Their cookie is renewed, so their plans are kept as much
    /// longer.
    func renew(_ tokens: [GuestToken]) async -> [GuestToken] {
        var open: [GuestToken] = []
        for token in tokens {
            let guest = lease(token.id)
            defer { giveBack(token.id, guest) }
            if await guest.renew(for: token) { open.append(token) }
        }
        return open
    }

    /// What the plan holds that this token opens; nil if it opens none.
    func summary(of token: GuestToken) async -> PlanSummary? {
        let guest = lease(token.id)
        defer { giveBack(token.id, guest) }
        return await guest.summary(token: token)
    }

    /// All facts of the plan that this token opens; nil if it opens none, or the plan cannot be read just now.
    func facts(of token: GuestToken) async -> [Fact]? {
        let guest = lease(token.id)
        defer { giveBack(token.id, guest) }
        return await guest.facts(token: token)
    }

    /// Moves the plan of this browser somewhere else, and deletes it here once it was taken there.
    ///
    /// - Parameter take: keeps all of it somewhere else, and says whether that is done.
    /// - Returns: whether it is gone from here.
    func movePlan(of token: GuestToken, to take: ([Fact]) async -> Bool) async -> Bool {
        let guest = lease(token.id)
        defer { giveBack(token.id, guest) }
        // A form may come in between; then all of it is taken once more, which changes nothing in the facts already taken.
        for _ in 0..<Self.mostTries {
            guard let facts = await guest.facts(token: token), await take(facts) else { return false }
            guard await guest.erase(token: token, holding: facts) else { continue }
            count -= 1
            return true
        }
        return false
    }

    private func begin(_ visit: Visit) async -> (response: Requests.Response, token: GuestToken?) {
        let token = GuestToken()
        let guest = lease(token.id)
        defer { giveBack(token.id, guest) }
        // Counted before it is made, so that many at once do not pass the limit together.
        count += 1
        let (response, made) = await guest.begin(visit, token: token)
        if !made { count -= 1 }
        return (response, made ? token : nil)
    }

    /// Counts, for every plan, one more day without a form, and deletes those that no browser can have a cookie for any longer.
    /// Called after each day on which the server ran: a clock that is wrong, or a machine that was off for a year, deletes
    /// nothing.
    func countDay() async {
        let found: Result<[String], FileFault> = await withCheckedContinuation { done in
            // A folder of many names takes a while to read: not on a thread that everybody shares.
            DispatchQueue.global().async { [path] in
                done.resume(returning: Result { () throws(FileFault) in try Folder.names(in: path) })
            }
        }
        do throws(FileFault) {
            for name in try found.get() where !Task.isCancelled {
                // Other names are not those of plans, or of plans that are being made or deleted.
                guard let id = Hex.decode(name[...]) else { continue }
                let guest = lease(id)
                defer { giveBack(id, guest) }
                if try await guest.countUnusedDay() { count -= 1 }
            }
        } catch {
            log.error("Could not look for plans that no browser can open any longer", error)
        }
    }

    private func lease(_ id: [UInt8]) -> Guest {
        guests.lease(id) { Guest(at: "\(path)/\(Hex.encode(id))", within: limits, clock: clock, log: log) }
    }

    private func giveBack(_ id: [UInt8], _ guest: Guest) {
        guests.giveBack(id, weighing: guest.weight)
    }
}
