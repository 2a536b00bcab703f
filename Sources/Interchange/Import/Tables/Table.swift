import Planner

/// A table as programs write it: cells between separators, rows between line ends, and quotes around cells in which either occurs (RFC 4180).
///
/// Whatever is written, there is a table: quotes that are never closed are characters of their cell. Cells are places in the bytes, so that a
/// table of a million of them takes little more room than its file.
struct Table {
    private struct Cell {
        let start: UInt32
        let end: UInt32
        /// Whether quotes inside are doubled.
        let hasQuotes: Bool
    }

    private let bytes: [UInt8]
    private var cells: [Cell] = []
    /// For each row the number of cells up to its end.
    private var ends: [Int] = []
    let separator: UInt8

    private static let quote = UInt8(ascii: "\"")
    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]

    /// Reads a table.
    ///
    /// - Parameters:
    ///   - bytes: valid UTF-8.
    ///   - most: how many rows are read.
    init(_ bytes: [UInt8], upTo most: Int = .max) {
        self.bytes = bytes
        var at = 0
        if let told = Self.told(bytes) {
            separator = told
            at = 5
            while at < bytes.count, bytes[at] == UInt8(ascii: "\r") || bytes[at] == UInt8(ascii: "\n") { at += 1 }
        } else {
            separator = Self.separator(of: bytes)
        }
        while at < bytes.count, ends.count < most { readRow(&at) }
    }

    /// How many rows there are, blank ones too.
    var count: Int { ends.count }

    /// How many cells a row has; none where there is no such row.
    func cells(inRow row: Int) -> Int { row < ends.count ? ends[row] - start(ofRow: row) : 0 }

    /// A cell; empty where the row has none there.
    func text(_ row: Int, _ column: Int?) -> String {
        guard let column, row < ends.count, column >= 0, column < cells(inRow: row) else { return "" }
        let cell = cells[start(ofRow: row) + column]
        guard cell.hasQuotes else { return String(decoding: bytes[Int(cell.start)..<Int(cell.end)], as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(Int(cell.end - cell.start))
        var isSecond = false
        for byte in bytes[Int(cell.start)..<Int(cell.end)] {
            if byte == Self.quote, !isSecond {
                isSecond = true
                continue
            }
            isSecond = false
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// All cells of a row.
    func texts(_ row: Int) -> [String] {
        var texts: [String] = []
        for column in 0..<cells(inRow: row) { texts.append(text(row, column)) }
        return texts
    }

    /// Whether all cells of a row are empty.
    func isBlank(_ row: Int) -> Bool {
        for column in 0..<cells(inRow: row) where !Text.isBlank(text(row, column)) { return false }
        return true
    }

    private func start(ofRow row: Int) -> Int { row == 0 ? 0 : ends[row - 1] }

    private mutating func readRow(_ at: inout Int) {
        var columns = 0
        while true {
            let cell = readCell(&at)
            // Nobody has so many columns: what lies beyond is left out.
            if columns < ImportLimits.columns { cells.append(cell) }
            columns += 1
            guard at < bytes.count else { break }
            let byte = bytes[at]
            at += 1
            if byte == separator {
                if at == bytes.count {
                    if columns < ImportLimits.columns { cells.append(Cell(start: UInt32(at), end: UInt32(at), hasQuotes: false)) }
                    break
                }
                continue
            }
            // A line ends with "\n", "\r\n" or "\r".
            if byte == UInt8(ascii: "\r"), at < bytes.count, bytes[at] == UInt8(ascii: "\n") { at += 1 }
            break
        }
        ends.append(cells.count)
    }

    /// Reads a cell, up to the separator or line end behind it.
    private func readCell(_ at: inout Int) -> Cell {
        if at < bytes.count, bytes[at] == Self.quote, let cell = readQuoted(&at) { return cell }
        let start = at
        while at < bytes.count, !isEnd(at) { at += 1 }
        return Cell(start: UInt32(start), end: UInt32(at), hasQuotes: false)
    }

    /// Reads a cell in quotes; nil if they are never closed, or something follows them that is no end of a cell.
    private func readQuoted(_ at: inout Int) -> Cell? {
        var next = at + 1
        var hasQuotes = false
        while next < bytes.count {
            guard bytes[next] == Self.quote else {
                next += 1
                continue
            }
            if next + 1 < bytes.count, bytes[next + 1] == Self.quote {
                hasQuotes = true
                next += 2
                continue
            }
            let cell = Cell(start: UInt32(at + 1), end: UInt32(next), hasQuotes: hasQuotes)
            next += 1
            // Some programs leave spaces there.
            while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
            guard next == bytes.count || isEnd(next) else { return nil }
            at = next
            return cell
        }
        return nil
    }

    private func isEnd(_ at: Int) -> Bool {
        bytes[at] == separator || bytes[at] == UInt8(ascii: "\n") || bytes[at] == UInt8(ascii: "\r")
    }

    /// What a first line "sep=;" says, which spreadsheets understand.
    private static func told(_ bytes: [UInt8]) -> UInt8? {
        guard bytes.count > 5, bytes[..<4].elementsEqual("sep=".utf8), separators.contains(bytes[4]),
            bytes[5] == 0x0a || bytes[5] == 0x0d
        else {
            return nil
        }
        return bytes[4]
    }

    /// What parts cells: the most frequent of the possible ones in the first line that has any outside quotes.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        var counts = [0, 0, 0, 0]
        var isQuoted = false
        // A header is shorter.
        for byte in bytes.prefix(100_000) {
            if byte == quote { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if let place = separators.firstIndex(of: byte) { counts[place] += 1 }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), counts.contains(where: { $0 > 0 }) { break }
        }
        var best = 0
        for place in 1..<4 where counts[place] > counts[best] { best = place }
        return separators[best]
    }
}
