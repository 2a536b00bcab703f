import Planner

extension ImportReader {
    /// Outlines of Emacs' Org mode.
    static var org: ImportReader {
        ImportReader(
            source: .org,
            recognises: { text in
                var (headlines, marked) = (0, false)
                for line in WrittenLine.first(of: text) {
                    if OrgHeadline.stars(line) != nil {
                        headlines += 1
                        // A point of any other list may begin with a word like NEXT.
                        let headline = OrgHeadline(line, OrgWords())
                        if headline?.word == "TODO" || headline?.word == "DONE" || !(headline?.tags.isEmpty ?? true) {
                            marked = true
                        }
                    }
                    if line.begins("#+") || line.begins(":PROPERTIES:") || OrgPlan(line).hasAny { marked = true }
                }
                return headlines > 0 && marked
            },
            read: { texts, context throws(ImportFault) in
                var file = OrgFile(in: context)
                for text in texts { try file.add(text) }
                return file.finished()
            }
        )
    }
}

/// What files of Org mode hold together.
struct OrgFile {
    /// A headline above the line that is being read.
    private struct Above {
        let level: Int
        /// The key of its task; nil: it is no task.
        let key: String?
        let tags: [String]
        let title: String
    }

    private var gathered: GatheredOutline
    private var words = OrgWords()
    private var fileTags: [String] = []
    private var title: String?
    private var above: [Above] = []
    private var list: String?
    /// The task that is being read; it is added when the next headline begins.
    private var task: OrgTask?
    /// Text beneath a headline that is no task.
    private var text: [String] = []
    private var steps = IndentedKeys()
    /// The steps of the task, which follow it.
    private var boxes: [(task: ImportedOutline.Task, isDone: Bool, isCancelled: Bool)] = []
    /// The drawer that is being read.
    private var drawer: ByteString?

    init(in context: ImportContext) {
        gathered = GatheredOutline(of: .org, in: context)
    }

    mutating func add(_ file: ImportedText) throws(ImportFault) {
        let lines = try WrittenLine.all(of: file.bytes)
        (words, fileTags, above) = (OrgWords(), [], [])
        title = Text.isBlank(file.title) ? nil : file.title
        list = title
        for line in lines where line.begins("#+") { setting(line) }
        for line in lines {
            if let headline = OrgHeadline(line, words) {
                finish()
                guard gathered.reading.outline.tasks.count <= ImportLimits.rows else { throw .tooManyRows }
                begin(headline)
            } else {
                add(line)
            }
        }
        finish()
    }

    mutating func finished() -> ImportReading { gathered.finished() }

    private mutating func setting(_ line: WrittenLine) {
        guard let colon = line.text.firstIndex(of: UInt8(ascii: ":")) else { return }
        let value = line.text[(colon + 1)...]
        switch ByteString(ASCII.capitals(line.text[line.text.startIndex..<colon].string)) {
        case "#+TODO", "#+SEQ_TODO", "#+TYP_TODO": words.add(value)
        case "#+TITLE": title = Text.isBlank(value.string) ? title : Text.trimmed(value.string)
        case "#+FILETAGS":
            for tag in Text.pieces(of: Text.trimmed(value.string), at: UInt8(ascii: ":")) where !Text.isBlank(tag) {
                fileTags.append(Text.trimmed(tag))
            }
        default: break
        }
    }

    // MARK: Headlines

