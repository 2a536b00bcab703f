import Synchronization

/// The statements of one transaction: all of them are carried out, or none.
package final class PostgresTransaction: Sendable {
    private struct State {
        var hasBegun = false
        var hasEnded = false
        var fault: PostgresFault?
    }

    private let connection: PostgresConnection
    private let state = Mutex(State())

    init(on connection: PostgresConnection) {
        self.connection = connection
    }

    /// Carries out one statement. After one that failed nothing more can be asked, and all is undone.
    ///
    /// - Throws: `.unreachable`, `.statement`, `.full` or `.closed`.
    @discardableResult
    package func query(_ sql: StaticString, _ parameters: [PostgresValue] = []) async throws(PostgresFault) -> PostgresRows {
        let answers = try await together([PostgresStatement(sql, parameters)])
        // A successful request has an answer to each statement.
        guard let rows = answers.last else { throw .unreadable(column: 0) }
        return rows
    }

    /// Carries out several statements in one round trip.
    ///
    /// - Returns: the rows of each.
    /// - Throws: the first failure: `.unreachable`, `.statement`, `.full` or `.closed`.
    @discardableResult
    package func together(_ statements: [PostgresStatement]) async throws(PostgresFault) -> [PostgresRows] {
        let (isFirst, hasEnded) = state.withLock { state in
            defer { state.hasBegun = true }
            return (!state.hasBegun, state.hasEnded)
        }
        // A statement after the end would be carried out outside of the transaction.
        guard !hasEnded else { throw .closed }
        // With the first statement before the same sync, beginning costs no round trip; and should it fail, so does the rest.
        let all = isFirst ? [PostgresStatement("BEGIN")] + statements : statements
        do throws(PostgresFault) {
            return Array(try await connection.together(all).suffix(statements.count))
        } catch {
            state.withLock { state in state.fault = state.fault ?? error }
            throw error
        }
    }

    /// Carries out the last statements and ends the transaction in the same round trip, so that nobody waits longer than need be for what it
    /// locked. Nothing can be asked afterwards.
    ///
    /// - Returns: the rows of each.
    /// - Throws: the first failure: `.unreachable`, `.statement`, `.full` or `.closed`.
    @discardableResult
    package func finish(with statements: [PostgresStatement]) async throws(PostgresFault) -> [PostgresRows] {
        let answers = try await together(statements + [PostgresStatement("COMMIT")])
        state.withLock { state in state.hasEnded = true }
        return Array(answers.dropLast())
    }

    /// Carries out a script within the transaction, which it must not end: one command after another.
    ///
    /// - Throws: `.unreachable`, `.statement`, `.full` or `.closed`.
    package func script(_ sql: String) async throws(PostgresFault) {
        try await together([])
        do throws(PostgresFault) {
            for command in SQLScript.commands(of: sql) { try await connection.command(command) }
        } catch {
            state.withLock { state in state.fault = state.fault ?? error }
            throw error
        }
    }

    /// Undoes everything and ends the transaction, for a caller that gives up without a fault. No statement can follow.
    package func rollBack() async {
        let isOpen = state.withLock { state in
            defer { state.hasEnded = true }
            return state.hasBegun && !state.hasEnded
        }
        guard isOpen else { return }
        do throws(PostgresFault) {
            try await connection.query("ROLLBACK")
        } catch {
            // A connection that cannot even do this is of no use; closing it undoes the transaction as well.
            await connection.close()
        }
    }

    /// Asked to commit a transaction in which something failed, the server rolls it back and calls that a success: so it is not asked.
    func commit() async throws(PostgresFault) {
        let state = state.withLock { $0 }
        guard state.hasBegun, !state.hasEnded else { return }
        if let fault = state.fault {
            await rollBack()
            throw fault
        }
        try await connection.query("COMMIT")
    }
}
