import CPostgreSQL

extension PostgresFault {
    /// Reads the result of a failed statement.
    init(_ result: OpaquePointer) {
        guard let sqlState = Self.field("C", of: result) else {
            // Not the server's word but libpq's own: it lost the connection.
            self = .unreachable(Handshake.firstLine(of: String(cString: PQresultErrorMessage(result))))
            return
        }
        self.init(sqlState: sqlState, message: Self.field("M", of: result) ?? "it does not say why")
    }

    /// Whether the prepared statement can no longer be used: a table has changed under it, or the server does not know it.
    var isOfPreparation: Bool {
        guard case .statement(let sqlState, _) = self else { return false }
        return ["0A000", "26000"].contains(sqlState)
    }

    private init(sqlState: String, message: String) {
        switch sqlState {
        case "53100":
            self = .full(message)
        case "57P01", "57P02", "57P03", "57P05":
            // Shut down, crashed, starting, or tired of waiting for us.
            self = .unreachable(message)
        case _ where sqlState.hasPrefix("08"):
            self = .unreachable(message)
        case _ where sqlState.hasPrefix("22"):
            // The server quotes the value here, and that may be somebody's words.
            self = .statement(sqlState: sqlState, message: "a value does not suit the statement")
        default:
            self = .statement(sqlState: sqlState, message: message)
        }
    }

    /// One field of the server's message. `M` is its first line: text that might quote a row stands in others (section 55.8 of the manual).
    private static func field(_ name: Unicode.Scalar, of result: OpaquePointer) -> String? {
        PQresultErrorField(result, Int32(name.value)).map { String(cString: $0) }
    }
}
