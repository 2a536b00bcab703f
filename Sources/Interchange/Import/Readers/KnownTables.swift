import Planner

/// Tables of programs whose columns are known by their names: Notion, Asana and Teaspoon itself.
enum KnownTables {
    /// Asana names its columns in English.
    static var asana: ImportReader {
        ImportReader(
            source: .asana,
            recognises: { NamedTable($0.head, with: ["task id", "name", "section/column"]) != nil },
            read: { texts, context throws(ImportFault) in
                var gathered = GatheredOutline(of: .asana, in: context)
                for text in texts {
                    guard let table = NamedTable(try text.table, with: ["task id", "name"]) else { throw .notRecognised }
                    gathered = table.read(
                        [
                            ("task id", .identifier), ("name", .title), ("due date", .due), ("start date", .start),
                            ("tags", .subjects),
                            ("notes", .note), ("projects", .list), ("parent task", .parent), ("completed at", .done),
                            ("section/column", .subjects),
                            ("assignee", .kept), ("priority", .priority), ("created at", .ignored), ("last modified", .ignored),
                            ("assignee email", .ignored), ("blocked by (dependencies)", .kept),
                            ("blocking (dependencies)", .kept),
                        ],
                        title: text.title,
                        into: gathered
                    )
                }
                return gathered.finished()
            }
        )
    }

    /// Teaspoon's own table, in which an apostrophe keeps spreadsheets from taking a text for a formula.
    static var teaspoon: ImportReader {
        ImportReader(
            source: .teaspoon,
            recognises: { NamedTable($0.head, with: ["list", "level", "title", "note", "spoons", "subjects"]) != nil },
            read: { texts, context throws(ImportFault) in
                var gathered = GatheredOutline(of: .teaspoon, in: context)
                for text in texts {
                    guard let table = NamedTable(try text.table, with: ["list", "level", "title", "spoons"]) else {
                        throw .notRecognised
                    }
                    gathered = OwnTable(table, into: gathered).gathered
                }
                return gathered.finished()
            }
        )
    }

    /// Notion writes each database twice: as it is shown, and with "_all" at the end of its name as it is. In an archive the whole ones count.
    static var notion: ImportReader {
        ImportReader(
            source: .notion,
            recognises: { isNotion($0) },
            read: { texts, context throws(ImportFault) in
                var gathered = GatheredOutline(of: .notion, in: context)
                var isDoubtful = false
                for text in texts {
                    let isShown = texts.contains {
                        ByteString(NotionName.plain($0.name, isWhole: true))
                            == ByteString(NotionName.plain(text.name, isWhole: false))
                    }
                    if isShown { continue }
                    let table = try text.table
                    let suggestion = ColumnSuggestion(table, in: context)
                    if case .some = suggestion.doubtfulDate, case .none = context.dateOrder { isDoubtful = true }
                    gathered = MappedTable.read(table, suggestion.mapping, title: NotionName.title(text.name), into: gathered)
                }
                var reading = gathered.finished()
                if isDoubtful { reading.doubtfulOrder = context.isMonthFirst ? .monthFirst : .dayFirst }
                return reading
            }
        )
    }

    /// Notion's names of files end with 32 hexadecimal digits.
    private static func isNotion(_ text: ImportedText) -> Bool {
        NotionName.hasDigits(text.name) && text.head.count >= 1 && text.head.cells(inRow: 0) >= 2
    }
}

extension NamedTable {
    /// Reads a table whose columns are known. What is not named is kept in notes.
    fileprivate func read(
        _ known: [(name: ByteString, use: ColumnMapping.Use)],
        title: String,
        into gathered: GatheredOutline
    ) -> GatheredOutline {
        let heads = table.texts(header)
        var uses: [ColumnMapping.Use] = []
        for head in heads {
            let head = ByteString(SmallLetters.of(Text.trimmed(head)))
            uses.append(known.first { $0.name == head }?.use ?? .kept)
        }
        let order = ColumnSuggestion.order(table, uses, from: header + 1).order ?? gathered.context.dateOrder
        let mapping = ColumnMapping(uses: uses, dateOrder: order, hasHeader: true)
        return MappedTable(table, from: header + 1, heads: heads, mapping, list: title, into: gathered).gathered
    }
}

/// The names that Notion gives to files: "Tasks 0123456789abcdef0123456789abcdef_all.csv".
enum NotionName {
    /// The name without its ending and without its digits.
    static func title(_ name: String) -> String {
        let bytes = base(name)
        guard bytes.count > 33 else { return String(decoding: bytes, as: UTF8.self) }
        return Text.trimmed(String(decoding: bytes[..<(bytes.count - 32)], as: UTF8.self))
    }

    static func hasDigits(_ name: String) -> Bool {
        let bytes = base(name)
        guard bytes.count > 32 else { return false }
        return bytes.suffix(32).allSatisfy { $0 &- UInt8(ascii: "0") < 10 || (0x61...0x66).contains($0) }
    }

