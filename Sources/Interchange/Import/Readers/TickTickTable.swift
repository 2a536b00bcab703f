import Facts
import Planner

/// The table that TickTick makes as a backup. Some records about the backup stand above the names of the columns.
struct TickTickTable {
    private var gathered: GatheredOutline
    private let table: NamedTable
    private let columns: Columns
    /// How often each number of a task occurs: spreadsheets spoil them.
    private var counts: [Identity: Int] = [:]

    static var reader: ImportReader { ImportReader(source: .tickTick, recognises: { named($0.head) != nil }, read: read) }

    private static func named(_ table: Table) -> NamedTable? {
        NamedTable(table, with: ["list name", "title", "due date", "status"])
    }

    private static func read(_ texts: [ImportedText], in context: ImportContext) throws(ImportFault) -> ImportReading {
        var gathered = GatheredOutline(of: .tickTick, in: context)
        for text in texts {
            guard let table = named(try text.table) else { throw .notRecognised }
            var reader = TickTickTable(gathered: gathered, table)
            reader.read()
            gathered = reader.gathered
        }
        return gathered.finished()
    }

    private init(gathered: GatheredOutline, _ table: NamedTable) {
        (self.gathered, self.table, columns) = (gathered, table, Columns(table))
    }

    private mutating func read() {
        for row in table.rows {
            if let name = Self.identity(table.text(row, columns.identifier)) { counts[name] = (counts[name] ?? 0) + 1 }
        }
        let doubles = doubleNames
        var rows: [Int] = []
        for row in table.rows where !table.table.isBlank(row) { rows.append(row) }
        // A list is ordered by a number of its own, of up to 40 bits and below nought.
        let orders = rows.map { Text.integer(table.text($0, columns.order)) ?? 0 }
        for place in sortedIndices(rows.count, by: { orders[$0] < orders[$1] }) {
            let row = rows[place]
            let list = self.list(row, doubles)
            if ByteString(SmallLetters.of(table.text(row, columns.kind))) == "note" {
                addNote(row)
            } else {
                addTask(row, in: list)
            }
        }
    }

    /// The names that lists of several folders have.
    private var doubleNames: [Identity: Int] {
        var folders: [Identity: Identity] = [:]
        var doubles: [Identity: Int] = [:]
        for row in table.rows {
            guard let name = Self.name(table.text(row, columns.list)) else { continue }
            let folder = Mixing.identity(of: [], Array(table.text(row, columns.folder).utf8))
            if let known = folders[name], known != folder { doubles[name] = 1 } else { folders[name] = folder }
        }
        return doubles
    }

    private mutating func list(_ row: Int, _ doubles: [Identity: Int]) -> String? {
        let (name, folder) = (table.text(row, columns.list), table.text(row, columns.folder))
        guard !name.isEmpty, ByteString(SmallLetters.of(name)) != "inbox" else { return nil }
        var isDouble = false
        if let identity = Self.name(name), case .some = doubles[identity] { isDouble = true }
        let key = folder + "/" + name
        gathered.add(ImportedOutline.List(key: key, name: isDouble && !folder.isEmpty ? folder + " / " + name : name))
        return key
    }

    /// The key of a row that has a number of its own.
    private func ownKey(_ text: String) -> String? {
        guard let name = Self.identity(text), counts[name] == 1 else { return nil }
        return text
    }

    private static func name(_ text: String) -> Identity? {
        text.isEmpty ? nil : Mixing.identity(of: [], Array(text.utf8))
    }

