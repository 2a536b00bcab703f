import Facts

/// Words for which no number is stored have one here, which never changes.
extension DayChoice: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        switch argument {
        case .integer(0): self = .today
        case .integer(1): self = .tomorrow
        case .integer(2): self = .nextWeek
        case .none: self = .noDay
        default: self = .on(try LocalDate(argument))
        }
    }

    var argument: Argument {
        switch self {
        case .today: .integer(0)
        case .tomorrow: .integer(1)
        case .nextWeek: .integer(2)
        case .on(let date): date.argument
        case .noDay: .none
        }
    }
}

/// As [minutes], a number, or a date.
extension Snooze: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        switch argument {
        case .list:
            let read = try ArgumentReader(argument)
            self = .minutes(read.number())
            try read.finish()
        case .integer(0): self = .laterToday
        case .integer(1): self = .tomorrow
        case .integer(2): self = .nextWeek
        default: self = .until(try LocalDate(argument))
        }
    }

    var argument: Argument {
        switch self {
        case .minutes(let minutes): .list([minutes.argument])
        case .laterToday: .integer(0)
        case .tomorrow: .integer(1)
        case .nextWeek: .integer(2)
        case .until(let date): date.argument
        }
    }
}

extension DatePart: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        switch argument {
        case .integer(0): self = .due
        case .integer(1): self = .start
        case .integer(2): self = .intended
        case .integer(3): self = .day
        default: throw .notACommand
        }
    }

    var argument: Argument {
        switch self {
        case .due: .integer(0)
        case .start: .integer(1)
        case .intended: .integer(2)
        case .day: .integer(3)
        }
    }
}

/// As whether it lasts until the person ends it.
extension LowDay.Length: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        self = try Bool(argument) ? .untilSaid : .today
    }

    var argument: Argument { .flag(self == .untilSaid) }
}

/// As [spoons, chosen, left, unfitting].
extension ComingChoice: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(
            shownFor: read.number(),
            chosen: read.identities(),
            left: read.identities(),
            unfitting: read.identities()
        )
        try read.finish()
    }

    var argument: Argument { .list([spoons.argument, chosen.argument, left.argument, unfitting.argument]) }
}

/// As [task, date].
extension IntendedLine: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(read.identity(), on: read.date())
        try read.finish()
    }

    var argument: Argument { .list([task.argument, date.argument]) }
}

/// As [task, spoons].
struct CostOfTask: ArgumentConvertible {
    let task: Identity
    let cost: Int

    init(_ task: Identity, _ cost: Int) {
        self.task = task
        self.cost = cost
    }

    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(read.identity(), read.number())
        try read.finish()
    }

    var argument: Argument { .list([task.argument, cost.argument]) }
}

/// As [time, offset]. How the person reads clocks is for the receiver to say.
struct SentInstant: ArgumentConvertible {
    let time: Int64
    let offset: Int64

    init(_ instant: Instant) {
        (time, offset) = (instant.time, instant.offset)
    }

    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        (time, offset) = (read.longNumber(), read.longNumber())
        try read.finish()
    }

    var argument: Argument { .list([time.argument, offset.argument]) }
}
