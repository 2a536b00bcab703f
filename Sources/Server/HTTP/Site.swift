import HTTPTypes
import Hummingbird
import Logging

/// Reads where each request leads, and hands it to the router.
struct Site: HTTPResponder {
    private let router: RouterResponder<HTTPContext>

    init(_ router: Router<HTTPContext>) {
        self.router = router.buildResponder()
    }

    func respond(to request: Hummingbird.Request, context: HTTPContext) async throws -> Hummingbird.Response {
        var context = context
        context.target = RequestTarget(request.head.path ?? "")
        guard context.target.text.utf8.contains(UInt8(ascii: "#")) else {
            return try await router.respond(to: request, context: context)
        }
        // The router would take a fragment for a part of the path.
        var head = request.head
        head.path = context.target.path
        return try await router.respond(to: Hummingbird.Request(head: head, body: request.body), context: context)
    }
}
