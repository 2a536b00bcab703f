import Facts
import Requests

/// Facts that a plan is opened with, on their way into it. It makes its lists again for all that it knows whenever it takes some: with parts
/// that double in size, the time stays in proportion to the number of facts.
struct FactIntake {
    private static let fewest = 100_000
    private var waiting: [Fact] = []
    /// How many were handed on.
    private var taken = 0

    /// Hands facts on to the plan when there are enough of them, and with the last ones.
    mutating func add(_ facts: [Fact], isLast: Bool, to application: Application) {
        waiting += facts
        guard isLast || waiting.count >= max(Self.fewest, taken), !waiting.isEmpty else { return }
        application.take(waiting)
        taken += waiting.count
        waiting = []
    }
}
