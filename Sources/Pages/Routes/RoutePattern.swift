import Facts
import Planner

/// The routes that differ in a parameter: one word of the path, between its beginning and its end.
///
/// It both prints and reads them, so that a link and its handler cannot differ.
package struct RoutePattern<Parameter: Sendable>: Sendable {
    /// The beginning of all its paths, with the slash before the parameter.
    package let prefix: String
    private let suffix: String
    private let printed: @Sendable (Parameter) -> String
    private let read: @Sendable (String) -> Parameter?

    /// The pattern of a path.
    ///
    /// - Parameters:
    ///   - prefix: its beginning, with the slash before the parameter.
    ///   - suffix: its end, with the slash behind the parameter.
    ///   - printed: the parameter as it stands in the path.
    ///   - read: the parameter that a word names; nil if it names none.
    init(
        _ prefix: String,
        _ suffix: String = "",
        printed: @escaping @Sendable (Parameter) -> String,
        read: @escaping @Sendable (String) -> Parameter?
    ) {
        self.prefix = prefix
        self.suffix = suffix
        self.printed = printed
        self.read = read
    }

    /// The route with a parameter.
    @inline(never)
    package consuming func callAsFunction(_ parameter: Parameter) -> Route {
        Route(prefix + printed(parameter) + suffix)
    }

    /// The parameter of a plain path (``Route/plainPath(_:)``); nil if the path is not of this pattern.
    package func parameter(in path: String) -> Parameter? {
        PatternedPath.word(in: path, after: prefix, before: suffix).flatMap(read)
    }

    /// The path with `*` for the parameter, as the server's router reads patterns.
    package var wildcardPath: String { prefix + "*" + suffix }

    /// The parameter of a route; nil if there is no route, or one of another pattern.
    package func parameter(of route: Route?) -> Parameter? {
        route.flatMap { parameter(in: $0.path) }
    }
}

/// What reading a path has in common for all parameters.
private enum PatternedPath {
    /// The word between a path's beginning and its end; nil if it begins or ends otherwise, or has more words between them.
    ///
    /// Most paths are of another pattern: nothing is copied before the word is known to be there.
    @inline(never)
    static func word(in path: String, after prefix: String, before suffix: String) -> String? {
        var (text, prefix, suffix) = (path, prefix, suffix)
        let found: Range<Int>? = text.withUTF8 { path in
            prefix.withUTF8 { prefix in
                suffix.withUTF8 { suffix in
                    let end = path.count - suffix.count
                    guard prefix.count < end else { return nil }
                    for at in prefix.indices where path[at] != prefix[at] { return nil }
                    for at in suffix.indices where path[end + at] != suffix[at] { return nil }
                    for at in prefix.count..<end where path[at] == UInt8(ascii: "/") { return nil }
                    return prefix.count..<end
                }
            }
        }
        return found.map { Text.piece(of: path, $0) }
    }
}

// MARK: - Parameters

extension RoutePattern where Parameter == Identity {
    /// One thing of many, or what is done to it.
    init(_ prefix: String, _ suffix: String = "") {
        self.init(prefix, suffix, printed: { $0.hex }, read: { Identity(hex: $0) })
    }
}
