import Hummingbird

/// Adds the headers of ``SecurityHeaders`` to every answer.
struct SecurityHeadersMiddleware: RouterMiddleware {
    let peer: Peer
    /// Whether what holds for this name holds for all names below it, too.
    let includesSubdomains: Bool

    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        var response = try await next(request, context)
        SecurityHeaders.complete(&response.headers, isSecure: peer.isSecure(request.head), includesSubdomains: includesSubdomains)
        return response
    }
}
