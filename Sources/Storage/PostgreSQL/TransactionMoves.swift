import Synchronization

/// The spaces that one transaction moves, of which everybody is told after its end.
final class TransactionMoves: Sendable {
    private let server: Int64
    private let moved = Mutex<Set<SpaceID>>([])

    /// - Parameter server: the number of the server that will tell.
    init(by server: Int64) {
        self.server = server
    }

    /// All of them.
    var spaces: Set<SpaceID> { moved.withLock { $0 } }

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
