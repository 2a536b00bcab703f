import Facts

extension PersonalSpace {
    /// Takes in what a file knows and this replica does not, by the rule that devices meet by: of two writings of one field the
    /// newer stands. One act, which can be undone; a second time the same file brings nothing.
    ///
    /// Where nothing is kept yet the file is taken in as it is, its history too, and that is no act: the replica is then the one
    /// that was written to the file.
    ///
    /// - Parameter bringsBack: whether what the file has and was deleted or undone here since is to be as the file has it.
    /// - Throws: what is wrong with the file; see ``TeaspoonFile``. Nothing has changed then.
    public func bringIn(_ file: [UInt8], bringingBack bringsBack: Bool = false, from sender: Sender) throws(Fault) -> Outcome {
        if let again = repeated(sender) { return again }
        let isFirst = replica.count == 0
        let file = FileFacts(try TeaspoonFile.facts(of: file, now: sender.moment.time), over: self)
        if isFirst {
            guard !file.unknown.isEmpty else { return .nothing }
            takeIn(file.unknown)
            return Outcome(act: nil, facts: file.unknown)
        }
        let back = bringsBack ? file.gone : []
        var taken: [Fact] = []
        for fact in file.unknown where !isOf(back, fact.thing) { taken.append(fact) }
        for fact in taken { observe(fact.stamp) }
        // After all that came with the file: by this, undoing knows what was written since.
        let stamp = nextStamp(now: sender.moment.time)
        taken += broughtBack(back, of: file.all, stamp)
        guard !taken.isEmpty else { return .nothing }
        let record = record(of: taken, stamp, sender)
        takeIn(taken + record)
        return Outcome(act: sender.identity, facts: taken + record)
    }

    /// What things are written as that are to be again as a file has them, with their subjects.
    private func broughtBack(_ back: Set<Thing>, of facts: [Fact], _ stamp: Stamp) -> [Fact] {
        var written: [Fact] = []
        for fact in facts where isOf(back, fact.thing) && !fact.value.isAbsent {
            written.append(Fact(fact.thing, fact.field, fact.value, stamp))
        }
        for thing in back {
            guard let being = Being(of: thing.kind), !replica.value(thing, being.deleted).isAbsent else { continue }
            written.append(Fact(thing, being.deleted, .absent, stamp))
        }
        return written
    }

    /// Whether a thing is one of these, or says something of one of them.
    private func isOf(_ things: Set<Thing>, _ thing: Thing) -> Bool {
        switch thing.kind {
        case .label: things.contains(.task(thing.identity))
        default: things.contains(thing)
        }
    }

    /// The act, with what it replaces, ascending, as undoing wants it.
    private func record(of taken: [Fact], _ stamp: Stamp, _ sender: Sender) -> [Fact] {
        var replaced: [Replaced] = []
        var tasks = 0
        var last: Thing?
        let order = sortedIndices(taken.count) { one, other in
            let (first, second) = (taken[one], taken[other])
            return Replaced.ascends(first.thing, first.field, to: second.thing, second.field)
        }
        for index in order {
            let fact = taken[index]
            replaced.append(Replaced(thing: fact.thing, field: fact.field, value: replica.value(fact.thing, fact.field)))
            if fact.thing.kind == .task, fact.thing != last { tasks += 1 }
            last = fact.thing
        }
        let act = Thing(.act, scope: sender.moment.utcDay, sender.identity)
        return [
            Fact(act, ActField.name, .integer(ActName.broughtIn.rawValue), stamp),
            Fact(act, ActField.at, .integer(sender.moment.time), stamp),
            Fact(act, ActField.count, .integer(Int64(tasks)), stamp),
            Fact(act, ActField.replaced, .bytes(Replaced.wire(replaced)), stamp),
        ]
    }
}
