import HTTPTypes
import Hummingbird
import NIOCore
import Requests

/// Reads the form that came with a request, within bounds of size, of time and of the memory for all forms together.
struct ReceivedForm {
    /// All of it.
    let bytes: [UInt8]
    /// What it holds of the budget, for as long as anybody works on it.
    let held: BodyReservation

    private static let deadline = TimeAmount.seconds(30)

    /// Why there is no form.
    enum Fault: Error {
        /// It is longer than the longest that is taken.
        case tooLarge
        /// It was cut, or did not come in time.
        case incomplete
        /// There is no room for it just now.
        case busy
    }

    /// The whole of it.
    ///
    /// - Parameters:
    ///   - longest: how many bytes are taken.
    ///   - holder: whose it is.
    ///   - isPush: whether it is a device's push.
    static func read(
        from request: Hummingbird.Request,
        upTo longest: Int,
        over channel: any Channel,
        within budget: BodyBudget,
        for holder: BodyBudget.Holder,
        isPush: Bool = false
    ) async throws(Fault) -> ReceivedForm {
        let announced = announcedLength(of: request)
        if let announced, announced > longest { throw .tooLarge }
        guard let held = budget.begin(for: holder, announced: announced, isPush: isPush) else { throw .busy }
        // A body that comes a byte at a time is never idle, so silence alone does not end it.
        let channel = channel
        let expiry = channel.eventLoop.scheduleTask(in: deadline) { channel.close(promise: nil) }
        defer { expiry.cancel() }
        var body: [UInt8] = []
        // A page of memory is taken when the first byte is written to it, so what was only announced takes none.
        if let announced { body.reserveCapacity(announced) }
        var reserved = 0
        do {
            for try await part in request.body {
                let count = body.count + part.readableBytes
                guard count <= longest else { throw Fault.tooLarge }
                if count > reserved {
                    // Without an announcement the array doubles whenever it is full, as arrays do.
                    let wanted = announced == nil ? max(count, 2 * reserved) : count
                    guard held.grow(by: wanted - reserved) else { throw Fault.busy }
                    if announced == nil { body.reserveCapacity(wanted) }
                    reserved = wanted
                }
                body.append(contentsOf: part.readableBytesView)
            }
        } catch let fault as Fault {
            throw fault
        } catch {
            throw .incomplete
        }
        // A closed line ends the loop as quietly as a finished form does: half a form must not be taken for a whole one.
        guard channel.isActive, announced == nil || announced == body.count else { throw .incomplete }
        return ReceivedForm(bytes: body, held: held)
    }

    /// How many bytes the client says that it sends; nil if it does not say so.
    static func announcedLength(of request: Hummingbird.Request) -> Int? {
        request.headers[.contentLength].flatMap { Int($0) }
    }
}
