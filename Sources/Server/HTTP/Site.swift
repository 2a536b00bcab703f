import HTTPTypes
import Hummingbird
import Logging
import Pages

/// Every URL of the server, and the controller that answers it.
struct Site: HTTPResponder {
    let files: StaticFileController
    let planner: PlannerController
    let accounts: AccountController
    let gallery: GalleryController
    let shared: PublicLinkController
    let sync: SyncController
    let live: ChangeFeedController
    let healthController: HealthController
    let peer: Peer
    let metrics: Metrics
    let logger: Logger

    func respond(to request: Hummingbird.Request, context: Connection) async -> Hummingbird.Response {
        let began = ContinuousClock.now
        let path = String((request.head.path ?? "").prefix { $0 != "?" && $0 != "#" })
        let area = Self.area(of: path)
        var response = await answer(request, to: path, in: area, over: context)
        let took = ContinuousClock.now - began
        if !SelfCheck.isOwn(request.head) { note(response.status, to: request.method, in: area, after: took) }
        SecurityHeaders.complete(&response.headers, isSecure: peer.isSecure(request.head))
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func note(_ status: HTTPResponse.Status, to method: HTTPRequest.Method, in area: Metrics.Area, after took: Duration) {
        metrics.answered(area, status: status.code, in: took)
        // The name of the page would tell what somebody does.
        logger.info(
            "answered",
            metadata: [
                "method": "\(method)", "area": "\(area.rawValue)", "status": "\(status.code)",
                "milliseconds": "\(Int(took / .milliseconds(1)))",
            ]
        )
    }

    private static func area(of path: String) -> Metrics.Area {
        switch path {
        case "/sync": .sync
        case "/sync/live": .live
        case _ where path == "/app" || path.hasPrefix("/app/"): .pages
        case _ where path == "/account" || path.hasPrefix("/account/"): .account
        case _ where path == "/gallery" || path.hasPrefix("/gallery/"): .gallery
        case _ where path.hasPrefix("/shared/"): .shared
        case _ where path.hasPrefix("/static/"): .files
        default: .other
        }
    }

    /// Only what says where it ends and whom it is for is answered: of anything else the next server in a row may think otherwise.
    private func answer(
        _ request: Hummingbird.Request,
        to path: String,
        in area: Metrics.Area,
        over connection: Connection
    ) async -> Hummingbird.Response {
        guard let fault = RequestFault(request.head) else {
            return await route(request, to: path, in: area, over: connection)
        }
        return LastAnswer.closing(PlainAnswer.word(.badRequest, fault.rawValue), on: connection.channel)
    }

    private func route(
        _ request: Hummingbird.Request,
        to path: String,
        in area: Metrics.Area,
        over connection: Connection
    ) async -> Hummingbird.Response {
        switch area {
        case .pages: await planner.answer(request, over: connection)
        case .account, .gallery:
            // Pages of the server's own, which are to look as the plan in this browser does.
            await LookCookie.$settings.withValue(LookCookie.settings(in: request.head)) {
                if area == .gallery { return await gallery.answer(request, path: path, over: connection) }
                if path == PublicLinkRoute.links.path { return await shared.answerLinks(request, over: connection) }
                return await accounts.answer(request, path: path, over: connection)
            }
        case .shared: await shared.answer(request, path: path, over: connection)
        case .sync: await sync.answer(request, over: connection)
        case .live: await live.answer(request)
        case .files, .other: await other(request, path: path, over: connection)
        }
    }

    private func other(
        _ request: Hummingbird.Request,
        path: String,
        over connection: Connection
    ) async -> Hummingbird.Response {
        if let file = await files.answer(request.head, path: path == "/favicon.ico" ? favicon : path) { return file }
        guard request.method == .get || request.method == .head else {
            return PlainErrorPage.response(.methodNotAllowed, "This page cannot be changed.", headers: [.allow: "GET, HEAD"])
        }
        switch path {
        case "/":
            let headers: HTTPFields = [.location: "/app/today", .cacheControl: "no-cache"]
            return Hummingbird.Response(status: .permanentRedirect, headers: headers)
        case "/health": return healthController.health
        case "/ready": return await healthController.ready()
        case "/metrics" where healthController.mayWatch(request.head, over: connection): return await healthController.measured()
        default:
            return PlainErrorPage.response(.notFound, "Page not found.")
        }
    }

    private var favicon: String {
        "/static/\(files.files.release)/icons/favicon.ico"
    }
}
