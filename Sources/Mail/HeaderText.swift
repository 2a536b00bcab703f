import Facts

/// Text that people wrote, as it may stand in a header: short plain ASCII as it is, anything else in encoded words (RFC 2047).
enum HeaderText {
    /// Leaves room for a header's name in a line of 78.
    private static let longestPlain = 60
    /// RFC 2047 §2: a line with encoded words has 76 characters at most. `Subject: `, `=?UTF-8?B?` and `?=` take 21 of the first one;
    /// base64 makes four of three.
    private static let bytesPerWord = 39

    /// A subject.
    static func unstructured(_ text: String) -> String {
        let text = withoutControls(text)
        return isPlain(text) ? text : encodedWords(text)
    }

    /// A name that stands before an address: quoted (RFC 5322 §3.2.4), or in encoded words.
    static func phrase(_ text: String) -> String {
        let text = withoutControls(text)
        guard !text.isEmpty else { return "" }
        guard isPlain(text) else { return encodedWords(text) }
        let quoted = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
        return "\"\(quoted)\""
    }

    /// Nothing that ends a line, or that a reader of headers may take to end one, is left.
    private static func withoutControls(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// Short, printable, not already looking encoded, and with no spaces but single ones between words: others would be lost.
    private static func isPlain(_ text: String) -> Bool {
        let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        return text.utf8.count <= longestPlain
            && text.utf8.allSatisfy { (0x20...0x7e).contains($0) && $0 != UInt8(ascii: "=") }
            && (text.isEmpty || words.allSatisfy { !$0.isEmpty })
    }

    /// Each word holds whole characters (RFC 2047 §5), and has a line to itself; the space between two of them is not read.
    private static func encodedWords(_ text: String) -> String {
        var words: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            if words[words.count - 1].count + bytes.count > bytesPerWord { words.append([]) }
            words[words.count - 1] += bytes
        }
        return words.map { "=?UTF-8?B?\(base64($0))?=" }.joined(separator: "\r\n ")
    }

    /// Base64 in the alphabet and with the padding of RFC 4648 §4, which RFC 2047 asks for.
    private static func base64(_ bytes: [UInt8]) -> String {
        let text = Base64.encoded(bytes).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
        return String(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
    }
}
