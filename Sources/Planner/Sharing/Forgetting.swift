public import Facts

/// A space that the person is in no more leaves the device.
extension PersonalSpace {
    /// Forgets everything that lies in these spaces. What had been written here and did not get there any more is kept in a note of the
    /// person's own: words are never lost.
    ///
    /// - Parameters:
    ///   - gone: numbers of spaces.
    ///   - unsent: the fields that the server did not take.
    ///   - now: milliseconds since 1970.
    /// - Returns: the facts that this made, to be kept and passed on like any others.
    /// - Throws: any ``FactsFault``; nothing has changed then.
    public func forget(_ gone: [UInt32], unsent: [FieldName], now: Int64) throws(FactsFault) -> [Fact] {
        let unsent = unsent.filter { gone.contains($0.thing.sharedSpace ?? 0) }
        defer {
            for number in gone where role(in: number) != nil && !rereading.contains(number) { rereading.append(number) }
        }
        let words = words(in: unsent)
        let taken = takenOut(unsent)
        let kept = replica.snapshot { gone.contains($0.sharedSpace ?? 0) ? .nothing : .whole }
        try reload(kept)
        let copies = copies(of: taken, now: now)
        apply(copies)
        guard !words.isEmpty else { return copies }
        let moment = Moment(time: now, offset: 0)
        // Made of what it says: two that forget the same keep one.
        let identity = Identity.only.derived(Derived.unshared, Array(words.utf8))
        do throws(Fault) {
            return copies + (try addNote(words, colour: .amber, from: Sender(identity, at: moment)).facts)
        } catch {
            return copies
        }
    }

    /// Tasks that were taken out of a shared list here, which the list did not let go: they stay in it, for the person too.
    private func takenOut(_ unsent: [FieldName]) -> [Identity] {
        var tasks: Set<Identity> = []
        for name in unsent where name.thing.kind == .task && name.field == TaskField.deleted {
            guard let space = name.thing.sharedSpace, case .some = role(in: space), home(of: name.thing.identity) == 0,
                case .text = replica.value(.task(name.thing.identity), TaskField.title)
            else { continue }
            tasks.insert(name.thing.identity)
        }
        return tasks.ascending
    }

    /// What the person had made their own of them goes on as a copy, under a name of its own.
    private func copies(of tasks: [Identity], now: Int64) -> [Fact] {
        guard !tasks.isEmpty else { return [] }
        let stamp = nextStamp(now: now)
        func copy(_ task: Identity) -> Identity { task.derived(Derived.copies) }
        var facts: [Fact] = []
        for task in tasks {
            for entry in replica[.task(task)]?.entries ?? [] where !entry.value.isAbsent {
                var value = entry.value
                if entry.field == TaskField.parent, let parent = value.identity, tasks.contains(parent) {
                    value = Value(copy(parent))
                }
                facts.append(Fact(.task(copy(task)), entry.field, value, stamp))
                guard SharedThings.taskFields.contains(entry.field) else { continue }
                facts.append(Fact(.task(task), entry.field, .absent, stamp))
            }
        }
        return facts
    }

    private func words(in fields: [FieldName]) -> String {
        var lines = ""
        for name in fields {
            guard let text = replica.value(name.thing, name.field).text, !Text.isBlank(text) else { continue }
            let isTitle = name.thing.kind == .task && name.field == TaskField.title
            let isName = name.thing.kind == .list && name.field == ListField.name
            guard isTitle || isName else { continue }
            lines += "\n"
            lines += text
        }
        return lines.isEmpty ? "" : "You wrote this in a shared list that you can change no more:" + lines
    }
}
