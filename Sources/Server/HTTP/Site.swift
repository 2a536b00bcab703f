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
        context.method = request.head.method
        let method = context.method.routed
        let hasFragment = context.target.text.utf8.contains(UInt8(ascii: "#"))
        if method == context.method, !hasFragment { return try await router.respond(to: request, context: context) }
        var head = request.head
        head.method = method
        // The router would take a fragment for a part of the path.
        if hasFragment { head.path = context.target.path }
        return try await router.respond(to: Hummingbird.Request(head: head, body: request.body), context: context)
    }
}
