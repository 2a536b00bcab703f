import Requests

/// A request on its way to the planner, and how its answer is wanted.
struct Visit: Sendable {
    /// The request.
    var request: Requests.Request
    /// Whether the page's script asked for the page behind the redirect at once; see `docs/host.md`.
    var wantsPatch: Bool
    /// The guest that the browser's cookie names.
    var token: GuestToken?
    /// Where it came from, as ``Peer`` gives it.
    var place = ""

    /// Whether the form asks that the plan be kept on the server.
    var asksToBeKept: Bool {
        guard request.contentType.lowercased().hasPrefix("application/x-www-form-urlencoded") else { return false }
        return request.body.split(separator: UInt8(ascii: "&")).contains { $0.elementsEqual("keep=server".utf8) }
    }

    /// Whether a file is sent to be looked at, which changes nothing.
    var looksAtFile: Bool {
        Application.looksAtFile(request)
    }
}
