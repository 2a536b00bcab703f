import HTTPTypes
import Hummingbird
import NIOCore

extension BodyBudget {
    /// A page that was looked at, with its part of the budget; nil if there is no room.
    func bounded(_ page: Hummingbird.Response, to holder: Holder, over channel: any Channel) -> Hummingbird.Response? {
        guard let bytes = page.body.contentLength else { return page }
        return reserve(forAnswerOf: bytes, to: holder).map { page.holding($0, over: channel) }
    }
}

extension Hummingbird.Response {
    /// The same answer, which holds its part of the budget until it was sent. A client that reads it too slowly loses its connection, because
    /// one that takes a byte at a time is never idle.
    func holding(_ reservation: AnswerReservation, over channel: any Channel) -> Hummingbird.Response {
        guard !reservation.isEmpty else { return self }
        var kept = self
        let sent = body
        let bytes = sent.contentLength ?? 0
        let deadline = TimeAmount.seconds(60 + Int64(bytes / Self.slowest))
        kept.body = ResponseBody(contentLength: sent.contentLength) { writer in
            let expiry = channel.eventLoop.scheduleTask(in: deadline) { channel.close(promise: nil) }
            defer { expiry.cancel() }
            try await sent.write(PieceWriter(to: writer, on: channel.eventLoop))
            withExtendedLifetime(reservation) {}
        }
        return kept
    }

    /// The bytes that a client takes at least in a second, from a minute on: an old mobile line in a bad place takes twice as many.
    private static let slowest = 8 << 10
}

/// Writes in small pieces, each once the connection's thread has taken the one before: only then it is known whether the client reads, and the
/// next piece waits for that. A body in one piece, or in pieces that follow at once, counts as sent while all of it is still in memory.
private struct PieceWriter: ResponseBodyWriter {
    private var writer: any ResponseBodyWriter
    private let thread: any EventLoop
    private static let most = 32 << 10

    init(to writer: any ResponseBodyWriter, on thread: any EventLoop) {
        self.writer = writer
        self.thread = thread
    }

    mutating func write(_ buffer: ByteBuffer) async throws {
        var rest = buffer
        while rest.readableBytes > 0, let piece = rest.readSlice(length: min(rest.readableBytes, Self.most)) {
            try await writer.write(piece)
            try await thread.submit {}.get()
        }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await writer.finish(trailingHeaders)
    }
}
