/// The URL of a push service, parsed. It is read more strictly than in any browser: a text that two parsers could take for two hosts is
/// refused.
struct PushEndpoint: Equatable, Sendable {
    /// RFC 8030 sets none; what browsers hand out has a few hundred bytes.
    static let longest = 2048

    /// As it was given.
    let text: String
    /// In small letters.
    let host: String
    let port: Int

    /// Reads `https://name.example:port/…`.
    ///
    /// - Throws: ``WebPushFault/badEndpoint`` if it is no such address, has a user, a fragment, a trailing dot, a number for a name (of
    ///   whatever notation), or a name without a dot that no exception makes.
    init(_ text: String, under rules: PushRules) throws(WebPushFault) {
        let scheme = Array("https://".utf8)
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.longest, bytes.starts(with: scheme), bytes.allSatisfy({ Self.isOfAddress($0) }) else {
            throw .badEndpoint
        }
        let authority = bytes.dropFirst(scheme.count).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard let name = parts.first, parts.count <= 2, let port = Self.port(parts.dropFirst().first) else { throw .badEndpoint }
        self.text = text
        self.host = String(decoding: name, as: UTF8.self).lowercased()
        self.port = port
        guard rules.exception(for: self) != nil || Self.isName(name) else { throw .badEndpoint }
    }

    /// RFC 6454 §6.2: what a push service is told the signature is for.
    var origin: String {
        port == 443 ? "https://\(host)" : "https://\(host):\(port)"
    }

    /// Whether RFC 3986 §2 allows a character in a URL, without those that begin a fragment, end a user, or belong to an IPv6 address.
    private static func isOfAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~:/?!$&'()*+,;=%@".utf8.contains(byte)
        }
    }

    private static func port(_ digits: ArraySlice<UInt8>?) -> Int? {
        guard let digits else { return 443 }
        guard (1...5).contains(digits.count), digits.first != UInt8(ascii: "0"), digits.allSatisfy({ isDigit($0) }),
            let port = Int(String(decoding: digits, as: UTF8.self)), port <= 65_535
        else { return nil }
        return port
    }

    /// Labels of letters, digits and hyphens (RFC 1123 §2.1), two at least. The last begins with a letter, as all that there are do: a
    /// number, decimal, octal or hexadecimal, never does.
    private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard name.count <= 253, labels.count >= 2, let first = labels.last?.first, isLetter(first) else { return false }
        return labels.allSatisfy { label in
            (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
