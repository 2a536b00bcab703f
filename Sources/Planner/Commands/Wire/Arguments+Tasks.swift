import Facts

/// As [title, note, cost, weekdays, priority, start, due, time, minutes, reminder, repeat rule, moves the series, list, [subject, …], kinds].
extension TaskDraft: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        let (title, note) = (read.text(), read.text())
        let cost = read.optionalNumber()
        let daily: Weekdays = read.value() ?? .none
        var details = TaskDetails()
        details.priority = read.optionalValue()
        details.start = read.optionalDate()
        details.due = read.optionalDate()
        details.time = read.optionalNumber()
        details.minutes = read.optionalNumber()
        details.reminder = read.optionalNumber()
        details.repeats = read.optionalValue()
        details.movesSeries = read.flag()
        details.list = read.optionalValue()
        details.subjects = read.value() ?? []
        details.kinds = read.optionalValue()
        try read.finish()
        try self.init(title: title, note: note, cost: cost, daily: daily, details: details)
    }

    var argument: Argument {
        .list([
            title.argument, note.argument, cost.argument, daily.argument, details.priority.argument, details.start.argument,
            details.due.argument, details.time.argument, details.minutes.argument, details.reminder.argument,
            details.repeats.argument, details.movesSeries.argument, details.list.argument, details.subjects.argument,
            details.kinds.argument,
        ])
    }
}

/// As a form carries it.
extension TaskSeen: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard let seen = TaskSeen(text: try String(argument)) else { throw .notACommand }
        self = seen
    }

    var argument: Argument { .text(text) }
}

/// As its bits.
extension Weekdays: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard let bits = UInt8(exactly: try Int64(argument)) else { throw .notACommand }
        self.init(bits: bits)
    }

    var argument: Argument { .integer(Int64(bits)) }
}

/// As its bits.
extension EnergyKinds: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard let bits = UInt8(exactly: try Int64(argument)) else { throw .notACommand }
        self.init(bits: bits)
    }

    var argument: Argument { .integer(Int64(bits)) }
}

/// As text (RFC 5545, 3.3.10).
extension RepeatRule: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard let rule = RepeatRule(text: try String(argument)) else { throw .notARule }
        self = rule
    }

    var argument: Argument { .text(text) }
}

/// As a form carries it.
extension TaskDetails.Named: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard let named = TaskDetails.Named(value: try String(argument)) else { throw .notACommand }
        self = named
    }

    var argument: Argument { .text(value) }
}

/// As [number of the field, value].
extension BulkChange: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        switch read.number() {
        case 0: self = .due(read.optionalDate())
        case 1: self = .cost(read.optionalNumber())
        case 2: self = .priority(read.optionalValue())
        case 3: self = .list(read.optionalValue())
        case 4: self = .label(try read.needed())
        case 5: self = .unlabel(read.identity())
        default: throw .notACommand
        }
        try read.finish()
    }

    var argument: Argument {
        switch self {
        case .due(let date): .list([.integer(0), date.argument])
        case .cost(let cost): .list([.integer(1), cost.argument])
        case .priority(let priority): .list([.integer(2), priority.argument])
        case .list(let list): .list([.integer(3), list.argument])
        case .label(let subject): .list([.integer(4), subject.argument])
        case .unlabel(let subject): .list([.integer(5), subject.argument])
        }
    }
}

/// As a number, or [after, before].
extension Move: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        switch argument {
        case .integer(0): self = .up
        case .integer(1): self = .down
        case .integer(2): self = .top
        case .integer(3): self = .bottom
        default:
            let read = try ArgumentReader(argument)
            self = .between(after: read.optionalIdentity(), before: read.optionalIdentity())
            try read.finish()
        }
    }

    var argument: Argument {
        switch self {
        case .up: .integer(0)
        case .down: .integer(1)
        case .top: .integer(2)
        case .bottom: .integer(3)
        case .between(let after, let before): .list([after.argument, before.argument])
        }
    }
}

/// As [deepest level, line, …].
extension PastedLines: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(checking: read.value() ?? [], deepest: read.number())
        try read.finish()
    }

    var argument: Argument { .list([lines.argument, deepest.argument]) }
}

/// As [text, level, ticked].
extension PastedLines.Line: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(text: read.text(), level: read.number(), isDone: read.flag())
        try read.finish()
    }

    var argument: Argument { .list([text.argument, level.argument, isDone.argument]) }
}
