import Hummingbird
import Pages
import Planner

/// Has the server's own pages look as the plan in this browser does, everything that people read speak their language, and times be those of
/// where they are.
struct LookMiddleware: RouterMiddleware {
    let peer: Peer

    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        var settings: Settings
        switch context.target.area {
        case .account, .gallery: settings = LookCookie.settings(in: request.head)
        case .pages, .shared, .files, .other: settings = .standard
        // Only programs read these, and most requests are theirs.
        case .sync, .live: return try await next(request, context)
        }
        // The language of the plan in this browser; without one, that of the browser.
        settings.language = Language.wanted(settings.language, device: request.headers[.acceptLanguage] ?? "")
        return try await LookCookie.$settings.withValue(settings) {
            try await Surroundings.$current.withValue(Surroundings(of: request.head, peer)) {
                try await next(request, context)
            }
        }
    }
}
