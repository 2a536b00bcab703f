import HTTPTypes
import Hummingbird
import NIOCore

/// An answer after which the connection is closed, because the rest of the request is not wanted.
enum LastAnswer {
    /// How long the rest of a body that is still being sent is read and thrown away. Closing at once would reset the connection, and the
    /// browser would show that instead of the answer.
    private static let patience = TimeAmount.seconds(5)

    static func closing(_ response: Hummingbird.Response, on channel: any Channel) -> Hummingbird.Response {
        var response = response
        response.headers[.connection] = "close"
        channel.triggerUserOutboundEvent(UnwantedBody.Refusal(), promise: nil)
        channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        return response
    }
}
