package import Facts

/// A space that the person is no longer in leaves the device.
extension PersonalSpace {
    /// Forgets everything that lies in these spaces. What had been written here and did not get there any more is kept in notes of the
    /// person's own: words are never lost.
    ///
    /// - Parameters:
    ///   - gone: numbers of spaces.
    ///   - removed: those of them in which the person was a member until now: pages tell it.
    ///   - unsent: the person's writings there that the server did not take.
    ///   - now: milliseconds since 1970.
    ///   - heading: stands above what the person wrote there, in their language.
    /// - Returns: the facts that this made, to be kept and passed on like any others.
    /// - Throws: any ``FactsFault``; nothing has changed then.
    package func forget(
        _ gone: [UInt32],
        removed: [UInt32] = [],
        unsent: [Fact],
        now: Int64,
        under heading: String
    ) throws(FactsFault) -> [Fact] {
        let unsent = unsent.filter { gone.contains($0.entity.sharedSpace ?? 0) }
        defer {
            for number in gone where role(in: number) != nil && !rereading.contains(number) { rereading.append(number) }
        }
        let words = words(in: unsent)
        let taken = takenOut(unsent)
        let told = tell(removed, now: now)
        let kept = replica.snapshot { gone.contains($0.sharedSpace ?? 0) ? .nothing : .whole }
        try reload(kept)
        var made = copies(of: taken, now: now)
        made += told
        apply(made)
        var notes: [(Identity, String)] = []
        // Named by what was written: two that forget the same keep one, in whatever language.
        for lines in Self.lines(of: words, below: heading) {
            notes.append((Identity.only.derived(Derived.unshared, Array(lines.utf8)), heading + lines))
        }
        for (identity, text) in notes {
            do throws(Fault) {
                let origin = CommandOrigin(identity, at: Instant(time: now, offset: 0), texts: NoCommandTexts())
                made += try addNote(text, colour: .amber, from: origin).facts
            } catch {
                // Cannot happen: only a blank note or one that is too long is refused.
                continue
            }
        }
        return made
    }

    /// What tells the person's pages on all devices that they are no longer a member.
    private func tell(_ removed: [UInt32], now: Int64) -> [Fact] {
        guard !removed.isEmpty else { return [] }
        let timestamp = nextTimestamp(now: now)
        var facts: [Fact] = []
        for number in removed { facts += left(number, now: now, timestamp) }
        return facts
    }

    /// Makes the lists in these spaces the person's own again, which a server that was brought back from a copy does not know.
    ///
    /// Another device may have done so before, without knowing the writings of this one: texts that nothing shows any more are kept in
    /// notes.
    ///
    /// - Returns: the facts that this made, to be kept and passed on like any others.
    /// - Throws: any ``FactsFault``; this space is of no use then.
    package func takeHome(_ lost: [UInt32], now: Int64, under heading: String) throws(FactsFault) -> [Fact] {
        var made: [Fact] = []
        var hidden: [Fact] = []
        for space in lost {
            made += takeBack(space, now: now)
            for fact in writtenHere(in: space) {
                guard let written = fact.value.text else { continue }
                let own = replica.value(Entity(fact.entity.kind, fact.entity.identity), fact.field).text ?? ""
                if ByteString(own) != ByteString(written) { hidden.append(fact) }
            }
        }
        return made + (try forget(lost, unsent: hidden, now: now, under: heading))
    }

    /// Tasks that the person had given personal values go on as copies, under names of their own.
    private func copies(of tasks: [Identity], now: Int64) -> [Fact] {
        guard !tasks.isEmpty else { return [] }
        let timestamp = nextTimestamp(now: now)
        let taken = Set(tasks)
        func copy(_ task: Identity) -> Identity { task.derived(Derived.copies) }
        var facts: [Fact] = []
        for task in tasks {
            for entry in replica[.task(task)]?.entries ?? [] where !entry.value.isAbsent {
                var value = entry.value
                if entry.field == TaskField.parent, let parent = value.identity, taken.contains(parent) {
                    value = Value(copy(parent))
                }
                facts.append(Fact(.task(copy(task)), entry.field, value, timestamp))
                guard SharedEntities.taskFields.contains(entry.field) else { continue }
                facts.append(Fact(.task(task), entry.field, .absent, timestamp))
            }
        }
        return facts
    }
}

extension PlanReader {
    /// Of these fields those that were written on this device last.
    package func writtenHere(_ fields: [FieldName]) -> [Fact] {
        var found: [Fact] = []
        for name in fields {
            guard let entry = replica[name.entity]?.entry(name.field), entry.timestamp.device == replica.device else { continue }
            found.append(Fact(name.entity, name.field, entry.value, entry.timestamp))
        }
        return found
    }

    /// The latest writings of this device to the lists and tasks in a space.
    package func writtenHere(in space: UInt32) -> [Fact] {
        var found: [Fact] = []
        for kind in [EntityKind.list, EntityKind.task] {
            for entity in replica.entities(kind, scopes: space...space) {
                var fields: [FieldName] = []
                for entry in replica[entity]?.entries ?? [] { fields.append(FieldName(entity, entry.field)) }
                found += writtenHere(fields)
            }
        }
        return found
    }

    /// Tasks that were taken out of a shared list here, which the list did not let go: they stay in it, for the person too.
    fileprivate func takenOut(_ unsent: [Fact]) -> [Identity] {
        var tasks: Set<Identity> = []
        for fact in unsent where fact.entity.kind == .task && fact.field == TaskField.deleted && !fact.value.isAbsent {
            guard let space = fact.entity.sharedSpace, case .some = role(in: space), home(of: fact.entity.identity) == 0,
                case .text = replica.value(.task(fact.entity.identity), TaskField.title)
            else { continue }
            tasks.insert(fact.entity.identity)
        }
        return tasks.ascending
    }

    /// The titles and names in facts, each as it was written last, in the order in which the facts come.
    fileprivate func words(in facts: [Fact]) -> [String] {
        var newest: [FieldName: Timestamp] = [:]
        for fact in facts {
            let name = FieldName(fact.entity, fact.field)
            if let known = newest[name], fact.timestamp < known { continue }
            newest[name] = fact.timestamp
        }
        var words: [String] = []
        for fact in facts {
            let isTitle = fact.entity.kind == .task && fact.field == TaskField.title
            let isName = fact.entity.kind == .list && fact.field == ListField.name
            guard isTitle || isName, let text = fact.value.text, !Text.isBlank(text) else { continue }
            let name = FieldName(fact.entity, fact.field)
            guard let timestamp = newest[name], timestamp == fact.timestamp else { continue }
            // Once, though it may have been sent in vain before.
            newest[name] = nil
            words.append(text)
        }
        return words
    }

    /// The texts in a line each, in parts for the fewest notes that hold them with a heading.
    fileprivate static func lines(of words: [String], below heading: String) -> [String] {
        var notes: [String] = []
        var note = ""
        for line in words {
            // In bytes, of which a character has at least one.
            if !note.isEmpty, heading.utf8.count + note.utf8.count + line.utf8.count >= NoteLimits.text {
                notes.append(note)
                note = ""
            }
            note += "\n"
            note += line
        }
        if !note.isEmpty { notes.append(note) }
        return notes
    }
}