    /// The name without its ending, if it is one of a whole database or of a shown one; else nothing that another name could be.
    static func plain(_ name: String, isWhole: Bool) -> String {
        endsWhole(name) == isWhole ? String(decoding: base(name), as: UTF8.self) : (isWhole ? "\u{1}" : "\u{2}")
    }

    private static func endsWhole(_ name: String) -> Bool { stem(name).suffix(4).elementsEqual("_all".utf8) }

    private static func base(_ name: String) -> [UInt8] {
        let stem = stem(name)
        return stem.suffix(4).elementsEqual("_all".utf8) ? Array(stem.dropLast(4)) : stem
    }

    private static func stem(_ name: String) -> [UInt8] {
        let bytes = Array(name.utf8)
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return bytes }
        return Array(bytes[..<dot])
    }
}

/// Reads Teaspoon's own table of tasks.
private struct OwnTable {
    private(set) var gathered: GatheredOutline
    private let table: NamedTable
    private var path: [String] = []

    init(_ table: NamedTable, into gathered: GatheredOutline) {
        (self.table, self.gathered) = (table, gathered)
        for row in table.rows where !table.table.isBlank(row) { addTask(row) }
    }

    private func text(_ row: Int, _ name: ByteString) -> String {
        let text = table.table.text(row, table.column(name))
        guard text.utf8.first == UInt8(ascii: "'") else { return text }
        let rest = Text.piece(of: text, 1..<text.utf8.count)
        switch rest.unicodeScalars.first {
        case "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\n", "'": return rest
        default: return text
        }
    }

    private mutating func addTask(_ row: Int) {
        let list = text(row, "list")
        var listKey: String?
        if !list.isEmpty {
            listKey = "list " + list
            gathered.add(ImportedOutline.List(key: "list " + list, name: list))
        }
        let level = min(max(Text.int(text(row, "level")) ?? 0, 0), path.count, ImportLimits.levels)
        path.removeSubrange(level...)
        let title = text(row, "title")
        let key = gathered.key(nil, title, under: path.last ?? listKey ?? "")
        var task = ImportedOutline.Task(key: key, title: title)
        (task.list, task.parent, task.note) = (listKey, path.last, text(row, "note"))
        path.append(key)
        task.cost = Text.int(text(row, "spoons"))
        task.priority = TableWords.priority(text(row, "priority"))
        task.start = LocalDate(text: text(row, "start"))
        task.due = LocalDate(text: text(row, "due"))
        task.time = ClockTime.minutes(text(row, "time"))
        task.minutes = Text.int(text(row, "minutes"))
        task.reminder = Text.int(text(row, "reminder (minutes before)"))
        task.kinds = Self.kinds(text(row, "energy"))
        let (rule, daily) = (text(row, "repeat"), Self.weekdays(text(row, "every new day")))
        if !rule.isEmpty { gathered.repeats(rule, &task) }
        // What every new day brings is written in both columns; with a date, the rule alone says when it begins.
        let byRule = task.repeats?.everyWeek ?? .none
        if byRule != daily {
            task.daily = daily
        } else if !daily.isEmpty, task.due == nil, task.repeats?.until == nil {
            (task.daily, task.repeats) = (daily, nil)
        }
        for name in Self.names(text(row, "subjects")) where !Text.isBlank(name) {
            task.subjects.append(Text.trimmed(name))
        }
        let done = WrittenTime(text(row, "done"))
        if let done { task.done = gathered.context.time(done) }
        gathered.add(task, isDone: done != nil)
    }

    /// Names between commas; one that is part of a name has a backslash before it.
    private static func names(_ text: String) -> [String] {
        var (names, name, isEscaped): ([String], [UInt8], Bool) = ([], [], false)
        for byte in text.utf8 {
            if isEscaped {
                if byte != UInt8(ascii: ","), byte != UInt8(ascii: "\\") { name.append(UInt8(ascii: "\\")) }
                name.append(byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: ",") {
                names.append(String(decoding: name, as: UTF8.self))
                name.removeAll()
            } else {
                name.append(byte)
            }
        }
        if isEscaped { name.append(UInt8(ascii: "\\")) }
        return names + [String(decoding: name, as: UTF8.self)]
    }

    /// "MO,TH"
    private static func weekdays(_ text: String) -> Weekdays {
        let names: [ByteString] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return Weekdays(
            Text.pieces(of: text, at: UInt8(ascii: ",")).compactMap { names.firstIndex(of: ByteString(Text.trimmed($0))) }
        )
    }

    /// "thinking,social"
    private static func kinds(_ text: String) -> EnergyKinds {
        var kinds: [EnergyKind] = []
        for word in Text.pieces(of: text, at: UInt8(ascii: ",")) {
            for kind in EnergyKind.allCases where ByteString(kind.word.description) == ByteString(word) { kinds.append(kind) }
        }
        return EnergyKinds(kinds)
    }
}
