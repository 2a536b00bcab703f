package import Facts

/// What one command removed from a shared list, or brought back to it.
///
/// No fact is stored for it: a task that leaves a list keeps its fields there beneath its tombstone, and all facts of a command have its
/// timestamp.
package final class Removal: Sendable {
    /// What happened to the tasks.
    package enum Kind: Equatable, Sendable {
        /// They were deleted.
        case deleted
        /// They were moved elsewhere. Only the person who moved them knows where.
        case takenOut
        /// They were deleted, and are in the list again.
        case broughtBack
    }

    /// Names it in forms and commands: the timestamp of the command.
    package let identity: Identity
    /// What happened to the tasks.
    package let kind: Kind
    /// The title of the task, or of the first of several.
    package let title: String
    /// How many tasks there are. Steps of one of them do not count.
    package let count: Int
    /// When, in milliseconds since 1970.
    package let at: Int64
    /// Whether the person did it, on any of their devices.
    package let isOwn: Bool
    /// The name of the member who did it; nil if they did not write it: an older program does not.
    package let member: String?
    /// Whether what was moved elsewhere is in the list again, as a copy.
    package let isBack: Bool

    init(_ removed: RemovedTasks, isOwn: Bool, isBack: Bool) {
        identity = Identity(removed.timestamp)
        kind = removed.kind
        title = removed.topmost.first?.title ?? ""
        count = removed.topmost.count
        at = Int64(clamping: removed.timestamp.time)
        self.isOwn = isOwn
        self.isBack = isBack
        member = removed.topmost.first?.member
    }
}

/// The tasks of one space that left it, or came back, by one command.
struct RemovedTasks {
    struct Member {
        let task: Identity
        let title: String
        let parent: Identity?
        let position: Position
        /// The name of the member who removed it, if they wrote it.
        let member: String?
    }

    let timestamp: Timestamp
    let kind: Removal.Kind
    fileprivate(set) var members: [Member] = []

    /// Those that are no step of another of them, in own order.
    var topmost: [Member] {
        let all = tasks
        return members.filter { member in member.parent.map { !all.contains($0) } ?? true }
    }

    var tasks: Set<Identity> {
        var tasks: Set<Identity> = []
        for member in members { tasks.insert(member.task) }
        return tasks
    }
}

extension Identity {
    /// The name of a command by its timestamp.
    init(_ timestamp: Timestamp) {
        self.init(high: timestamp.device, low: timestamp.time << 16 | UInt64(timestamp.counter))
    }

    /// The identity of the copy that a task has once it is brought back to a list that it was moved out of: the same for everybody who
    /// brings it back.
    func broughtBack(removedAt timestamp: Timestamp) -> Identity {
        var name: [UInt8] = []
        name.append(Identity(timestamp))
        return derived(Derived.broughtBack, name)
    }
}

extension PlanReader {
    /// What was deleted in a shared list, moved out of it, or brought back to it in the last ``History/days``, the newest first.
    ///
    /// - Returns: nil if there is no such shared list, or the person may not change it.
    package func removals(from list: Identity, at instant: Instant) -> [Removal]? {
        let home = home(ofList: list)
        guard hasList(list), mayChange(home) else { return nil }
        let own = ownTimestamps(around: instant)
        var removals: [Removal] = []
        for removed in removedTasks(in: home, at: instant) {
            var isBack = removed.kind == .takenOut
            for member in removed.topmost where !hasCopy(of: member.task, removed.timestamp, in: home) { isBack = false }
            removals.append(Removal(removed, isOwn: own.contains(removed.timestamp), isBack: isBack))
        }
        return removals
    }

    /// Whether a task that was moved out of a space has a copy there, be it deleted again.
    func hasCopy(of task: Identity, _ timestamp: Timestamp, in space: UInt32) -> Bool {
        let copy = Entity(.task, scope: space, task.broughtBack(removedAt: timestamp))
        return !replica.value(copy, TaskField.title).isAbsent
    }

    /// The tasks of a space that left it, or came back, in the last ``History/days``, by command, the newest first.
    func removedTasks(in space: UInt32, at instant: Instant) -> [RemovedTasks] {
        var found: [(timestamp: Timestamp, kind: Removal.Kind, member: RemovedTasks.Member)] = []
        for entity in replica.entities(.task, scopes: space...space) {
            guard let record = replica[entity], let mark = record.entry(TaskField.deleted),
                isRecent(mark.timestamp, of: entity, at: instant),
                let title = record[TaskField.title].text
            else { continue }
            let order = record[TaskField.order].text.map { OrderKey($0) } ?? .first
            let (kind, timestamp) = Self.kind(of: mark, record)
            let member = RemovedTasks.Member(
                task: entity.identity,
                title: Text.stored(title, upTo: TaskLimits.title),
                parent: record[TaskField.parent].identity,
                position: Position(order: order, identity: entity.identity),
                member: record.member(TaskField.member, with: timestamp)
            )
            found.append((timestamp, kind, member))
        }
        let order = sortedIndices(found.count) { one, other in
            let (one, other) = (found[one], found[other])
            if one.timestamp != other.timestamp { return other.timestamp < one.timestamp }
            return one.kind != other.kind ? one.kind.rank < other.kind.rank : one.member.position < other.member.position
        }
        var removed: [RemovedTasks] = []
        for index in order {
            let (timestamp, kind, member) = found[index]
            if removed.last.map({ $0.timestamp != timestamp || $0.kind != kind }) ?? true {
                removed.append(RemovedTasks(timestamp: timestamp, kind: kind))
            }
            removed[removed.count - 1].members.append(member)
        }
        return removed
    }

    /// What happened to a task, and when. One that was moved elsewhere counts as that even if somebody who did not know it deleted it
    /// later: it is the own task of the person who moved it.
    private static func kind(of mark: Record.Entry, _ record: Record) -> (Removal.Kind, Timestamp) {
        if mark.value.isAbsent { return (.broughtBack, mark.timestamp) }
        guard let taken = record.entry(TaskField.takenOut), !taken.value.isAbsent else { return (.deleted, mark.timestamp) }
        return (.takenOut, taken.timestamp)
    }

    /// The timestamps of all commands that the person gave in the last ``History/days``, on any device.
    func ownTimestamps(around instant: Instant) -> Set<Timestamp> {
        var timestamps: Set<Timestamp> = []
        for change in changeEntities(around: instant) {
            if let timestamp = replica[change]?.entry(ChangeField.at)?.timestamp { timestamps.insert(timestamp) }
        }
        return timestamps
    }
}

extension Removal.Kind {
    fileprivate var rank: Int {
        switch self {
        case .deleted: 0
        case .takenOut: 1
        case .broughtBack: 2
        }
    }
}
