import Planner

extension ImportReader {
    /// Lists in Markdown: GitHub's task lists, Obsidian's, and this program's own text of tasks.
    static var markdown: ImportReader {
        ImportReader(
            source: .markdown,
            recognises: { text in
                var (headings, items) = (0, 0)
                for line in WrittenLine.first(of: text) {
                    let rest = MarkdownFile.withoutQuote(line)
                    if let item = ListItem(rest.text) {
                        if item.box != nil { return true }
                        items += 1
                    }
                    if MarkdownFile.heading(line) != nil { headings += 1 }
                }
                return headings > 0 && items > 0
            },
            read: { texts, context throws(ImportFault) in
                var file = MarkdownFile(in: context)
                for text in texts { try file.add(text) }
                return file.finished()
            }
        )
    }
}

/// What files of Markdown hold together.
struct MarkdownFile {
    private var gathered: GatheredOutline
    /// The heading that the lines are beneath, by which their list is named.
    private var heading: String?
    /// Whether the lines beneath the heading have boxes, and whether any lines of the file do.
    private var (sectionHasBoxes, fileHasBoxes) = (false, false)
    private var open = IndentedKeys()
    /// The task whose lines are being read; it is added when the next one begins.
    private var task: (task: ImportedOutline.Task, isDone: Bool, isCancelled: Bool, indent: Int)?
    /// The note that is being read.
    private var note: String?
    private var noteIndent = 0
    /// Whether the last line was text around the lists.
    private var isAround = false
    /// Blank lines since the last line that said something.
    private var blanks = 0

    init(in context: ImportContext) {
        gathered = GatheredOutline(of: .markdown, in: context)
    }

    mutating func add(_ text: ImportedText) throws(ImportFault) {
        let lines = Self.withoutFrontMatter(try WrittenLine.all(of: text.bytes))
        heading = Text.isBlank(text.title) ? nil : text.title
        fileHasBoxes = false
        let sections = boxes(of: lines)
        var section = 0
        sectionHasBoxes = sections[0]
        var fence: UInt8?
        for line in lines {
            let line = Self.withoutQuote(line)
            if let mark = Self.fence(line) {
                if fence == nil { fence = mark } else if fence == mark { fence = nil }
                continue
            }
            if fence != nil {
                addText(line, isCode: true)
            } else if let name = Self.heading(line) {
                finish()
                open.end()
                section += 1
                sectionHasBoxes = sections[section]
                heading = name.isEmpty ? nil : name
            } else if line.isBlank {
                blanks += 1
            } else if let item = ListItem(line.text) {
                try add(item, at: line.indent, line)
            } else {
                addText(line)
            }
        }
        finish()
        open.end()
    }

    /// For each section whether one of its lines has a box.
    private mutating func boxes(of lines: [WrittenLine]) -> [Bool] {
        var sections = [false]
        var fence: UInt8?
        for line in lines {
            let line = Self.withoutQuote(line)
            if let mark = Self.fence(line) { fence = fence == nil ? mark : fence == mark ? nil : fence }
            guard fence == nil else { continue }
            if Self.heading(line) != nil { sections.append(false) }
            guard let item = ListItem(line.text), item.box != nil else { continue }
            sections[sections.count - 1] = true
            fileHasBoxes = true
        }
        return sections
    }

    mutating func finished() -> ImportReading { gathered.finished() }

    // MARK: Items

    private mutating func add(_ item: ListItem, at indent: Int, _ line: WrittenLine) throws(ImportFault) {
        if item.box == nil, fileHasBoxes {
            // Among tasks with boxes, what lies beneath one without a box says more about it; what stands by itself is a note.
            if let task, indent > task.indent {
                addText(line)
                return
            }
            if !sectionHasBoxes {
                if note == nil || indent <= noteIndent {
                    finish()
                    note = MarkdownText.plain(item.text)
                    noteIndent = indent
                    blanks = 0
                } else {
                    addText(line)
                }
                return
            }
        }
        finish()
        guard gathered.reading.outline.tasks.count <= ImportLimits.rows else { throw .tooManyRows }
        let above = open.above(indent)
        var read = ImportedOutline.Task(key: "", title: "")
        let words = MarkdownText(item.text)
        let key = gathered.key(nil, words.title, under: above ?? heading ?? "")
        read = ImportedOutline.Task(key: key, title: words.title)
        read.parent = above
        read.list = heading
        words.give(to: &read, &gathered)
        open.begin(key, at: indent)
        isAround = false
        task = (read, item.isDone, item.isCancelled || words.isCancelled, indent)
        blanks = 0
    }

    /// A line of text: part of the note of the task, or of the note, that it stands beneath.
    private mutating func addText(_ line: WrittenLine, isCode: Bool = false) {
        defer { blanks = 0 }
        let written = isCode ? line.string : MarkdownText.plain(line.text)
        if var current = task, line.indent > current.indent || blanks == 0 && !isCode {
            if current.task.note.isEmpty { current.task.note = written } else { current.task.note += lineBreaks + written }
            task = current
        } else if let text = note, line.indent > noteIndent || blanks == 0 && !isCode {
            note = text + lineBreaks + written
        } else {
            // Text around the lists: each paragraph is one thing.
            if !isAround || blanks > 0 { gathered.lose(.otherThings) }
            isAround = true
            return
        }
        isAround = false
    }

    private var lineBreaks: String { String(repeating: "\n", count: blanks + 1) }

    private mutating func finish() {
        if let task {
            self.task = nil
            if task.isCancelled {
                gathered.leaveOut(task.task.key, as: .cancelled)
            } else if gathered.add(task.task, isDone: task.isDone), let list = task.task.list {
                gathered.add(ImportedOutline.List(key: list, name: list))
            }
        }
        if let note {
            self.note = nil
            gathered.add(ImportedOutline.Note(key: gathered.key(nil, note, under: "note"), text: note))
        }
        blanks = 0
    }

    // MARK: Lines

    /// The words of a heading (CommonMark §4.2).
    static func heading(_ line: WrittenLine) -> String? {
        guard line.indent < 4, line.begins("#") else { return nil }
        var rest = line.text
        while rest.first == UInt8(ascii: "#") { rest = rest.dropFirst() }
        guard line.text.count - rest.count <= 6 else { return nil }
        guard let space = rest.first else { return "" }
        guard WrittenLine.isSpace(space) else { return nil }
        // Number signs at its end close it.
        var end = rest
        while end.last == UInt8(ascii: "#") { end = end.dropLast() }
        if end.count < rest.count, let last = end.last, WrittenLine.isSpace(last) { rest = end }
        return Text.trimmed(MarkdownText.plain(rest))
    }

    /// A line of a quotation or a callout without its marks.
    static func withoutQuote(_ line: WrittenLine) -> WrittenLine {
        guard line.begins(">") else { return line }
        var rest = line.text
        while rest.first == UInt8(ascii: ">") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
        }
        return WrittenLine(rest)
    }

    /// The sign of the three or more that a block of code begins or ends with.
    private static func fence(_ line: WrittenLine) -> UInt8? {
        if line.begins("```") { return UInt8(ascii: "`") }
        return line.begins("~~~") ? UInt8(ascii: "~") : nil
    }

    /// Without the properties that notes of other programs begin with.
    private static func withoutFrontMatter(_ lines: [WrittenLine]) -> [WrittenLine] {
        guard let first = lines.first, first.bytes.elementsEqual("---".utf8) else { return lines }
        for (at, line) in lines.enumerated().dropFirst() where line.bytes.elementsEqual("---".utf8) {
            return Array(lines[(at + 1)...])
        }
        return lines
    }
}