    private static func identity(_ text: String) -> Identity? {
        // "1.23E+18" is what is left of several numbers.
        guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: "+")) else { return nil }
        return Mixing.identity(of: [], Array(text.utf8))
    }

    private mutating func addNote(_ row: Int) {
        let (title, content) = (table.text(row, columns.title), table.text(row, columns.content))
        let key = gathered.key(ownKey(table.text(row, columns.identifier)), title)
        gathered.add(ImportedOutline.Note(key: key, text: content.isEmpty ? title : title + "\n" + content))
    }

    private mutating func addTask(_ row: Int, in list: String?) {
        let title = table.text(row, columns.title)
        let key = gathered.key(ownKey(table.text(row, columns.identifier)), title, under: list ?? "")
        var task = ImportedOutline.Task(key: key, title: title)
        task.list = list
        let parent = table.text(row, columns.parent)
        task.parent = ownKey(parent)
        // A spoiled number, or one that several tasks have.
        if case .none = task.parent, !parent.isEmpty, ByteString(parent) != "0" { gathered.lose(.circles) }
        let content = TickTickContent(table.text(row, columns.content), isChecklist: isChecklist(row))
        task.note = content.note
        switch ByteString(SmallLetters.of(table.text(row, columns.priority))) {
        case "5", "p1": task.priority = .high
        case "3", "p2": task.priority = .medium
        case "1", "p3": task.priority = .low
        default: break
        }
        let section = table.text(row, columns.section)
        if !section.isEmpty, ByteString(SmallLetters.of(section)) != "not sectioned" { task.subjects.append(section) }
        for tag in Text.pieces(of: table.text(row, columns.tags), at: UInt8(ascii: ",")) where !Text.isBlank(tag) {
            task.subjects.append(Text.trimmed(tag))
        }
        for text in table.beyond(row) { gathered.keep(ImportedExtra(.field, text), in: &task) }
        setDates(row, &task)
        setRepeat(row, &task)
        setReminders(row, &task)
        let status = ByteString(table.text(row, columns.status))
        let isDone = status == "1" || status == "2"
        if isDone, let written = WrittenTime(table.text(row, columns.completed)) { task.done = gathered.context.time(written) }
        guard gathered.add(task, isDone: isDone) else { return }
        for step in content.steps {
            var child = ImportedOutline.Task(key: gathered.key(nil, step.title, under: key), title: step.title)
            (child.parent, child.list, child.done) = (key, list, task.done)
            gathered.add(child, isDone: step.isDone || isDone)
        }
    }

    private func isChecklist(_ row: Int) -> Bool {
        ByteString(SmallLetters.of(table.text(row, columns.kind))) == "checklist"
            || ByteString(SmallLetters.of(table.text(row, columns.checklist))) == "y"
    }

    private mutating func setDates(_ row: Int, _ task: inout ImportedOutline.Task) {
        let isWhole = ByteString(SmallLetters.of(table.text(row, columns.wholeDay))) == "true"
        let hasZone = !table.text(row, columns.zone).isEmpty
        let texts = (start: table.text(row, columns.start), due: table.text(row, columns.due))
        let start = moment(texts.start, isWhole: isWhole, hasZone: hasZone)
        let due = moment(texts.due, isWhole: isWhole, hasZone: hasZone)
        // A day that no calendar has stays in words.
        if case .none = due { gathered.keep(ImportedExtra(.due, texts.due), in: &task) }
        if case .none = start { gathered.keep(ImportedExtra(.start, texts.start), in: &task) }
        guard let last = due ?? start else { return }
        (task.due, task.time) = last
        if let start, due != nil, start.date < last.date { task.start = start.date }
    }

    /// A date of a whole day was written as the midnight with which it begins in the zone of the task; without a zone, as that of UTC.
    private func moment(_ text: String, isWhole: Bool, hasZone: Bool) -> (date: LocalDate, minute: Int?)? {
        guard let written = WrittenTime(text) else { return nil }
        guard isWhole else { return gathered.context.wall(written) }
        if !hasZone, case .instant(let time) = written { return (LocalDate(time: time, offset: 0), nil) }
        return (gathered.context.wholeDay(written), nil)
    }

    private mutating func setRepeat(_ row: Int, _ task: inout ImportedOutline.Task) {
        var isFirst = true
        for line in Text.pieces(of: Text.withoutControls(table.table.text(row, columns.repeats), keepingLines: true), at: 0x0a) {
            let rule = Text.trimmed(line)
            if rule.isEmpty { continue }
            let name = ByteString(SmallLetters.of(rule))
            if !isFirst {
                task.extras.append(ImportedExtra(.repeats, rule))
                gathered.lose(.furtherRepeats)
            } else if name.begins(with: "rrule:") || name.begins(with: "freq=") {
                gathered.repeats(rule, &task)
                isFirst = false
            } else {
                // Dates of a calendar of the moon, or a list of dates.
                gathered.keep(ImportedExtra(.repeats, rule), in: &task)
            }
        }
    }

    private mutating func setReminders(_ row: Int, _ task: inout ImportedOutline.Task) {
        let text = Text.withoutControls(table.table.text(row, columns.reminder), keepingLines: true)
        for line in Text.pieces(of: text, at: 0x0a) {
            for piece in Text.pieces(of: line, at: UInt8(ascii: ",")) {
                let written = Text.trimmed(piece)
                if written.isEmpty { continue }
                if let minutes = TickTickReminder.minutesBefore(written), task.time != nil {
                    gathered.remind(minutes, before: &task)
                } else {
                    gathered.keep(ImportedExtra(.reminder, written), in: &task)
                }
            }
        }
    }

    private struct Columns {
        let folder, list, title, kind, tags, content, checklist, start, due, reminder, repeats, priority, status, completed: Int?
        let order, zone, wholeDay, section, identifier, parent: Int?

        init(_ table: NamedTable) {
            (folder, list, title) = (table.column("folder name"), table.column("list name"), table.column("title"))
            (kind, tags, content) = (table.column("kind"), table.column("tags"), table.column("content"))
            (checklist, start, due) = (table.column("is check list"), table.column("start date"), table.column("due date"))
            (reminder, repeats) = (table.column("reminder"), table.column("repeat"))
            (priority, status) = (table.column("priority"), table.column("status"))
            (completed, order) = (table.column("completed time"), table.column("order"))
            (zone, wholeDay) = (table.column("timezone"), table.column("is all day"))
            (section, identifier, parent) = (table.column("column name"), table.column("taskid"), table.column("parentid"))
        }
    }
}

