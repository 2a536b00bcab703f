import HTTPTypes
import NIOCore
import NIOHTTP1

/// Serves clients of HTTP/1.0, and clients that ask before they send a body. The framework's own handlers leave both out.
///
/// - HTTP/1.0: one request a connection, and the answer ends where the connection ends, because such a client does not know chunks
///   (RFC 9112 §7.1 and §9.3).
/// - `Expect: 100-continue`: the client is told to go on at once, instead of waiting until it loses patience (RFC 9110 §10.1.1).
///
/// Stands between the decoder of HTTP/1 and the codec that leaves the version out.
final class ClientVersions: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private var isOneDotZero = false
    /// Requests whose answer has not ended. A word between them would be taken for an answer to the first.
    private var unanswered = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        unanswered += 1
        isOneDotZero = head.version == .http1_0
        if isOneDotZero || head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "close" }) {
            // The framework ends the connection after the answer where it reads exactly this.
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        let expects = head.headers.first(name: "expect")?.lowercased() == "100-continue"
        if expects, !isOneDotZero, unanswered == 1 {
            let goOn = HTTPResponseHead(version: .http1_1, status: .continue)
            context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head) where isOneDotZero:
            head.version = .http1_0
            head.headers.replaceOrAdd(name: "connection", value: "close")
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end:
            unanswered -= 1
            context.write(data, promise: promise)
        case .head, .body: context.write(data, promise: promise)
        }
    }
}
