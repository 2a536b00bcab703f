extension Outline {
    /// Checklists under headings (CommonMark, with GitHub's task list items): to read, print or keep with other notes.
    ///
    /// - Parameters:
    ///   - unlisted: the heading of what is in no list.
    ///   - cost: a cost in the person's own words.
    public func markdown(unlisted: String, cost: (Int) -> String) -> [UInt8] {
        var text = ""
        for section in sections {
            text += (text.isEmpty ? "# " : "\n# ") + Self.escaped(section.list?.name ?? unlisted) + "\n\n"
            for line in section.lines {
                let indent = String(repeating: "  ", count: line.level)
                let task = line.task
                text += indent + (task.done == nil ? "- [ ] " : "- [x] ") + Self.escaped(task.title)
                text += Self.details(task, cost) + "\n"
                if !task.note.isEmpty { text += "\n" + Self.note(task.note, indent + "  ") + "\n" }
            }
        }
        return Array(text.utf8)
    }

    /// A note, line by line: a backslash at its end keeps a line of the person's own a line (CommonMark §6.7).
    private static func note(_ note: String, _ indent: String) -> String {
        let lines = Text.pieces(of: note, at: UInt8(ascii: "\n"))
        var text = ""
        for (index, line) in lines.enumerated() {
            if !Text.isBlank(line) {
                text += indent + escaped(line)
                if index + 1 < lines.count, !Text.isBlank(lines[index + 1]) { text += "\\" }
            }
            text += "\n"
        }
        return text
    }

    /// " (3 spoons, due 2026-11-22 9:30)", or nothing.
    private static func details(_ task: TaskEntry, _ cost: (Int) -> String) -> String {
        var details: [String] = []
        if let spoons = task.cost { details.append(escaped(cost(spoons))) }
        if let minutes = task.minutes { details.append(String(minutes) + " min") }
        if let due = task.due { details.append("due " + due.text + (task.time.map { " " + ClockTime.text($0) } ?? "")) }
        return details.isEmpty ? "" : " (" + Text.joined(details, ", ") + ")"
    }

    /// Text in which nothing is markup: any ASCII punctuation may stand behind a backslash (CommonMark §2.4).
    private static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        var isFirst = true
        var digits = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
                UInt8(ascii: "]"),
                UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "~"):
                escaped.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="):
                if isFirst { escaped.append(UInt8(ascii: "\\")) }
            case UInt8(ascii: "."), UInt8(ascii: ")"):
                // "1." at the beginning would be a numbered list.
                if digits > 0, digits == escaped.count { escaped.append(UInt8(ascii: "\\")) }
            default: break
            }
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { digits += 1 }
            if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { isFirst = false }
            escaped.append(byte)
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
