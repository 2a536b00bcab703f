/// A file as the person chose it.
package struct ImportedFile: Equatable, Sendable {
    /// Its name without folders, as "Home [6Crg8jQ886Wh4P5g].csv"; may be empty.
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// A file of text, in UTF-8 whatever it was before. A class, so that what recognises it and what reads it can share what they made of it.
package final class ImportedText {
    /// The name of the file; in an archive that of the entry, without its folders.
    package let name: String
    /// Valid UTF-8 without a byte order mark. Line ends are as in the file.
    package let bytes: [UInt8]

    /// The first rows of the text as a table, in which its source can be recognised.
    lazy var head = Table(bytes, upTo: NamedTable.mostAbove)
    private lazy var whole = Table(bytes, upTo: ImportLimits.rows + NamedTable.mostAbove + 1)

    /// The text as a table.
    var table: Table {
        get throws(ImportFault) {
            guard whole.count <= ImportLimits.rows + NamedTable.mostAbove else { throw .tooManyRows }
            return whole
        }
    }
    /// What it is as JSON: a value, or an array of those that follow one another, such as one on each line; nil if it is not.
    var json: JSONValue? { readAsJSON.value }
    /// Why nothing can be read, if it is JSON of a program that nobody knows, or damaged; nil if it is not.
    var refusalAsJSON: ImportFault? { readAsJSON.fault }

    private lazy var readAsJSON = JSONOfText(bytes)

    /// Decodes a file; nil if it is no text.
    package init?(_ file: ImportedFile) {
        name = file.name
        guard let bytes = TextDecoding.utf8(of: CalendarWords.withoutTornCharacters(file.bytes)) else { return nil }
        self.bytes = bytes
    }

    /// The name without its ending and without what is in brackets at its end: "Home [6Crg8jQ886Wh4P5g].csv" is "Home".
    package var title: String {
        var bytes = Array(name.utf8)
        if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, bytes.count - dot <= 6 { bytes.removeSubrange(dot...) }
        if bytes.last == UInt8(ascii: "]"), let bracket = bytes.lastIndex(of: UInt8(ascii: "[")), bracket > 0 {
            bytes.removeSubrange(bracket...)
        }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
