import Synchronization

/// Lets those who come do their work one after another, in the order in which they came, also where the work waits in between: an
/// actor alone would let the next one in meanwhile.
final class Turns: Sendable {
    private struct Line {
        var isBusy = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let line = Mutex(Line())

    /// Waits for one's turn; ``leave()`` ends it.
    func enter() async {
        await withCheckedContinuation { continuation in
            let isFree = line.withLock { line in
                guard line.isBusy else {
                    line.isBusy = true
                    return true
                }
                line.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    /// Lets the next one in.
    func leave() {
        let next = line.withLock { line in
            guard !line.waiting.isEmpty else {
                line.isBusy = false
                return nil as CheckedContinuation<Void, Never>?
            }
            return line.waiting.removeFirst()
        }
        next?.resume()
    }
}
