public import Facts

/// A list that several accounts share: a space of its own, by its number.
public struct SharedList: Equatable, Sendable {
    /// The number that the names of everything in it bear as their scope; 1 or more, no two lists have one.
    public var number: UInt32
    /// Where its facts are.
    public var space: SpaceID
    /// Which list it is.
    public var list: Identity
    /// When it was first shared, in milliseconds since 1970.
    public var created: Int64

    /// All of it given.
    public init(number: UInt32, space: SpaceID, list: Identity, created: Int64) {
        self.number = number
        self.space = space
        self.list = list
        self.created = created
    }
}
