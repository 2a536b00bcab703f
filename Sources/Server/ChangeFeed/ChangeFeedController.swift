import Credentials
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Answers for `/sync/live`: tells an open page that the account's space has moved, or a list that it shares, as server-sent events (WHATWG HTML, §9.2).
struct ChangeFeedController: Sendable {
    let store: any Store
    let sessions: Sessions
    let peer: Peer
    let changes: ChangeFeed

    static let path = "/sync/live"

    func addRoutes(to router: Router<HTTPContext>) {
        router.onOwnSite(exactly: Self.path, method: .get, use: answer)
    }

    private func answer(_ request: Hummingbird.Request, _ context: HTTPContext) async -> Hummingbird.Response {
        let token = peer.cookie(for: request.head).token(in: request.head)
        do throws(StoreFault) {
            guard let caller = try await sessions.find(token, now: WallClock.now()) else {
                return PlainAnswer.word(.unauthorized, "Nobody is signed in.")
            }
            guard let listener = changes.listen(to: caller.account.space, of: caller.account.id) else {
                return PlainAnswer.word(.tooManyRequests, "Too many listen already.", headers: [.retryAfter: "60"])
            }
            let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
            return Hummingbird.Response(status: .ok, headers: headers, body: body(for: listener, of: caller, request, token))
        } catch {
            return PlainAnswer.refusal(of: error)
        }
    }

    private func body(
        for listener: ChangeFeed.Listener,
        of caller: SignedIn,
        _ request: Hummingbird.Request,
        _ token: SessionToken?
    ) -> ResponseBody {
        ResponseBody { writer in
            defer { changes.leave(listener) }
            // A listener that has gone is noticed at once, not at the next news.
            try await request.body.consumeWithInboundCloseHandler { _ in
                try await say(to: &writer, of: caller, listener, token)
            } onInboundClosed: {
                changes.leave(listener)
            }
            try await writer.finish(nil)
        }
    }

    private func say(
        to writer: inout any ResponseBodyWriter,
        of caller: SignedIn,
        _ listener: ChangeFeed.Listener,
        _ token: SessionToken?
    ) async throws {
        // Moves before anybody listened are announced first.
        try await writer.write(ByteBuffer(string: "retry: 3000\n\n"))
        var heard = Heard()
        var lists = try await relisten(listener, of: caller)
        heard.cursor = try await cursor(of: caller.account.space)
        try await writer.write(Self.moved(String(heard.cursor)))
        if !lists.isEmpty { try await writer.write(Self.again) }
        for await _ in listener.calls {
            let news = changes.take(listener)
            if news.isOwn || !news.shared.isEmpty {
                // The account's own news first: nobody can be shut out of them, so they wait for no question about lists.
                var isNew = false
                if news.isOwn { isNew = heard.isNew(try await cursor(of: caller.account.space)) }
                if isNew { try await writer.write(Self.moved(String(heard.cursor))) }
                let before = lists
                // A member who was removed hears nothing of it, not even that something moved.
                lists = try await relisten(listener, of: caller)
                let isShared = lists.contains { news.shared.contains($0.space) }
                if isShared || lists != before || (news.isOwn && !isNew) { try await writer.write(Self.again) }
            }
            if news.isBeat {
                guard try await sessions.find(token, now: WallClock.now()) != nil else {
                    try await writer.write(ByteBuffer(string: "event: ended\ndata: \n\n"))
                    return
                }
                try await writer.write(ByteBuffer(string: ":\n\n"))
            }
        }
    }

    /// The state of the account's own space that was announced last.
    private struct Heard {
        var cursor: Int64 = 0

        mutating func isNew(_ current: Int64) -> Bool {
            defer { cursor = current }
            return current != cursor
        }
    }

    /// Listens to the lists that the account shares now.
    private func relisten(_ listener: ChangeFeed.Listener, of caller: SignedIn) async throws(StoreFault) -> [Membership] {
        let lists = try await store.memberships(of: caller.account.id)
        changes.listen(listener, to: Set(lists.map(\.space)))
        return lists
    }

    private func cursor(of space: SpaceID) async throws(StoreFault) -> Int64 {
        try await store.pull(from: space, after: .max, upTo: 1)?.cursor ?? 0
    }

    /// Something moved in a shared list, or in who shares it: there is no one cursor to tell.
    private static let again = moved("again")

    private static func moved(_ data: String) -> ByteBuffer {
        ByteBuffer(string: "event: moved\ndata: \(data)\n\n")
    }
}
