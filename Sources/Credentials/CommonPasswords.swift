import Glibc

/// The passwords that are tried first when somebody guesses, compared without regard to capital letters of the Latin alphabet.
///
/// `tools/make-common-passwords` makes the list (decision 029).
package struct CommonPasswords: Sendable {
    /// ASVS 6.2.4 asks for at least the 3,000 most common passwords that are long enough; a file with fewer is refused.
    package static let fewest = 3000

    /// Lower-cased, each between two ends of line: as the file has them, and a NUL. A set of strings takes ten times the memory and half of what
    /// a server's start is to take; to look through 100 kB is nothing beside the hash that follows.
    private let lines: [CChar]

    /// How many there are.
    package let count: Int

    /// A list of the given words.
    package init(_ words: some Sequence<String>) {
        self.init(lines: words.reduce(into: []) { lines, word in lines += Array(word.utf8) + [Self.end] })
    }

    /// The list in a file: one password a line, in UTF-8.
    ///
    /// A server must not start without it: nobody would notice that a rule is not kept.
    ///
    /// - Throws: ``CredentialsFault/noCommonPasswords(_:_:)``, ``CredentialsFault/tooFewCommonPasswords(_:_:)``.
    package init(file path: String) throws(CredentialsFault) {
        self.init(lines: try Self.read(path))
        guard count >= Self.fewest else { throw .tooFewCommonPasswords(path, count) }
    }

    private init(lines: [UInt8]) {
        let lines = [Self.end] + lines.map { Self.lowerCased($0) } + [Self.end]
        // An empty line is no password.
        count = zip(lines, lines.dropFirst()).count { $0 != Self.end && $1 == Self.end }
        self.lines = (lines + [0]).map(CChar.init(bitPattern:))
    }

    /// Whether a password is one of them.
    package func contains(_ password: String) -> Bool {
        let wanted = password.utf8.map { Self.lowerCased($0) }
        guard !wanted.isEmpty, !wanted.contains(Self.end), !wanted.contains(0) else { return false }
        let line = ([Self.end] + wanted + [Self.end, 0]).map(CChar.init(bitPattern:))
        return strstr(lines, line) != nil
    }

    private static let end = UInt8(ascii: "\n")

    /// Only ASCII: the list is ASCII, and other letters are compared as they are.
    static func lowerCased(_ text: String) -> String {
        String(decoding: text.utf8.map { lowerCased($0) }, as: UTF8.self)
    }

    private static func lowerCased(_ letter: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) ? letter | 0x20 : letter
    }

    private static func read(_ path: String) throws(CredentialsFault) -> [UInt8] {
        guard let file = fopen(path, "rbe") else { throw .noCommonPasswords(path, message(errno)) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            bytes += chunk[..<count]
            if count < chunk.count { break }
        }
        // A failed read leaves the beginning of a list, which would pass for one.
        guard ferror(file) == 0 else { throw .noCommonPasswords(path, message(errno)) }
        return bytes
    }

    private static func message(_ code: Int32) -> String {
        String(cString: strerror(code))
    }
}
