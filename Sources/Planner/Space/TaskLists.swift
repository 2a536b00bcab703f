import Facts

/// Where a task is. It is in one place at a time; every place but ``backlog`` is derived from the task's newest plan.
public enum Place: Equatable, Sendable {
    /// Waiting in its category; nil: not yet costed.
    case category(Int?)
    /// In the to-do list of the current day.
    case today
    /// Done on the current day.
    case doneToday
    /// Left in the to-do list of an earlier day.
    case backlog
    /// Done.
    case done
}

/// Which tasks are in which list, each in its own order, so that no page has to look at all tasks.
///
/// Derived wholly from the facts and kept in step with them; saved beside a snapshot so that opening one needs no scan. A list is
/// unpacked the first time it is looked at.
struct TaskLists {
    enum List: Int, CaseIterable {
        // 0–10 are the categories, 0 for what is not yet costed.
        case unsorted, one, two, three, four, five, six, seven, eight, nine, ten
        case backlog
        case daily
        case examples

        static func category(_ cost: Int?) -> List {
            cost.flatMap { List(rawValue: $0) } ?? .unsorted
        }
    }

    private enum Stored {
        case open([Identity])
        case packed([UInt8])
    }

    private static let version: UInt64 = 1
    private var stored: [Stored]

    init() {
        stored = List.allCases.map { _ in .open([]) }
    }

    /// The members of a list, in order.
    mutating func members(_ list: List) -> [Identity] {
        switch stored[list.rawValue] {
        case .open(let members): return members
        case .packed(let bytes):
            let members = Self.unpacked(bytes)
            stored[list.rawValue] = .open(members)
            return members
        }
    }

    // MARK: Keeping in step

    /// Takes a task out of every list it is in by what the space says now.
    mutating func remove(_ task: Identity, in space: PersonalSpace) {
        guard let entry = space.task(task) else { return }
        for list in Self.memberships(of: entry, in: space) {
            withMembers(of: list) { members in
                let index = Self.index(of: entry.position, in: members, space)
                if index < members.count, members[index] == task { members.remove(at: index) }
            }
        }
    }

    /// Puts a task into every list it belongs in by what the space says now.
    mutating func insert(_ task: Identity, in space: PersonalSpace) {
        guard let entry = space.task(task) else { return }
        for list in Self.memberships(of: entry, in: space) {
            withMembers(of: list) { members in
                let index = Self.index(of: entry.position, in: members, space)
                if index < members.count, members[index] == task { return }
                members.insert(task, at: index)
            }
        }
    }

    private static func memberships(of entry: TaskEntry, in space: PersonalSpace) -> [List] {
        var lists: [List] = []
        switch space.place(of: entry) {
        case .category(let cost): lists.append(.category(cost))
        case .backlog: lists.append(.backlog)
        case .today, .doneToday, .done: break
        }
        if !entry.daily.isEmpty { lists.append(.daily) }
        if entry.isExample { lists.append(.examples) }
        return lists
    }

    /// Where `position` is, or would be.
    private static func index(of position: Position, in members: [Identity], _ space: PersonalSpace) -> Int {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            let order = space.replica.value(.task(members[middle]), TaskField.order).text.map { OrderKey($0) } ?? .first
            if Position(order: order, identity: members[middle]) < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func withMembers(of list: List, _ body: (inout [Identity]) -> Void) {
        var members = members(list)
        // Let go of the stored copy, or changing one member would copy ten thousand.
        stored[list.rawValue] = .open([])
        body(&members)
        stored[list.rawValue] = .open(members)
    }
}

// MARK: - Saving

extension TaskLists {
    /// Reads what ``packed(in:)`` made; nil if it is another build's or does not read.
    init?(packed bytes: [UInt8]) {
        var reader = CBORReader(bytes)
        var lists: [Stored] = []
        do throws(CBORFault) {
            guard try reader.array() == List.allCases.count + 1, try reader.unsigned() == Self.version else { return nil }
            for _ in List.allCases {
                let packed = try reader.byteString()
                guard packed.count % Identity.length == 0 else { return nil }
                lists.append(.packed(packed))
            }
            try reader.finish()
        } catch {
            return nil
        }
        stored = lists
    }

    /// Builds the lists by looking at every task: for a snapshot that came without them.
    init(scanning space: PersonalSpace) {
        self.init()
        var members: [[(Position, Identity)]] = List.allCases.map { _ in [] }
        for thing in space.replica.things(.task) {
            guard let entry = space.task(thing.identity) else { continue }
            for list in Self.memberships(of: entry, in: space) {
                members[list.rawValue].append((entry.position, entry.identity))
            }
        }
        for (index, list) in members.enumerated() {
            var identities: [Identity] = []
            for member in list.sorted(by: { $0.0 < $1.0 }) { identities.append(member.1) }
            stored[index] = .open(identities)
        }
    }

    /// The lists as bytes.
    func packed(in space: PersonalSpace) -> [UInt8] {
        var writer = CBORWriter(capacity: 256)
        writer.array(stored.count + 1)
        writer.unsigned(Self.version)
        for list in stored {
            switch list {
            case .packed(let bytes): writer.byteString(bytes)
            case .open(let members): writer.byteString(Self.packed(members))
            }
        }
        return writer.bytes
    }

    private static func packed(_ members: [Identity]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(members.count * Identity.length)
        for member in members { bytes.append(member) }
        return bytes
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
