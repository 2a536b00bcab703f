import CCurl
import Synchronization

/// libcurl's handles: each is used by one thread at a time, and keeps its connections open in between.
final class PushHandles: Sendable {
    /// A handle that nobody uses, and whom it last spoke to.
    private struct Idle: @unchecked Sendable {
        let handle: UnsafeMutableRawPointer
        let origin: String
    }

    private struct State {
        /// Those used last are at the end.
        var idle: [Idle] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    deinit { close() }

    /// Lends a handle to a piece of work: the one that has a connection to this origin, or any, or a new one. Nil after ``close()``,
    /// and when no handle can be made.
    func lend<Value>(for origin: String, _ work: (UnsafeMutableRawPointer) -> Value) -> Value? {
        guard let handle = take(for: origin) else { return nil }
        defer { giveBack(Idle(handle: handle, origin: origin)) }
        return work(handle)
    }

    /// Closes all connections; those in use as soon as they are not.
    func close() {
        let idle = state.withLock { state in
            state.isClosed = true
            defer { state.idle = [] }
            return state.idle
        }
        for one in idle { curl_easy_cleanup(one.handle) }
    }

    private func take(for origin: String) -> UnsafeMutableRawPointer? {
        let taken = state.withLock { state -> (isClosed: Bool, one: Idle?) in
            guard !state.isClosed else { return (true, nil) }
            if let known = state.idle.lastIndex(where: { $0.origin == origin }) { return (false, state.idle.remove(at: known)) }
            return (false, state.idle.popLast())
        }
        return taken.isClosed ? nil : taken.one?.handle ?? curl_easy_init()
    }

    private func giveBack(_ one: Idle) {
        let isKept = state.withLock { state in
            guard !state.isClosed else { return false }
            state.idle.append(one)
            return true
        }
        if !isKept { curl_easy_cleanup(one.handle) }
    }
}
