import Planner

/// One address of the planner, as links and forms name it. Each is declared once, in the extensions beside this file: one that stands
/// for itself as a `Route`, one of many as what a ``RoutePattern`` makes of a parameter.
///
/// What answers at a route is one line of the table in `Requests`, which reads paths by the same declarations that print them here.
package struct Route: Equatable, Sendable {
    /// The path, from the root.
    package let path: String

    /// The route of a path.
    init(_ path: String) {
        self.path = path
    }

    /// The beginning of the paths of all the planner's routes.
    package static var root: String { "/app" }

    /// The path as routes are written: one slash before each word, none at the end, and today at the root.
    @inline(never)
    package static func plainPath(_ path: String) -> String {
        let slash = UInt8(ascii: "/")
        var isPlain = path.utf8.first == slash
        var last: UInt8 = 0
        for byte in path.utf8 {
            if byte == slash, last == slash { isPlain = false }
            last = byte
        }
        var plain = path
        if !isPlain || last == slash {
            plain = ""
            for word in Text.pieces(of: path, at: slash) where !word.isEmpty { plain += "/" + word }
        }
        return ByteString(plain) == ByteString(root) ? today.path : plain
    }

    /// Whether both lead to the same place.
    package static func == (one: Route, other: Route) -> Bool {
        ByteString(one.path) == ByteString(other.path)
    }
}
