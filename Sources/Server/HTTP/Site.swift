import HTTPTypes
import Hummingbird

/// Every address of the server, and who answers for it.
struct Site: HTTPResponder {
    let files: StaticAnswers
    let planner: PlannerAnswers

    func respond(to request: Hummingbird.Request, context: Connection) async -> Hummingbird.Response {
        var response = await route(request, over: context)
        SecurityHeaders.complete(&response.headers)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func route(_ request: Hummingbird.Request, over connection: Connection) async -> Hummingbird.Response {
        let path = String((request.head.path ?? "").prefix { $0 != "?" && $0 != "#" })
        if path == "/app" || path.hasPrefix("/app/") { return await planner.answer(request, over: connection) }
        if let file = files.answer(request.head, path: path == "/favicon.ico" ? favicon : path) { return file }
        guard request.method == .get || request.method == .head else {
            return SmallPage.response(.methodNotAllowed, "This address can only be read.", headers: [.allow: "GET, HEAD"])
        }
        switch path {
        case "/":
            let headers: HTTPFields = [.location: "/app/today", .cacheControl: "no-cache"]
            return Hummingbird.Response(status: .permanentRedirect, headers: headers)
        case "/health":
            return health
        default:
            return SmallPage.response(.notFound, "There is nothing at this address.")
        }
    }

    private var favicon: String {
        "/static/\(files.files.release)/icons/favicon.ico"
    }

    private var health: Hummingbird.Response {
        let headers: HTTPFields = [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"]
        return Hummingbird.Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(string: "ok\n")))
    }
}
