package import Facts

/// A list that several accounts share: a space of its own, by its number.
package struct SharedList: Equatable, Sendable {
    /// The number that the names of everything in it bear as their scope; 1 or more, no two lists have one.
    package var number: UInt32
    /// Where its facts are.
    package var space: SpaceID
    /// Which list it is.
    package var list: Identity
    /// When it was first shared, in milliseconds since 1970.
    package var created: Int64

    package init(number: UInt32, space: SpaceID, list: Identity, created: Int64) {
        self.number = number
        self.space = space
        self.list = list
        self.created = created
    }
}
