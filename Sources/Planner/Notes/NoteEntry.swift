package import Facts

/// A sticky note as it stands.
package final class NoteEntry: Equatable, Sendable {
    /// Characters of a note that name it: in a message, in History, to a screen reader.
    private static let namedBy = 80

    package let identity: Identity
    /// Its text: one line or several; never without anything to see.
    package let text: String
    /// Its colour.
    package let colour: Colour
    /// Whether it stands above those that are not pinned.
    package let isPinned: Bool
    let order: OrderKey

    /// Reads a note; nil if it is blank or was deleted.
    init?(_ identity: Identity, _ record: Record) {
        guard record[NoteField.deleted].isAbsent, let text = record[NoteField.text].text, !Text.isBlank(text) else { return nil }
        self.identity = identity
        self.text = Text.stored(text, upTo: NoteLimits.text)
        colour = record[NoteField.colour].integer.flatMap { Colour(rawValue: $0) } ?? .usualOfNotes
        isPinned = record[NoteField.pinned].integer == 1
        order = record[NoteField.order].text.map { OrderKey($0) } ?? .first
    }

    /// Equal when everything that was read is.
    package static func == (one: NoteEntry, other: NoteEntry) -> Bool {
        one.identity == other.identity && ByteString(one.text) == ByteString(other.text) && one.colour == other.colour
            && one.isPinned == other.isPinned && one.order == other.order
    }

    /// Its first line, cut where it is long.
    package var name: String { Self.name(of: text) }

    static func name(of text: String) -> String {
        Text.shortened(firstLine(of: text).line, to: namedBy)
    }

    /// The first line that says something, without space around it, and the lines after it.
    static func firstLine(of text: String) -> (line: String, rest: String) {
        let lines = Text.pieces(of: text, at: UInt8(ascii: "\n"))
        for (index, line) in lines.enumerated() where !Text.isBlank(line) {
            var rest = lines[(index + 1)...]
            while let next = rest.first, Text.isBlank(next) { rest.removeFirst() }
            return (Text.trimmed(line), Text.joined(Array(rest), "\n"))
        }
        return ("", "")
    }

    /// Pinned ones first, then in own order.
    static func stands(_ one: NoteEntry, before other: NoteEntry) -> Bool {
        if one.isPinned != other.isPinned { return one.isPinned }
        return Position(order: one.order, identity: one.identity) < Position(order: other.order, identity: other.identity)
    }
}

extension Colour {
    /// A note's, until another is chosen: as the first ones were.
    package static let usualOfNotes = Colour.amber
}

/// The notes found by a search.
package struct FoundNotes: Sendable {
    /// As they stand in the list of all.
    package let notes: [NoteEntry]
    /// Whether every word is there as it was typed; if not, a letter was taken for a slip of the finger.
    package let isExact: Bool
}

extension PlanReader {
    /// The note with that identity; nil if it does not exist or was deleted.
    package func note(_ identity: Identity) -> NoteEntry? {
        replica[.note(identity)].flatMap { NoteEntry(identity, $0) }
    }

    /// Every note, the pinned ones first, each part in own order.
    package var notes: [NoteEntry] {
        var found: [NoteEntry] = []
        for identity in replica.identities(.note) { if let note = note(identity) { found.append(note) } }
        return sortedIndices(found.count) { NoteEntry.stands(found[$0], before: found[$1]) }.map { found[$0] }
    }

    /// The notes that say these words, found as tasks are; all, where nothing is asked.
    package func notes(saying words: String) -> FoundNotes {
        let query = SearchQuery(words)
        let all = notes
        if query.isEmpty { return FoundNotes(notes: all, isExact: true) }
        // Made again for each search: people have hundreds of notes where they have thousands of tasks.
        var index = SearchIndex()
        for note in all { index.set(note.identity, [note.text]) }
        let matches = index.matches(query)
        var found: [NoteEntry] = []
        for note in all where matches.contains(note.identity) { found.append(note) }
        return FoundNotes(notes: found, isExact: matches.isExact)
    }
}
