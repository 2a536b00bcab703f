import Synchronization

/// Lets a few pieces of work begin at a time: those that each take much memory, or keep a thread busy for long. The others wait, first come,
/// first served.
final class WorkGate: Sendable {
    private struct Waiting {
        let number: UInt64
        let turn: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var free: Int
        var next: UInt64 = 0
        var waiting: [Waiting] = []
        /// Those that neither wait nor were let in yet.
        var entering: Set<UInt64> = []
    }

    private let mostWaiting: Int
    private let state: Mutex<State>

    /// - Parameters:
    ///   - width: how many pieces go on at once, from 1.
    ///   - mostWaiting: how many may wait.
    init(width: Int, mostWaiting: Int) {
        self.mostWaiting = mostWaiting
        state = Mutex(State(free: max(width, 1)))
    }

    /// How many wait.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Does a piece of work when it is its turn.
    ///
    /// - Parameter client: the client that waits for it.
    /// - Returns: nil, without having done anything, if too many wait already, or if the client goes meanwhile.
    func pass<Value: Sendable>(for client: ClientPresence?, _ work: () async -> Value) async -> Value? {
        guard await enter(for: client) else { return nil }
        defer { leave() }
        return await work()
    }

    private func enter(for client: ClientPresence?) async -> Bool {
        let number = state.withLock { state in
            state.next += 1
            state.entering.insert(state.next)
            return state.next
        }
        client?.whenGone { [weak self] in self?.giveUp(number) }
        let isIn = await withCheckedContinuation { turn in
            let isIn: Bool? = state.withLock { state in
                guard state.entering.remove(number) != nil else { return false }
                if state.free > 0 {
                    state.free -= 1
                    return true
                }
                guard state.waiting.count < mostWaiting else { return false }
                state.waiting.append(Waiting(number: number, turn: turn))
                return nil
            }
            if let isIn { turn.resume(returning: isIn) }
        }
        client?.forget()
        return isIn
    }

    private func giveUp(_ number: UInt64) {
        let turn: CheckedContinuation<Bool, Never>? = state.withLock { state in
            state.entering.remove(number)
            guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
            return state.waiting.remove(at: index).turn
        }
        turn?.resume(returning: false)
    }

    private func leave() {
        let turn: CheckedContinuation<Bool, Never>? = state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().turn
        }
        turn?.resume(returning: true)
    }
}
