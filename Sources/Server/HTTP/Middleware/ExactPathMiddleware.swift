import Hummingbird

/// Lets through only requests whose path is exactly a route's. The router alone also takes `/health/` and `//health` for `/health`.
struct ExactPathMiddleware: RouterMiddleware {
    /// Whether a path is one of the route's.
    let isRoute: @Sendable (String) -> Bool

    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        guard isRoute(context.target.path) else { throw HTTPError(.notFound) }
        return try await next(request, context)
    }
}
