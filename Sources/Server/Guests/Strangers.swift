import Requests

/// Answers the forms of browsers that nothing is kept for: they may look at a file before they begin with it. One after another, on a thread
/// of their own, because that may take long, and anybody may ask for it.
actor Strangers {
    private let queue = BlockingQueue(label: "teaspoon.strangers")

    /// A separate queue: reading a large file must not hold up the threads that everybody shares.
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// The answer, unless the browser has gone meanwhile.
    func answer(_ visit: Visit) -> Requests.Response {
        visit.isGivenUp ? .givenUp : Application(device: 0).handle(visit.request)
    }
}
