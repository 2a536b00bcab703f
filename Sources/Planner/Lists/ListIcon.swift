/// The picture of a list; the numbers are on the wire and never change their meaning.
package enum ListIcon: Int64, CaseIterable, Sendable {
    case list = 1
    case home = 2
    case work = 3
    case health = 4
    case cart = 5
    /// A packed bag.
    case bag = 6
    case heart = 7
    case book = 8
    case leaf = 9
    case paw = 10
    case star = 11
    case people = 12
    case phone = 13
    case broom = 14
}
