import Planner

/// Messages that are named alike, one for each tip or template: they stand side by side, in the order of the names.
///
/// A place is counted to, so that the planner needs no table of names beside the one of the tips or templates themselves.
struct PhraseSeries {
    /// The number of the first message.
    let first: Int
    /// How many there are.
    let count: Int

    /// The message of a tip or template.
    ///
    /// - Parameter place: how many names come before its own.
    @inline(never)
    subscript(place: Int) -> Sentence {
        Sentence(number: first + place, [])
    }
}
