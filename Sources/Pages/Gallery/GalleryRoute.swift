public import Facts
import Planner

/// The routes of the gallery, which the server alone answers; read and printed by one type.
public enum GalleryRoute: Equatable, Sendable {
    /// Every template that somebody published, or those that are looked for.
    case gallery
    /// Publishes a list or a template.
    case publish
    /// The templates that the person has published.
    case mine
    /// The reported templates, for the server's administrator.
    case reports
    case template(Identity)
    /// Takes a template along.
    case use(Identity)
    case withdraw(Identity)
    case report(Identity)

    /// The path.
    public var path: String {
        switch self {
        case .gallery: "/gallery"
        case .publish: "/gallery/publish"
        case .mine: "/gallery/mine"
        case .reports: "/gallery/reports"
        case .template(let id): "/gallery/" + id.hex
        case .use(let id): "/gallery/" + id.hex + "/use"
        case .withdraw(let id): "/gallery/" + id.hex + "/withdraw"
        case .report(let id): "/gallery/" + id.hex + "/report"
        }
    }

    /// Reads a path; nil if none of these is at it.
    public init?(path: String) {
        for place in [GalleryRoute.gallery, .publish, .mine, .reports] where ByteString(place.path) == ByteString(path) {
            self = place
            return
        }
        let words = Text.pieces(of: path, at: UInt8(ascii: "/"))
        guard words.count == 3 || words.count == 4, ByteString(words[1]) == "gallery", let id = Identity(hex: words[2]) else {
            return nil
        }
        let act = words.count == 4 ? ByteString(words[3]) : ""
        switch act {
        case "" where words.count == 3: self = .template(id)
        case "use": self = .use(id)
        case "withdraw": self = .withdraw(id)
        case "report": self = .report(id)
        default: return nil
        }
    }
}

extension Markup.StringInterpolation {
    /// A path.
    @inline(never)
    mutating func appendInterpolation(_ route: GalleryRoute) {
        appendInterpolation(route.path)
    }
}
