import Facts
import Planner
import Requests
import Storage
import Synchronization

/// One browser's plan, kept on the server because that browser runs no script. Answers its requests one after another.
actor Guest {
    private let path: String
    private let limits: SpaceLimits
    private let clock: ClockWatch
    private let log: RareLog
    private let queue = BlockingQueue(label: "teaspoon.guest")
    private var loaded: LoadedGuest?
    /// How many facts the loaded plan has kept, or more: a fact that replaced another is counted beside it until a limit is near.
    private var factCount: Int64 = 0
    private var failures: UInt64 = 0
    private nonisolated let loadedWeight = Atomic<Int64>(0)
    private nonisolated let waiting = Atomic<Int>(0)

    /// How many requests may wait for one plan: a browser sends a few at once, and each of them may take long.
    private static let mostWaiting = 20

    /// How many days without a form a plan is kept: as many as its cookie, and a month more.
    static let mostUnusedDays = Int(Cookie.longestLifetime / (24 * 60 * 60)) + 30

    /// How many records a tail may hold before a snapshot takes their place.
    private static let longestTail = 500

    /// The planner with everything that was kept, and where it is kept.
    private struct LoadedGuest {
        let application: Application
        let store: GuestStore
    }

    /// The guest whose folder is, or will be, at this path. Nothing is read before the first request.
    ///
    /// - Parameter limits: how many facts the plan may hold, and how many bytes it may take on the disk.
    init(at path: String, within limits: SpaceLimits, clock: ClockWatch, log: RareLog) {
        self.path = path
        self.limits = limits
        self.clock = clock
        self.log = log
    }

    /// A separate queue: waiting for the disk must not hold up the threads that everybody shares.
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        queue.asUnownedSerialExecutor()
    }

    /// How much it counts among the plans in memory: about the number of usual facts that take as much.
    nonisolated var weight: Int64 { loadedWeight.load(ordering: .relaxed) }

    /// Takes a place among the requests that wait for this plan.
    ///
    /// - Returns: false where all are taken.
    nonisolated func enter() -> Bool {
        guard waiting.add(1, ordering: .relaxed).newValue <= Self.mostWaiting else {
            leave()
            return false
        }
        return true
    }

    /// Gives the place back.
    nonisolated func leave() {
        waiting.subtract(1, ordering: .relaxed)
    }

    private func weigh() {
        let weight = loaded.map { max(factCount, $0.store.size / AccountReplica.bytesOfFact) } ?? 0
        loadedWeight.store(weight, ordering: .relaxed)
    }

    /// Answers, with what changed on the disk first; `nil` if the token opens nothing here.
    func answer(_ visit: Visit, token: GuestToken) -> Requests.Response? {
        // It may have waited for others.
        if visit.isGivenUp { return .givenUp }
        defer { weigh() }
        var request = visit.request
        request.failures = failures
        do throws(GuestFault) {
            guard try isOpened(by: token) else { return nil }
            request.isKeptByServer = true
            // The answer to a form renews the cookie.
            if request.method == "POST" { try stored { () throws(FileFault) in try GuestStore.noteUse(at: path) } }
            let guest = try load(now: request.now)
            let answer = guest.application.handle(request)
            if answer.erases {
                loaded = nil
                try stored { () throws(FileFault) in try GuestStore.erase(path) }
                return answer
            }
            let response = try keep(answer, in: guest, now: request.now)
            return try follow(response, of: request, wanted: visit.wantsPatch, in: guest)
        } catch {
            return giveUp(on: request, error)
        }
    }

    /// Starts a guest with its first request. Where that changed nothing there is nothing to keep, and no guest is made.
    func begin(_ visit: Visit, token: GuestToken) -> (response: Requests.Response, made: Bool) {
        defer { weigh() }
        let device = UInt64.random(in: 1 ... .max)
        let application = Application(device: device)
        let response = application.handle(visit.request)
        guard !response.facts.isEmpty else { return (response, false) }
        do throws(GuestFault) {
            guard application.facts.count <= limits.facts, TailRecord.length(of: response.facts) <= limits.bytes else {
                throw .full
            }
            try check(response.facts, now: visit.request.now)
            try stored { () throws(FileFault) in
                try GuestStore.create(at: path, secret: token.secret, device: device, first: response.facts)
            }
            _ = try load(now: visit.request.now)
            // Not followed here, even for a script: only the browser's next request shows whether it kept the cookie.
            return (response, true)
        } catch {
            return (giveUp(on: visit.request, error), false)
        }
    }

    /// Starts a guest whose plan is empty so far.
    ///
    /// - Returns: whether it is kept.
    func beginEmpty(token: GuestToken) -> Bool {
        do throws(GuestFault) {
            let device = UInt64.random(in: 1 ... .max)
            try stored { () throws(FileFault) in
                try GuestStore.create(at: path, secret: token.secret, device: device, first: [])
            }
            return true
        } catch {
            log.error("Could not begin a plan", "\(path): \(error)")
            return false
        }
    }

    /// Everything of the plan, for an account that it goes into; nil if the token opens nothing here, or it cannot be read just now.
    func facts(token: GuestToken) -> [Fact]? {
        defer { weigh() }
        do throws(GuestFault) {
            guard try isOpened(by: token) else { return nil }
            return try load().application.facts
        } catch {
            log.error("Could not read a plan of a browser without script", "\(path): \(error)")
            return nil
        }
    }

    /// What the plan holds; nil if the token opens nothing here, or it cannot be read just now.
    func summary(token: GuestToken) -> PlanSummary? {
        defer { weigh() }
        do throws(GuestFault) {
            guard try isOpened(by: token) else { return nil }
            return try load().application.summary
        } catch {
            log.error("Could not read a plan of a browser without script", "\(path): \(error)")
            return nil
        }
    }

    /// Deletes the plan, once all of it is in an account.
    ///
    /// - Parameter facts: the facts that went there; if some were added since, nothing is deleted.
    /// - Returns: whether it is gone.
    func erase(token: GuestToken, holding facts: [Fact]) -> Bool {
        defer { weigh() }
        do throws(GuestFault) {
            guard try isOpened(by: token), try load().application.facts == facts else { return false }
            loaded = nil
            try stored { () throws(FileFault) in try GuestStore.erase(path) }
            return true
        } catch {
            log.error("Could not delete a plan of a browser without script", "\(path): \(error)")
            return false
        }
    }

    /// Counts one more day without a form. After so many in a row that the browser's cookie has ended, nobody can open the plan
    /// any longer, and it is deleted.
    ///
    /// - Returns: whether it was.
    func countUnusedDay() throws(FileFault) -> Bool {
        guard try GuestStore.secret(at: path) != nil, try GuestStore.countUnusedDay(at: path) > Self.mostUnusedDays else {
            return false
        }
        loaded = nil
        weigh()
        try GuestStore.erase(path)
        return true
    }

    /// Begins to count unused days again: the cookie that opens the plan was renewed.
    ///
    /// - Returns: false if the token opens nothing here; true where the disk does not say.
    func renew(for token: GuestToken) -> Bool {
        do throws(GuestFault) {
            guard try isOpened(by: token) else { return false }
            try stored { () throws(FileFault) in try GuestStore.noteUse(at: path) }
        } catch {
            log.error("Could not note that a plan of a browser without script is still wanted", "\(path): \(error)")
        }
        return true
    }

    /// Whether there is a plan here that the token opens; false where the disk does not say.
    func isKept(for token: GuestToken) -> Bool {
        do throws(GuestFault) {
            return try isOpened(by: token)
        } catch {
            log.error("Could not look for a plan of a browser without script", "\(path): \(error)")
            return false
        }
    }

    private func isOpened(by token: GuestToken) throws(GuestFault) -> Bool {
        guard let secret = try stored({ () throws(FileFault) in try GuestStore.secret(at: path) }) else { return false }
        return token.opens(secret)
    }

    /// - Parameter now: milliseconds since 1970. A plan with facts that are further ahead of it than they may be, or hold what they may not, is
    ///   mended: nothing could be written after them, and the plan could not be taken along into an account.
    private func load(now: Int64 = WallClock.now()) throws(GuestFault) -> LoadedGuest {
        if let loaded, loaded.application.newest <= now + FactCheck.mostAhead { return loaded }
        let (store, contents) = try GuestStore.open(path)
        let application = Application(device: store.device)
        do {
            if let snapshot = contents.snapshot { try application.loadSnapshot(snapshot) }
            for record in contents.records { try application.loadFacts(record) }
        } catch {
            throw .unreadable
        }
        let facts = application.facts
        var guest = LoadedGuest(application: application, store: store)
        if let mended = facts.mended(now: now) {
            guest = LoadedGuest(application: Application(device: store.device), store: store)
            guest.application.take(mended)
            let snapshot = compacted(guest)
            try stored { () throws(FileFault) in try store.replace(with: snapshot) }
        }
        factCount = Int64(facts.count)
        loaded = guest
        return guest
    }

    /// Refuses facts that may not be stored.
    private func check(_ change: [UInt8], now: Int64) throws(GuestFault) {
        do throws(FactsFault) {
            guard CheckedFacts(try Batch(wire: change).facts, roles: nil, now: now).refused.isEmpty else { throw .damaged }
        } catch {
            throw .unreadable
        }
    }

    private func keep(_ response: Requests.Response, in guest: LoadedGuest, now: Int64) throws(GuestFault) -> Requests.Response {
        guard !response.facts.isEmpty else { return response }
        try check(response.facts, now: now)
        let count = try factCount(with: response.facts, in: guest)
        guard count <= max(limits.facts, factCount), guest.store.size(adding: response.facts) <= limits.bytes else {
            try keepCompacted(guest)
            return response
        }
        try stored { () throws(FileFault) in try guest.store.append(response.facts) }
        factCount = count
        if guest.store.recordCount >= Self.longestTail {
            do throws(FileFault) {
                try guest.store.replace(with: compacted(guest))
            } catch {
                // The answer does not depend on it: the facts are stored, and the next request tries again.
                log.error("Could not compact a plan", error)
            }
        }
        return response
    }

    /// How many facts there are with those of a change; all are counted only where they may be more than the limit.
    private func factCount(with change: [UInt8], in guest: LoadedGuest) throws(GuestFault) -> Int64 {
        do throws(FactsFault) {
            let most = factCount + Int64(try Batch(wire: change).facts.count)
            return most <= limits.facts ? most : Int64(guest.application.facts.count)
        } catch {
            throw .unreadable
        }
    }

    /// All of a plan. By a clock that is not trusted nothing is left out: there is no other copy of it.
    private func compacted(_ guest: LoadedGuest) -> [UInt8] {
        guest.application.snapshot(now: clock.timeOfCompaction(now: WallClock.now()))
    }

    /// Keeps a plan that finds no room as it stands: compacted, if it is within the limits then, or no larger than before. What makes a
    /// plan smaller is taken in a full one too: or nobody could make room.
    private func keepCompacted(_ guest: LoadedGuest) throws(GuestFault) {
        let snapshot = compacted(guest)
        let kept = Application(device: guest.store.device)
        do throws(FactsFault) {
            try kept.loadSnapshot(snapshot)
        } catch {
            throw .unreadable
        }
        let count = Int64(kept.facts.count)
        guard count <= max(limits.facts, factCount), Int64(snapshot.count) <= max(limits.bytes, guest.store.size) else {
            throw .full
        }
        try stored { () throws(FileFault) in try guest.store.replace(with: snapshot) }
        factCount = count
        // The planner's memory still has what was left out: the next request reads what is kept.
        loaded = nil
    }

    private func follow(
        _ response: Requests.Response,
        of request: Requests.Request,
        wanted: Bool,
        in guest: LoadedGuest
    ) throws(GuestFault) -> Requests.Response {
        guard wanted, let target = response.redirectTarget else { return response }
        var page = try keep(guest.application.handle(request.following(target)), in: guest, now: request.now)
        page.headers.append((name: "x-location", value: target))
        return page
    }

    /// The planner's memory may hold facts that the disk does not: it is forgotten, and read again at the next request.
    private func giveUp(on request: Requests.Request, _ fault: GuestFault) -> Requests.Response {
        loaded = nil
        // A full plan is no fault of the server's, and a stranger could fill the log with it.
        if fault == .full { return Application(device: 0).refuse(request, because: .storageFull) }
        failures += 1
        // Names the folder, which is no secret, and nothing of its content.
        log.error("Could not read or save a plan of a browser without script", "\(path): \(fault)")
        return Application(device: 0).refuse(request, because: .storageFailed)
    }

    private func stored<Value>(_ work: () throws(FileFault) -> Value) throws(GuestFault) -> Value {
        do throws(FileFault) {
            return try work()
        } catch {
            throw .disk(error)
        }
    }
}
