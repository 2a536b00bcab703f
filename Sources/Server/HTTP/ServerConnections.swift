import Glibc
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// The connections of browsers and devices: HTTP/1 as the framework speaks it, with a limit for each address, ``ClientVersions``,
/// ``ClientPresence`` and ``UnwantedBody``.
struct ServerConnections: ServerChildChannel {
    private let http: HTTP1Channel
    private let limit: ConnectionLimit?

    /// How long a connection may say nothing.
    private static let patience = TimeAmount.seconds(30)

    /// - Parameter limit: nil behind a proxy, whose connections all come from one address.
    init(responder: @escaping HTTPChannelHandler.Responder, limit: ConnectionLimit?) {
        http = HTTP1Channel(responder: responder, configuration: .init(idleTimeout: Self.patience))
        self.limit = limit
    }

    /// How many bytes are read at once. A connection whose request is being worked on reads up to a dozen times ahead.
    private static let mostRead = 16 << 10

    /// How many bytes of an answer the system takes before its client has received them. It would take megabytes for each, which no budget
    /// of the server's counts (Linux: `TCP_NOTSENT_LOWAT` in tcp(7)).
    private static let mostUnsent: SocketOptionValue = 128 << 10

    /// One connection, and who is at its other end.
    struct Value: ServerChildChannelValue {
        let http: HTTP1Channel.Value
        let client: ClientPresence

        var channel: any Channel { http.channel }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        http.setup(channel: channel, logger: logger).flatMapThrowing { http in
            let client = ClientPresence()
            let pipeline = channel.pipeline.syncOperations
            let codec = try pipeline.context(handlerType: HTTP1ToHTTPServerCodec.self).handler
            try pipeline.addHandlers(
                [UnwantedBody(), ClientPresence.Watcher(client), ClientVersions()],
                position: .before(codec)
            )
            try channel.syncOptions?.setOption(
                .recvAllocator,
                value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 2048, maximum: Self.mostRead)
            )
            try channel.syncOptions?.setOption(.tcpOption(.init(rawValue: TCP_NOTSENT_LOWAT)), value: Self.mostUnsent)
            // Closed only now: a set-up that fails would be a fault of the whole server.
            if limit?.admits(channel) == false { channel.close(promise: nil) }
            return Value(http: http, client: client)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await ClientPresence.$current.withValue(value.client) {
            await http.handle(value: value.http, logger: logger)
        }
    }
}
