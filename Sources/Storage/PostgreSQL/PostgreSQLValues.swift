import Facts
import PostgreSQL

extension SpaceID {
    var parameter: PostgresValue { .bytes(identity.bytes) }

    /// As a notice names it.
    var news: String { "\(identity.high) \(identity.low)" }

    /// Reads what ``news`` wrote; anything else is nil, which tells of every space.
    init?(news: String) {
        let halves = news.split(separator: " ")
        guard halves.count == 2, let high = UInt64(halves[0]), let low = UInt64(halves[1]) else { return nil }
        self.init(Identity(high: high, low: low))
    }
}

extension AccountID {
    var parameter: PostgresValue { .bytes(identity.bytes) }
}

extension PostgresRow {
    /// What a column holds, counted from 0.
    func read<Value: PostgresReadable>(_ column: Int) throws(StoreFault) -> Value {
        do throws(PostgresFault) {
            return try value(column)
        } catch {
            throw StoreFault(postgres: error)
        }
    }

    /// The identity in a column.
    func identity(_ column: Int) throws(StoreFault) -> Identity {
        guard let identity = Identity(bytes: try read(column)) else { throw .damaged("a name of another length") }
        return identity
    }
}
