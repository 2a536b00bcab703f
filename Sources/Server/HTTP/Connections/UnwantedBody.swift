import NIOCore
import NIOHTTP1

/// Throws away the rest of a body that is not wanted, as it arrives, so that it takes no memory while its sender is given the answer.
///
/// Stands right behind the decoder of HTTP/1.
final class UnwantedBody: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart

    /// The event, sent out from the connection, from which on nothing is wanted.
    struct Refusal: Sendable {}

    private var isUnwanted = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isUnwanted { return }
        // The end of such a body is unknown, so what follows the head cannot be told from the next request.
        if case .head(let head) = unwrapInboundIn(data),
            !RequestFault.isKnown(transferEncoding: head.headers["transfer-encoding"])
        {
            isUnwanted = true
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The answer that is on its way says it already.
        if isUnwanted, error is HTTPParserError { return }
        context.fireErrorCaught(error)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is Refusal else { return context.triggerUserOutboundEvent(event, promise: promise) }
        isUnwanted = true
        promise?.succeed()
    }
}
