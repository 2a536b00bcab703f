package import Facts

/// A shared list that is no longer there, as its former members are told.
package final class GoneList: Sendable {
    /// Why it is gone.
    package enum Reason: Sendable {
        /// Its owner deleted it, with so many tasks; the title of the first.
        case deleted(count: Int, title: String)
        /// The person is no longer a member. No device knows whether they left, were removed, or the owner stopped sharing it.
        case left
    }

    package let identity: Identity
    package let name: String
    /// Why it is gone.
    package let reason: Reason
    /// When, in milliseconds since 1970.
    package let at: Int64
    /// Names its deletion for ``Command/bringBack(_:to:)``; nil if the person may not bring it back.
    package let removal: Identity?
    /// Tasks that others, or the person, added to it before they knew: they are in no list.
    package let added: [TaskEntry]
    /// Whether the person could only view it.
    package let isViewOnly: Bool
    /// Whether the person put the note about it away.
    package let isDismissed: Bool

    fileprivate init(
        _ identity: Identity,
        named name: String,
        _ reason: Reason,
        at: Int64,
        removal: Identity? = nil,
        added: [TaskEntry] = [],
        isViewOnly: Bool = false,
        isDismissed: Bool
    ) {
        self.identity = identity
        self.name = Text.stored(name, upTo: ListLimits.name)
        self.reason = reason
        self.at = at
        self.removal = removal
        self.added = added
        self.isViewOnly = isViewOnly
        self.isDismissed = isDismissed
    }
}

extension PlanReader {
    /// So many notes that lists are gone are shown at once: any member may write as many lists into a space as it takes.
    private static let mostGone = 20

    /// The shared lists that went in the last ``History/days`` and whose notes were not put away, the newest first: the first few of them.
    package func goneLists(at instant: Instant) -> [GoneList] {
        var found: [GoneList] = []
        for list in everyList {
            if let gone = goneList(list, [:], at: instant), !gone.isDismissed { found.append(gone) }
        }
        let newest = sortedIndices(found.count) { found[$0].at > found[$1].at }.prefix(Self.mostGone).map { found[$0].identity }
        let tasks = sharedTasks(of: newest)
        return newest.compactMap { goneList($0, tasks, at: instant) }
    }

    /// A shared list that went in the last ``History/days``; nil if it is there, or was never shared with the person.
    package func goneList(_ list: Identity, at instant: Instant) -> GoneList? {
        hasList(list) ? nil : goneList(list, sharedTasks(of: [list]), at: instant)
    }

    fileprivate func goneList(_ list: Identity, _ tasks: [Identity: [Entity]], at instant: Instant) -> GoneList? {
        guard !hasList(list) else { return nil }
        let home = home(ofList: list)
        return home == 0 ? leftList(list, at: instant) : deletedList(list, tasks[list] ?? [], in: home, at: instant)
    }

    /// The tasks that the spaces of shared lists name in them, deleted ones included.
    private func sharedTasks(of lists: [Identity]) -> [Identity: [Entity]] {
        var (spaces, wanted): (Set<UInt32>, Set<Identity>) = ([], [])
        for list in lists {
            wanted.insert(list)
            spaces.insert(home(ofList: list))
        }
        var tasks: [Identity: [Entity]] = [:]
        for space in spaces where space != 0 {
            for entity in replica.entities(.task, scopes: space...space) {
                guard let list = replica.value(entity, TaskField.list).identity, wanted.contains(list) else { continue }
                tasks[list, default: []].append(entity)
            }
        }
        return tasks
    }

    private func deletedList(_ list: Identity, _ tasks: [Entity], in space: UInt32, at instant: Instant) -> GoneList? {
        let shared = Entity(.list, scope: space, list)
        guard let role = role(in: space), let name = replica.value(shared, ListField.name).text,
            let mark = replica[shared]?.entry(ListField.deleted), !mark.value.isAbsent,
            isRecent(mark.timestamp, of: shared, at: instant)
        else { return nil }
        var (count, title) = (0, "")
        var added: [TaskEntry] = []
        for entity in tasks where role >= .edit && entity.scope == space {
            guard let record = replica[entity] else { continue }
            if record.entry(TaskField.deleted)?.timestamp == mark.timestamp, record[TaskField.takenOut].isAbsent {
                if count == 0 { title = Text.stored(record[TaskField.title].text ?? "", upTo: TaskLimits.title) }
                count += 1
            } else if let task = task(entity.identity), home(of: entity.identity) == space {
                added.append(task)
            }
        }
        return GoneList(
            list,
            named: name,
            .deleted(count: count, title: title),
            at: Int64(clamping: mark.timestamp.time),
            removal: role == .own ? Identity(mark.timestamp) : nil,
            added: added,
            isViewOnly: role == .view,
            isDismissed: isDismissed(list, Int64(clamping: mark.timestamp.time))
        )
    }

    private func leftList(_ list: Identity, at instant: Instant) -> GoneList? {
        guard let record = replica[.list(list)], let name = record[ListField.leftName].text,
            let at = record[ListField.left].integer, instant.time - at <= Int64(History.days) * 86_400_000
        else { return nil }
        return GoneList(list, named: name, .left, at: at, isDismissed: isDismissed(list, at))
    }

    fileprivate func isDismissed(_ list: Identity, _ at: Int64) -> Bool {
        guard let dismissed = replica.value(.list(list), ListField.dismissed).integer else { return false }
        return at <= dismissed
    }

    /// The facts that tell all devices of the person that they are no longer a member of a list.
    ///
    /// - Returns: none if another device has told it already: nothing that is known of the space is newer.
    func left(_ space: UInt32, now: Int64, _ timestamp: Timestamp) -> [Fact] {
        var facts: [Fact] = []
        let newest = newest(in: space)
        for entity in replica.entities(.list, scopes: space...space) {
            guard isHere(entity), let name = replica.value(entity, ListField.name).text else { continue }
            let own = Entity.list(entity.identity)
            if let told = replica[own]?.entry(ListField.left)?.timestamp, newest <= told { continue }
            facts.append(Fact(own, ListField.left, .integer(now), timestamp))
            facts.append(Fact(own, ListField.leftName, .text(name), timestamp))
        }
        return facts
    }

    /// The timestamp of the newest fact that is known of the lists and tasks in a space.
    private func newest(in space: UInt32) -> Timestamp {
        var newest = Timestamp(time: 0, counter: 0, device: 0)
        for kind in [EntityKind.list, .task] {
            for entity in replica.entities(kind, scopes: space...space) {
                for entry in replica[entity]?.entries ?? [] { newest = max(newest, entry.timestamp) }
            }
        }
        return newest
    }
}

extension PersonalSpace {
    /// Puts the note away that a list is gone. Like hiding options, this is no change in History.
    ///
    /// - Throws: ``Fault/noSuchList``
    func dismissGoneList(_ list: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let gone = goneList(list, at: origin.instant) else { throw .noSuchList }
        return gone.isDismissed ? .nothing : remember(.list(list), ListField.dismissed, .integer(gone.at), origin)
    }
}