    private mutating func begin(_ headline: OrgHeadline) {
        while let last = above.last, last.level >= headline.level { above.removeLast() }
        if above.isEmpty { list = headline.word == nil ? headline.title : title }
        var parent: String?
        var (tags, section) = (fileTags, "")
        for one in above {
            if one.key != nil { parent = one.key }
            if one.key == nil, one.level > (above.first?.level ?? 0) { section = one.title }
            for tag in one.tags where !tags.contains(where: { ByteString($0) == ByteString(tag) }) { tags.append(tag) }
        }
        for tag in headline.tags where !tags.contains(where: { ByteString($0) == ByteString(tag) }) { tags.append(tag) }
        // Beneath a task every headline is a step.
        let isTask = headline.word != nil || parent != nil
        var key: String?
        if isTask {
            let own = gathered.key(nil, headline.title, under: parent ?? list ?? "")
            key = own
            var begun = ImportedOutline.Task(key: own, title: headline.title)
            (begun.parent, begun.list, begun.priority, begun.subjects) = (parent, list, headline.priority, tags)
            task = OrgTask(begun, headline, section: parent == nil ? section : "")
        }
        above.append(Above(level: headline.level, key: key, tags: headline.tags, title: headline.title))
    }

    private mutating func finish() {
        drawer = nil
        steps.end()
        defer { (task, text, boxes) = (nil, [], []) }
        guard let task else {
            let note = Self.note(of: text)
            guard !note.isEmpty else { return }
            // Text beneath a headline that is no task stands by itself.
            let whole = (above.last.map { $0.title + "\n" } ?? "") + note
            gathered.add(ImportedOutline.Note(key: gathered.key(nil, whole, under: "note"), text: whole))
            return
        }
        guard task.add(note: Self.note(of: text), to: &gathered) else { return }
        if let list = task.task.list { gathered.add(ImportedOutline.List(key: list, name: list)) }
        for box in boxes {
            if box.isCancelled {
                gathered.leaveOut(box.task.key, as: .cancelled)
            } else {
                gathered.add(box.task, isDone: box.isDone)
            }
        }
    }

    /// The lines of a text without blank ones at its ends.
    private static func note(of lines: [String]) -> String {
        var lines = lines[...]
        while let first = lines.first, first.isEmpty { lines.removeFirst() }
        while let last = lines.last, last.isEmpty { lines.removeLast() }
        return Text.joined(Array(lines), "\n")
    }

    // MARK: Lines beneath a headline

    private mutating func add(_ line: WrittenLine) {
        if let drawer {
            if ByteString(ASCII.capitals(line.string)) == ":END:" { self.drawer = nil } else { add(line, in: drawer) }
            return
        }
        if line.text.count > 2, line.begins(":"), line.text.last == UInt8(ascii: ":"), line.text.words.count == 1, !above.isEmpty
        {
            drawer = ByteString(ASCII.capitals(line.string))
            return
        }
        // Settings and comments.
        if line.begins("#+") || line.begins("# ") || line.text.elementsEqual("#".utf8) { return }
        if line.begins("CLOCK:") {
            gathered.lose(.timeSpent)
            return
        }
        let plan = OrgPlan(line)
        if plan.hasAny, task != nil {
            task?.add(plan)
            return
        }
        if let item = ListItem(line.text), item.box != nil, let parent = task?.task.key {
            let over = steps.above(line.indent) ?? parent
            let title = Text.trimmed(OrgHeadline.withoutCookies(item.text).string)
            let key = gathered.key(nil, title, under: over)
            var step = ImportedOutline.Task(key: key, title: title)
            step.parent = over
            // A box with a line in it stands for one of which some steps are done.
            boxes.append((step, item.isDone, false))
            steps.begin(key, at: line.indent)
            return
        }
        if line.isBlank { steps.end() }
        text.append(line.string)
    }

    private mutating func add(_ line: WrittenLine, in drawer: ByteString) {
        switch drawer {
        case ":PROPERTIES:":
            guard line.begins(":"), let colon = line.text.dropFirst().firstIndex(of: UInt8(ascii: ":")) else { return }
            let name = line.text[(line.text.startIndex + 1)..<colon].string
            task?.add(property: name, Text.trimmed(line.text[(colon + 1)...].string))
        case ":LOGBOOK:":
            if line.begins("CLOCK:") {
                gathered.lose(.timeSpent)
            } else if !line.begins("- State ") {
                text.append(line.string)
            }
        default: text.append(line.string)
        }
    }
}
