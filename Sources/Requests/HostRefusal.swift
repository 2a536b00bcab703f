import Facts
import Pages
import Planner

/// Why a host could not carry out a request; the numbers are the host contract's (`docs/host.md`).
package enum HostRefusal: UInt32, CaseIterable, Sendable {
    /// The planner stopped while answering.
    case plannerStopped = 0
    /// The storage has no room.
    case storageFull = 1
    /// The storage did not keep the facts.
    case storageFailed = 2
    /// More was sent than a host takes.
    case tooLarge = 3
    /// Nothing is kept here for this browser: a server answers, and was not asked to keep a plan.
    case notKept = 4
    /// More is under way at the server than it takes at once.
    case busy = 5
    /// The server accepts no further plans without an account.
    case noRoom = 6
}

extension Application {
    /// Says why a request was not carried out; the typed text is on the page. Changes nothing.
    package func refuse(_ request: Request, because reason: HostRefusal) -> Response {
        let request = asThePersonReads(request)
        let target = Target(request.target)
        let problem: ErrorPage.Problem
        switch reason {
        case .plannerStopped: problem = .plannerStopped
        case .storageFull: problem = .storageFull
        case .storageFailed: problem = .storageFailed
        case .tooLarge: problem = .tooLarge
        case .notKept: problem = request.isKeptByServer ? .neverKept : .notKept
        case .busy: problem = .busy
        case .noRoom: problem = .noRoom
        }
        var typed: [(name: String, value: String)] = []
        if ByteString(request.method) == "POST", request.body.count <= Self.largestBody {
            typed = Form(body: request.body, contentType: request.contentType).fields.filter { ByteString($0.name) != "keep" }
        }
        let path = ByteString(target.path).begins(with: "/app/") ? target.path : Route.today.path
        let page = ErrorPage(problem, typed: typed, path: path)
        return respond(to: request, target, with: page, status: page.status)
    }
}
