import Planner

/// A table with a row that names its columns.
struct NamedTable {
    let table: Table
    /// The place of the row with the names.
    let header: Int
    private let names: [ByteString]

    /// Finds the row that has all these names, in any order, among the first ones: some programs write other things above it.
    init?(_ table: Table, with wanted: [ByteString]) {
        for row in 0..<min(table.count, Self.mostAbove) {
            let names = Self.names(table, row)
            if wanted.allSatisfy({ names.contains($0) }) {
                (self.table, self.header, self.names) = (table, row, names)
                return
            }
        }
        return nil
    }

    /// How many rows may stand above the names.
    static let mostAbove = 12

    /// The rows below the names.
    var rows: Range<Int> { header + 1..<table.count }

    /// The column of one of these names, the first that there is.
    func column(_ wanted: ByteString...) -> Int? {
        for name in wanted {
            if let place = names.firstIndex(of: name) { return place }
        }
        return nil
    }

    /// The cell of a row, without space around it.
    func text(_ row: Int, _ column: Int?) -> String { Text.trimmed(table.text(row, column)) }

    /// The cells of a row beyond the last name: a separator that is in no quotes makes a row longer than the others.
    func beyond(_ row: Int) -> [String] {
        var texts: [String] = []
        for column in names.count..<max(names.count, table.cells(inRow: row)) where !Text.isBlank(table.text(row, column)) {
            texts.append(text(row, column))
        }
        return texts
    }

    /// The names in a row, in small letters.
    private static func names(_ table: Table, _ row: Int) -> [ByteString] {
        table.texts(row).map { ByteString(SmallLetters.of(Text.trimmed($0))) }
    }
}

/// Letters of the alphabets that the app's languages are written in.
enum SmallLetters {
    /// The text with its capitals of ASCII, Latin-1 and Latin Extended-A as small letters: É, Ä, Ś.
    static func of(_ text: String) -> String {
        var bytes: [UInt8] = []
        var isASCII = true
        for byte in text.utf8 {
            bytes.append((0x41...0x5a).contains(byte) ? byte | 0x20 : byte)
            if byte >= 0x80 { isASCII = false }
        }
        let small = String(decoding: bytes, as: UTF8.self)
        if isASCII { return small }
        var scalars = String.UnicodeScalarView()
        for scalar in small.unicodeScalars { scalars.append(Unicode.Scalar(letter(scalar.value)) ?? scalar) }
        return String(scalars)
    }

    private static func letter(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0xd7: scalar
        case 0xc0...0xde: scalar + 0x20
        case 0x139...0x148, 0x179...0x17e: scalar + scalar % 2
        case 0x100...0x137, 0x14a...0x177: scalar | 1
        default: scalar
        }
    }
}
