import Planner

/// The table that Outlook exports for the tasks of Microsoft To Do: its heads, separators, dates and words are those of the person's language and region.
struct OutlookTable {
    static var reader: ImportReader { ImportReader(source: .outlook, recognises: { recognises($0.head) }, read: read) }

    private static let subjects: StaticString = "subject|betreff|objet|asunto|oggetto|onderwerp|emne|ämne|temat|assunto|الموضوع"
    /// All columns that Outlook writes, in its order. The person can leave some out.
    private static let all: [Role] = [
        .use(.title), .use(.start), .use(.due), .reminds, .reminderDate, .reminderTime, .doneOn, .progress, .use(.minutes), .left,
        .left,
        .use(.subjects), .use(.kept), .use(.kept), .left, .use(.note), .use(.priority), .left, .left, .left, .left, .status,
    ]

    /// What a column holds.
    private enum Role: Equatable {
        case use(ColumnMapping.Use)
        case reminds
        case reminderDate
        case reminderTime
        case doneOn
        case progress
        case status
        case left
    }

    /// One column is the subject, and another how much is done, in %.
    private static func recognises(_ table: Table) -> Bool {
        guard table.count > 0 else { return false }
        let heads = table.texts(0).map { SmallLetters.of(Text.trimmed($0)) }
        return heads.contains { TableWords.contains(subjects, $0) }
            && heads.contains { $0.utf8.first == UInt8(ascii: "%") || $0.utf8.last == UInt8(ascii: "%") }
    }

    private static func roles(_ heads: [String]) -> [Role] {
        if heads.count == all.count { return all }
        var roles: [Role] = []
        var reminders: [Role] = [.reminds, .reminderDate, .reminderTime]
        var suggested = ColumnSuggestion.uses(ofHeads: heads)
        for (column, head) in heads.enumerated() {
            let head = SmallLetters.of(Text.trimmed(head))
            if head.utf8.first == UInt8(ascii: "%") || head.utf8.last == UInt8(ascii: "%") {
                roles.append(.progress)
            } else if TableWords.occur(
                "reminder|erinnerung|rappel|aviso|promemoria|herinnering|påmind|påminn|przypomnieni|lembrete|تذكير",
                in: head
            ) {
                roles.append(reminders.isEmpty ? .left : reminders.removeFirst())
            } else if TableWords.occur(
                "completed|erledigt am|achèvement|finalización|completamento|voltooid op|fuldført|slutför|ukończenia|conclusão|الإكمال",
                in: head
            ) {
                roles.append(.doneOn)
            } else if TableWords.contains("status|statut|état|estado|stato|stan|الحالة", head) {
                roles.append(.status)
            } else if TableWords.occur(
                "total work|gesamtaufwand|travail total|trabajo total|lavoro totale|totaal werk|samlet arbejde|totalt arbete|praca razem|total de trabalho",
                in: head
            ) {
                roles.append(.use(.minutes))
            } else {
                // What stands in the columns that no task of today needs is not of the person's making.
                let use = suggested[column] == .kept ? ColumnMapping.Use.ignored : suggested[column]
                suggested[column] = .ignored
                roles.append(.use(use))
            }
        }
        return roles
    }

    private static func read(_ texts: [ImportedText], in context: ImportContext) throws(ImportFault) -> ImportReading {
        var gathered = GatheredOutline(of: .outlook, in: context)
        var doubtful: ImportContext.DateOrder?
        for text in texts {
            let table = try text.table
            let roles = roles(table.count > 0 ? table.texts(0) : [])
            var uses: [ColumnMapping.Use] = []
            for role in roles {
                if case .use(let use) = role { uses.append(use) } else { uses.append(role == .doneOn ? .done : .ignored) }
            }
            let order = ColumnSuggestion.order(table, uses, from: 1)
            let chosen = order.order ?? context.dateOrder ?? (context.isMonthFirst ? .monthFirst : .dayFirst)
            if case .some = order.doubtful, context.dateOrder == nil { doubtful = chosen }
            let mapping = ColumnMapping(uses: uses, dateOrder: chosen, hasHeader: true)
            let rows = table
            gathered =
                MappedTable(
                    table,
                    from: 1,
                    heads: table.texts(0),
                    mapping,
                    list: text.title,
                    into: gathered
                ) { row, task, gathered in
                    finish(row, of: rows, roles, chosen, &task, &gathered)
                }.gathered
        }
        var reading = gathered.finished()
        reading.doubtfulOrder = doubtful
        return reading
    }

    /// Reads the reminder, the progress and the status.
    ///
    /// - Returns: whether the task is done; nil: its date says so.
    private static func finish(
        _ row: Int,
        of table: Table,
        _ roles: [Role],
        _ order: ImportContext.DateOrder,
        _ task: inout ImportedOutline.Task,
        _ gathered: inout GatheredOutline
    ) -> Bool? {
        func text(_ role: Role) -> String { Text.trimmed(table.text(row, roles.firstIndex(of: role))) }
        if let date = TableDate(text(.reminderDate), order, in: gathered.context)?.date,
            TableWords.isDone(text(.reminds)) ?? !TableWords.contains(
                "aus|off|inactivo|désactivé|uit|fra|av|wył|wyłączone|desativado|no",
                SmallLetters.of(text(.reminds))
            )
        {
            let minute = ClockTime.minutes(text(.reminderTime)) ?? 540
            gathered.remind(at: .wall(LocalDateTime(date: date, minute: minute)), of: &task)
        }
        var progress: [UInt8] = []
        for byte in text(.progress).utf8 {
            guard byte &- UInt8(ascii: "0") < 10 else { break }
            progress.append(byte)
        }
        let percent = Text.int(String(decoding: progress, as: UTF8.self)) ?? 0
        if percent >= 100 || TableWords.isDone(text(.status)) == true { return true }
        if percent > 0 { gathered.keep(ImportedExtra(.progress, String(percent) + " %"), in: &task) }
        return nil
    }
}
