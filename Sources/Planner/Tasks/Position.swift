import Facts

/// A place in a list.
struct Position: Equatable, Comparable {
    let order: OrderKey
    let identity: Identity

    static func < (one: Position, other: Position) -> Bool {
        one.order != other.order ? one.order < other.order : one.identity < other.identity
    }
}
