import Facts

/// Which tasks are in which list, each in its own order, so that no page has to look at all tasks.
///
/// Derived wholly from the facts and kept in step with them; saved beside a snapshot so that opening one needs no scan. A list is
/// unpacked the first time it is looked at.
struct TaskLists {
    /// One of the lists that are always there, or one that belongs to a thing.
    enum Key {
        case fixed(List)
        /// The tasks in one of the person's lists.
        case filed(Identity)
        /// The tasks that were written as steps of a task.
        case steps(Identity)

        static func category(_ cost: Int?) -> Key {
            .fixed(cost.flatMap { List(rawValue: $0) } ?? .unsorted)
        }
    }

    enum List: Int, CaseIterable {
        // 0–10 are the categories, 0 for tasks without a cost.
        case unsorted, one, two, three, four, five, six, seven, eight, nine, ten
        case backlog
        case daily
        case examples
        /// With a date it is due, the soonest first.
        case dated
        /// With a start or snoozed: out of sight for a time.
        case waiting
        /// Done, with the date it was due, the soonest first.
        case doneDated
        /// With a date it begins, the soonest first.
        case starting
        /// With a rule: back again by itself.
        case repeating
    }

    private enum Stored {
        case open([Identity])
        case packed([UInt8])
    }

    /// Raised whenever the same facts make other lists than before.
    private static let version: UInt64 = 7
    private var fixed: [Stored]
    private var owned: [Entity: Stored] = [:]

    init() {
        fixed = List.allCases.map { _ in .open([]) }
    }

    /// The members of a list, in order.
    @inline(never)
    mutating func members(_ key: Key) -> [Identity] {
        switch stored(key) {
        case .open(let members): return members
        case .packed(let bytes):
            let members = Self.unpacked(bytes)
            store(.open(members), key)
            return members
        }
    }

    /// The members of one of the lists that are always there.
    mutating func members(_ list: List) -> [Identity] {
        members(.fixed(list))
    }

    @inline(never)
    private func stored(_ key: Key) -> Stored {
        switch key {
        case .fixed(let list): fixed[list.rawValue]
        case .filed(let list): owned[.list(list)] ?? .open([])
        case .steps(let task): owned[.task(task)] ?? .open([])
        }
    }

    @inline(never)
    private mutating func store(_ members: Stored, _ key: Key) {
        switch key {
        case .fixed(let list): fixed[list.rawValue] = members
        case .filed(let list): owned[.list(list)] = members
        case .steps(let task): owned[.task(task)] = members
        }
    }

    // MARK: Keeping in step

    /// Takes a task out of every list that it is in by its present values.
    mutating func remove(_ task: Identity, in space: PlanReader) {
        guard let entry = space.task(task) else { return }
        for key in Self.memberships(of: entry, in: space) {
            withMembers(of: key) { members in
                let index = Self.index(of: entry, in: members, key, space)
                if index < members.count, members[index] == task { members.remove(at: index) }
            }
        }
    }

    /// Puts a task into every list that it belongs in by its present values.
    @inline(never)
    mutating func insert(_ task: Identity, in space: PlanReader) {
        guard let entry = space.task(task) else { return }
        for key in Self.memberships(of: entry, in: space) {
            withMembers(of: key) { members in
                let index = Self.index(of: entry, in: members, key, space)
                if index < members.count, members[index] == task { return }
                members.insert(task, at: index)
            }
        }
    }

    private static func memberships(of entry: TaskEntry, in space: PlanReader) -> [Key] {
        var keys: [Key] = []
        if let parent = entry.writtenParent { keys.append(.steps(parent)) }
        if let list = entry.writtenList, space.parent(of: entry) == nil { keys.append(.filed(list)) }
        switch space.bucket(of: entry) {
        case .category(let cost): keys.append(.category(cost))
        case .backlog: keys.append(.fixed(.backlog))
        case .today, .doneToday, .done, .within, .shelved: break
        }
        if space.isShelved(entry) { return keys }
        if !entry.daily.isEmpty { keys.append(.fixed(.daily)) }
        if entry.isExample { keys.append(.fixed(.examples)) }
        guard entry.done == nil else {
            if entry.due != nil { keys.append(.fixed(.doneDated)) }
            return keys
        }
        if entry.due != nil { keys.append(.fixed(.dated)) }
        if entry.start != nil { keys.append(.fixed(.starting)) }
        if entry.repeats != nil { keys.append(.fixed(.repeating)) }
        if entry.inSightFrom != nil || entry.snoozed != nil { keys.append(.fixed(.waiting)) }
        return keys
    }

    /// Where an entry is in a list, or would be.
    ///
    /// Never inlined: inlined into `withMembers`, it makes Swift 6.3's optimiser crash.
    @inline(never)
    private static func index(of entry: TaskEntry, in members: [Identity], _ key: Key, _ space: PlanReader) -> Int {
        switch key {
        case .fixed(.dated), .fixed(.doneDated):
            return partitionPoint(members.count) { space.task(members[$0])?.isDue(before: entry) ?? false }
        case .fixed(.starting):
            return partitionPoint(members.count) { space.task(members[$0])?.starts(before: entry) ?? false }
        case .fixed, .filed, .steps: break
        }
        let position = entry.position
        return partitionPoint(members.count) { index in
            Position(order: space.orderKey(of: members[index]), identity: members[index]) < position
        }
    }

    @inline(never)
    private mutating func withMembers(of key: Key, _ body: (inout [Identity]) -> Void) {
        var members = members(key)
        // Let go of the stored copy, or changing one member would copy ten thousand.
        store(.open([]), key)
        body(&members)
        store(.open(members), key)
    }
}

