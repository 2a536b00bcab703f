import HTTPTypes
import Hummingbird
import Pages

/// Answers requests that no route is for.
struct NotFoundMiddleware: RouterMiddleware {
    let pages: ServerPages

    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound {
            // What the router throws, and handlers that find nothing.
            return answer(request, context)
        }
    }

    private func answer(_ request: Hummingbird.Request, _ context: HTTPContext) -> Hummingbird.Response {
        switch context.target.area {
        case .account, .gallery: pages.say(.notFound)
        case .pages, .shared, .sync, .live, .files, .other:
            HTTPRequest.Method.looking.contains(request.method)
                ? pages.plain(.notFound, .saidNoPage)
                : pages.unchangeable
        }
    }
}
