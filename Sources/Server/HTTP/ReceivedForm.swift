import HTTPTypes
import Hummingbird
import NIOCore
import Requests

/// Reads the form that came with a request, within bounds of size and of time.
enum ReceivedForm {
    private static let deadline = TimeAmount.seconds(30)

    /// Why there is no form.
    enum Fault: Error {
        /// It is longer than the longest that is taken.
        case tooLarge
        /// It was cut, or did not come in time.
        case incomplete
    }

    /// The whole of it.
    ///
    /// - Parameter longest: how many bytes are taken.
    static func read(
        from request: Hummingbird.Request,
        upTo longest: Int,
        over channel: any Channel
    ) async throws(Fault) -> [UInt8] {
        let announced = request.headers[.contentLength].flatMap { Int($0) }
        if let announced, announced > longest { throw .tooLarge }
        // A body that comes a byte at a time is never idle, so silence alone does not end it.
        let channel = channel
        let expiry = channel.eventLoop.scheduleTask(in: deadline) { channel.close(promise: nil) }
        defer { expiry.cancel() }
        var body: [UInt8] = []
        do {
            for try await part in request.body {
                guard body.count + part.readableBytes <= longest else { throw Fault.tooLarge }
                body.append(contentsOf: part.readableBytesView)
            }
        } catch Fault.tooLarge {
            throw .tooLarge
        } catch {
            throw .incomplete
        }
        // A closed line ends the loop as quietly as a finished form does: half a form must not be taken for a whole one.
        guard channel.isActive, announced == nil || announced == body.count else { throw .incomplete }
        return body
    }
}