extension TaskEntry {
    /// By date, then time, the untimed last; then as they stand among siblings.
    func isDue(before other: TaskEntry) -> Bool {
        let (mine, theirs) = (due?.number ?? .max, other.due?.number ?? .max)
        if mine != theirs { return mine < theirs }
        let (time, theirTime) = (time ?? .max, other.time ?? .max)
        return time != theirTime ? time < theirTime : position < other.position
    }

    /// By the date it begins; then as they stand among siblings.
    fileprivate func starts(before other: TaskEntry) -> Bool {
        let (mine, theirs) = (start?.number ?? .max, other.start?.number ?? .max)
        return mine != theirs ? mine < theirs : position < other.position
    }
}

// MARK: - Saving

extension TaskLists {
    /// Reads the bytes of ``packed()``; nil if they are another build's or cannot be read.
    init?(packed bytes: [UInt8]) {
        var reader = CBORReader(bytes)
        var fixed: [Stored] = []
        var owned: [Entity: Stored] = [:]
        do throws(CBORFault) {
            let count = try reader.array()
            guard count >= List.allCases.count + 1, try reader.unsigned() == Self.version else { return nil }
            for _ in List.allCases {
                guard let list = try Self.packed(from: &reader) else { return nil }
                fixed.append(.packed(list))
            }
            let rest = count - List.allCases.count - 1
            guard rest % 2 == 0 else { return nil }
            for _ in 0..<(rest / 2) {
                let key = try reader.byteString()
                guard key.count == Identity.length + 1, let list = try Self.packed(from: &reader) else { return nil }
                let identity = key.withUnsafeBytes { Identity($0, at: 1) }
                owned[Entity(EntityKind(rawValue: key[0]), identity)] = .packed(list)
            }
            try reader.finish()
        } catch {
            return nil
        }
        self.fixed = fixed
        self.owned = owned
    }

    private static func packed(from reader: inout CBORReader) throws(CBORFault) -> [UInt8]? {
        let packed = try reader.byteString()
        return packed.count % Identity.length == 0 ? packed : nil
    }

    /// Builds the lists by looking at every task once, and sorts each list once: for a snapshot that came without them, and for many facts.
    init(scanning space: PlanReader) {
        self.init()
        for identity in space.everyTask {
            guard let entry = space.task(identity) else { continue }
            for key in Self.memberships(of: entry, in: space) { withMembers(of: key) { $0.append(identity) } }
        }
        for list in List.allCases { sort(.fixed(list), in: space) }
        var owners: [Entity] = []
        for (entity, _) in owned { owners.append(entity) }
        for entity in owners { sort(entity.kind == .list ? .filed(entity.identity) : .steps(entity.identity), in: space) }
    }

    private mutating func sort(_ key: Key, in space: PlanReader) {
        withMembers(of: key) { members in
            guard members.count > 1 else { return }
            members = Self.sorted(members, key, space)
        }
    }

    /// The members of a list as ``index(of:in:_:_:)`` would place them one by one.
    @inline(never)
    private static func sorted(_ members: [Identity], _ key: Key, _ space: PlanReader) -> [Identity] {
        // The sort key is read once for each, not once for each comparison.
        switch key {
        case .fixed(.dated), .fixed(.doneDated), .fixed(.starting):
            var entries: [TaskEntry] = []
            for member in members { if let entry = space.task(member) { entries.append(entry) } }
            let order: [Int]
            if case .fixed(.starting) = key {
                order = sortedIndices(entries.count) { entries[$0].starts(before: entries[$1]) }
            } else {
                order = sortedIndices(entries.count) { entries[$0].isDue(before: entries[$1]) }
            }
            return order.map { entries[$0].identity }
        case .fixed, .filed, .steps:
            var positions: [Position] = []
            positions.reserveCapacity(members.count)
            for member in members { positions.append(Position(order: space.orderKey(of: member), identity: member)) }
            return sortedIndices(positions.count) { positions[$0] < positions[$1] }.map { positions[$0].identity }
        }
    }

    /// The lists as bytes.
    func packed() -> [UInt8] {
        var entities: [Entity] = []
        for (entity, list) in owned {
            if case .open(let members) = list, members.isEmpty { continue }
            entities.append(entity)
        }
        // Sorted: the order of a dictionary is chance, and chance must not reach a snapshot's bytes.
        entities = sortedIndices(entities.count) { entities[$0] < entities[$1] }.map { entities[$0] }
        var writer = CBORWriter(capacity: 256)
        writer.array(fixed.count + 1 + entities.count * 2)
        writer.unsigned(Self.version)
        for list in fixed { writer.byteString(Self.packed(list)) }
        for entity in entities {
            var key = [entity.kind.rawValue]
            key.append(entity.identity)
            writer.byteString(key)
            writer.byteString(Self.packed(owned[entity] ?? .open([])))
        }
        return writer.bytes
    }

    private static func packed(_ list: Stored) -> [UInt8] {
        switch list {
        case .packed(let bytes): return bytes
        case .open(let members):
            var bytes: [UInt8] = []
            bytes.reserveCapacity(members.count * Identity.length)
            for member in members { bytes.append(member) }
            return bytes
        }
    }

    private static func unpacked(_ bytes: [UInt8]) -> [Identity] {
        var members: [Identity] = []
        members.reserveCapacity(bytes.count / Identity.length)
        bytes.withUnsafeBytes { whole in
            var at = 0
            while at + Identity.length <= whole.count {
                members.append(Identity(whole, at: at))
                at += Identity.length
            }
        }
        return members
    }
}
