import Planner

/// A line of a text file.
struct WrittenLine {
    /// Without its end, and without space at its end.
    let bytes: ArraySlice<UInt8>
    /// How far it is indented, in columns; a tab is four.
    let indent: Int
    /// Without its indentation.
    let text: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
        var line = line
        while let last = line.last, Self.isSpace(last) { line = line.dropLast() }
        bytes = line
        var (indent, rest) = (0, line)
        while let first = rest.first, Self.isSpace(first) {
            indent += first == UInt8(ascii: "\t") ? 4 - indent % 4 : 1
            rest = rest.dropFirst()
        }
        (self.indent, text) = (indent, rest)
    }

    var isBlank: Bool { text.isEmpty }
    var string: String { String(decoding: text, as: UTF8.self) }

    /// Whether the text begins so.
    func begins(_ start: StaticString) -> Bool { text.begins(start) }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    /// The lines of a file.
    ///
    /// - Throws: ``ImportFault/tooManyRows``.
    static func all(of bytes: [UInt8]) throws(ImportFault) -> [WrittenLine] {
        // In a file without line feeds, returns end lines.
        let end = bytes.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
        var lines: [WrittenLine] = []
        var start = 0
        for (at, byte) in bytes.enumerated() where byte == end {
            lines.append(WrittenLine(bytes[start..<at]))
            start = at + 1
            // A task may have many lines of notes.
            guard lines.count <= 3 * ImportLimits.rows else { throw .tooManyRows }
        }
        if start < bytes.count { lines.append(WrittenLine(bytes[start...])) }
        return lines
    }

    /// The first lines of a file, to recognise it by.
    static func first(of text: ImportedText) -> [WrittenLine] {
        let bytes = Array(text.bytes.prefix(65_536))
        return (try? all(of: bytes)) ?? []
    }
}

extension ArraySlice<UInt8> {
    /// Whether it begins so.
    func begins(_ start: StaticString) -> Bool {
        start.withUTF8Buffer { self.starts(with: $0) }
    }

    /// The words of a line, between spaces.
    var words: [ArraySlice<UInt8>] {
        var words: [ArraySlice<UInt8>] = []
        var start: Int?
        for at in indices {
            if WrittenLine.isSpace(self[at]) {
                if let first = start { words.append(self[first..<at]) }
                start = nil
            } else if start == nil {
                start = at
            }
        }
        if let first = start { words.append(self[first...]) }
        return words
    }

    var string: String { String(decoding: self, as: UTF8.self) }
}

/// A bullet or a number before an item of a list, and its box.
struct ListItem {
    /// The sign in its box; nil: it has no box.
    let box: UInt8?
    let text: ArraySlice<UInt8>

    /// Nil for a line that is no item.
    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first else { return nil }
        var rest = line
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): rest = rest.dropFirst()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            var digits = 0
            while let byte = rest.first, byte &- UInt8(ascii: "0") < 10 {
                rest = rest.dropFirst()
                digits += 1
            }
            guard digits < 10, let dot = rest.first, dot == UInt8(ascii: ".") || dot == UInt8(ascii: ")") else { return nil }
            rest = rest.dropFirst()
        default: return nil
        }
        guard let space = rest.first, WrittenLine.isSpace(space) else { return nil }
        while let byte = rest.first, WrittenLine.isSpace(byte) { rest = rest.dropFirst() }
        let start = rest.startIndex
        if rest.count >= 3, rest[start] == UInt8(ascii: "["), rest[start + 2] == UInt8(ascii: "]"),
            rest.count == 3 || WrittenLine.isSpace(rest[start + 3])
        {
            box = rest[start + 1]
            rest = rest.dropFirst(3)
            while let byte = rest.first, WrittenLine.isSpace(byte) { rest = rest.dropFirst() }
        } else {
            box = nil
        }
        text = rest
    }

    var isDone: Bool { box == UInt8(ascii: "x") || box == UInt8(ascii: "X") }
    var isCancelled: Bool { box == UInt8(ascii: "-") }
}

/// Which task a line is a step of, by how far the lines before it are indented.
struct IndentedKeys {
    private var open: [(indent: Int, key: String)] = []

    /// The key of the task that something with this indentation lies beneath.
    mutating func above(_ indent: Int) -> String? {
        while let last = open.last, last.indent >= indent { open.removeLast() }
        return open.last?.key
    }

    /// A task that others may lie beneath.
    mutating func begin(_ key: String, at indent: Int) {
        _ = above(indent)
        open.append((indent, key))
    }

    /// The task that was begun last and that text of this indentation belongs to.
    func task(for indent: Int) -> String? {
        for item in open.reversed() where item.indent < indent { return item.key }
        return nil
    }

    var isEmpty: Bool { open.isEmpty }

    mutating func end() { open.removeAll() }
}
