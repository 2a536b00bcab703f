import Hummingbird

/// Lets through only what says where it ends and whom it is for: of anything else the next server in a row may think otherwise.
struct RequestFaultMiddleware: RouterMiddleware {
    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        guard let fault = RequestFault(request.head) else { return try await next(request, context) }
        return LastAnswer.closing(PlainAnswer.word(.badRequest, fault.rawValue), on: context.channel)
    }
}
