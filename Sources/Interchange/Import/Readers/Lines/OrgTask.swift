import Planner

/// A task of Org mode, while the lines beneath its headline are read.
struct OrgTask {
    private(set) var task: ImportedOutline.Task
    private let state: OrgWords.State
    private let isArchived: Bool
    private let section: String
    private var (scheduled, deadline, closed): (OrgTime?, OrgTime?, OrgTime?) = (nil, nil, nil)
    private var unread: [String] = []
    private let links: [String]
    private var properties: [(name: String, value: String)] = []

    init(_ task: ImportedOutline.Task, _ headline: OrgHeadline, section: String) {
        (self.task, state, self.section, links) = (task, headline.state, section, headline.links)
        isArchived = headline.tags.contains { ByteString($0) == "ARCHIVE" }
    }

    mutating func add(_ plan: OrgPlan) {
        scheduled = plan.scheduled ?? scheduled
        deadline = plan.deadline ?? deadline
        closed = plan.closed ?? closed
        unread += plan.unread
    }

    mutating func add(property name: String, _ value: String) {
        properties.append((name, value))
    }

    /// Adds it to an outline; says whether it is in it now.
    func add(note: String, to gathered: inout GatheredOutline) -> Bool {
        if state == .cancelled || isArchived {
            gathered.leaveOut(task.key, as: isArchived ? .archived : .cancelled)
            return false
        }
        var task = task
        task.note = note
        // With one date alone, that is when it is to be done.
        if let due = deadline ?? scheduled {
            (task.due, task.time) = (due.date, due.minute)
            if let days = due.warning, (1...28).contains(days) { task.reminder = days * 1440 }
        }
        if let scheduled, deadline != nil {
            task.start = scheduled.date
            if let minute = scheduled.minute {
                let time = scheduled.date.text + " " + ClockTime.text(minute)
                gathered.keep(ImportedExtra(.field, time, name: "SCHEDULED"), in: &task)
            }
        }
        for time in [deadline, scheduled] {
            guard let time, let repeater = time.repeats, task.repeats == nil else { continue }
            task.repeats = time.rule
            if task.repeats == nil { gathered.keep(ImportedExtra(.repeats, repeater.string), in: &task) }
        }
        for text in unread {
            task.extras.append(ImportedExtra(.due, text))
            gathered.lose(.dates)
        }
        for link in links { gathered.keep(ImportedExtra(.link, link), in: &task) }
        give(&task, &gathered)
        gathered.keep(ImportedExtra(.section, section), in: &task)
        let isDone = state == .done
        if isDone { task.repeats = nil }
        if isDone, let closed {
            let wall = LocalDateTime(date: closed.date, minute: closed.minute ?? 0)
            task.done = gathered.context.offsets.time(of: wall)
        }
        return gathered.add(task, isDone: isDone)
    }

    private func give(_ task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) {
        for (name, value) in properties {
            switch ByteString(ASCII.capitals(name)) {
            case "EFFORT":
                if let minutes = Self.minutes(value) {
                    gathered.takes(minutes: minutes, &task)
                } else {
                    gathered.keep(ImportedExtra(.duration, value), in: &task)
                }
            case "LOCATION": gathered.keep(ImportedExtra(.place, value), in: &task)
            // Org mode's own.
            case "ID", "CUSTOM_ID", "CATEGORY", "LAST_REPEAT", "STYLE", "ORDERED", "COOKIE_DATA", "VISIBILITY", "CREATED": break
            default: gathered.keep(ImportedExtra(.field, value, name: name), in: &task)
            }
        }
    }

    /// "0:30", "45", "1h30min" or "2d".
    private static func minutes(_ text: String) -> Int64? {
        let sides = Text.pieces(of: text, at: UInt8(ascii: ":"))
        if sides.count == 2, let hours = Text.int(sides[0]), let minutes = Text.int(sides[1]), (0...1000).contains(hours),
            (0...59).contains(minutes)
        {
            return Int64(hours * 60 + minutes)
        }
        var (total, number, unit): (Int64, Int64?, [UInt8]) = (0, nil, [])
        func amount() -> Int64? {
            guard let number else { return unit.isEmpty ? 0 : nil }
            switch unit.first {
            case nil, UInt8(ascii: "m"): return number
            case UInt8(ascii: "h"): return number * 60
            case UInt8(ascii: "d"): return number * 1440
            case UInt8(ascii: "w"): return number * 10_080
            default: return nil
            }
        }
        for byte in text.utf8 {
            if byte &- UInt8(ascii: "0") < 10 {
                if !unit.isEmpty {
                    guard let part = amount() else { return nil }
                    (total, number, unit) = (total + part, nil, [])
                }
                number = min((number ?? 0) * 10 + Int64(byte - UInt8(ascii: "0")), 100_000)
            } else if byte != UInt8(ascii: " ") {
                unit.append(byte | 0x20)
            }
        }
        guard let part = amount() else { return nil }
        return min(total + part, 1_000_000)
    }
}
