import Synchronization

/// An event that one task waits for, until a time. An event that nobody waits for yet is remembered.
final class AsyncEvent: Sendable {
    private struct State {
        var hasRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Wakes whoever waits.
    func ring() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            if state.waiting == nil { state.hasRung = true }
            return state.waiting
        }
        waiting?.resume()
    }

    /// Waits until somebody rings, no longer than so long; not at all once the task is cancelled.
    func wait(atMost patience: Duration) async {
        let timer = Task {
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            ring()
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.hasRung || Task.isCancelled {
                        state.hasRung = false
                        return true
                    }
                    state.waiting = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            ring()
        }
        timer.cancel()
    }
}
