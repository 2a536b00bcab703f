import Dispatch

/// Runs one connection's work piece by piece, and is where its socket reports: libpq allows a connection one thread at a time.
///
/// While a connection is being made it may wait here, and holds up nobody else.
final class ConnectionQueue: SerialExecutor {
    let queue = DispatchQueue(label: "teaspoon.postgresql")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// The socket's reports come from the queue without a task around them; this vouches for them.
    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}
