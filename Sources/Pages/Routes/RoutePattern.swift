import Facts
import Planner

/// The routes that differ in a parameter: one word of the path, or two, between its beginning and its end.
///
/// It both prints and reads them, so that a link and its handler cannot differ.
public struct RoutePattern<Parameter: Sendable>: Sendable {
    /// The beginning of all its paths, with the slash before the parameter.
    public let prefix: String
    private let suffix: String
    private let wordCount: Int
    private let printed: @Sendable (Parameter) -> String
    private let read: @Sendable (String) -> Parameter?

    /// The pattern of a path.
    ///
    /// - Parameters:
    ///   - prefix: its beginning, with the slash before the parameter.
    ///   - suffix: its end, with the slash behind the parameter.
    ///   - wordCount: how many words the parameter is.
    ///   - printed: the parameter as it stands in the path.
    ///   - read: the parameter that these words name; nil if they name none.
    init(
        _ prefix: String,
        _ suffix: String = "",
        wordCount: Int = 1,
        printed: @escaping @Sendable (Parameter) -> String,
        read: @escaping @Sendable (String) -> Parameter?
    ) {
        self.prefix = prefix
        self.suffix = suffix
        self.wordCount = wordCount
        self.printed = printed
        self.read = read
    }

    /// The route with a parameter.
    @inline(never)
    public consuming func callAsFunction(_ parameter: Parameter) -> Route {
        Route(prefix + printed(parameter) + suffix)
    }

    /// The parameter of a plain path (``Route/plainPath(_:)``); nil if the path is not of this pattern.
    public func parameter(in path: String) -> Parameter? {
        PatternedPath.words(in: path, after: prefix, before: suffix, count: wordCount).flatMap(read)
    }

    /// The path with `*` for each word of the parameter, as the server's router reads patterns.
    public var wildcardPath: String {
        var path = prefix + "*"
        for _ in 1..<wordCount { path += "/*" }
        return path + suffix
    }

    /// The parameter of a route; nil if there is no route, or one of another pattern.
    public func parameter(of route: Route?) -> Parameter? {
        route.flatMap { parameter(in: $0.path) }
    }
}

/// What reading a path has in common for all parameters.
private enum PatternedPath {
    /// The words between a path's beginning and its end; nil if it begins or ends otherwise, or has another number of words.
    ///
    /// Most paths are of another pattern: nothing is copied before the words are known to be there.
    @inline(never)
    static func words(in path: String, after prefix: String, before suffix: String, count: Int) -> String? {
        var (text, prefix, suffix) = (path, prefix, suffix)
        let found: Range<Int>? = text.withUTF8 { path in
            prefix.withUTF8 { prefix in
                suffix.withUTF8 { suffix in
                    let end = path.count - suffix.count
                    guard prefix.count < end else { return nil }
                    for at in prefix.indices where path[at] != prefix[at] { return nil }
                    for at in suffix.indices where path[end + at] != suffix[at] { return nil }
                    var slashes = 0
                    for at in prefix.count..<end where path[at] == UInt8(ascii: "/") { slashes += 1 }
                    return slashes == count - 1 ? prefix.count..<end : nil
                }
            }
        }
        return found.map { Text.piece(of: path, $0) }
    }

    /// Two words, as they stand in a path.
    @inline(never)
    static func joined(_ one: String, _ other: String) -> String { one + "/" + other }

    /// Two words out of a path.
    @inline(never)
    static func parted(_ words: String) -> (String, String)? {
        let parts = Text.pieces(of: words, at: UInt8(ascii: "/"))
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}

// MARK: - Parameters

extension RoutePattern where Parameter == Identity {
    /// One thing of many, or what is done to it.
    init(_ prefix: String, _ suffix: String = "") {
        self.init(prefix, suffix, printed: { $0.hex }, read: { Identity(hex: $0) })
    }
}

extension RoutePattern where Parameter: RouteWord {
    /// A word of a fixed set.
    init(_ prefix: String) {
        self.init(prefix, printed: { $0.word }, read: { Parameter(word: $0) })
    }
}

extension RoutePattern {
    /// A command on one thing of many.
    init<Command: RouteWord>(_ prefix: String) where Parameter == (Identity, Command) {
        self.init(
            prefix,
            wordCount: 2,
            printed: { PatternedPath.joined($0.0.hex, $0.1.word) },
            read: { words in
                guard let (name, word) = PatternedPath.parted(words), let identity = Identity(hex: name),
                    let command = Command(word: word)
                else { return nil }
                return (identity, command)
            }
        )
    }

    /// A command on one thing of a set that names its things by words.
    init<Command: RouteWord>(_ prefix: String, slug: @escaping @Sendable (String) -> ByteString?)
    where Parameter == (ByteString, Command) {
        self.init(
            prefix,
            wordCount: 2,
            printed: { PatternedPath.joined($0.0.text, $0.1.word) },
            read: { words in
                guard let (name, word) = PatternedPath.parted(words), let slug = slug(name), let command = Command(word: word)
                else { return nil }
                return (slug, command)
            }
        )
    }

    /// The route of a command on a thing.
    public consuming func callAsFunction<Thing, Command>(_ thing: Thing, _ command: Command) -> Route
    where Parameter == (Thing, Command) {
        self((thing, command))
    }
}
