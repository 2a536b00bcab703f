package import Planner

/// A line of iCalendar (RFC 5545 §3.1): a name, parameters and a value. It keeps the bytes that it was read from, so that a program can
/// write back what it does not know.
package struct CalendarLine: Equatable, Sendable {
    /// The line as it stands in the file, with its folds, its end, and blank lines after it.
    package let source: ArraySlice<UInt8>
    /// Its name in capitals, as "DTSTART"; empty for text in which no name stands.
    package let name: ByteString
    /// The line without folds and without its end.
    private let content: ArraySlice<UInt8>
    private let parametersAt: Int
    private let valueAt: Int

    /// Reads an unfolded line.
    init(source: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
        self.source = source
        self.content = content
        let nameEnd = Self.nameEnd(in: content) ?? content.startIndex
        var name: [UInt8] = []
        for byte in content[content.startIndex..<nameEnd] { name.append(ASCII.capital(byte)) }
        self.name = ByteString(String(decoding: name, as: UTF8.self))
        parametersAt = nameEnd
        valueAt = nameEnd == content.startIndex ? nameEnd : Self.valueStart(in: content, after: nameEnd)
    }

    package static func == (one: CalendarLine, other: CalendarLine) -> Bool { one.source == other.source }

    /// Where the name ends with which a line begins; nil for a line that has no name.
    static func nameEnd(in content: ArraySlice<UInt8>) -> Int? {
        var at = content.startIndex
        while at < content.endIndex {
            switch content[at] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                at += 1
            case UInt8(ascii: ":"), UInt8(ascii: ";"): return at > content.startIndex ? at : nil
            default: return nil
            }
        }
        return nil
    }

    /// Behind the first colon outside quotes. A quote that is never closed is no quote.
    private static func valueStart(in content: ArraySlice<UInt8>, after nameEnd: Int) -> Int {
        var isQuoted = false
        var quotedColon: Int?
        for at in nameEnd..<content.endIndex {
            switch content[at] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ":"):
                if !isQuoted { return at + 1 }
                if quotedColon == nil { quotedColon = at }
            default: break
            }
        }
        return quotedColon.map { $0 + 1 } ?? content.endIndex
    }

    // MARK: Values

    /// The value as it stands, with its escapes.
    package var value: String { String(decoding: content[valueAt...], as: UTF8.self) }

    /// The value as text, without escapes (§3.3.11).
    package var text: String {
        var text: [UInt8] = []
        var isEscaped = false
        for byte in content[valueAt...] { Self.add(byte, to: &text, &isEscaped) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The value as several texts, between commas that are not escaped.
    package var texts: [String] {
        var texts: [String] = []
        var text: [UInt8] = []
        var isEscaped = false
        for byte in content[valueAt...] {
            if byte == UInt8(ascii: ","), !isEscaped {
                texts.append(String(decoding: text, as: UTF8.self))
                text.removeAll()
            } else {
                Self.add(byte, to: &text, &isEscaped)
            }
        }
        texts.append(String(decoding: text, as: UTF8.self))
        return texts
    }

    private static func add(_ byte: UInt8, to text: inout [UInt8], _ isEscaped: inout Bool) {
        guard isEscaped else {
            if byte == UInt8(ascii: "\\") { isEscaped = true } else { text.append(byte) }
            return
        }
        isEscaped = false
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""): text.append(byte)
        // Some programs escape nothing: a backslash before anything else is one.
        default: text += [UInt8(ascii: "\\"), byte]
        }
    }

    /// The first value of a parameter, without its quotes; nil if the line does not have it.
    ///
    /// - Parameter name: in capitals.
    package func parameter(_ name: ByteString) -> String? {
        var at = parametersAt
        let end = max(valueAt - 1, parametersAt)
        while at < end, content[at] == UInt8(ascii: ";") {
            at += 1
            var key: [UInt8] = []
            while at < end, content[at] != UInt8(ascii: "="), content[at] != UInt8(ascii: ";") {
                key.append(ASCII.capital(content[at]))
                at += 1
            }
            let isWanted = ByteString(String(decoding: key, as: UTF8.self)) == name
            var value: [UInt8] = []
            var (isQuoted, isFirst) = (false, true)
            if at < end, content[at] == UInt8(ascii: "=") { at += 1 }
            while at < end, isQuoted || content[at] != UInt8(ascii: ";") {
                switch content[at] {
                case UInt8(ascii: "\""): isQuoted.toggle()
                case UInt8(ascii: ","): if isQuoted { fallthrough } else { isFirst = false }
                default: if isFirst, isWanted { value.append(content[at]) }
                }
                at += 1
            }
            if isWanted { return String(decoding: Self.withoutCarets(value), as: UTF8.self) }
        }
        return nil
    }

    /// Line breaks, carets and quotes in parameters (RFC 6868).
    private static func withoutCarets(_ value: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var isEscaped = false
        for byte in value {
            if isEscaped {
                isEscaped = false
                switch byte {
                case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "^"): text.append(byte)
                case UInt8(ascii: "'"): text.append(UInt8(ascii: "\""))
                default: text += [UInt8(ascii: "^"), byte]
                }
            } else if byte == UInt8(ascii: "^") {
                isEscaped = true
            } else {
                text.append(byte)
            }
        }
        if isEscaped { text.append(UInt8(ascii: "^")) }
        return text
    }
}