/// What stands below the title of a task of TickTick: a note, and in a checklist lines with a box.
struct TickTickContent {
    private(set) var note = ""
    private(set) var steps: [(title: String, isDone: Bool)] = []

    init(_ content: String, isChecklist: Bool) {
        guard isChecklist else {
            note = content
            return
        }
        var lines: [String] = []
        for line in Text.pieces(of: Text.withoutControls(content, keepingLines: true), at: 0x0a) {
            let isOpen = ByteString(line).begins(with: "▫")
            if isOpen || ByteString(line).begins(with: "▪") {
                let title = Text.trimmed(Text.piece(of: line, 3..<line.utf8.count))
                if !title.isEmpty { steps.append((title, !isOpen)) }
            } else {
                lines.append(line)
            }
        }
        note = Text.trimmed(Text.joined(lines, "\n"))
    }
}

/// Reminders of TickTick: "TRIGGER:-PT30M", "-P1DT2H", "P0DT9H0M0S".
enum TickTickReminder {
    /// How many minutes before its time a task reminds; nil for what comes after it, and for anything else.
    static func minutesBefore(_ text: String) -> Int64? {
        var bytes = Array(SmallLetters.of(text).utf8)
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) { bytes.removeSubrange(...colon) }
        let isBefore = bytes.first == UInt8(ascii: "-")
        if isBefore { bytes.removeFirst() }
        guard bytes.first == UInt8(ascii: "p") else { return nil }
        var (minutes, number): (Int64, Int64?) = (0, nil)
        var isTime = false
        for byte in bytes.dropFirst() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                number = min((number ?? 0) * 10 + Int64(byte - UInt8(ascii: "0")), 1_000_000)
                continue
            case UInt8(ascii: "t"): isTime = true
            case UInt8(ascii: "w"): minutes += (number ?? 0) * 10_080
            case UInt8(ascii: "d"): minutes += (number ?? 0) * 1440
            case UInt8(ascii: "h"): minutes += (number ?? 0) * 60
            case UInt8(ascii: "m") where isTime: minutes += number ?? 0
            case UInt8(ascii: "s"): break
            default: return nil
            }
            number = nil
        }
        return isBefore || minutes == 0 ? minutes : nil
    }
}
