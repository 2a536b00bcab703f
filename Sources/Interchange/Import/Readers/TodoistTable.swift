import Planner

/// The tables that Todoist exports, one a project, and the archive of them that it makes as a backup. Every year brought new columns, so they are
/// found by their names.
struct TodoistTable {
    private var gathered: GatheredOutline

    static var reader: ImportReader { ImportReader(source: .todoist, recognises: recognises, read: read) }

    private static func recognises(_ text: ImportedText) -> Bool {
        named(text.head) != nil
    }

    private static func named(_ table: Table) -> NamedTable? {
        NamedTable(table, with: ["type", "content", "priority", "indent"])
    }

    private static func read(_ texts: [ImportedText], in context: ImportContext) throws(ImportFault) -> ImportReading {
        var reader = TodoistTable(gathered: GatheredOutline(of: .todoist, in: context))
        for text in texts {
            guard let table = named(try text.table) else { throw .notRecognised }
            reader.read(table, project: text.title)
        }
        return reader.gathered.finished()
    }

    private mutating func read(_ table: NamedTable, project: String) {
        let columns = Columns(table)
        var list: String?
        // Tasks of the inbox are in no list.
        if !project.isEmpty, ByteString(SmallLetters.of(project)) != "inbox" {
            let key = gathered.key(nil, project)
            gathered.add(ImportedOutline.List(key: key, name: project))
            list = key
        }
        var section = ""
        var path: [String] = []
        var last: (task: ImportedOutline.Task, comments: [ImportedExtra])?
        for row in table.rows {
            let content = table.text(row, columns.content)
            switch ByteString(SmallLetters.of(table.text(row, columns.type))) {
            case "task":
                finish(&last)
                last = (task(row, content, table, columns, list, section, &path), [])
            case "section":
                finish(&last)
                section = content
                path = []
            case "note":
                let comment = Self.comment(row, content, table, columns)
                if case .none = last {
                    let key = gathered.key(nil, content, under: list ?? "")
                    gathered.add(ImportedOutline.Note(key: key, text: content))
                } else {
                    last?.comments += comment
                }
            default: break
            }
        }
        finish(&last)
    }

    /// Adds a task once its comments are known.
    private mutating func finish(_ last: inout (task: ImportedOutline.Task, comments: [ImportedExtra])?) {
        guard var task = last?.task, let comments = last?.comments else { return }
        for comment in comments { gathered.keep(comment, in: &task) }
        gathered.add(task)
        last = nil
    }

    private mutating func task(
        _ row: Int,
        _ content: String,
        _ table: NamedTable,
        _ columns: Columns,
        _ list: String?,
        _ section: String,
        _ path: inout [String]
    ) -> ImportedOutline.Task {
        var title = TodoistTitle(content)
        // 1 is the topmost level. Files made by hand begin with 0, and leave levels out.
        let level = min(max((Text.int(table.text(row, columns.indent)) ?? 1) - 1, 0), path.count)
        path.removeSubrange(level...)
        // Deeper than Todoist goes: a file made by hand.
        let above = level > ImportLimits.levels ? path[ImportLimits.levels - 1] : path.last
        let key = gathered.key(nil, content, under: above ?? list ?? "")
        path.append(key)
        var task = ImportedOutline.Task(key: key, title: title.text)
        task.list = list
        task.parent = above
        task.note = table.text(row, columns.description)
        switch ByteString(table.text(row, columns.priority)) {
        case "1": task.priority = .high
        case "2": task.priority = .medium
        case "3": task.priority = .low
        default: break
        }
        if level == 0, !section.isEmpty { title.labels.append(section) }
        task.subjects = title.labels
        for text in table.beyond(row) { gathered.keep(ImportedExtra(.field, text), in: &task) }
        for link in title.links { gathered.keep(ImportedExtra(.link, link), in: &task) }
        setDates(row, table, columns, &task)
        setDuration(table.text(row, columns.duration), unit: table.text(row, columns.durationUnit), &task)
        let person = Self.withoutNumber(table.text(row, columns.responsible))
        gathered.keep(ImportedExtra(.person, person), in: &task)
        return task
    }

    private mutating func setDates(_ row: Int, _ table: NamedTable, _ columns: Columns, _ task: inout ImportedOutline.Task) {
        let (date, language) = (table.text(row, columns.date), table.text(row, columns.dateLanguage))
        let deadline = table.text(row, columns.deadline)
        if !deadline.isEmpty {
            if let written = WrittenTime(deadline) {
                task.due = gathered.context.wall(written).date
            } else {
                let language = table.text(row, columns.deadlineLanguage)
                gathered.keep(ImportedExtra(.due, deadline, name: language), in: &task)
            }
        }
        guard !date.isEmpty else { return }
        guard let written = WrittenTime(date) else {
            gathered.keep(ImportedExtra(deadline.isEmpty ? .due : .start, date, name: language), in: &task)
            return
        }
        if deadline.isEmpty {
            (task.due, task.time) = gathered.context.wall(written)
        } else {
            gathered.begins(written, &task)
        }
    }

    private mutating func setDuration(_ duration: String, unit: String, _ task: inout ImportedOutline.Task) {
        guard let number = Text.integer(duration), number > 0 else { return }
        if ByteString(SmallLetters.of(unit)) == "day" {
            gathered.keep(ImportedExtra(.duration, String(number) + " d"), in: &task)
        } else {
            gathered.takes(minutes: min(number, 1 << 30), &task)
        }
    }

    /// A comment, whose date is that of its writing, and the files that it names.
    private static func comment(_ row: Int, _ content: String, _ table: NamedTable, _ columns: Columns) -> [ImportedExtra] {
        var name = withoutNumber(table.text(row, columns.author))
        if let written = WrittenTime(table.text(row, columns.date)) {
            let date: LocalDate =
                switch written {
                case .date(let date): date
                case .wall(let wall): wall.date
                case .instant(let time): LocalDate(time: time, offset: 0)
                }
            name += (name.isEmpty ? "" : ", ") + date.text
        }
        let attachment = TodoistAttachment(content)
        var extras: [ImportedExtra] = []
        let text = Text.trimmed(attachment?.rest ?? content)
        if !text.isEmpty { extras.append(ImportedExtra(.comment, text, name: name)) }
        if let attachment { extras.append(ImportedExtra(.attachment, attachment.description)) }
        return extras
    }

    /// "Andreas (1)" without its number.
    private static func withoutNumber(_ person: String) -> String {
        let bytes = Array(person.utf8)
        guard bytes.last == UInt8(ascii: ")"), let bracket = bytes.lastIndex(of: UInt8(ascii: "(")), bracket > 0 else {
            return person
        }
        for byte in bytes[(bracket + 1)..<(bytes.count - 1)] where byte &- UInt8(ascii: "0") > 9 { return person }
        return Text.trimmed(Text.piece(of: person, 0..<bracket))
    }

    private struct Columns {
        let type, content, description, priority, indent, author, responsible, date, dateLanguage: Int?
        let duration, durationUnit, deadline, deadlineLanguage: Int?

        init(_ table: NamedTable) {
            (type, content, description) = (table.column("type"), table.column("content"), table.column("description"))
            (priority, indent) = (table.column("priority"), table.column("indent"))
            (author, responsible) = (table.column("author"), table.column("responsible"))
            (date, dateLanguage) = (table.column("date"), table.column("date_lang"))
            (duration, durationUnit) = (table.column("duration"), table.column("duration_unit"))
            (deadline, deadlineLanguage) = (table.column("deadline"), table.column("deadline_lang"))
        }
    }
}
