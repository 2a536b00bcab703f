import HTTPTypes
import Hummingbird

/// Leaves the body out of answers to HEAD.
struct HeadMiddleware: RouterMiddleware {
    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        let response = try await next(request, context)
        return request.method == .head ? response.createHeadResponse() : response
    }
}
