import Synchronization

/// An event that one task waits for, until a time. An event that nobody waits for yet is remembered.
final class AsyncEvent: Sendable {
    private struct State {
        var isSignalled = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Wakes the waiting task, if there is one.
    func signal() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            if state.waiting == nil { state.isSignalled = true }
            return state.waiting
        }
        waiting?.resume()
    }

    /// Waits until the event is signalled, no longer than so long; not at all once the task is cancelled.
    func wait(atMost patience: Duration) async {
        let timer = Task {
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            signal()
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.isSignalled || Task.isCancelled {
                        state.isSignalled = false
                        return true
                    }
                    state.waiting = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            signal()
        }
        timer.cancel()
    }
}
