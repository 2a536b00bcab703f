/// The unfolded lines of a file of iCalendar (RFC 5545 §3.1), one after another. Their sources together are the whole file.
struct CalendarLines {
    private let bytes: ArraySlice<UInt8>
    private let end: UInt8
    private var at: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        at = bytes.startIndex
        // In a file that has line feeds, a lone return is part of a text.
        end = bytes.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
    }

    /// The next line; nil at the end of the file.
    mutating func next() -> CalendarLine? {
        guard at < bytes.endIndex else { return nil }
        let start = at
        // Blank lines before the first one are part of it.
        var first = physicalLine()
        while first.isEmpty, at < bytes.endIndex { first = physicalLine() }
        let isText = Self.isText(first)
        // Most lines have no folds, so they are not copied.
        var unfolded: [UInt8]?
        var blanks = 0
        while at < bytes.endIndex {
            let next = at
            let line = physicalLine()
            if line.isEmpty {
                blanks += 1
            } else if line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") {
                if unfolded == nil { unfolded = Array(first) }
                unfolded?.append(contentsOf: line.dropFirst())
                blanks = 0
            } else if isText, CalendarLine.nameEnd(in: line) == nil {
                // Some programs write the line breaks of a text as they are.
                if unfolded == nil { unfolded = Array(first) }
                for _ in 0...blanks { unfolded?.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")]) }
                unfolded?.append(contentsOf: line)
                blanks = 0
            } else {
                at = next
                break
            }
        }
        return CalendarLine(source: bytes[start..<at], content: unfolded.map { $0[...] } ?? first)
    }

    /// Whether a line is one in which people write.
    private static func isText(_ line: ArraySlice<UInt8>) -> Bool {
        let names: [StaticString] = ["SUMMARY", "DESCRIPTION", "COMMENT", "LOCATION"]
        guard let end = CalendarLine.nameEnd(in: line) else { return false }
        for name in names where end - line.startIndex == name.utf8CodeUnitCount {
            var same = 0
            while same < name.utf8CodeUnitCount, ASCII.capital(line[line.startIndex + same]) == name.utf8Start[same] { same += 1 }
            if same == name.utf8CodeUnitCount { return true }
        }
        return false
    }

    /// What stands up to the next line end, without it.
    private mutating func physicalLine() -> ArraySlice<UInt8> {
        let start = at
        while at < bytes.endIndex, bytes[at] != end { at += 1 }
        var line = bytes[start..<at]
        if at < bytes.endIndex { at += 1 }
        if end == UInt8(ascii: "\n"), line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        return line
    }
}
