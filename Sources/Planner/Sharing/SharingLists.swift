package import Facts

/// The content that others will see of a list once it is shared.
package struct SharePreview: Equatable, Sendable {
    /// The list's name.
    package let name: String
    /// Everything in it, each above its steps.
    package let lines: [TitleLine]

    /// Equal when everything is.
    package static func == (one: SharePreview, other: SharePreview) -> Bool {
        ByteString(one.name) == ByteString(other.name) && one.lines == other.lines
    }
}

/// A list becomes one that several share, or the person's own again. These are no commands: they hang on what the server decides, and are
/// not undone from History.
extension PlanReader {
    /// The content that others would get if a list were shared; nil if there is no such list, or it is a template, or shared already.
    package func sharePreview(of list: Identity) -> SharePreview? {
        guard let entry = self.list(list), !entry.isTemplate, home(ofList: list) == 0 else { return nil }
        var lines: [TitleLine] = []
        for task in shared(with: list) {
            guard let task = self.task(task) else { continue }
            lines.append(TitleLine(title: task.title, level: level(of: task), isDone: task.done != nil))
        }
        return SharePreview(name: entry.name, lines: lines)
    }

    /// The same for a list as ``moveFields(of:_:_:)`` for a task.
    fileprivate func moveFields(ofList list: Identity, from: UInt32, to: UInt32, _ changes: ChangeSet) {
        for field in SharedEntities.listFields {
            changes.set(Entity(.list, scope: to, list), field, value(.list(list), field))
            if from == 0 { changes.clear(.list(list), field) }
        }
        changes.set(.list(list), ListField.home, space: to)
    }

    /// Every task in a list with all steps, each above its own.
    fileprivate func shared(with list: Identity) -> [Identity] {
        var tasks: [Identity] = []
        for member in members(of: list) {
            for task in subtreeInOrder(of: member) where hasTask(task) { tasks.append(task) }
        }
        return tasks.withoutRepeats
    }

    private func subtreeInOrder(of task: Identity) -> [Identity] {
        var found: [Identity] = []
        var seen: Set<Identity> = []
        var waiting = [task]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            found.append(next)
            for step in steps(of: next).reversed() { waiting.append(step.identity) }
        }
        return found
    }
}

extension PersonalSpace {
    /// Moves a list with all that is in it into a space: what others see of it, and nothing else.
    ///
    /// - Parameter space: its number, which nothing here is in yet.
    /// - Returns: the facts, which are kept already here; none if there is no such list of the person's own.
    package func share(_ list: Identity, in space: UInt32, now: Int64) -> [Fact] {
        guard space != 0, case .some = sharePreview(of: list) else { return [] }
        let changes = ChangeSet(.filedTask)
        moveFields(ofList: list, from: 0, to: space, changes)
        for task in shared(with: list) { moveFields(of: HomeMove(task: task, from: 0, to: space), [:], changes) }
        return write(changes, now: now)
    }

    /// Makes everything in a space the person's own: its list is no longer shared.
    ///
    /// - Returns: the facts, which are kept already here and are all personal.
    package func takeBack(_ space: UInt32, now: Int64) -> [Fact] {
        let changes = ChangeSet(.filedTask)
        for entity in replica.entities(.list, scopes: space...space) where home(ofList: entity.identity) == space {
            moveFields(ofList: entity.identity, from: space, to: 0, changes)
        }
        for entity in replica.entities(.task, scopes: space...space) where home(of: entity.identity) == space {
            moveFields(of: HomeMove(task: entity.identity, from: space, to: 0), [:], changes)
        }
        keepDoneByOthers(changes) { home(of: $0) == space }
        return write(changes, now: now)
    }

    /// Writes the changes of a draft, but as no command.
    private func write(_ changes: ChangeSet, now: Int64) -> [Fact] {
        let timestamp = nextTimestamp(now: now)
        var facts: [Fact] = []
        let writes = changes.settled.map { $0.fitted }
        for change in writes where replica.value(change.entity, change.field) != change.value {
            facts.append(Fact(change.entity, change.field, change.value, timestamp))
        }
        apply(facts)
        return facts
    }
}
