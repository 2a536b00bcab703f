import Planner

/// The routes of public links, which show something without an account, and of the page where they are made; read and printed by one type.
public enum PublicLinkRoute: Equatable, Sendable {
    /// Where they are made, listed and ended.
    case links
    /// One of them, by its secret.
    case shown(String)

    /// The path.
    public var path: String {
        switch self {
        case .links: "/account/links"
        case .shown(let secret): "/shared/" + secret
        }
    }

    /// Reads a path; nil if none of these is at it.
    public init?(path: String) {
        if ByteString(path) == ByteString(Self.links.path) {
            self = .links
            return
        }
        let words = Text.pieces(of: path, at: UInt8(ascii: "/"))
        guard words.count == 3, ByteString(words[1]) == "shared" else { return nil }
        self = .shown(words[2])
    }
}

extension Markup.StringInterpolation {
    /// A path.
    @inline(never)
    mutating func appendInterpolation(_ route: PublicLinkRoute) {
        appendInterpolation(route.path)
    }
}
