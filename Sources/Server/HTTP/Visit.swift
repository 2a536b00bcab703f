import Requests

/// A request on its way to the planner, and how its answer is wanted.
struct Visit: Sendable {
    /// The request.
    var request: Requests.Request
    /// Whether the page's script asked for the page behind the redirect at once; see `docs/host.md`.
    var wantsPatch: Bool
    /// Whether the page's script found that no worker can answer this browser.
    var isWithoutWorker = false
    /// The guest that the browser's cookie names.
    var token: GuestToken?
    /// The network address that it came from, as ``Peer`` gives it.
    var clientAddress = ""
    /// The client that waits for the answer; nil if the request is carried out even where nobody waits any longer.
    var client: ClientPresence?

    /// Whether it is not worth answering any more.
    var isGivenUp: Bool { client?.isGone ?? false }

    /// Whether the form asks that the plan be kept on the server.
    var asksToBeKept: Bool {
        guard request.contentType.lowercased().hasPrefix("application/x-www-form-urlencoded") else { return false }
        // Not split: of a large body that would be a million parts.
        var rest = request.body[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
            if rest[..<end].elementsEqual("keep=server".utf8) { return true }
            rest = rest[end...].dropFirst()
        }
        return false
    }

    /// Whether a file is sent to be looked at, which changes nothing.
    var looksAtFile: Bool {
        Application.looksAtFile(request)
    }
}

extension Requests.Response {
    /// The answer to a request that nobody waits for any longer.
    static let givenUp = Requests.Response(status: 503, headers: [])
}
