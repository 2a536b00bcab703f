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
    /// Whether nothing is kept here yet: the file is then taken in as it is.
    public internal(set) var isFirst = false

    /// Whether all of it is here already.
    public var isEmpty: Bool { newTasks + changedTasks + lists + days + others == 0 }
}

extension PersonalSpace {
    /// What a file would bring. Changes nothing.
    ///
    /// - Throws: what is wrong with the file; see ``TeaspoonFile``.
    public func news(in file: [UInt8], at moment: Moment) throws(Fault) -> FileNews {
        var news = FileNews()
        news.isFirst = replica.count == 0
        var last: Thing?
        for fact in unknown(try TeaspoonFile.facts(of: file, now: moment.time)) where fact.thing != last {
            last = fact.thing
            switch fact.thing.kind {
            case .task:
                if case .some = replica[fact.thing] { news.changedTasks += 1 } else { news.newTasks += 1 }
            case .list: news.lists += 1
            case .day: news.days += 1
            default: news.others += 1
            }
        }
        return news
    }

    /// Takes in what a file knows and this replica does not, by the rule that devices meet by: of two writings of one field the
    /// newer stands. One act, which can be undone; a second time the same file brings nothing.
    ///
    /// Where nothing is kept yet the file is taken in as it is, its history too, and that is no act: the replica is then the one
    /// that was written to the file.
    ///
    /// - Throws: what is wrong with the file; see ``TeaspoonFile``. Nothing has changed then.
    public func bringIn(_ file: [UInt8], from sender: Sender) throws(Fault) -> Outcome {
        if let again = repeated(sender) { return again }
        let isFirst = replica.count == 0
        let news = unknown(try TeaspoonFile.facts(of: file, now: sender.moment.time))
        guard !news.isEmpty else { return .nothing }
        if isFirst {
            takeIn(news)
            return Outcome(act: nil, facts: news)
        }
        var replaced: [Replaced] = []
        var tasks = 0
        var last: Thing?
        // Facts ascend, as undoing wants them.
        for fact in news {
            replaced.append(Replaced(thing: fact.thing, field: fact.field, value: replica.value(fact.thing, fact.field)))
            if fact.thing.kind == .task, fact.thing != last { tasks += 1 }
            last = fact.thing
        }
        takeIn(news)
        // After all that came with the file: by this, undoing knows what was written since.
        let stamp = nextStamp(now: sender.moment.time)
        let act = Thing(.act, scope: sender.moment.utcDay, sender.identity)
        let record = [
            Fact(act, ActField.name, .integer(ActName.broughtIn.rawValue), stamp),
            Fact(act, ActField.at, .integer(sender.moment.time), stamp),
            Fact(act, ActField.count, .integer(Int64(tasks)), stamp),
            Fact(act, ActField.replaced, .bytes(Replaced.wire(replaced)), stamp),
        ]
        apply(record)
        return Outcome(act: sender.identity, facts: news + record)
    }

    /// The facts that are news here. What another device did is in its own history; here the bringing in is what can be undone.
    private func unknown(_ facts: [Fact]) -> [Fact] {
        let isFirst = replica.count == 0
        var news: [Fact] = []
        for fact in facts where (isFirst || fact.thing.kind != .act) && replica.isNews(fact) { news.append(fact) }
        return news
    }
}
