import Synchronization

/// The spaces that one transaction moves, of which everybody is told after its end.
final class TransactionMoves: Sendable {
    private let server: Int64
    private let moved = Mutex<Set<SpaceID>>([])
    private let doubt = Mutex(false)

    /// - Parameter server: the number of the server that will tell.
    init(by server: Int64) {
        self.server = server
    }

    /// All of them.
    var spaces: Set<SpaceID> { moved.withLock { $0 } }

    /// Whether nobody knows how the transaction ended: it may be committed later.
    var isInDoubt: Bool { doubt.withLock { $0 } }

    /// Notes that the database did not answer when the transaction was to end.
    func noteDoubt() { doubt.withLock { $0 = true } }

    /// Notes spaces before the transaction is committed.
    ///
    /// - Returns: the statements that the transaction must carry out before its end.
    func add(_ spaces: [SpaceID]) -> [Statement] {
        moved.withLock { moved in
            let isFirst = moved.isEmpty && !spaces.isEmpty
            moved.formUnion(spaces)
            return isFirst ? [MoveNotifier.registration(of: server)] : []
        }
    }
}
