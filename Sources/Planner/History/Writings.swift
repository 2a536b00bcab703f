import Facts

/// The writers of each field of one change and the values they wrote, over all the days that History holds.
///
/// A field shows the value of the newest change in effect: the newest that was not undone, or was redone since. No change records the
/// values that it wrote, but the next change records those that it replaced. So the changes are gone through once, in the order of their
/// timestamps, and each shows what the change before it wrote.
struct Writings {
    /// A change, as far as it is about these fields.
    private struct Deed {
        let identity: Identity
        let timestamp: Timestamp
        /// The change that this one undid or did again.
        let undoes: Identity?
        /// Whether it undid that change, rather than did it again.
        let takesBack: Bool
        /// Whether it took in a file, whose facts keep the timestamps they were written with.
        let isImport: Bool
        /// Which of the fields it changed, ascending, and their values before.
        let replaced: [(field: Int, value: Value)]
        var isInEffect = true
    }

    private struct Writer {
        /// Its index among the changes; nil for a value written before all of them.
        let deed: Int?
        /// The value that it wrote; nil: nothing has replaced it yet, so that only the field itself has it.
        var value: Value?
    }

    /// The history of one field.
    private struct Column {
        /// Oldest first.
        var writers = [Writer(deed: nil)]
        /// When it was written last, be it by an undo.
        var newest: Timestamp?
        /// When a file with a value for it was taken in, if nothing was written since.
        var imported: Timestamp?

        mutating func write(at timestamp: Timestamp, isImport: Bool = false) {
            if isImport {
                imported = timestamp
            } else {
                newest = timestamp
                imported = nil
            }
        }

        /// Whether a value of this timestamp was written by the changes known here. What the field holds after an import may be older than
        /// the import: it stood in the file, or another device had written it and this one heard of it later.
        func isWritten(at held: Timestamp) -> Bool {
            if held == newest { return true }
            guard let imported, !(imported < held) else { return false }
            return newest.map { $0 < held } ?? true
        }
    }

    private var deeds: [Deed] = []
    private var positions: [Identity: Int] = [:]
    private var columns: [Column]

    /// - Parameters:
    ///   - fields: in the order in which a change writes them.
    ///   - changes: all there are.
    init(into fields: [Replaced], in replica: Replica, by changes: [Entity]) {
        columns = Array(repeating: Column(), count: fields.count)
        var found: [Deed] = []
        for change in changes {
            if let deed = Self.deed(change, fields, replica) { found.append(deed) }
        }
        deeds.reserveCapacity(found.count)
        for index in sortedIndices(found.count, by: { found[$0].timestamp < found[$1].timestamp }) {
            // Of two that are named alike, on two days, the earlier.
            if positions[found[index].identity] == nil { positions[found[index].identity] = deeds.count }
            deeds.append(found[index])
        }
        for index in 0..<deeds.count {
            if let undone = self.index(of: deeds[index].undoes) { toggle(undone, by: index) } else { write(by: index) }
        }
    }

    /// The value of a field after a change is undone, or done again; nil: its value stays.
    ///
    /// - Parameters:
    ///   - field: its position among the fields.
    ///   - held: when what it holds was written.
    func value(of field: Int, held: Timestamp, once change: Identity, isInEffect: Bool) -> Value? {
        // The field was last written by a change that is not, or no longer, in History: that value stays.
        guard columns[field].isWritten(at: held), let deed = index(of: change) else { return nil }
        let now = shown(field, deed, isInEffect: !isInEffect)
        let then = shown(field, deed, isInEffect: isInEffect)
        return now == then ? nil : columns[field].writers[then].value
    }

    // MARK: Going through the changes

    private static func deed(_ change: Entity, _ fields: [Replaced], _ replica: Replica) -> Deed? {
        // A further part of a change was read with the change.
        guard !replica.value(change, ChangeField.at).isAbsent else { return nil }
        var takesBack = false
        var changed: [(field: Int, value: Value)] = []
        for old in replica.replaced(by: change, about: fields) {
            if old.entity.kind == .change {
                // Undoing notes itself where nothing was noted.
                if old.field == ChangeField.undone { takesBack = old.value.isAbsent }
                continue
            }
            let position = Replaced.position(of: old.entity, old.field, in: fields)
            guard position < fields.count, fields[position].entity == old.entity, fields[position].field == old.field else {
                continue
            }
            changed.append((position, old.value))
        }
        let undoes = replica.value(change, ChangeField.undoes).text.flatMap { Identity(hex: $0) }
        guard !changed.isEmpty || undoes != nil, let timestamp = replica[change]?.entry(ChangeField.at)?.timestamp else {
            return nil
        }
        return Deed(
            identity: change.identity,
            timestamp: timestamp,
            undoes: undoes,
            takesBack: takesBack,
            isImport: replica.value(change, ChangeField.name).integer == ChangeKind.imported.rawValue,
            replaced: changed
        )
    }

    private func index(of change: Identity?) -> Int? {
        change.flatMap { positions[$0] }
    }

    /// Which writer's value a field shows, were one change in effect or not.
    private func shown(_ field: Int, _ deed: Int, isInEffect: Bool) -> Int {
        var position = columns[field].writers.count - 1
        while let writer = columns[field].writers[position].deed {
            if writer == deed ? isInEffect : deeds[writer].isInEffect { break }
            position -= 1
        }
        return position
    }

    private mutating func write(by index: Int) {
        for (field, old) in deeds[index].replaced {
            learn(old, field, shown(field, index, isInEffect: true))
            columns[field].writers.append(Writer(deed: index))
            columns[field].write(at: deeds[index].timestamp, isImport: deeds[index].isImport)
        }
    }

    /// A change that undid another, or did it again.
    private mutating func toggle(_ undone: Int, by index: Int) {
        let takesBack = deeds[index].takesBack
        var next = 0
        for (field, _) in deeds[undone].replaced {
            let before = shown(field, undone, isInEffect: takesBack)
            let after = shown(field, undone, isInEffect: !takesBack)
            while next < deeds[index].replaced.count, deeds[index].replaced[next].field < field { next += 1 }
            if next < deeds[index].replaced.count, deeds[index].replaced[next].field == field {
                columns[field].write(at: deeds[index].timestamp)
                // Where both are the same it had not heard of the one that shows.
                if before != after { learn(deeds[index].replaced[next].value, field, before) }
            } else if before != after, let same = columns[field].writers[after].value {
                // It shows another's and changed nothing: both wrote the same.
                learn(same, field, before)
            }
        }
        deeds[undone].isInEffect = !takesBack
    }

    /// The value that was learnt first holds: a later change may have been made on a device that did not know the writer yet.
    private mutating func learn(_ value: Value, _ field: Int, _ writer: Int) {
        if case .some = columns[field].writers[writer].value { return }
        columns[field].writers[writer].value = value
    }
}
