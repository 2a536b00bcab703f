import Synchronization

/// A lock that suspends instead of blocking, first come, first served.
///
/// An actor alone is not enough where the work waits in between: the next caller would begin meanwhile.
final class AsyncLock: Sendable {
    private struct Line {
        var isBusy = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let line = Mutex(Line())

    /// Waits until nobody holds the lock. ``unlock()`` gives it back.
    func lock() async {
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

    /// Gives the lock to the caller that has waited longest.
    func unlock() {
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
