import Dispatch

/// Runs an actor's work one piece after another on a thread that may wait for the disk, and so not on one of the few threads that
/// all other work shares.
final class BlockingQueue: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
