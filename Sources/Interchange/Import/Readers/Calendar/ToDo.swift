import Planner

/// A to-do of iCalendar on its way into an outline.
struct ToDo {
    private let entry: ToDoFile.Entry
    private let list: String?
    private let parent: String?
    private let clock: CalendarClock

    private var component: CalendarComponent { entry.component }

    /// - Parameters:
    ///   - list: the name of its list.
    ///   - parent: the key of the task that names it as its step.
    init(_ entry: ToDoFile.Entry, _ list: String?, parent: String?, on clock: CalendarClock) {
        (self.entry, self.list, self.parent, self.clock) = (entry, list, parent, clock)
    }

    /// Adds it to an outline.
    func add(to gathered: inout GatheredOutline) {
        let status = ToDoStatus(of: component)
        if status == .cancelled {
            gathered.leaveOut(entry.key, as: .cancelled)
            return
        }
        // A line break in a title is a space.
        var task = ImportedOutline.Task(key: entry.key, title: Text.withoutControls(text("SUMMARY"), keepingLines: false))
        task.note = text("DESCRIPTION")
        task.parent = relatedParent ?? parent
        task.priority = priority
        task.list = list
        let dates = ToDoDates(of: component, overrides: entry.overrides, on: clock)
        let isSeriesOver = dates.give(to: &task, &gathered)
        addLengths(to: &task, &gathered)
        addOwnFields(to: &task)
        addSubjects(to: &task)
        ToDoAlarms(of: component, dates, on: clock).give(to: &task, &gathered)
        addExtras(to: &task, &gathered)
        let isDone = status == .done || isSeriesOver
        if isDone {
            // What is done for good does not come back.
            task.repeats = nil
            task.done = doneAt
        }
        guard gathered.add(task, isDone: isDone), let list else { return }
        gathered.add(ImportedOutline.List(key: list, name: list))
    }

    private func text(_ name: ByteString) -> String { component.line(name)?.text ?? "" }

    private func number(_ name: ByteString) -> Int? {
        component.line(name).flatMap { Text.int(Text.trimmed($0.value)) }
    }

    private var relatedParent: String? {
        for line in component.lines("RELATED-TO") where ToDoFile.relation(line) == "PARENT" {
            let uid = Text.trimmed(line.text)
            if !uid.isEmpty, ByteString(uid) != ByteString(entry.key) { return uid }
        }
        return nil
    }

    /// 1 is the highest of nine (RFC 5545 §3.8.1.9).
    private var priority: Priority? {
        switch number("PRIORITY") {
        case 1, 2, 3, 4: .high
        case 5: .medium
        case 6, 7, 8, 9: .low
        default: nil
        }
    }

    /// When it was done, in milliseconds since 1970, or else when it was changed last.
    private var doneAt: Int64? {
        var times: [CalendarLine?] = [component.line("COMPLETED")]
        for override in entry.overrides { times.append(override.line("COMPLETED")) }
        times += [component.line("LAST-MODIFIED"), component.line("DTSTAMP")]
        for line in times { if let time = line?.time { return clock.moment(time) } }
        return nil
    }

    private func addLengths(to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) {
        if let minutes = number("X-TEASPOON-MINUTES") {
            gathered.takes(minutes: Int64(minutes), &task)
        } else if let seconds = component.line("ESTIMATED-DURATION")?.duration {
            gathered.takes(minutes: (seconds + 59) / 60, &task)
        }
    }

    private func addOwnFields(to task: inout ImportedOutline.Task) {
        if let cost = number("X-TEASPOON-SPOONS"), Costs.rangeWithRest.contains(cost) { task.cost = cost }
        if let days = component.line("X-TEASPOON-DAYS") {
            let weekdays = RepeatRule(text: "FREQ=WEEKLY;BYDAY=" + ASCII.capitals(Text.trimmed(days.value)))
            // A rule that says the same says it already.
            if case .weeks(let days) = weekdays?.pattern, days != task.repeats?.everyWeek ?? .none { task.daily = days }
        }
        var kinds: [EnergyKind] = []
        for word in component.line("X-TEASPOON-ENERGY")?.texts ?? [] {
            for kind in EnergyKind.allCases {
                let isSame = ByteString(ASCII.capitals(Text.trimmed(word))) == ByteString(ASCII.capitals(kind.word.description))
                if isSame { kinds.append(kind) }
            }
        }
        task.kinds = EnergyKinds(kinds)
    }

    private func addSubjects(to task: inout ImportedOutline.Task) {
        let ownList = component.line("X-TEASPOON-LIST")
        for line in component.lines("CATEGORIES") {
            for name in line.texts {
                let name = Text.trimmed(name)
                var isThere = Text.isBlank(name)
                for other in task.subjects where ByteString(other) == ByteString(name) { isThere = true }
                // This program writes the list among the categories, because others do not know lists within a file.
                if let ownList, ByteString(Text.trimmed(ownList.text)) == ByteString(name), ownList.parameter("X-SUBJECT") == nil
                {
                    isThere = true
                }
                if !isThere { task.subjects.append(name) }
            }
        }
    }

    /// What no field takes.
    private func addExtras(to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) {
        for item in component.items {
            guard case .line(let line) = item else { continue }
            switch line.name {
            case "URL": gathered.keep(ImportedExtra(.link, line.value), in: &task)
            case "LOCATION": gathered.keep(ImportedExtra(.place, line.text), in: &task)
            case "COMMENT": gathered.keep(ImportedExtra(.comment, line.text), in: &task)
            case "ATTENDEE": gathered.keep(ImportedExtra(.person, line.parameter("CN") ?? line.value), in: &task)
            case "CONTACT", "RESOURCES": gathered.keep(ImportedExtra(.field, line.text, name: line.name.text), in: &task)
            case "ATTACH": gathered.keep(ImportedExtra(.attachment, Self.attachment(line)), in: &task)
            case "PERCENT-COMPLETE":
                if let percent = Text.int(Text.trimmed(line.value)), (1...99).contains(percent) {
                    gathered.keep(ImportedExtra(.progress, String(percent) + " %"), in: &task)
                }
            default: break
            }
        }
        if component.lines("LOCATION").isEmpty, let place = component.line("GEO") {
            gathered.keep(ImportedExtra(.place, place.value), in: &task)
        }
    }

    /// The name of a file, or its address; what is in it does not come along.
    private static func attachment(_ line: CalendarLine) -> String {
        for name in ["FILENAME", "X-FILENAME", "X-LABEL"] as [ByteString] {
            if let name = line.parameter(name), !Text.isBlank(name) { return name }
        }
        if line.parameter("ENCODING") != nil
            || line.parameter("VALUE").map({ ByteString(ASCII.capitals($0)) == "BINARY" }) ?? false
        {
            return line.parameter("FMTTYPE") ?? "?"
        }
        return line.value
    }
}

/// How a to-do stands.
enum ToDoStatus {
    case open
    case done
    case cancelled

    /// Any of three properties says that it is done: programs write some of them.
    init(of component: CalendarComponent) {
        let status = ByteString(ASCII.capitals(Text.trimmed(component.line("STATUS")?.value ?? "")))
        let percent = component.line("PERCENT-COMPLETE").flatMap { Text.int(Text.trimmed($0.value)) }
        if status == "CANCELLED" {
            self = .cancelled
        } else {
            self = status == "COMPLETED" || percent == 100 || component.line("COMPLETED")?.time != nil ? .done : .open
        }
    }
}
