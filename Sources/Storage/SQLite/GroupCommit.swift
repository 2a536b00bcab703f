import Dispatch
import GRDB
import Synchronization

/// Lets writers that come at the same time share one transaction, and so one wait for the disk.
///
/// No timer: a writer that comes while the last transaction is on its way to the disk is in the next one, so a single writer never waits.
/// Each piece of work has its own savepoint, so that one that fails takes nothing of the others with it; and everybody is answered
/// only after the transaction has reached the disk, or been given up.
final class GroupCommit: Sendable {
    /// One piece of work, its result kept beside it until the transaction is through.
    private struct Work: Sendable {
        let run: @Sendable (Database) throws -> Void
        let finish: @Sendable ((any Error)?) -> Void
    }

    private struct Line {
        var waiting: [Work] = []
        var isMoving = false
        var isClosed = false
    }

    /// How much work one transaction takes at most: the first must not wait for a crowd behind it.
    private static let most = 256

    private let line = Mutex(Line())
    private let pool: DatabasePool
    private let beforeCommit: @Sendable (Database) throws -> Void
    private let queue = DispatchQueue(label: "teaspoon.store.writer")

    /// - Parameter beforeCommit: ends every transaction.
    init(_ pool: DatabasePool, beforeCommit: @escaping @Sendable (Database) throws -> Void) {
        self.pool = pool
        self.beforeCommit = beforeCommit
    }

    /// Runs work in a transaction; returns when that would survive a power cut.
    ///
    /// - Parameter body: must do nothing but read and write; runs on the writers' own thread.
    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let result = Mutex<Value?>(nil)
        return try await withCheckedThrowingContinuation { continuation in
            let work = Work(
                run: { database in
                    let value = try body(database)
                    result.withLock { $0 = value }
                },
                finish: { error in
                    let value = result.withLock { $0 }
                    if let value, error == nil {
                        continuation.resume(returning: value)
                    } else {
                        continuation.resume(throwing: error ?? StoreFault.failed("the transaction had no result"))
                    }
                }
            )
            join(work)
        }
    }

    /// Returns when no writer is waiting any more; later writers are refused.
    func finish() async {
        line.withLock { $0.isClosed = true }
        await withCheckedContinuation { done in queue.async { done.resume() } }
    }

    private func join(_ work: Work) {
        let (isRefused, isFirst) = line.withLock { line in
            guard !line.isClosed else { return (true, false) }
            line.waiting.append(work)
            defer { line.isMoving = true }
            return (false, !line.isMoving)
        }
        if isRefused { return work.finish(StoreFault.closed) }
        if isFirst { queue.async { self.move() } }
    }

    private func move() {
        while true {
            let next = line.withLock { line in
                let next = Array(line.waiting.prefix(Self.most))
                line.waiting.removeFirst(next.count)
                if next.isEmpty { line.isMoving = false }
                return next
            }
            if next.isEmpty { return }
            carryOut(next)
        }
    }

    private func carryOut(_ works: [Work]) {
        var faults = [(any Error)?](repeating: nil, count: works.count)
        do {
            try pool.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    for (index, work) in works.enumerated() {
                        do {
                            try database.inSavepoint {
                                try work.run(database)
                                return .commit
                            }
                        } catch {
                            // Some errors (a full disk) end the whole transaction, and with it what the others did.
                            guard database.isInsideTransaction else { throw error }
                            faults[index] = error
                        }
                    }
                    try beforeCommit(database)
                    return .commit
                }
            }
        } catch {
            for index in faults.indices where faults[index] == nil { faults[index] = error }
        }
        for (index, work) in works.enumerated() { work.finish(faults[index]) }
    }
}
