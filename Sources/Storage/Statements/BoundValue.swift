import Facts
import PostgreSQL

/// A value as it is bound to a statement.
///
/// A null has a type, too (`.int(nil)`): PostgreSQL prepares a statement for values of certain types.
enum BoundValue: Sendable {
    case text(String)
    case int(Int64?)
    case bool(Bool?)
    case bytes([UInt8])
    /// Many values at once, of which PostgreSQL's `unnest` makes rows. SQLite has no arrays and no `unnest`: it refuses such a statement.
    case array(PostgresValue)
}

/// A value that can be interpolated into a ``Statement``.
protocol Bindable {
    var bound: BoundValue { get }
}

extension String: Bindable {
    var bound: BoundValue { .text(self) }
}

extension Int64: Bindable {
    var bound: BoundValue { .int(self) }
}

extension Int: Bindable {
    var bound: BoundValue { .int(Int64(self)) }
}

extension UInt32: Bindable {
    var bound: BoundValue { .int(Int64(self)) }
}

extension UInt16: Bindable {
    var bound: BoundValue { .int(Int64(self)) }
}

extension Bool: Bindable {
    var bound: BoundValue { .bool(self) }
}

extension [UInt8]: Bindable {
    var bound: BoundValue { .bytes(self) }
}

extension Identity: Bindable {
    var bound: BoundValue { .bytes(bytes) }
}

extension AccountID: Bindable {
    var bound: BoundValue { .bytes(identity.bytes) }
}

extension SpaceID: Bindable {
    var bound: BoundValue { .bytes(identity.bytes) }
}

extension MemberRole: Bindable {
    var bound: BoundValue { .int(Int64(rawValue)) }
}

extension OneTimeLink.Purpose: Bindable {
    var bound: BoundValue { .int(Int64(rawValue)) }
}
