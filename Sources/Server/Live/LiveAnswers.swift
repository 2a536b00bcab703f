import Credentials
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Answers for `/sync/live`: tells an open page that the account's space has moved, as server-sent events (WHATWG HTML, §9.2).
struct LiveAnswers: Sendable {
    let store: any Store
    let sessions: Sessions
    let peer: Peer
    let moves: Moves

    func answer(_ request: Hummingbird.Request) async -> Hummingbird.Response {
        guard request.method == .get else {
            return PlainAnswer.word(.methodNotAllowed, "This address takes GET.", headers: [.allow: "GET"])
        }
        guard !Origin.isForeign(request.head) else { return PlainAnswer.word(.forbidden, "This came from another site.") }
        let token = peer.cookie(for: request.head).token(in: request.head)
        do throws(StoreFault) {
            guard let caller = try await sessions.find(token, now: WallClock.now()) else {
                return PlainAnswer.word(.unauthorized, "Nobody is signed in.")
            }
            guard let listener = moves.listen(to: caller.account.space, of: caller.account.id) else {
                return PlainAnswer.word(.tooManyRequests, "Too many listen already.", headers: [.retryAfter: "60"])
            }
            let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
            return Hummingbird.Response(status: .ok, headers: headers, body: body(for: listener, of: caller, request, token))
        } catch {
            return PlainAnswer.refusal(of: error)
        }
    }

    private func body(
        for listener: Moves.Listener,
        of caller: SignedIn,
        _ request: Hummingbird.Request,
        _ token: SessionToken?
    ) -> ResponseBody {
        ResponseBody { writer in
            defer { moves.leave(listener) }
            // Who has gone is noticed at once, not at the next thing there is to say.
            try await request.body.consumeWithInboundCloseHandler { _ in
                try await say(to: &writer, of: caller, listener, token)
            } onInboundClosed: {
                moves.leave(listener)
            }
            try await writer.finish(nil)
        }
    }

    private func say(
        to writer: inout any ResponseBodyWriter,
        of caller: SignedIn,
        _ listener: Moves.Listener,
        _ token: SessionToken?
    ) async throws {
        // What moved before anybody listened is told first.
        try await writer.write(ByteBuffer(string: "retry: 3000\n\n"))
        try await writer.write(try await moved(caller.account.space))
        for await news in listener.news {
            switch news {
            case .moved: try await writer.write(try await moved(caller.account.space))
            case .beat:
                guard try await sessions.find(token, now: WallClock.now()) != nil else {
                    try await writer.write(ByteBuffer(string: "event: ended\ndata: \n\n"))
                    return
                }
                try await writer.write(ByteBuffer(string: ":\n\n"))
            }
        }
    }

    private func moved(_ space: SpaceID) async throws(StoreFault) -> ByteBuffer {
        let place = try await store.pull(from: space, after: .max, upTo: 1)?.cursor ?? 0
        return ByteBuffer(string: "event: moved\ndata: \(place)\n\n")
    }
}
