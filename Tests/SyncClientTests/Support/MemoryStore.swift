import Facts
import Planner
import Storage

/// A store of facts in memory, with the rules of the real ones (`IngestPlan`): what a server's exchange needs, quick enough for a hundred
/// thousand histories. It can be put back to what it was, as a disk can.
actor MemoryStore: ExchangeStore {
    /// A space, and when each of its facts came.
    fileprivate struct Kept {
        var state: SpaceState
        var rows: [FactRow.Key: (row: FactRow, sequence: Int64)] = [:]
    }

    fileprivate struct Shared {
        var list: SharedList
        var members: [Member]
    }

    /// Everything that is in it.
    struct Content {
        fileprivate var accounts: [Account] = []
        fileprivate var spaces: [SpaceID: Kept] = [:]
        fileprivate var shared: [UInt32: Shared] = [:]
        fileprivate var runs: [(name: UInt64, began: UInt64)] = [(1, 0)]
        fileprivate var steps: UInt64 = 0
    }

    private(set) var content = Content()
    private var epochs: UInt64 = 100

    // MARK: - For tests

    func add(_ account: Account) {
        content.accounts.append(account)
        content.spaces[account.space] = Kept(state: SpaceState(epoch: nextEpoch(), sequence: 0, facts: 0, bytes: 0))
    }

    /// Puts it back.
    ///
    /// - Parameter isTold: by `teaspoon restore`, which begins another life of every space. Else a file is copied back, and the program
    ///   starts again.
    func restore(_ backup: Content, isTold: Bool) {
        content = backup
        guard isTold else {
            epochs += 1
            return content.runs.append((epochs, content.steps))
        }
        for space in content.spaces.keys.sorted(by: { $0.identity < $1.identity }) {
            content.spaces[space]?.state.epoch = nextEpoch()
        }
    }

    private func nextEpoch() -> UInt64 {
        epochs += 2
        return epochs
    }

    /// All that a space holds, by name.
    func facts(in space: SpaceID) throws -> [Fact] {
        try content.spaces[space]?.rows.values.map { try $0.row.fact() } ?? []
    }

    func setRole(_ role: MemberRole?, of member: AccountID, in number: UInt32) {
        content.steps += 1
        content.shared[number]?.members.removeAll { $0.account == member }
        if let role { content.shared[number]?.members.append(Member(account: member, role: role, name: "\(member)", joined: 0)) }
    }

    /// Ends the sharing of a list, with all that is kept of it.
    func stop(_ number: UInt32) {
        content.steps += 1
        if let shared = content.shared.removeValue(forKey: number) { content.spaces[shared.list.space] = nil }
    }

    // MARK: - FactStore

    func push(_ pushes: [Push], isWhole: Bool) -> [Pushed?] {
        content.steps += 1
        return pushes.map { push in
            if let writer = push.writer {
                let role = content.shared[writer.number]?.members.first { $0.account == writer.account }?.role
                guard let role, role >= .edit else { return nil }
            }
            guard var kept = content.spaces[push.space] else { return nil }
            let plan = IngestPlan(IngestPlan.rows(of: push.facts), in: kept.state, within: push.limits, isWhole: isWhole) { row in
                kept.rows[row.key].map {
                    FactRow.Known(timestamp: $0.row.timestamp, length: $0.row.value.count, value: $0.row.value)
                }
            }
            var sequence = plan.outcome.before
            for row in plan.news {
                sequence += 1
                kept.rows[row.key] = (row, sequence)
            }
            kept.state = plan.state
            content.spaces[push.space] = kept
            return plan.outcome
        }
    }

    func fact(_ name: FieldName, in space: SpaceID) throws(StoreFault) -> Fact? {
        let key = FactRow.Key(entity: name.entity.key, field: name.field.rawValue)
        return try content.spaces[space]?.rows[key]?.row.fact()
    }

    func pull(from space: SpaceID, after cursor: Int64, upTo limit: Int) throws(StoreFault) -> Pulled? {
        guard let kept = content.spaces[space] else { return nil }
        let found = kept.rows.values.filter { $0.sequence > cursor }.sorted { $0.sequence < $1.sequence }
        var facts: [Fact] = []
        for entry in found.prefix(limit) { facts.append(try entry.row.fact()) }
        let hasMore = found.count > limit
        let cursor = hasMore ? found[limit - 1].sequence : kept.state.sequence
        return Pulled(epoch: kept.state.epoch, facts: facts, cursor: cursor, hasMore: hasMore)
    }

    func facts(of space: SpaceID, after name: FieldName?, upTo limit: Int) throws(StoreFault) -> [Fact] {
        let key = FactRow.Key(after: name)
        let rows = (content.spaces[space]?.rows ?? [:]).filter { $0.key > key }.sorted { $0.key < $1.key }
        var facts: [Fact] = []
        for (_, entry) in rows.prefix(limit) { facts.append(try entry.row.fact()) }
        return facts
    }

    func drop(_ kind: EntityKind, scopes: Range<UInt32>, from space: SpaceID) {}

    func mendTimestamps(of account: AccountID, in space: SpaceID, now: Int64) throws(StoreFault) -> Bool {
        var isMended = try mendTimestamps(in: space, now: now)
        for membership in memberships(of: account) {
            guard try mendTimestamps(in: membership.space, now: now) else { continue }
            isMended = true
            let members = content.shared[membership.number]?.members.map(\.account) ?? []
            for own in content.accounts where members.contains(own.id) { content.spaces[own.space]?.state.epoch = nextEpoch() }
        }
        return isMended
    }

    private func mendTimestamps(in space: SpaceID, now: Int64) throws(StoreFault) -> Bool {
        guard let kept = content.spaces[space] else { return false }
        var facts: [Fact] = []
        for entry in kept.rows.values { facts.append(try entry.row.fact()) }
        guard facts.contains(where: { FactCheck.isAhead($0.timestamp, now: now) }) else { return false }
        let restamping = Restamping(facts.map(\.timestamp), after: now, to: now)
        for (key, entry) in kept.rows {
            var fact = try entry.row.fact()
            fact.timestamp = restamping.timestamp(fact.timestamp)
            content.spaces[space]?.rows[key]?.row = FactRow(fact)
        }
        content.spaces[space]?.state.epoch = nextEpoch()
        return true
    }

    nonisolated func onMove(_ told: @escaping @Sendable (SpaceID?) -> Void) {}

    // MARK: - PositionStore

    func position() -> StorePosition {
        StorePosition(run: content.runs[content.runs.count - 1].name, step: content.steps)
    }

    func hasLost(_ position: StorePosition) -> Bool {
        guard let index = content.runs.firstIndex(where: { $0.name == position.run }) else { return true }
        let end = index + 1 < content.runs.count ? content.runs[index + 1].began : content.steps
        return position.step > end
    }

    // MARK: - ExchangeStore

    func opening(of account: AccountID, since position: StorePosition?) -> ExchangeOpening {
        ExchangeOpening(hasLost: position.map { hasLost($0) } ?? false, memberships: memberships(of: account))
    }

    func closing(for emailKey: String, now: Int64) -> ExchangeClosing {
        ExchangeClosing(position: position(), invitations: [])
    }

    // MARK: - SharingStore

    func share(_ list: SharedList, by owner: Member, writing pushes: [Push]) -> SharingOutcome {
        content.spaces[list.space] = Kept(state: SpaceState(epoch: nextEpoch(), sequence: 0, facts: 0, bytes: 0))
        content.shared[list.number] = Shared(list: list, members: [owner])
        _ = push(pushes, isWhole: true)
        return .done
    }

    func sharedList(_ number: UInt32) -> SharedList? { content.shared[number]?.list }

    func memberships(of account: AccountID) -> [Membership] {
        content.shared.values.compactMap { shared in
            shared.members.first { $0.account == account }.map {
                Membership(number: shared.list.number, space: shared.list.space, role: $0.role)
            }
        }
    }

    func members(of numbers: [UInt32]) -> [UInt32: [Member]] {
        Dictionary(uniqueKeysWithValues: Set(numbers).map { ($0, content.shared[$0]?.members ?? []) })
    }

    // Methods that no exchange uses.
    func join(_ number: UInt32, as member: Member, by guest: Invitation.Guest, now: Int64) -> SharingOutcome { .refused }
    func setRole(_ role: MemberRole, of member: AccountID, in number: UInt32, by owner: AccountID) -> SharingOutcome { .refused }
    func setName(_ name: String, of member: AccountID, in number: UInt32) -> SharingOutcome { .refused }
    func remove(_ member: AccountID, from number: UInt32, by owner: AccountID?) -> SharingOutcome { .refused }
    func handOver(_ number: UInt32, from owner: AccountID, to member: AccountID) -> SharingOutcome { .refused }
    func stop(_ number: UInt32, by owner: AccountID, knowing place: Int64, writing pushes: [Push]) -> SharingOutcome { .refused }
    func invite(_ invitation: Invitation, by owner: AccountID, now: Int64) -> SharingOutcome { .refused }
    func invitations(to number: UInt32, now: Int64) -> [Invitation] { [] }
    func invitations(for emailKey: String, now: Int64) -> [Invitation] { [] }
    func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64) -> Invitation? { nil }
    func endInvitation(_ guest: Invitation.Guest, to number: UInt32) {}
}
