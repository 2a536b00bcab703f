/// Finds the values of a JSON text, each byte once, and without recursion.
///
/// The grammar is RFC 8259's, but for two liberties with texts, because older versions of the programs took them: a text may hold control
/// characters as they are, and bytes that are not UTF-8.
struct JSONScanner {
    private let bytes: [UInt8]
    private var at = 0
    /// The arrays and objects around the place that is read.
    private var open: [Int] = []
    private(set) var nodes: [JSONDocument.Node] = []

    /// - Parameter bytes: at most ``JSONDocument/largest``, so that places in them fit 32 bits.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(min(bytes.count / 8, JSONDocument.mostValues))
    }

    /// Reads one value, and nothing after it.
    mutating func readOne() throws(JSONFault) {
        skipSpace()
        guard at < bytes.count else { throw .empty }
        try readValue()
        skipSpace()
        guard at == bytes.count else { throw .malformed(at: at) }
    }

    /// Reads values until the bytes end, as the items of an array.
    mutating func readSequence() throws(JSONFault) {
        try append(.array, from: 0, to: bytes.count)
        while true {
            skipSpace()
            guard at < bytes.count else { break }
            try readValue()
            skipSpace()
            if at < bytes.count, bytes[at] == UInt8(ascii: ",") { at += 1 }
        }
        nodes[0].next = Int32(truncatingIfNeeded: nodes.count)
        if nodes.count == 1 { throw .empty }
    }

    private mutating func readValue() throws(JSONFault) {
        repeat {
            skipSpace()
            try beginValue()
        } while try goOn()
    }

    /// Reads a value that is neither array nor object, or enters one of these. In an object that has members, it reads the name of the
    /// first.
    private mutating func beginValue() throws(JSONFault) {
        guard at < bytes.count else { throw .truncated }
        switch bytes[at] {
        case UInt8(ascii: "{"): try enter(.object)
        case UInt8(ascii: "["): try enter(.array)
        case UInt8(ascii: "\""): try readText()
        case UInt8(ascii: "n"): try readWord("null", .null)
        case UInt8(ascii: "t"): try readWord("true", .yes)
        case UInt8(ascii: "f"): try readWord("false", .no)
        default: try readNumber()
        }
    }

    /// Goes on after a value: leaves what ends here. Says whether another value follows; none does after the outermost one.
    private mutating func goOn() throws(JSONFault) -> Bool {
        while let container = open.last {
            // An array or an object that was just entered is the last node, and its first value is to come.
            let isEmpty = container == nodes.count - 1
            let isObject = nodes[container].kind == .object
            skipSpace()
            guard at < bytes.count else { throw .truncated }
            if bytes[at] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                at += 1
                open.removeLast()
                nodes[container].end = Int32(truncatingIfNeeded: at)
                nodes[container].next = Int32(truncatingIfNeeded: nodes.count)
                continue
            }
            if !isEmpty {
                guard bytes[at] == UInt8(ascii: ",") else { throw .malformed(at: at) }
                at += 1
                skipSpace()
            }
            if isObject { try readName() }
            return true
        }
        return false
    }

    private mutating func enter(_ kind: JSONDocument.Kind) throws(JSONFault) {
        guard open.count < JSONDocument.deepest else { throw .tooDeep }
        open.append(nodes.count)
        try append(kind, from: at, to: at)
        at += 1
    }

    private mutating func readName() throws(JSONFault) {
        guard at < bytes.count else { throw .truncated }
        guard bytes[at] == UInt8(ascii: "\"") else { throw .malformed(at: at) }
        try readText()
        skipSpace()
        guard at < bytes.count else { throw .truncated }
        guard bytes[at] == UInt8(ascii: ":") else { throw .malformed(at: at) }
        at += 1
    }

    private mutating func append(_ kind: JSONDocument.Kind, from start: Int, to end: Int) throws(JSONFault) {
        guard nodes.count < JSONDocument.mostValues else { throw .tooLarge }
        nodes.append(
            JSONDocument.Node(
                kind: kind,
                start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: end),
                next: Int32(truncatingIfNeeded: nodes.count + 1)
            )
        )
    }

    private mutating func skipSpace() {
        while at < bytes.count {
            switch bytes[at] {
            case 0x20, 0x09, 0x0a, 0x0d: at += 1
            default: return
            }
        }
    }
}

// MARK: - Texts, numbers and words

extension JSONScanner {
    private mutating func readText() throws(JSONFault) {
        at += 1
        let start = at
        var kind = JSONDocument.Kind.plainText
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""):
                try append(kind, from: start, to: at)
                at += 1
                return
            case UInt8(ascii: "\\"):
                kind = .escapedText
                try skipEscape()
            default: at += 1
            }
        }
        throw .truncated
    }

    private mutating func skipEscape() throws(JSONFault) {
        at += 1
        guard at < bytes.count else { throw .truncated }
        switch bytes[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 1
        case UInt8(ascii: "u"):
            at += 1
            for _ in 0..<4 {
                guard at < bytes.count else { throw .truncated }
                guard JSONText.hexadecimal(bytes[at]) != nil else { throw .malformed(at: at) }
                at += 1
            }
        default: throw .malformed(at: at)
        }
    }

    private mutating func readNumber() throws(JSONFault) {
        let start = at
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        guard at < bytes.count else { throw .truncated }
        // No digit follows a leading nought.
        if bytes[at] == UInt8(ascii: "0") { at += 1 } else { try readDigits() }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            try readDigits()
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            try readDigits()
        }
        try append(.number, from: start, to: at)
    }

    private mutating func readDigits() throws(JSONFault) {
        guard at < bytes.count else { throw .truncated }
        guard bytes[at] &- UInt8(ascii: "0") < 10 else { throw .malformed(at: at) }
        while at < bytes.count, bytes[at] &- UInt8(ascii: "0") < 10 { at += 1 }
    }

    private mutating func readWord(_ word: StaticString, _ kind: JSONDocument.Kind) throws(JSONFault) {
        let start = at
        for place in 0..<word.utf8CodeUnitCount {
            guard at < bytes.count else { throw .truncated }
            guard bytes[at] == word.utf8Start[place] else { throw .malformed(at: at) }
            at += 1
        }
        try append(kind, from: start, to: at)
    }
}
