package import Facts

/// The rules that every fact follows before it is stored, by whichever way it comes: a device's push, a file, a page of the server, a plan that is
/// taken along at sign-in, a list that is shared. Kinds and fields that this version does not know are taken as they are, within bounds: a newer
/// device may use an older server.
package enum FactCheck {
    /// How far a timestamp may be ahead of the clock that checks it, in milliseconds. A timestamp of next year would win against everything
    /// until then.
    package static let mostAhead: Int64 = 5 * 60 * 1000
    /// How many bytes a value may have: the longest note takes 850,000, also among the values that a command replaced.
    package static let largestValue = 900_000

    /// Why a fact is not taken; nil if it is.
    ///
    /// - Parameter now: milliseconds since 1970.
    package static func refusal(of fact: Fact, now: Int64) -> SyncAnswer.Refusal? {
        if isAhead(fact.timestamp, now: now) { return .ahead }
        return fits(fact) ? nil : .unfit
    }

    /// Whether a timestamp is further ahead than a clock may be.
    package static func isAhead(_ timestamp: Timestamp, now: Int64) -> Bool {
        Int64(timestamp.time) > now + mostAhead
    }

    /// Whether a value is of its field's type, and within its bounds.
    package static func fits(_ fact: Fact) -> Bool {
        fits(fact.value, FieldType(of: fact.field, in: fact.entity.kind))
    }

    private static func fits(_ value: Value, _ type: FieldType?) -> Bool {
        value.size <= largestValue && type?.holds(value) ?? true
    }

    /// The value that a field may hold instead of one that it may not: a text that a person typed, cut; else nothing, which is what pages show
    /// of such a value anyway.
    package static func fitted(_ value: Value, _ field: Field, of kind: EntityKind) -> Value {
        let type = FieldType(of: field, in: kind)
        if fits(value, type) { return value }
        guard let most = type?.mostTyped, let text = value.text else { return .absent }
        return .text(Text.beginning(of: text, atMost: most))
    }
}

extension Fact {
    /// This fact with a value that its field may hold. A changed one is a little newer, so that it wins wherever the other is known, and the
    /// same wherever it is made.
    package var fitted: Fact {
        if FactCheck.fits(self) { return self }
        return Fact(entity, field, FactCheck.fitted(value, field, of: entity.kind), timestamp.next)
    }

    /// The whole text of a fact whose value is cut (``fitted``), in as many sticky notes as it takes. The same text makes the same notes, wherever
    /// it is cut.
    ///
    /// - Returns: the facts of these notes, which are the person's own; none if nothing is cut that somebody typed.
    package var wholeText: [Fact] {
        // What History says of a change is a copy.
        guard entity.kind != .change, let text = value.text, FieldType(of: field, in: entity.kind)?.mostTyped != nil,
            !FactCheck.fits(self)
        else { return [] }
        let timestamp = fitted.timestamp
        var facts: [Fact] = []
        for (note, part) in entity.notes(ofWhole: text, bytes: Text.mostBytes(ofCharacters: TaskLimits.note)) {
            facts.append(Fact(note, NoteField.text, .text(part), timestamp))
            facts.append(Fact(note, NoteField.created, .integer(Int64(timestamp.time)), timestamp))
        }
        return facts
    }
}

extension Entity {
    /// The sticky notes that keep the whole of a text which is cut here, each with its part. The same text makes the same notes, wherever it
    /// is cut.
    ///
    /// - Parameter most: how many bytes a part has at most.
    func notes(ofWhole text: String, bytes most: Int) -> [(note: Entity, text: String)] {
        let bytes = Array(text.utf8)
        let name = identity.derived(Derived.wholes, bytes)
        var notes: [(note: Entity, text: String)] = []
        var start = 0
        while start < bytes.count {
            let end = Text.end(of: bytes, from: start, atMost: most)
            let note = Entity.note(name.derived(UInt64(notes.count)))
            notes.append((note, String(decoding: bytes[start..<end], as: UTF8.self)))
            start = end
        }
        return notes
    }
}

extension Value {
    /// How many bytes it has, where it may have any number of them.
    package var size: Int {
        switch self {
        case .absent, .integer: 0
        case .text(let text): text.utf8.count
        case .bytes(let bytes), .other(let bytes): bytes.count
        }
    }
}

extension [Fact] {
    /// How many bytes the values have together.
    package var size: Int {
        var size = 0
        for fact in self { size += fact.value.size }
        return size
    }
}
