/// What reads the files of one source.
struct ImportReader {
    let source: ImportSource
    /// Whether a file is one of this source, by what is in it, never by its name alone. It looks at the beginning where that is enough.
    let recognises: (ImportedText) -> Bool
    /// Reads the files: one, or those of an archive that were recognised.
    let read: ([ImportedText], ImportContext) throws(ImportFault) -> ImportReading

    /// All of them, in the order in which they are asked: what asks for more comes before what asks for less.
    static var all: [ImportReader] {
        json + [
            .calendar,
            TodoistTable.reader, TickTickTable.reader, KnownTables.teaspoon, KnownTables.asana, OutlookTable.reader,
            KnownTables.notion,
            .org, .todoTxt, .markdown,
            MappedTable.reader,
            // Every text is a text.
            .text,
        ]
    }
}
