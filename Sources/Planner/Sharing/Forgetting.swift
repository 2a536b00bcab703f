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
        let words = words(in: unsent.filter { gone.contains($0.thing.sharedSpace ?? 0) })
        let kept = replica.snapshot { gone.contains($0.sharedSpace ?? 0) ? .nothing : .whole }
        try reload(kept)
        guard !words.isEmpty else { return [] }
        let moment = Moment(time: now, offset: 0)
        // Made of what it says: two that forget the same keep one.
        let identity = Identity.only.derived(Derived.unshared, Array(words.utf8))
        do throws(Fault) {
            return try addNote(words, colour: .amber, from: Sender(identity, at: moment)).facts
        } catch {
            return []
        }
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
