import Dispatch
import Glibc

/// Tells when a connection's socket can be read, and, while somebody wants to write, when it can be written.
///
/// It watches a duplicate of the socket's descriptor. libpq closes its own as soon as the server is gone; the number may belong to
/// another connection the next moment, and watching must not be mixed up with that one's.
final class Readiness {
    private let reader: any DispatchSourceRead
    private let writer: any DispatchSourceWrite
    private var isWriterResumed = false
    private var isStopped = false

    /// Watches from now on; `nil` if the system has no descriptor left. Both handlers run on the queue, and so must every call.
    init?(
        of socket: Int32,
        on queue: DispatchQueue,
        readable: @escaping @Sendable () -> Void,
        writable: @escaping @Sendable () -> Void
    ) {
        let descriptor = dup(socket)
        guard descriptor >= 0 else { return nil }
        reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        writer = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
        // Closed only when neither source looks at it any more.
        let watchers = DispatchGroup()
        watchers.enter()
        watchers.enter()
        reader.setEventHandler(handler: readable)
        writer.setEventHandler(handler: writable)
        reader.setCancelHandler { watchers.leave() }
        writer.setCancelHandler { watchers.leave() }
        watchers.notify(queue: queue) { _ = Glibc.close(descriptor) }
        reader.resume()
    }

    /// A source that is released while it is suspended traps.
    deinit {
        stop()
    }

    /// Whether to tell when the socket can be written. Only while there is something to write: else it would tell all the time.
    func wantWriting(_ wanted: Bool) {
        guard !isStopped, wanted != isWriterResumed else { return }
        isWriterResumed = wanted
        if wanted {
            writer.resume()
        } else {
            writer.suspend()
        }
    }

    /// Whether there is something to read at this moment, be it the end.
    static func isReadable(_ socket: Int32) -> Bool {
        var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Tells nothing any more.
    func stop() {
        guard !isStopped else { return }
        wantWriting(true)
        isStopped = true
        reader.cancel()
        writer.cancel()
    }
}
