import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// The connections of browsers and devices: HTTP/1 as the framework speaks it, with a limit for each address and with ``ClientVersions``.
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

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        http.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            let codec = try pipeline.context(handlerType: HTTP1ToHTTPServerCodec.self).handler
            try pipeline.addHandler(ClientVersions(), position: .before(codec))
            // Closed only now: a set-up that fails would be a fault of the whole server.
            if limit?.admits(channel) == false { channel.close(promise: nil) }
            return value
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await http.handle(value: value, logger: logger)
    }
}
