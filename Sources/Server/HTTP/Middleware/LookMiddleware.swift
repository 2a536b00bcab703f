import Hummingbird

/// Has the server's own pages look as the plan in this browser does.
struct LookMiddleware: RouterMiddleware {
    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        switch context.target.area {
        case .account, .gallery:
            try await LookCookie.$settings.withValue(LookCookie.settings(in: request.head)) {
                try await next(request, context)
            }
        case .pages, .shared, .sync, .live, .files, .other: try await next(request, context)
        }
    }
}
