/// Why PostgreSQL did not carry out a request.
///
/// Its messages are for the operator's log, and hold nothing of what people wrote: no parameters, and no message of the server's
/// that quotes them.
package enum PostgresFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no server there, or it went away. Statements under way when it went may have been carried out, or not.
    case unreachable(String)
    /// The server is there and does not let this program in: another name or password, or no such database.
    case refused(String)
    /// A statement failed; it changed nothing. The state is one of the five-character codes of appendix A of PostgreSQL's manual.
    case statement(sqlState: String, message: String)
    /// The server's disk is full; the statement changed nothing.
    case full(String)
    /// All connections were in use for as long as one waits for one.
    case tooLate
    /// The task was cancelled while it waited for a connection; nothing was sent.
    case cancelled
    /// The connection, or the pool, was closed by this program.
    case closed
    /// A column, counted from 0, does not hold a value of the requested type.
    case unreadable(column: Int)

    /// One plain sentence.
    package var description: String {
        switch self {
        case .unreachable(let reason):
            "PostgreSQL cannot be reached: \(reason)."
        case .refused(let reason):
            "PostgreSQL does not let this program in: \(reason)."
        case .statement(let sqlState, let message):
            "PostgreSQL refused a statement (\(sqlState)): \(message)."
        case .full(let reason):
            "PostgreSQL has no room left: \(reason)."
        case .tooLate:
            "All connections to PostgreSQL stayed in use for too long."
        case .cancelled:
            "The request to PostgreSQL was cancelled."
        case .closed:
            "The connection to PostgreSQL was closed."
        case .unreadable(let column):
            "Column \(column) of PostgreSQL's answer holds something else than was asked for."
        }
    }
}
