import Planner

/// The way in for files of other programs.
package enum Import {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - source: where it comes from, if the person corrected that; nil: what is in it decides.
    ///   - mapping: what its columns hold, if the person was asked.
    package static func read(
        _ file: ImportedFile,
        as source: ImportSource? = nil,
        mapping: ColumnMapping? = nil,
        in context: ImportContext
    ) -> ImportOutcome {
        do throws(ImportFault) {
            guard file.bytes.count <= ImportLimits.bytes else { throw .tooLarge }
            guard !file.bytes.isEmpty else { throw .empty }
            return try outcome(of: texts(of: file), as: source, mapping, in: context)
        } catch {
            return .refused(error)
        }
    }

    /// The texts of a file: itself, or those in an archive.
    private static func texts(of file: ImportedFile) throws(ImportFault) -> [ImportedText] {
        guard ZipArchive.isOne(file.bytes) else {
            guard let text = ImportedText(file) else { throw .notRecognised }
            return [text]
        }
        var texts: [ImportedText] = []
        for file in try ZipArchive(file.bytes).files {
            if let text = ImportedText(file) { texts.append(text) }
        }
        guard !texts.isEmpty else { throw .notRecognised }
        return texts
    }

    private static func outcome(
        of texts: [ImportedText],
        as source: ImportSource?,
        _ mapping: ColumnMapping?,
        in context: ImportContext
    ) throws(ImportFault) -> ImportOutcome {
        // JSON that no reader of it knows must not be taken for a table.
        if source == nil, texts.count == 1, let fault = texts[0].refusalAsJSON,
            !ImportReader.json.contains(where: { $0.recognises(texts[0]) })
        {
            throw fault
        }
        for reader in ImportReader.all {
            var recognised: [ImportedText] = []
            if let source {
                guard reader.source == source else { continue }
                // The person knows better what it is.
                recognised = texts
            } else {
                for text in texts where reader.recognises(text) { recognised.append(text) }
            }
            guard let first = recognised.first else { continue }
            guard reader.source == .table, recognised.count == 1 else {
                return .read(try reader.read(recognised, context).checked)
            }
            guard let mapping else { return .asks(try question(about: first, in: context)) }
            let gathered = MappedTable.read(
                try first.table,
                mapping,
                title: first.title,
                into: GatheredOutline(of: .table, in: context)
            )
            return .read(try gathered.finished().checked)
        }
        throw .notRecognised
    }

    /// What the columns of a table hold is for the person to say.
    private static func question(about text: ImportedText, in context: ImportContext) throws(ImportFault) -> ColumnQuestion {
        let table = try text.table
        let suggestion = ColumnSuggestion(table, in: context)
        let first = suggestion.mapping.hasHeader ? 1 : 0
        var rows: [[String]] = []
        for row in first..<max(first, table.count) where rows.count < ColumnQuestion.shown && !table.isBlank(row) {
            rows.append(table.texts(row).map { Text.shortened($0, to: 200) })
        }
        return ColumnQuestion(
            header: suggestion.mapping.hasHeader ? table.texts(0) : [String](repeating: "", count: suggestion.mapping.uses.count),
            rows: rows,
            count: table.count - first,
            suggestion: suggestion.mapping,
            doubtfulDate: suggestion.doubtfulDate
        )
    }
}

extension ImportReading {
    /// The same with nothing that a plan could not hold, and with the costs that labels suggest.
    fileprivate var checked: ImportReading {
        get throws(ImportFault) {
            let things = outline.lists.count + outline.tasks.count + outline.notes.count
            guard things <= ImportLimits.rows else { throw .tooManyRows }
            var checked = self
            ImportedLevels.count(outline, in: &checked.losses)
            for index in outline.tasks.indices {
                let task = outline.tasks[index]
                if let due = task.due, !due.isOnCalendar {
                    checked.outline.tasks[index].due = nil
                    checked.losses.add(.dates)
                }
                if let start = task.start, !start.isOnCalendar {
                    checked.outline.tasks[index].start = nil
                    checked.losses.add(.dates)
                }
            }
            SpoonLabel.suggest(in: &checked)
            return checked
        }
    }
}
