import Planner

/// Messages that are named alike, one for each tip or template: they stand side by side, in the order of the names.
///
/// A place is counted to, so that the planner needs no table of names beside the one of the tips or templates themselves.
struct PhraseSeries {
    let first: Phrase
    let last: Phrase

    /// The message of a tip or template.
    ///
    /// - Parameter index: how many names come before its own.
    @inline(never)
    subscript(index: Int) -> Sentence {
        Sentence(MessageLine(rawValue: first.rawValue + UInt16(truncatingIfNeeded: index)), [])
    }
}
