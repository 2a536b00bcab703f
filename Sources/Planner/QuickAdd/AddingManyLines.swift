import Facts

extension PersonalSpace {
    /// Adds a task for every line; a line that lies deeper than the one above is a step of it.
    ///
    /// - Parameters:
    ///   - list: where they go, whatever a line says; nil: to their categories, or where a line says.
    ///   - language: how dates, costs and the like are read out of the lines; nil: they are not.
    ///   - readAt: when the person saw what they say; nil: now.
    /// - Throws: ``Fault/titleMissing`` if there is no line, ``Fault/tooManyLines(_:)``, ``Fault/titleTooLong``,
    ///   ``Fault/noSuchList``.
    func addLines(
        _ pasted: PastedLines,
        to list: Identity?,
        reading language: QuickAddLanguage?,
        at readAt: Instant?,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        if let list, !hasList(list) { throw .noSuchList }
        let changes = ChangeSet(.addedTask)
        changes.count = 0
        let context = language.map { quickAdd(at: readAt ?? origin.instant, isPlaced: list != nil, in: $0) }
        try writeLines(pasted, to: list, in: context, for: roomForTyped(at: origin.instant), changes, origin)
        return try commit(changes, from: origin)
    }

    /// Writes the task of each line, below those that its list or its category has.
    ///
    /// - Parameters:
    ///   - context: what the lines are read in; nil: every line is a title.
    ///   - room: the room of today for those that are due today; nil: none goes into today's list.
    func writeLines(
        _ pasted: PastedLines,
        to list: Identity?,
        in context: QuickAddContext?,
        for room: RoomForTyped? = nil,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        guard !pasted.lines.isEmpty else { throw .titleMissing }
        guard pasted.lines.count <= TaskLimits.lines else { throw .tooManyLines(pasted.lines.count) }
        // The list may be made by this very command, and not be there yet.
        let last = list.flatMap { members(of: $0).last }.map { orderKey(of: $0) }
        var tree = TreeWriter(changes, origin, below: last)
        var ends = LineEnds()
        for line in pasted.lines {
            let task = tree.begin(level: line.level, in: list)
            var written = try TaskDraft(title: line.text, cost: nil)
            if let context {
                written = try TaskDraft(PastedLines.read(line, in: context), in: self)
            }
            let home = list.map { .existing($0) } ?? written.details.list
            written = choosingDays(written, in: home, today: origin.instant.date)
            let order = list == nil && line.level == 0 ? ends.next(for: written, in: self) : nil
            try write(written, to: task.identity, was: nil, order: order, changes, origin)
            // A repeating task is never done for good.
            if line.isDone, written.details.repeats == nil, written.daily.isEmpty {
                changes.set(task, TaskField.done, origin.instant.time)
            } else if let room {
                takeTyped(written, task.identity, isStep: line.level > 0, in: home, room, changes, origin)
            }
            if changes.count == 0 { changes.about = written.title }
            changes.count += 1
        }
    }
}

/// Where each list and each category ends to which pasted lines go by themselves.
private struct LineEnds {
    private enum Destination: Equatable {
        case list(Identity)
        /// A list that the first line of it makes, by the key of its name.
        case newList([UInt8])
        case category(Int?)
    }

    private var ends: [(destination: Destination, last: OrderKey)] = []

    /// The order key of the next line: below everything in its list, or in its category.
    mutating func next(for written: TaskDraft, in space: PlanReader) -> OrderKey {
        let destination = Self.destination(of: written, in: space)
        if let index = ends.firstIndex(where: { $0.destination == destination }) {
            ends[index].last = OrderKey.below(ends[index].last)
            return ends[index].last
        }
        let key = space.keyBelowLast(in: Self.members(of: destination, in: space))
        ends.append((destination, key))
        return key
    }

    private static func destination(of written: TaskDraft, in space: PlanReader) -> Destination {
        switch written.details.list {
        case .existing(let list): .list(list)
        case .new(let name):
            if let list = space.openList(named: name) { .list(list.identity) } else { .newList(Text.nameKey(name)) }
        case nil: .category(written.cost)
        }
    }

    private static func members(of destination: Destination, in space: PlanReader) -> [Identity] {
        switch destination {
        case .list(let list): space.members(of: list)
        case .newList: []
        case .category(let cost): space.category(cost)
        }
    }
}
