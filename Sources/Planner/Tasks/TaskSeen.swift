import Facts

/// The state of a task as a form showed it: a mark for each field, so that saving the form changes only the edited fields.
///
/// A form may be hours old when it is sent, and the task may have moved on meanwhile: on another device, in another tab, by coming
/// back on its next date. A person who then corrects the note does not mean to take the date back.
package struct TaskSeen: Equatable, Sendable {
    /// One for each ``Asked`` field, in their order.
    private let marks: [Mark]

    /// The fields of a task, in the order in which a form carries the marks.
    private enum Asked: Int, CaseIterable {
        case title
        case note
        case cost
        case daily
        case priority
        case start
        case due
        case time
        case minutes
        case reminder
        case repeats
        case list
        case subjects
        case kinds
    }

    /// The state that a form with these values shows.
    package init(_ shown: TaskDraft) {
        var marks: [Mark] = []
        for field in Asked.allCases { marks.append(Self.mark(of: field, in: shown)) }
        self.marks = marks
    }

    private static func mark(of field: Asked, in shown: TaskDraft) -> Mark {
        let details = shown.details
        switch field {
        case .title: return Mark(shown.title)
        case .note: return Mark(shown.note)
        case .cost: return Mark(shown.cost)
        case .daily: return Mark(Int(shown.daily.bits))
        case .priority: return Mark(details.priority.map { Int($0.rawValue) })
        case .start: return Mark(details.start?.number)
        case .due: return Mark(details.due?.number)
        case .time: return Mark(details.time)
        case .minutes: return Mark(details.minutes)
        case .reminder: return Mark(details.reminder)
        case .repeats: return Mark(details.repeats?.text ?? "")
        case .list: return Mark(details.list?.value ?? "")
        case .subjects:
            var subjects = ""
            for subject in details.subjects { subjects += subject.value + " " }
            return Mark(subjects)
        case .kinds: return Mark(details.kinds.map { Int($0.bits) })
        }
    }

    /// Reads the form of ``text``; nil for anything else.
    package init?(text: String) {
        var marks: [Mark] = []
        for piece in Text.pieces(of: text, at: UInt8(ascii: ".")) {
            guard let mark = Mark(hex: piece) else { return nil }
            marks.append(mark)
        }
        guard marks.count == Asked.allCases.count else { return nil }
        self.marks = marks
    }

    /// As a form carries it: 16 hexadecimal digits for each field.
    package var text: String {
        var text = ""
        for mark in marks {
            if !text.isEmpty { text += "." }
            text += mark.hex
        }
        return text
    }

    /// The written values, except that fields left as they were shown take their present values.
    ///
    /// - Returns: the written values as they are, if the two do not go together.
    package func changes(in written: TaskDraft, of now: TaskDraft) -> TaskDraft {
        var title = written.title
        var note = written.note
        var cost = written.cost
        var daily = written.daily
        var details = written.details
        for field in Asked.allCases where Self.mark(of: field, in: written) == marks[field.rawValue] {
            switch field {
            case .title: title = now.title
            case .note: note = now.note
            case .cost: cost = now.cost
            case .daily: daily = now.daily
            case .priority: details.priority = now.details.priority
            case .start: details.start = now.details.start
            case .due: details.due = now.details.due
            case .time: details.time = now.details.time
            case .minutes: details.minutes = now.details.minutes
            case .reminder: details.reminder = now.details.reminder
            case .repeats: details.repeats = now.details.repeats
            case .list: details.list = now.details.list
            case .subjects: details.subjects = now.details.subjects
            case .kinds: details.kinds = now.details.kinds
            }
        }
        do throws(Fault) {
            return try TaskDraft(title: title, note: note, cost: cost, daily: daily, details: details)
        } catch {
            return written
        }
    }

    /// The fields that were changed elsewhere since the form was shown and that the written values replace by others, of those whose lost
    /// values are kept.
    func overwritten(by written: TaskDraft, of now: TaskDraft) -> [Field] {
        var fields: [Field] = []
        for (asked, field) in Self.kept {
            let mark = Self.mark(of: asked, in: now)
            if mark != marks[asked.rawValue], mark != Self.mark(of: asked, in: written) { fields.append(field) }
        }
        return fields
    }

    private static let kept: [(Asked, Field)] = [
        (.title, TaskField.title), (.note, TaskField.note), (.due, TaskField.due), (.time, TaskField.time),
        (.repeats, TaskField.repeats),
    ]
}

/// Tells one text from another in 16 hexadecimal digits: FNV-1a of 64 bits (Fowler, Noll, Vo). That two texts which one person wrote
/// into one field have the same mark is no chance worth a thought.
private struct Mark: Equatable {
    private let bits: UInt64

    @inline(never)
    init(_ text: String) {
        bits = Mixing.fnv1a(Array(text.utf8))
    }

    @inline(never)
    init(_ number: Int?) {
        self.init(number.map { String($0) } ?? "")
    }

    /// Read and written as the lower half of a name, because reading and writing names is there anyway.
    init?(hex: String) {
        guard let name = Identity(hex: "0000000000000000" + hex) else { return nil }
        bits = name.low
    }

    var hex: String { Text.piece(of: Identity(high: 0, low: bits).hex, 16..<32) }
}

extension TaskDraft {
    /// The present values of a task.
    package init(_ task: TaskEntry, in space: PlanReader) {
        var details = TaskDetails()
        details.priority = task.priority
        details.start = task.start
        details.due = task.due
        details.time = task.time
        details.minutes = task.minutes
        details.reminder = task.reminder
        details.repeats = task.repeats
        details.kinds = task.kinds
        // A step is in the list of the task it belongs to: there is nothing to choose.
        if space.parent(of: task) == nil, let list = space.list(of: task) { details.list = .existing(list) }
        for subject in space.subjects(of: task.identity) { details.subjects.append(.existing(subject.identity)) }
        self.init(title: task.title, note: task.note, cost: task.cost, daily: task.daily, checked: details)
    }
}
