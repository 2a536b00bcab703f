import Facts

/// A position in a list.
package struct Position: Equatable, Comparable {
    let order: OrderKey
    let identity: Identity

    package static func < (one: Position, other: Position) -> Bool {
        one.order != other.order ? one.order < other.order : one.identity < other.identity
    }
}
