import BlockingWork
import GRDB

/// Threads on which SQLite reads.
///
/// A read waits for the disk, and for a connection where all of them are in use. Neither wait may happen on the threads that Swift's
/// tasks share: there are as many of those as there are cores, and when each of them waits, nothing is left to give a connection back,
/// so the whole server stands still. The threads here are as many as the connections, so none of them waits for one.
struct Readers: Sendable {
    /// Connections, and threads, for each of the two sizes.
    private static let threads = 4
    /// How many reads of a size may wait or run, before the next one is refused.
    private static let limit = 4096

    private let pool: DatabasePool
    private let few = Workers(label: "teaspoon.store.look-up", count: threads, limit: limit)
    private let many = Workers(label: "teaspoon.store.read", count: threads, limit: limit)

    /// How many connections the pool must allow: one for each thread, and one for a backup, which reads for as long as it takes.
    static let connections = 2 * threads + 1

    init(_ pool: DatabasePool) {
        self.pool = pool
    }

    /// Reads all from the same moment of the database.
    ///
    /// - Throws: ``StoreFault``; ``StoreFault/unreachable(_:)`` where too many reads wait already.
    func read<Value: Sendable>(
        _ size: ReadSize,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreFault) -> Value {
        try await carryOut(size) { pool in try pool.read(body) }
    }

    /// Reads by one statement, or by several that may each be of its own moment: without a transaction around them, which would take longer
    /// than most look-ups.
    func readApart<Value: Sendable>(
        _ size: ReadSize,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreFault) -> Value {
        try await carryOut(size) { pool in try pool.unsafeRead(body) }
    }

    private func carryOut<Value: Sendable>(
        _ size: ReadSize,
        _ work: @escaping @Sendable (DatabasePool) throws -> Value
    ) async throws(StoreFault) -> Value {
        let result: Result<Value, StoreFault>
        do throws(TooMuchWork) {
            result = try await (size == .few ? few : many).run { [pool] in
                Result { () throws(StoreFault) in
                    do {
                        return try work(pool)
                    } catch {
                        throw StoreFault(sqlite: error)
                    }
                }
            }
        } catch {
            throw .unreachable("\(error)")
        }
        return try result.get()
    }
}
