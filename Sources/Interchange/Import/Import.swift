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
        guard let text = ImportedText(file) else { throw .notRecognised }
        return [text]
    }

    private static func outcome(
        of texts: [ImportedText],
        as source: ImportSource?,
        _: ColumnMapping?,
        in context: ImportContext
    ) throws(ImportFault) -> ImportOutcome {
        for reader in ImportReader.all {
            if let source {
                guard reader.source == source else { continue }
                return .read(try reader.read(texts, context).checked)
            }
            var recognised: [ImportedText] = []
            for text in texts where reader.recognises(text) { recognised.append(text) }
            if !recognised.isEmpty { return .read(try reader.read(recognised, context).checked) }
        }
        throw .notRecognised
    }
}

extension ImportReading {
    /// The same with nothing that a plan could not hold, and with the costs that labels suggest.
    fileprivate var checked: ImportReading {
        get throws(ImportFault) {
            let things = outline.lists.count + outline.tasks.count + outline.notes.count
            guard things <= ImportLimits.rows else { throw .tooManyRows }
            var checked = self
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
            return checked
        }
    }
}
