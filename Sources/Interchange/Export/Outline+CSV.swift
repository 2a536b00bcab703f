package import Planner

extension Outline {
    private static let columns = [
        "List", "Level", "Title", "Note", "Spoons", "Priority", "Start", "Due", "Time", "Minutes", "Repeat", "Subjects", "Done",
        // New ones come last: a table that somebody made of an earlier file still fits.
        "Reminder (minutes before)", "Every new day", "Energy",
    ]

    /// A table, a row for each task (RFC 4180), in UTF-8 with the mark by which spreadsheets know it.
    package func csv(in space: PlanReader) -> [UInt8] {
        var table = Self.row(Self.columns)
        for section in sections {
            for line in section.lines {
                let task = line.task
                var subjects: [String] = []
                for subject in space.subjects(of: task.identity) { subjects.append(Self.listed(subject.name)) }
                table += Self.row([
                    section.list?.name ?? "", String(line.level), task.title, task.note, Self.number(task.cost),
                    task.priority.map { $0.word.description } ?? "", task.start?.text ?? "", task.due?.text ?? "",
                    task.time.map { ClockTime.text($0) } ?? "", Self.number(task.minutes),
                    (task.repeats ?? RepeatRule(everyWeek: task.daily))?.exchanged(at: task.time) ?? "",
                    Text.joined(subjects, ", "), task.done.map { ISO8601.extended($0) } ?? "",
                    Self.number(task.reminder), task.everyWeek.text, task.kinds.text,
                ])
            }
        }
        return [0xef, 0xbb, 0xbf] + Array(table.utf8)
    }

    /// A name as one of several: a comma in it has a backslash before it.
    private static func listed(_ name: String) -> String {
        var listed: [UInt8] = []
        for byte in name.utf8 {
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\\") { listed.append(UInt8(ascii: "\\")) }
            listed.append(byte)
        }
        return String(decoding: listed, as: UTF8.self)
    }

    private static func number(_ number: Int?) -> String {
        number.map { String($0) } ?? ""
    }

    private static func row(_ cells: [String]) -> String {
        var row = ""
        for (index, cell) in cells.enumerated() {
            if index > 0 { row += "," }
            row += quoted(cell)
        }
        return row + "\r\n"
    }

    /// A cell in quotes, without control characters. What a spreadsheet would take for a formula gets an apostrophe before it, as OWASP
    /// advises ("CSV Injection"): a task may have come from somebody else's list.
    private static func quoted(_ cell: String) -> String {
        let cell = Text.withoutControls(cell, keepingLines: true)
        var quoted = "\""
        var scalars = cell.unicodeScalars.makeIterator()
        var first = scalars.next()
        // One of the person's own that stands before such a sign, or before another one, is told apart by a second.
        if first == "'" { first = scalars.next() }
        switch first {
        case "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\n": quoted += "'"
        case "'": quoted += "'"
        default: break
        }
        for (index, piece) in Text.pieces(of: cell, at: UInt8(ascii: "\"")).enumerated() {
            if index > 0 { quoted += "\"\"" }
            quoted += piece
        }
        return quoted + "\""
    }
}
