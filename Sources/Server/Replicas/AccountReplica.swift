import Facts
import Planner
import Requests
import Storage

/// One account's plan as this server holds it, to answer browsers that have no worker: the same planner, on the account's own facts and
/// those of the lists it shares. Answers requests one after another; what others wrote meanwhile is taken in before each. Its work is done
/// on its own threads (``ReplicaExecutor``).
actor AccountReplica {
    let account: AccountID
    let space: SpaceID
    let store: any Store
    private let limits: @Sendable () -> SpaceLimits
    let clock: ClockWatch
    let log: RareLog
    /// The device that writes here.
    let device = UInt64.random(in: 1 ... .max)
    var held: Held?
    /// Whether the plan may begin with its snapshot.
    var usesSnapshot = true
    private var failures: UInt64 = 0
    let lock = AsyncLock()
    private let executor = ReplicaExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// The planner, and how far it knows the spaces that it holds.
    struct Held {
        let application: Application
        var cursors: SyncCursors
        /// How many facts came since its newest snapshot.
        var unsaved = 0
        /// How many bytes the snapshot had that it began with, and the values of all facts since: more than it holds now, where some were
        /// written again.
        var bytes: Int64 = 0
        /// Whether it is still being read: then nothing was written here that incoming facts could overwrite.
        var isOpening = true

        /// About how many facts it has.
        var facts: Int64 { cursors.lists.values.reduce(cursors.own.position) { $0 + $1.position } }

        /// How much it counts among the plans in memory: one for each fact, more where values are large.
        var weight: Int64 { max(facts, bytes / AccountReplica.bytesOfFact) }

        /// Counts facts that are new in it.
        mutating func count(_ facts: [Fact]) {
            unsaved += facts.count
            bytes += Int64(facts.size)
        }

        /// How far a list's space is known, or without a number the account's own.
        subscript(number: UInt32?) -> SyncCursor? {
            get { number.map { cursors.lists[$0] } ?? cursors.own }
            set {
                if let number { cursors.lists[number] = newValue } else if let newValue { cursors.own = newValue }
            }
        }
    }

    /// How many facts are read from the store at once.
    private static let page = 5000
    /// The bytes of a usual fact in memory, with all that the planner keeps beside it: so many bytes of values weigh as much as a fact.
    static let bytesOfFact: Int64 = 200

    /// - Parameter limits: how much it may hold; asked before each write.
    init(
        of account: AccountID,
        in space: SpaceID,
        of store: any Store,
        within limits: @autoclosure @escaping @Sendable () -> SpaceLimits,
        clock: ClockWatch,
        log: RareLog
    ) {
        self.account = account
        self.space = space
        self.store = store
        self.limits = limits
        self.clock = clock
        self.log = log
    }

    /// How much it counts among the plans in memory: about the number of usual facts that take as much.
    var weight: Int64 { held?.weight ?? 0 }

    /// Answers, with what changed in the store first; nil if the space no longer exists.
    func answer(_ visit: Visit) async -> Requests.Response? {
        await lock.lock()
        defer { lock.unlock() }
        // It may have waited for others.
        if visit.isGivenUp { return .givenUp }
        var request = visit.request
        request.failures = failures
        do throws(StoreFault) {
            guard var held = try await upToDate(now: request.now) else { return nil }
            let response = held.application.handle(request)
            try await keep(response, in: &held, now: request.now)
            return try await follow(response, of: request, wanted: visit.wantsPatch, in: &held)
        } catch {
            return giveUp(on: request, error)
        }
    }

    /// Answers from an empty plan, and stores nothing.
    func firstAnswer(to visit: Visit) -> Requests.Response {
        visit.isGivenUp ? .givenUp : Application(device: device).handle(visit.request)
    }

    /// Carries out a command, once under each key, and answers when it is stored; nil if the space no longer exists.
    ///
    /// - Returns: the result, or why the command was refused.
    func perform(_ command: Command, key: CommandKey, in context: CommandContext) async throws(StoreFault)
        -> Result<CommandResult, Planner.Fault>?
    {
        await lock.lock()
        defer { lock.unlock() }
        guard var held = try await upToDate(now: context.now) else { return nil }
        let result: CommandResult
        do throws(Planner.Fault) {
            result = try held.application.perform(command, key: key, in: context)
        } catch {
            return .failure(error)
        }
        do throws(StoreFault) {
            try await push(result.facts, of: &held, isOwed: true, now: context.now)
        } catch {
            // The planner's memory has facts that the store does not.
            forget()
            throw error
        }
        self.held = held
        return .success(result)
    }

    /// Reads something of the plan as it is in the store now; nil if the space no longer exists.
    func read<Value: Sendable>(_ body: @Sendable (Application) -> Value) async throws(StoreFault) -> Value? {
        await lock.lock()
        defer { lock.unlock() }
        return try await upToDate().map { held in body(held.application) }
    }

    /// The reminders that are due, as known up to a position.
    struct Planned: Sendable {
        let reminders: [ScheduledReminder]
        let settings: Settings
        let cursor: Int64
    }

    /// The reminders in a span of time; nil if the space no longer exists.
    ///
    /// - Parameter language: that of the device in which reminders were set up last.
    func scheduledReminders(
        in span: Range<Int64>,
        _ zone: IANATimeZone,
        after sent: SentReminders,
        on language: String
    ) async throws(StoreFault) -> Planned? {
        await lock.lock()
        defer { lock.unlock() }
        guard let held = try await upToDate() else { return nil }
        let (reminders, settings) = held.application.scheduledReminders(
            in: span,
            zone.zoneRules,
            after: sent,
            on: language
        )
        let cursor = RemindedAccount.combinedCursor(
            own: held.cursors.own.position,
            shared: held.cursors.lists.map { (number: $0.key, cursor: $0.value.position) }
        )
        return Planned(reminders: reminders, settings: settings, cursor: cursor)
    }

    /// Reads it again at the next request.
    func forget() {
        held = nil
    }

    // MARK: - Reading

    /// The plan with all facts that the store has now. If they could not be read, nothing is held: the memory may have half of an answer.
    ///
    /// - Parameter now: milliseconds since 1970. If facts are further ahead of it than they may be, nothing could be written after them:
    ///   their timestamps are moved back, where the clock is right.
    func upToDate(now: Int64 = WallClock.now()) async throws(StoreFault) -> Held? {
        do throws(StoreFault) {
            guard let held = try await pulled(now: now), held.application.newest > now + FactCheck.mostAhead,
                clock.isNotBehind(now)
            else { return self.held }
            _ = try await store.mendTimestamps(of: account, in: space, now: now)
            self.held = nil
            try await refuseSnapshot()
            return try await pulled(now: now)
        } catch {
            held = nil
            throw error
        }
    }

    private func pulled(now: Int64) async throws(StoreFault) -> Held? {
        let memberships = try await store.memberships(of: account)
        while true {
            var held: Held
            if let known = self.held { held = known } else { held = try await begin(memberships) }
            // A list that is shared no longer goes with all that was known of it, and so does another epoch of a space: from the beginning.
            guard held.cursors.isWithin(memberships) else {
                self.held = nil
                continue
            }
            // Received facts may have to move on into a list that the person may change.
            held.application.spaces = try await spaceMemberships(memberships)
            guard let isSame = try await pull(nil, in: space, into: &held, now: now) else {
                self.held = nil
                return nil
            }
            guard isSame, try await pull(memberships, into: &held, now: now) else {
                self.held = nil
                try await refuseSnapshot()
                continue
            }
            held.isOpening = false
            self.held = held
            if isSnapshotDue(held) { Task { await keepSnapshot(now: WallClock.now()) } }
            return held
        }
    }

    private func pull(_ memberships: [Membership], into held: inout Held, now: Int64) async throws(StoreFault) -> Bool {
        for membership in memberships {
            // One that ended this very moment is left out the next time.
            let isSame = try await pull(membership.number, in: membership.space, into: &held, now: now)
            if isSame == false { return false }
        }
        return true
    }

    private func spaceMemberships(_ memberships: [Membership]) async throws(StoreFault) -> [SpaceMembership] {
        if memberships.isEmpty { return [] }
        let members = try await store.members(of: memberships.map(\.number))
        return memberships.compactMap { membership in
            guard let role = SpaceRole(rawValue: UInt64(membership.role.rawValue)) else { return nil }
            let all = members[membership.number, default: []]
            let others = all.filter { $0.account != account }.map(\.name)
            let name = all.first { $0.account == account }?.name
            return SpaceMembership(number: membership.number, role: role, others: others, name: name)
        }
    }

    /// Takes in the facts that arrived since.
    ///
    /// - Parameter number: of the list whose space it is; nil for the account's own.
    /// - Returns: false if the space has a new epoch; nil if it no longer exists.
    private func pull(_ number: UInt32?, in space: SpaceID, into held: inout Held, now: Int64) async throws(StoreFault) -> Bool? {
        // Facts that are read for the first time were merged by their writer, all pages of them.
        let isFirst = held.isOpening || (held[number]?.position ?? 0) == 0
        var intake = FactIntake()
        while true {
            var cursor = held[number] ?? SyncCursor(space: space)
            let known = cursor.position
            guard let pulled = try await store.pull(from: space, after: known, upTo: Self.page) else { return nil }
            // The store was restored from a backup: the memory is of another epoch of the space.
            if known > 0, pulled.epoch != cursor.epoch { return false }
            if known == 0, pulled.hasMore {
                guard let begun = try await readAll(of: space, into: &held) else { return nil }
                held[number] = begun
                continue
            }
            cursor.epoch = pulled.epoch
            cursor.position = pulled.cursor
            held[number] = cursor
            held.count(pulled.facts)
            if isFirst {
                intake.add(pulled.facts, isLast: !pulled.hasMore, to: held.application)
            } else if !pulled.facts.isEmpty {
                try await merge(pulled.facts, into: &held, now: now)
            }
            self.held = held
            if !pulled.hasMore { return true }
        }
    }

    /// Takes in all facts of a space that are more than a page.
    ///
    /// - Returns: how far the space is known then. Facts that arrive meanwhile come after that, whether they were read or not; nil: the
    ///   space no longer exists.
    private func readAll(of space: SpaceID, into held: inout Held) async throws(StoreFault) -> SyncCursor? {
        guard let state = try await store.pull(from: space, after: .max, upTo: 1) else { return nil }
        var intake = FactIntake()
        var last: FieldName?
        repeat {
            let page = try await store.facts(of: space, after: last, upTo: Self.page)
            last = page.last.map { FieldName($0.entity, $0.field) }
            held.count(page)
            intake.add(page, isLast: page.isEmpty, to: held.application)
        } while last != nil
        var cursor = SyncCursor(space: space)
        cursor.epoch = state.epoch
        cursor.position = state.cursor
        return cursor
    }

    /// Takes in the facts of others. A text that was written here meanwhile, and lost, is kept as an earlier version.
    private func merge(_ facts: [Fact], into held: inout Held, now: Int64) async throws(StoreFault) {
        let made: [UInt8]
        do throws(FactsFault) {
            made = try held.application.mergeFacts(Batch(facts).wire)
        } catch {
            throw .failed("the store holds what cannot be read")
        }
        for batch in CarriedFacts(try read(made)).batches { try await push(batch, of: &held, isOwed: false, now: now) }
    }

    // MARK: - Writing

    private func keep(_ response: Requests.Response, in held: inout Held, now: Int64) async throws(StoreFault) {
        guard !response.facts.isEmpty else { return }
        try await push(try read(response.facts), of: &held, isOwed: true, now: now)
        self.held = held
    }

    private func read(_ batch: [UInt8]) throws(StoreFault) -> [Fact] {
        do throws(FactsFault) {
            return try Batch(wire: batch).facts
        } catch {
            throw .failed("the planner wrote what cannot be read")
        }
    }

    /// Pushes the planner's facts: each into the space that its name says, all or nothing.
    ///
    /// - Parameter isOwed: whether somebody waits for it. What only follows from what others wrote may find no room, or its list closed: it
    ///   stays where it was, and nobody's page is kept from them for it.
    private func push(_ facts: [Fact], of held: inout Held, isOwed: Bool, now: Int64) async throws(StoreFault) {
        guard !facts.isEmpty else { return }
        let isKnown = facts.allSatisfy { fact in fact.entity.sharedSpace.map { held.cursors.lists[$0] != nil } ?? true }
        guard isOwed || isKnown else { return }
        let roles = Dictionary(held.application.spaces.map { ($0.number, $0.role) }) { one, _ in one }
        var names: [UInt32: String] = [:]
        for space in held.application.spaces { names[space.number] = space.name }
        let checked = CheckedFacts(facts, roles: roles, names: names, now: now)
        if !isOwed, !checked.refused.isEmpty { return }
        let (numbers, pushes) = try pushes(of: checked) { held.cursors.lists[$0]?.space }
        let outcomes = try await store.push(pushes, isWhole: true)
        held.count(facts)
        if !isOwed, outcomes.contains(where: { $0?.refused.isEmpty != true }) { return }
        for (number, pushed) in zip(numbers, outcomes) {
            guard let pushed else { throw .failed("a space was deleted or closed meanwhile") }
            guard pushed.refused.isEmpty else { throw .full }
            // Others may have written between: then the position stays, and their facts come with the next request.
            if pushed.before == held[number]?.position { held[number]?.position = pushed.after }
        }
    }

    /// The pushes of facts by space: the account's own space first, then the lists by number. If one of them may not be stored, none is: they
    /// are of one command.
    func pushes(of facts: CheckedFacts, _ home: (UInt32) -> SpaceID?) throws(StoreFault) -> (numbers: [UInt32?], pushes: [Push]) {
        if let refused = facts.refused.first {
            let name = "field \(refused.name.field.rawValue) of a \(refused.name.entity.kind)"
            throw .failed("the planner wrote what may not be stored: \(refused.reason), \(name)")
        }
        var (numbers, pushes): ([UInt32?], [Push]) = ([], [])
        if !facts.personal.facts.isEmpty {
            numbers.append(nil)
            pushes.append(Push(facts.personal, to: space, within: limits()))
        }
        for (number, facts) in facts.shared.sorted(by: { $0.key < $1.key }) {
            guard let home = home(number) else { throw .failed("the planner wrote into a list that is not shared") }
            numbers.append(number)
            pushes.append(Push(facts, to: home, within: .shared, by: Push.Writer(account, into: number)))
        }
        return (numbers, pushes)
    }

    private func follow(
        _ response: Requests.Response,
        of request: Requests.Request,
        wanted: Bool,
        in held: inout Held
    ) async throws(StoreFault) -> Requests.Response {
        // A plan that was erased has no further page.
        guard wanted, !response.erases, let target = response.redirectTarget else { return response }
        var page = held.application.handle(request.following(target))
        try await keep(page, in: &held, now: request.now)
        page.headers.append((name: "x-location", value: target))
        return page
    }

    /// The planner's memory may hold facts that the store does not: it is forgotten, and read again at the next request.
    private func giveUp(on request: Requests.Request, _ fault: StoreFault) -> Requests.Response {
        held = nil
        // A full plan is no fault of the server's, and its owner could fill the log with it; ``StoreWatch`` tells of a full disk.
        if fault == .full { return Application(device: 0).refuse(request, because: .storageFull) }
        failures += 1
        log.error("Could not read or save a plan", fault)
        return Application(device: 0).refuse(request, because: .storageFailed)
    }
}
