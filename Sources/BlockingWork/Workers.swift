import Dispatch
import Synchronization

/// A few threads for work that takes its time or waits (hashing, a mail server), with a limit to how much of it may be waiting.
///
/// Such work must not be done on the threads that everything else shares: while it runs, nobody else is answered. And it must not
/// pile up: a piece that finds too many before it is refused at once, so that however many ask, memory stays bounded.
package final class Workers: Sendable {
    private let lanes: [DispatchQueue]
    private let limit: Int
    /// How many pieces each lane has, the one under way among them.
    private let loads: Mutex<[Int]>

    /// Workers of their own.
    ///
    /// - Parameters:
    ///   - label: the name of their threads in a debugger.
    ///   - count: how many pieces are worked on at once, from 1.
    ///   - limit: how many pieces there may be in all, those under way among them.
    package init(label: String, count: Int, limit: Int) {
        lanes = (0..<max(count, 1)).map { DispatchQueue(label: "\(label).\($0)") }
        self.limit = limit
        loads = Mutex(Array(repeating: 0, count: lanes.count))
    }

    /// Does a piece of work, after those that asked before on the same thread.
    ///
    /// It is done even where the task that asked was cancelled meanwhile: half a hash or half an email is of no use to anybody.
    ///
    /// - Throws: ``TooMuchWork``, at once, where as much as there may be is there already.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async throws(TooMuchWork) -> Value {
        guard let lane = enter() else { throw TooMuchWork() }
        return await withCheckedContinuation { continuation in
            lanes[lane].async {
                let value = work()
                self.loads.withLock { $0[lane] -= 1 }
                continuation.resume(returning: value)
            }
        }
    }

    /// Takes a place in the lane where the fewest wait; nil if every lane is full.
    private func enter() -> Int? {
        loads.withLock { loads in
            guard loads.reduce(0, +) < limit, let lane = loads.indices.min(by: { loads[$0] < loads[$1] }) else { return nil }
            loads[lane] += 1
            return lane
        }
    }
}

/// As much work is waiting as may wait; the same may well be done a moment later.
package struct TooMuchWork: Error, Equatable, CustomStringConvertible {
    /// The fault says all there is to say.
    package init() {}

    /// For the operator.
    package var description: String { "as much work is waiting as may wait" }
}
