import Credentials
import Facts
import Logging
import Planner
import Requests
import Storage

/// The guests: plans of browsers that keep nothing themselves, for people without an account. Each is an account without an address in the
/// store, opened by the browser's cookie alone.
actor Guests {
    private let store: any Store
    private let plans: AccountReplicas
    private let room: GuestRoom
    private let limit: Int64
    private let log: RareLog
    private let refusals: RefusalLog
    private let networks: NetworkLimit
    private let days: GuestDays
    /// How many requests wait for each plan.
    private var waiting: [AccountID: Int] = [:]
    /// The guests whose plans are in folders still, since they could not be moved in.
    private var unmoved: Set<AccountID> = []
    private var measured: ContinuousClock.Instant?

    private static let mostTries = 3
    private static let mostNetworks = 50_000
    /// How many requests may wait for one plan: a browser sends a few at once, and each of them may take long.
    private static let mostWaiting = 64
    private static let betweenMeasures = Duration.seconds(60)

    /// The guests of a store.
    ///
    /// - Parameters:
    ///   - limit: how many there may be.
    ///   - total: how many bytes their plans may take together.
    ///   - limits: how many facts and bytes each of them may have.
    ///   - heaviest: how much those in memory may weigh together; the usual weight is that of about 50 MB. They have a memory of their own, so
    ///     that strangers push no account out of it.
    ///   - rate: how often one may be begun from one network address.
    init(
        in store: any Store,
        limit: Int,
        total: Int64 = .max,
        within limits: SpaceLimits = .guest,
        heaviest: Int64 = 250_000,
        rate: RateLimit = .newGuests,
        clock: ClockWatch,
        logger: Logger
    ) {
        self.store = store
        self.limit = Int64(limit)
        let room = GuestRoom(total: total, most: Int64(limit), each: limits)
        self.room = room
        plans = AccountReplicas(in: store, within: room.limits, heaviest: heaviest, clock: clock, logger: logger)
        days = GuestDays(in: store)
        log = RareLog(logger)
        refusals = RefusalLog(logger)
        networks = NetworkLimit(rate, mostKeys: Self.mostNetworks)
    }

    /// How many are in memory.
    var held: Int { get async { await plans.count } }

    /// Takes the guests into the store that older versions kept in folders, before anything is answered.
    func moveIn(from folders: GuestFolders) async throws(StoreFault) {
        try await days.begin()
        unmoved = await folders.moveIn(to: store, on: days.today())
    }

    // MARK: - Answering

    /// The answer to a browser that has a guest's plan here, or asks for one; nil for any other browser.
    func answer(_ visit: Visit) async -> (response: Requests.Response, token: GuestToken?)? {
        if let token = visit.token, let response = await answer(visit, by: token) { return (response, token) }
        guard visit.request.method == "POST", visit.asksToBeKept else { return nil }
        guard mayBegin(from: visit.clientAddress) else { return (noRoom(for: visit), nil) }
        let begun = await begin(visit)
        if begun.token == nil { networks.giveBack(to: visit.clientAddress) }
        return begun
    }

    private func answer(_ visit: Visit, by token: GuestToken) async -> Requests.Response? {
        guard enter(token.guest) else { return Application(device: 0).refuse(visit.request, because: .storageFailed) }
        defer { leave(token.guest) }
        var visit = visit
        do throws(StoreFault) {
            guard let guest = try await opened(by: token) else { return nil }
            visit.request.isKeptByServer = true
            if visit.request.method == "POST" {
                // The answer to a form renews the cookie.
                try await noteUse(of: guest)
                await measure(visit)
            }
            guard let response = await plans.answer(visit, of: guest.id, in: guest.space) else { return nil }
            if response.erases { _ = try await store.deleteGuest(guest.id, at: nil) }
            return response
        } catch {
            return fail(visit, error)
        }
    }

    /// Starts a guest with its first request. Where that changed nothing there is nothing to keep, and no guest is made.
    private func begin(_ visit: Visit) async -> (response: Requests.Response, token: GuestToken?) {
        let token = GuestToken()
        let response = await plans.firstAnswer(to: visit, of: token.guest, in: SpaceID(token.guest.identity))
        guard !response.facts.isEmpty else { return (response, nil) }
        await measure(visit)
        do throws(StoreFault) {
            // Not followed here, even for a script: only the browser's next request shows whether it kept the cookie.
            switch try await create(token, with: try facts(of: response, now: visit.request.now)) {
            case .created: return (response, token)
            case .full: return (Application(device: 0).refuse(visit.request, because: .storageFull), nil)
            case .tooMany, .known: return (noRoom(for: visit), nil)
            }
        } catch {
            return (fail(visit, error), nil)
        }
    }

    private func facts(of response: Requests.Response, now: Int64) throws(StoreFault) -> CheckedFacts.Space {
        let facts: [Fact]
        do throws(FactsFault) {
            facts = try Batch(wire: response.facts).facts
        } catch {
            throw .failed("the planner wrote what cannot be read")
        }
        let checked = CheckedFacts(facts, roles: nil, now: now)
        guard checked.refused.isEmpty else { throw .failed("the planner wrote what may not be stored") }
        return checked.personal
    }

    /// What came of a wish for an empty plan.
    enum Beginning: Sendable {
        case begun(GuestToken)
        /// The server accepts no further plans.
        case refused
        /// The store did not keep it.
        case failed
    }

    /// Begins a plan in which nothing is yet, for a browser that asks for one.
    func beginEmpty(from clientAddress: String) async -> Beginning {
        guard mayBegin(from: clientAddress) else { return .refused }
        let token = GuestToken()
        do throws(StoreFault) {
            if try await create(token, with: CheckedFacts([], roles: nil, now: 0).personal) == .created { return .begun(token) }
            networks.giveBack(to: clientAddress)
            refusals.note("new plans")
            return .refused
        } catch {
            networks.giveBack(to: clientAddress)
            log.error("Could not begin a plan", error)
            return .failed
        }
    }

    private func create(_ token: GuestToken, with facts: CheckedFacts.Space) async throws(StoreFault) -> GuestCreation {
        let guest = Guest(id: token.guest, hash: token.hash, used: await days.today())
        return try await store.create(guest, with: facts, within: room.limits, upTo: limit)
    }

    /// Whether one more plan may be begun from a network address; counts it there.
    private func mayBegin(from clientAddress: String) -> Bool {
        if limit > 0, networks.take(from: clientAddress) == .allowed { return true }
        refusals.note("new plans")
        return false
    }

    private func noRoom(for visit: Visit) -> Requests.Response {
        refusals.note("new plans")
        return Application(device: 0).refuse(visit.request, because: .noRoom)
    }

    private func fail(_ visit: Visit, _ fault: StoreFault) -> Requests.Response {
        log.error("Could not read or save a plan of a browser without script", fault)
        return Application(device: 0).refuse(visit.request, because: .storageFailed)
    }

    /// Takes a place among the requests that wait for a plan.
    ///
    /// - Returns: false where all are taken.
    private func enter(_ guest: AccountID) -> Bool {
        guard waiting[guest, default: 0] < Self.mostWaiting else { return false }
        waiting[guest, default: 0] += 1
        return true
    }

    private func leave(_ guest: AccountID) {
        let left = waiting[guest, default: 1] - 1
        waiting[guest] = left > 0 ? left : nil
    }

    /// Looks from time to time how much all plans hold. Nobody waits for it.
    private func measure(_ visit: Visit) async {
        room.note(formOf: visit.request.body.count)
        if let measured, ContinuousClock.now - measured < Self.betweenMeasures { return }
        let isFirst = measured == nil
        measured = .now
        let measuring = Task {
            do throws(StoreFault) {
                room.note(try await store.guestUse())
            } catch {
                log.error("Could not look how much the plans of browsers without script hold", error)
            }
        }
        if isFirst { await measuring.value }
    }

    // MARK: - One plan

    /// The guest that a token opens; nil if it opens none.
    private func opened(by token: GuestToken) async throws(StoreFault) -> Guest? {
        if unmoved.contains(token.guest) { throw .failed("its folder could not be moved into the store") }
        guard let guest = try await store.guest(token.guest), token.opens(guest) else { return nil }
        return guest
    }

    private func noteUse(of guest: Guest) async throws(StoreFault) {
        let today = await days.today()
        if guest.used < today { try await store.noteUse(of: guest.id, on: today) }
    }

    /// The guest that a token opens; nil if it opens none, or the store does not say.
    private func found(by token: GuestToken) async -> Guest? {
        do throws(StoreFault) {
            return try await opened(by: token)
        } catch {
            log.error("Could not look for a plan of a browser without script", error)
            return nil
        }
    }

    /// Whether a plan is kept here that this token opens. Nothing of the plan itself is read.
    func keepsPlan(of token: GuestToken) async -> Bool {
        await found(by: token) != nil
    }

    /// Those of some tokens that open a plan, or may, because the store does not say. Their cookie is renewed, so their plans are kept as much
    /// longer.
    func renew(_ tokens: [GuestToken]) async -> [GuestToken] {
        var open: [GuestToken] = []
        for token in tokens {
            do throws(StoreFault) {
                guard let guest = try await opened(by: token) else { continue }
                try await noteUse(of: guest)
            } catch {
                log.error("Could not note that a plan of a browser without script is still wanted", error)
            }
            open.append(token)
        }
        return open
    }

    /// What the plan holds that this token opens; nil if it opens none.
    func summary(of token: GuestToken) async -> PlanSummary? {
        await read(token) { $0.summary }
    }

    /// All facts of the plan that this token opens; nil if it opens none, or the plan cannot be read just now.
    func facts(of token: GuestToken) async -> [Fact]? {
        await read(token) { $0.facts }
    }

    private func read<Value: Sendable>(_ token: GuestToken, _ body: @Sendable (Application) -> Value) async -> Value? {
        guard let guest = await found(by: token) else { return nil }
        do throws(StoreFault) {
            return try await plans.read(guest.id, in: guest.space, body)
        } catch {
            log.error("Could not read a plan of a browser without script", error)
            return nil
        }
    }

    /// Moves the plan of this browser somewhere else, and deletes it here once it was taken there.
    ///
    /// - Parameter take: keeps all of it somewhere else, and says whether that is done.
    /// - Returns: whether it is gone from here.
    func movePlan(of token: GuestToken, to take: ([Fact]) async -> Bool) async -> Bool {
        guard let guest = await found(by: token) else { return false }
        do throws(StoreFault) {
            // A form may come in between; then all of it is taken once more, which changes nothing in the facts already taken.
            for _ in 0..<Self.mostTries {
                let position = try await store.pull(from: guest.space, after: .max, upTo: 1)?.cursor
                guard let position, let facts = try await plans.read(guest.id, in: guest.space, { $0.facts }) else {
                    return false
                }
                guard await take(facts) else { return false }
                if try await store.deleteGuest(guest.id, at: position) { return true }
            }
        } catch {
            log.error("Could not move a plan of a browser without script", error)
        }
        return false
    }

    /// Deletes the plan that a token opens.
    ///
    /// - Returns: whether it is gone from here.
    func delete(_ token: GuestToken) async -> Bool {
        guard let guest = await found(by: token) else { return false }
        do throws(StoreFault) {
            return try await store.deleteGuest(guest.id, at: nil)
        } catch {
            log.error("Could not delete a plan of a browser without script", error)
            return false
        }
    }

    // MARK: - Days

    /// How many days without a form a plan is kept: as many as its cookie, and a month more.
    static let mostUnusedDays = Cookie.longestLifetime / (24 * 60 * 60) + 30

    /// Counts one more day, and deletes the plans that no browser can have a cookie for any longer. Called after each 24 hours for which the
    /// server ran: a clock that is wrong, or a machine that was off for a year, deletes nothing.
    func countDay() async {
        do throws(StoreFault) {
            let today = try await days.count()
            _ = try await store.deleteGuests(usedBefore: today - Int64(Self.mostUnusedDays))
        } catch {
            log.error("Could not delete plans that no browser can open any longer", error)
        }
    }

    /// Hears of the day that other servers have counted.
    func hearOfDay() async {
        do throws(StoreFault) {
            try await days.hear()
        } catch {
            log.error("Could not read which day it is for plans of browsers without script", error)
        }
    }
}
