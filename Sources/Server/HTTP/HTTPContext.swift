import HTTPTypes
import Hummingbird
import NIOCore

/// What is known about a request beside its head and its body; middleware and controllers share it.
struct HTTPContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection that the request came on, which can be closed.
    let channel: any Channel
    /// Whether somebody at the other end still waits for the answer.
    let client: ClientPresence?
    /// Where the request leads. ``Site`` reads it before the router.
    var target = RequestTarget("")
    /// The method as it was sent; that of the request is ``HTTPTypes/HTTPRequest/Method/routed``.
    var method = HTTPRequest.Method.get

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
        client = ClientPresence.current
    }
}
