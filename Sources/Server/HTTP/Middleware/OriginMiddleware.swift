import Hummingbird

/// Refuses what another site made a browser send (cross-site request forgery).
struct OriginMiddleware: RouterMiddleware {
    /// The answer to it.
    let refusal: @Sendable () -> Hummingbird.Response

    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        Origin.isForeign(request.head) ? refusal() : try await next(request, context)
    }
}
