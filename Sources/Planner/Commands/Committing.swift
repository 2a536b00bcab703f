package import Facts

/// Where a command comes from: the key that makes it count once though sent twice, and when it was given.
package struct CommandOrigin: Sendable {
    /// Made from the form's nonce: the same form sent twice is the same command.
    package let identity: Identity
    /// When it was sent.
    package let instant: Instant
    /// What the command may write in words.
    let texts: any CommandTexts
    /// Tells it from other commands under the same key; nil where the identity does so, as that of a form.
    let mark: Int64?

    /// The origin of a command.
    package init(_ identity: Identity, at instant: Instant, texts: any CommandTexts) {
        self.init(identity, at: instant, texts: texts, mark: nil)
    }

    init(_ identity: Identity, at instant: Instant, texts: any CommandTexts, mark: Int64?) {
        self.identity = identity
        self.instant = instant
        self.texts = texts
        self.mark = mark
    }
}

extension PersonalSpace {
    /// Writes a set of changes as one command: all its facts with one timestamp, and with them the values they replaced.
    ///
    /// A set that changes nothing makes no change in History.
    ///
    /// - Throws: ``Fault/viewOnly``.
    func commit(_ changes: consuming ChangeSet, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let writes = try permitted(news(of: placed(changes, at: origin.instant)), changes.name)
        guard !writes.isEmpty else { return .nothing }
        var replaced: [Replaced] = []
        for write in writes {
            let old = FactCheck.fitted(replica.value(write.entity, write.field), write.field, of: write.entity.kind)
            replaced.append(Replaced(entity: write.entity, field: write.field, value: old))
        }

        let timestamp = nextTimestamp(now: origin.instant.time)
        let change = Entity(.change, scope: origin.instant.utcDay, origin.identity)
        var facts: [Fact] = []
        for write in writes { facts.append(Fact(write.entity, write.field, write.value, timestamp)) }
        facts += readBefore(writes, timestamp)
        facts += memberNames(writes, timestamp)
        facts.append(Fact(change, ChangeField.name, .integer(changes.name.rawValue), timestamp))
        facts.append(Fact(change, ChangeField.at, .integer(origin.instant.time), timestamp))
        if !changes.about.isEmpty { facts.append(Fact(change, ChangeField.about, .text(changes.about), timestamp)) }
        if changes.count != 1 { facts.append(Fact(change, ChangeField.count, .integer(Int64(changes.count)), timestamp)) }
        if let amount = changes.amount { facts.append(Fact(change, ChangeField.amount, .integer(Int64(amount)), timestamp)) }
        if let mark = origin.mark { facts.append(Fact(change, ChangeField.command, .integer(mark), timestamp)) }
        facts += Replaced.facts(replaced, of: change, timestamp)
        apply(facts)
        // The person saw all facts that had come in until then.
        arriving = []
        rereading = []
        return CommandResult(change: origin.identity, changed: Replaced.entities(of: replaced), facts: facts)
    }
}

extension PlanReader {
    /// The writes that change something, in ascending order. A task's place in its series needs the timestamp of its due date: where one of
    /// the two changes, the other is written as well.
    fileprivate func news(of writes: [ChangeSet.Write]) -> [ChangeSet.Write] {
        let writes = writes.map { $0.fitted }
        var isNews: [Bool] = []
        var due: Int?
        for (index, write) in writes.enumerated() {
            let old = replica.value(write.entity, write.field)
            isNews.append(old != write.value)
            guard write.entity.kind == .task else { continue }
            if write.field == TaskField.due { due = index }
            guard write.field == TaskField.seriesDate, let due, writes[due].entity == write.entity,
                !old.isAbsent || !write.value.isAbsent, isNews[due] || isNews[index]
            else { continue }
            isNews[due] = true
            isNews[index] = true
        }
        var news: [ChangeSet.Write] = []
        for (index, write) in writes.enumerated() where isNews[index] { news.append(write) }
        return news
    }
}
