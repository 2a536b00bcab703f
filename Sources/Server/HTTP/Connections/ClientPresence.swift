import NIOCore
import NIOHTTP1
import Synchronization

/// Whether the client of a connection still waits for an answer. It has gone when the connection ends, or when it says that it will send
/// nothing more: browsers, and proxies for them, do so when a person leaves or stops loading.
final class ClientPresence: Sendable {
    /// The client of the connection that the present request came on; nil where there is no connection, as in tests.
    @TaskLocal static var current: ClientPresence?

    private struct State {
        var isGone = false
        var waiting: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Whether it has gone.
    var isGone: Bool { state.withLock { $0.isGone } }

    /// Has something done when it goes, or at once if it has gone. A connection has one request at a time, and so one such thing.
    func whenGone(_ action: @escaping @Sendable () -> Void) {
        let isGone = state.withLock { state in
            if !state.isGone { state.waiting = action }
            return state.isGone
        }
        if isGone { action() }
    }

    /// What was to be done is no longer wanted.
    func forget() {
        state.withLock { $0.waiting = nil }
    }

    /// It goes.
    func goes() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            state.isGone = true
            return state.waiting
        }
        waiting?()
    }

    /// Sees the end of a connection.
    final class Watcher: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart

        private let client: ClientPresence

        init(_ client: ClientPresence) {
            self.client = client
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case .some(.inputClosed) = event as? ChannelEvent { client.goes() }
            context.fireUserInboundEventTriggered(event)
        }

        func channelInactive(context: ChannelHandlerContext) {
            client.goes()
            context.fireChannelInactive()
        }
    }
}
