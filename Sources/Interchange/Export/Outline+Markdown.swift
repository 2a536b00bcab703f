package import Planner

extension Outline {
    /// Checklists under headings (CommonMark, with GitHub's task list items), and the sticky notes: to read, print or keep with other
    /// notes.
    ///
    /// - Parameters:
    ///   - unlisted: the heading of tasks in no list.
    ///   - notes: the heading of the sticky notes.
    ///   - details: the text behind a task's title.
    package func markdown(
        in space: PlanReader,
        unlisted: String,
        notes: String,
        details: (TaskEntry) -> [String]
    ) -> [UInt8] {
        var text = ""
        for section in sections {
            text += Self.heading(section.list?.name ?? unlisted, after: text)
            for line in section.lines {
                let indent = String(repeating: "  ", count: line.level)
                let task = line.task
                text += indent + (task.done == nil ? "- [ ] " : "- [x] ") + Self.escaped(task.title)
                text += Self.bracketed(details(task)) + "\n"
                if !task.note.isEmpty { text += "\n" + Self.note(task.note, indent + "  ") + "\n" }
            }
        }
        let all = space.notes
        if !all.isEmpty { text += Self.heading(notes, after: text) }
        for note in all {
            // Each is an item of a list: that keeps the lines of one together, and two of them apart.
            text += Self.note(note.text, "  ", first: "- ")
        }
        return Array(text.utf8)
    }

    private static func heading(_ words: String, after text: String) -> String {
        (text.isEmpty ? "# " : "\n# ") + escaped(words, isHeading: true) + "\n\n"
    }

    /// A note, line by line: a backslash at its end keeps a line of the person's own a line (CommonMark §6.7). Space before a line goes:
    /// four of them would be code.
    ///
    /// - Parameter first: the text before the first line, in place of the indent.
    private static func note(_ note: String, _ indent: String, first: String? = nil) -> String {
        let lines = Text.pieces(of: note, at: UInt8(ascii: "\n"))
        var text = ""
        var mark = first ?? indent
        for (index, line) in lines.enumerated() {
            if !Text.isBlank(line) {
                text += mark + escaped(Text.trimmed(line))
                mark = indent
                if index + 1 < lines.count, !Text.isBlank(lines[index + 1]) { text += "\\" }
            }
            text += "\n"
        }
        return text
    }

    /// " (3 spoons, due 2026-11-22 9:30)", or nothing.
    private static func bracketed(_ details: [String]) -> String {
        details.isEmpty ? "" : " (" + escaped(Text.joined(details, ", "), keepsTags: true) + ")"
    }

    /// One line of text in which nothing is markup: any ASCII punctuation may stand behind a backslash (CommonMark §2.4). Line breaks in
    /// a title, which only another person's device can have written, are spaces.
    ///
    /// - Parameter keepsTags: whether words that begin with a number sign are meant as tags.
    private static func escaped(_ text: String, isHeading: Bool = false, keepsTags: Bool = false) -> String {
        var escaped: [UInt8] = []
        var isFirst = true
        var isWordStart = true
        var digits = 0
        let bytes = Array(Text.withoutControls(text, keepingLines: false).utf8)
        for (at, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
                UInt8(ascii: "]"),
                UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "~"):
                escaped.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "#") where isHeading:
                // At the end of a heading it would close the heading (§4.2), and not be read.
                escaped.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "#") where isWordStart && !isFirst && !keepsTags:
                // Before a word, other programs take it for a tag.
                if at + 1 < bytes.count, bytes[at + 1] > UInt8(ascii: " ") { escaped.append(UInt8(ascii: "\\")) }
            case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="):
                if isFirst { escaped.append(UInt8(ascii: "\\")) }
            case UInt8(ascii: "."), UInt8(ascii: ")"):
                // "1." at the beginning would be a numbered list.
                if digits > 0, digits == escaped.count { escaped.append(UInt8(ascii: "\\")) }
            default: break
            }
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { digits += 1 }
            isWordStart = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
            if !isWordStart { isFirst = false }
            escaped.append(byte)
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
