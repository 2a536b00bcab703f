import Facts

/// What a file would bring, counted: shown before anything is done.
public struct FileNews: Equatable, Sendable {
    /// Tasks that are not here.
    public internal(set) var newTasks = 0
    /// Tasks that are here and newer in the file; deleting is a change, too.
    public internal(set) var changedTasks = 0
    /// Lists and templates that are not here, or newer in the file.
    public internal(set) var lists = 0
    /// Days, with what was planned for them.
    public internal(set) var days = 0
    /// Whatever else: subjects, notes, choices, what was done when.
    public internal(set) var others = 0
    /// Tasks, lists, subjects and notes that the file has and that were deleted or undone here since: brought back only where that
    /// is asked for.
    public internal(set) var gone = 0
    /// Whether nothing is kept here yet: the file is then taken in as it is.
    public internal(set) var isFirst = false

    /// Whether all of it is here already, but for what is ``gone``.
    public var isEmpty: Bool { newTasks + changedTasks + lists + days + others == 0 }
}

extension PersonalSpace {
    /// What a file would bring. Changes nothing.
    ///
    /// - Throws: what is wrong with the file; see ``TeaspoonFile``.
    public func news(in file: [UInt8], at moment: Moment) throws(Fault) -> FileNews {
        let file = FileFacts(try TeaspoonFile.facts(of: file, now: moment.time), over: self)
        var news = FileNews()
        news.isFirst = replica.count == 0
        news.gone = file.gone.count
        var last: Thing?
        for fact in file.unknown where fact.thing != last {
            last = fact.thing
            let isHere = isHere(fact.thing)
            // The mark that something was deleted of which nothing is here brings nothing to be seen.
            if !isHere, file.marked.contains(fact.thing) { continue }
            switch fact.thing.kind {
            case .task: if isHere { news.changedTasks += 1 } else { news.newTasks += 1 }
            case .list: news.lists += 1
            case .day: news.days += 1
            default: news.others += 1
            }
        }
        return news
    }

    /// Whether anything can be seen of a thing.
    func isHere(_ thing: Thing) -> Bool {
        guard let record = replica[thing] else { return false }
        guard let being = Being(of: thing.kind) else { return true }
        return !record[being.name].isAbsent && record[being.deleted].isAbsent
    }
}

/// Which fields say that a thing is there: one that it cannot be without, and one that it must not have.
struct Being {
    let name: Field
    let deleted: Field

    /// Nil for what is not deleted by a mark.
    init?(of kind: Kind) {
        switch kind {
        case .task: (name, deleted) = (TaskField.title, TaskField.deleted)
        case .list: (name, deleted) = (ListField.name, ListField.deleted)
        case .subject: (name, deleted) = (SubjectField.name, SubjectField.deleted)
        case .note: (name, deleted) = (NoteField.text, NoteField.deleted)
        default: return nil
        }
    }
}

/// The facts of a file, sorted out against what is known here.
struct FileFacts {
    /// All of them, ascending.
    let all: [Fact]
    /// Those that are news here. What another device did is in its own history; here the bringing in is what can be undone.
    let unknown: [Fact]
    /// The things that the file says were deleted.
    let marked: Set<Thing>
    /// The things that the file has and that were deleted or undone here since it was saved.
    let gone: Set<Thing>

    init(_ facts: [Fact], over space: PersonalSpace) {
        all = facts
        let isFirst = space.replica.count == 0
        var unknown: [Fact] = []
        var named: [Thing] = []
        var marked: Set<Thing> = []
        for fact in facts {
            if isFirst || fact.thing.kind != .act, space.replica.isNews(fact) { unknown.append(fact) }
            guard let being = Being(of: fact.thing.kind), !fact.value.isAbsent else { continue }
            if fact.field == being.name { named.append(fact.thing) }
            if fact.field == being.deleted { marked.insert(fact.thing) }
        }
        var gone: Set<Thing> = []
        for thing in named where !marked.contains(thing) && Self.isGone(thing, in: space.replica) { gone.insert(thing) }
        self.unknown = unknown
        self.marked = marked
        self.gone = gone
    }

    /// Whether a thing was here and is not any more.
    private static func isGone(_ thing: Thing, in replica: Replica) -> Bool {
        guard let being = Being(of: thing.kind), let record = replica[thing] else { return false }
        if !record[being.deleted].isAbsent { return true }
        guard let name = record.entry(being.name) else { return false }
        return name.value.isAbsent
    }
}
