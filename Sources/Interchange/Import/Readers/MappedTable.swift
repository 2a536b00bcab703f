import Facts
import Planner

/// Reads a table by what its columns hold: any program's, once the person or its header says so.
struct MappedTable {
    private(set) var gathered: GatheredOutline
    private let table: Table
    /// For each column its use; where two have one that only one can have, the second is kept in notes.
    private let uses: [ColumnMapping.Use]
    private let order: ImportContext.DateOrder
    /// The names of the columns, for what is kept in notes.
    private let heads: [String]
    /// The name of the list of rows that name no list and are steps of nothing.
    private let title: String
    /// For tables that name the tasks above: the keys by identifier and by title.
    private var keys: [Identity: String] = [:]
    private var counts: [Identity: Int] = [:]
    private var path: [String] = []
    /// The tasks, until all names of tasks above them are known.
    private var tasks: [(task: ImportedOutline.Task, isDone: Bool)] = []
    private let finish: Finish?

    /// Reads further cells of a row; says whether its task is done, if these do.
    typealias Finish = (_ row: Int, inout ImportedOutline.Task, inout GatheredOutline) -> Bool?

    /// - Parameters:
    ///   - first: the first row of tasks.
    ///   - heads: the names of the columns.
    ///   - title: the name of the file; empty: rows that name no list are in none.
    ///   - finish: what else is read, where a program says more than columns can.
    init(
        _ table: Table,
        from first: Int,
        heads: [String],
        _ mapping: ColumnMapping,
        list title: String,
        into gathered: GatheredOutline,
        finish: Finish? = nil
    ) {
        self.finish = finish
        (self.table, uses, self.heads, self.gathered) = (table, Self.single(mapping.uses), heads, gathered)
        order = mapping.dateOrder ?? (gathered.context.isMonthFirst ? .monthFirst : .dayFirst)
        self.title = title
        for row in first..<max(first, table.count) {
            if let name = identity(.identifier, row) { counts[name] = (counts[name] ?? 0) + 1 }
        }
        for row in first..<max(first, table.count) where !table.isBlank(row) { addTask(row) }
        findParents()
        for (task, isDone) in tasks { self.gathered.add(task, isDone: isDone) }
    }

    // MARK: Cells

    private func column(_ use: ColumnMapping.Use) -> Int? { uses.firstIndex(of: use) }

    private func text(_ use: ColumnMapping.Use, _ row: Int) -> String {
        let text = Text.trimmed(table.text(row, column(use)))
        return use == .title ? text : Self.withoutNull(text)
    }

    /// Databases write "NULL" where there is nothing.
    private static func withoutNull(_ text: String) -> String { ByteString(text) == "NULL" ? "" : text }

    private static func single(_ uses: [ColumnMapping.Use]) -> [ColumnMapping.Use] {
        var single: [ColumnMapping.Use] = []
        for use in uses {
            switch use {
            case .ignored, .subjects, .kept: single.append(use)
            default: single.append(single.contains(use) ? .kept : use)
            }
        }
        return single
    }

