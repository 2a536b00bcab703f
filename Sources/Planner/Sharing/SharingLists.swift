public import Facts

/// What others will see of a list once it is shared.
public struct SharePreview: Equatable, Sendable {
    /// One task or step.
    public struct Line: Equatable, Sendable {
        /// What it is called.
        public let title: String
        /// How deep it lies: 0 for one that is no step.
        public let level: Int
        /// Whether it is done.
        public let isDone: Bool
        /// When it is due.
        public let due: LocalDate?

        /// Equal when everything is.
        public static func == (one: Line, other: Line) -> Bool {
            Token(one.title) == Token(other.title) && one.level == other.level && one.isDone == other.isDone
                && one.due == other.due
        }
    }

    /// What the list is called.
    public let name: String
    /// Everything in it, each above its steps.
    public let lines: [Line]

    /// Equal when everything is.
    public static func == (one: SharePreview, other: SharePreview) -> Bool {
        Token(one.name) == Token(other.name) && one.lines == other.lines
    }
}

/// A list becomes one that several share, or the person's own again. These are no acts: they hang on what the server decides, and are
/// not undone from History.
extension PersonalSpace {
    /// What would leave with a list; nil where there is no such list, or a template, or one that is shared already.
    public func sharePreview(of list: Identity) -> SharePreview? {
        guard let entry = self.list(list), !entry.isTemplate, home(ofList: list) == 0 else { return nil }
        var lines: [SharePreview.Line] = []
        for task in shared(with: list) {
            guard let task = self.task(task) else { continue }
            let level = ancestors(of: task).count
            lines.append(SharePreview.Line(title: task.title, level: level, isDone: task.done != nil, due: task.due))
        }
        return SharePreview(name: entry.name, lines: lines)
    }

    /// Moves a list with all that is in it into a space: what others see of it, and nothing else.
    ///
    /// - Parameter space: its number, which nothing here is in yet.
    /// - Returns: the facts, which are kept already here; none where there is no such list of the person's own.
    public func share(_ list: Identity, in space: UInt32, now: Int64) -> [Fact] {
        guard space != 0, case .some = sharePreview(of: list) else { return [] }
        let stamp = nextStamp(now: now)
        var facts: [Fact] = []
        for field in SharedThings.listFields {
            let held = replica.value(.list(list), field)
            guard !held.isAbsent else { continue }
            facts.append(Fact(Thing(.list, scope: space, list), field, held, stamp))
            facts.append(Fact(.list(list), field, .absent, stamp))
        }
        facts.append(Fact(.list(list), ListField.home, .integer(Int64(space)), stamp))
        for task in shared(with: list) {
            for field in SharedThings.taskFields {
                let held = replica.value(.task(task), field)
                let value = standingValue(of: field, task)
                if !value.isAbsent { facts.append(Fact(Thing(.task, scope: space, task), field, value, stamp)) }
                if !held.isAbsent { facts.append(Fact(.task(task), field, .absent, stamp)) }
            }
            facts.append(Fact(.task(task), TaskField.home, .integer(Int64(space)), stamp))
            if let start = liveStart(of: task) { facts.append(Fact(.task(task), TaskField.start, start, stamp)) }
        }
        apply(facts)
        return facts
    }

    /// Makes everything in a space the person's own: its list is shared no more.
    ///
    /// - Returns: the facts, which are kept already here and are all personal.
    public func takeBack(_ space: UInt32, now: Int64) -> [Fact] {
        let stamp = nextStamp(now: now)
        var facts: [Fact] = []
        for thing in replica.things(.list, scopes: space...space) where home(ofList: thing.identity) == space {
            for field in SharedThings.listFields {
                facts.append(Fact(.list(thing.identity), field, replica.value(thing, field), stamp))
            }
            facts.append(Fact(.list(thing.identity), ListField.home, .absent, stamp))
        }
        for thing in replica.things(.task, scopes: space...space) where home(of: thing.identity) == space {
            for field in SharedThings.taskFields {
                facts.append(Fact(.task(thing.identity), field, standingValue(of: field, thing.identity), stamp))
            }
            facts.append(Fact(.task(thing.identity), TaskField.home, .absent, stamp))
            if let start = liveStart(of: thing.identity) {
                facts.append(Fact(.task(thing.identity), TaskField.start, start, stamp))
            }
        }
        apply(facts)
        return facts
    }

    /// Where a task that repeats begins now: its start was written against a date that does not go along.
    private func liveStart(of task: Identity) -> Value? {
        guard let entry = self.task(task), entry.repeats != nil, let start = entry.start else { return nil }
        return .integer(Int64(start.number))
    }

    /// Every task in a list with all steps, each above its own.
    private func shared(with list: Identity) -> [Identity] {
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
