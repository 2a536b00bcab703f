import Dispatch

/// The threads on which plans are worked on: one plan at a time for each executor, and not on the threads that answer everything else.
///
/// To load a large account, or to search it, keeps a thread busy for seconds. On the shared threads, of which there are as many as
/// processors, two accounts like that would stop every other answer.
final class ReplicaExecutor: SerialExecutor {
    /// Serial; all of them together use the threads that Dispatch keeps for the whole process.
    private let queue = DispatchQueue(label: "teaspoon.plan", target: .global())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