    private func identity(_ use: ColumnMapping.Use, _ row: Int) -> Identity? {
        let text = text(use, row)
        // "1.23E+18" is what spreadsheets leave of several numbers.
        guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: "+")) else { return nil }
        return Mixing.identity(of: [], Array(text.utf8))
    }

    // MARK: Tasks

    private mutating func addTask(_ row: Int) {
        let title = text(.title, row)
        var own: String?
        if let name = identity(.identifier, row), counts[name] == 1 { own = text(.identifier, row) }
        var above: String?
        if column(.level) != nil {
            let level = min(max(Text.int(text(.level, row)) ?? 0, 0), path.count, ImportLimits.levels)
            path.removeSubrange(level...)
            above = path.last
        }
        let list = list(row, isStep: above != nil || !text(.parent, row).isEmpty)
        let key = gathered.key(own, title, under: above ?? list ?? "")
        path.append(key)
        if let name = identity(.identifier, row) { keys[name] = key }
        let name = Mixing.identity(of: [0xff], Array(title.utf8))
        if case .none = keys[name] { keys[name] = key }
        var task = ImportedOutline.Task(key: key, title: title)
        task.list = list
        // The title of the task above until all are known.
        task.parent = above ?? (column(.parent) == nil ? nil : text(.parent, row))
        if ByteString(task.parent ?? "") == "" { task.parent = nil }
        task.note = text(.note, row)
        for column in uses.indices where uses[column] == .subjects {
            task.subjects += TableWords.names(Self.withoutNull(table.text(row, column)))
        }
        task.priority = TableWords.priority(text(.priority, row))
        task.cost = Text.int(text(.cost, row)).flatMap { Costs.range.contains($0) ? $0 : nil }
        setDates(row, &task)
        let minutes = text(.minutes, row)
        if let number = TableWords.minutes(minutes) {
            gathered.takes(minutes: number, &task)
        } else {
            gathered.keep(ImportedExtra(.duration, minutes), in: &task)
        }
        // A separator that is in no quotes makes a row longer than the others.
        for column in 0..<max(uses.count, table.cells(inRow: row)) where column >= uses.count || uses[column] == .kept {
            let name = column < heads.count ? heads[column] : ""
            gathered.keep(ImportedExtra(.field, Self.withoutNull(Text.trimmed(table.text(row, column))), name: name), in: &task)
        }
        let isDone = isDone(row, &task)
        let isFinished = finish?(row, &task, &gathered) ?? isDone
        tasks.append((task, isFinished))
    }

    private mutating func list(_ row: Int, isStep: Bool) -> String? {
        var name = text(.list, row)
        if name.isEmpty, !isStep { name = title }
        guard !name.isEmpty else { return nil }
        let key = "list " + name
        gathered.add(ImportedOutline.List(key: key, name: name))
        return key
    }

    private mutating func setDates(_ row: Int, _ task: inout ImportedOutline.Task) {
        for use in [ColumnMapping.Use.due, .start] {
            let written = text(use, row)
            // Notion: "A → B" is from A to B; Outlook writes "None".
            if written.isEmpty || ByteString(SmallLetters.of(written)) == "none" { continue }
            let ends = Self.ends(of: written)
            guard let last = TableDate(ends.last, order, in: gathered.context) else {
                gathered.keep(ImportedExtra(use == .due ? .due : .start, written, name: gathered.context.language), in: &task)
                continue
            }
            if use == .due {
                (task.due, task.time) = (last.date, last.minute)
                if let first = ends.first.flatMap({ TableDate($0, order, in: gathered.context) }), first.date < last.date {
                    task.start = first.date
                }
            } else if case .none = task.start {
                task.start = last.date
            }
        }
        let time = text(.time, row)
        if let minute = ClockTime.minutes(time) {
            task.time = minute
        } else {
            gathered.keep(ImportedExtra(.due, time), in: &task)
        }
        if case .some(let start) = task.start, case .some(let due) = task.due, start >= due { task.start = nil }
    }

    /// The ends of a span; one date is the last.
    private static func ends(of text: String) -> (first: String?, last: String) {
        let bytes = Array(text.utf8)
        let arrow: [UInt8] = [0xe2, 0x86, 0x92]
        var at = 0
        while at + 3 <= bytes.count {
            if bytes[at..<(at + 3)].elementsEqual(arrow) {
                return (Text.piece(of: text, 0..<at), Text.piece(of: text, (at + 3)..<bytes.count))
            }
            at += 1
        }
        return (nil, text)
    }

    /// Whether a task is done: its cell says yes, or when.
    private mutating func isDone(_ row: Int, _ task: inout ImportedOutline.Task) -> Bool {
        let written = text(.done, row)
        if let isDone = TableWords.isDone(written) { return isDone }
        if let date = TableDate(written, order, in: gathered.context) {
            task.done = gathered.context.offsets.time(of: LocalDateTime(date: date.date, minute: date.minute ?? 720))
            return true
        }
        gathered.keep(ImportedExtra(.status, written), in: &task)
        return false
    }

    /// Parents are named by their title or identifier, and may come later.
    private mutating func findParents() {
        guard column(.level) == nil else { return }
        for index in tasks.indices {
            guard let name = tasks[index].task.parent else { continue }
            let key = keys[Mixing.identity(of: [], Array(name.utf8))] ?? keys[Mixing.identity(of: [0xff], Array(name.utf8))]
            if case .none = key { gathered.lose(.circles) }
            tasks[index].task.parent = key
        }
    }
}

extension MappedTable {
    /// The table of any program.
    static var reader: ImportReader {
        ImportReader(
            source: .table,
            recognises: { isTable($0.head) },
            read: { texts, context throws(ImportFault) in
                var gathered = GatheredOutline(of: .table, in: context)
                for text in texts {
                    let table = try text.table
                    let suggestion = ColumnSuggestion(table, in: context)
                    gathered = read(table, suggestion.mapping, title: text.title, into: gathered)
                }
                return gathered.finished()
            }
        )
    }

    static func read(
        _ table: Table,
        _ mapping: ColumnMapping,
        title: String,
        into gathered: GatheredOutline
    ) -> GatheredOutline {
        let heads = mapping.hasHeader ? table.texts(0) : []
        return MappedTable(table, from: mapping.hasHeader ? 1 : 0, heads: heads, mapping, list: title, into: gathered).gathered
    }

    /// Whether the first rows have several cells, and most of them as many.
    private static func isTable(_ table: Table) -> Bool {
        guard table.count >= 2, table.cells(inRow: 0) >= 2 else { return false }
        var (rows, whole) = (0, 0)
        for row in 1..<table.count where !table.isBlank(row) {
            rows += 1
            if table.cells(inRow: row) == table.cells(inRow: 0) { whole += 1 }
        }
        return whole * 2 > rows
    }
}
