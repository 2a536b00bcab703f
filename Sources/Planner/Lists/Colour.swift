/// The colours that lists and subjects can have. A name goes with each wherever it is shown. The numbers are on the wire.
package enum Colour: Int64, CaseIterable, Sendable {
    case teal = 1
    case blue = 2
    case violet = 3
    case rose = 4
    case amber = 5
    case green = 6
    case brown = 7
    case grey = 8
}
