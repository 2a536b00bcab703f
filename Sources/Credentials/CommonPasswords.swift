import Glibc

/// The passwords that are tried first when somebody guesses, compared without regard to capital letters of the Latin alphabet.
///
/// `tools/make-common-passwords` makes the list (decision 029).
public struct CommonPasswords: Sendable {
    /// ASVS 6.2.4 asks for at least the 3,000 most common ones that are long enough; a file with fewer is not the list.
    public static let fewest = 3000

    private let words: Set<String>

    /// A list of one's own.
    public init(_ words: some Sequence<String>) {
        self.words = Set(words.map(Self.lowerCased))
    }

    /// The list in a file: one password a line, in UTF-8.
    ///
    /// A server must not start without it: nobody would notice that a rule is not kept.
    ///
    /// - Throws: ``CredentialsFault/noCommonPasswords(_:_:)``, ``CredentialsFault/tooFewCommonPasswords(_:_:)``.
    public init(file path: String) throws(CredentialsFault) {
        let text = try Self.read(path)
        self.init(text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
        guard count >= Self.fewest else { throw .tooFewCommonPasswords(path, count) }
    }

    /// How many there are.
    public var count: Int { words.count }

    /// Whether a password is one of them.
    public func contains(_ password: String) -> Bool {
        words.contains(Self.lowerCased(password))
    }

    /// Only ASCII: what is in the list is, and other letters are compared as they are.
    static func lowerCased(_ text: String) -> String {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return String(decoding: text.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
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
        // What a failed read leaves is the beginning of a list, which would pass for one.
        guard ferror(file) == 0 else { throw .noCommonPasswords(path, message(errno)) }
        return bytes
    }

    private static func message(_ code: Int32) -> String {
        String(cString: strerror(code))
    }
}
