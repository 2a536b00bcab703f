/// Why an act was refused. Nothing has changed; the wording is the page's.
public enum Fault: Error, Equatable, Sendable {
    /// A title of nothing but space.
    case titleMissing
    /// More than ``TaskLimits/title`` characters.
    case titleTooLong
    /// More than ``TaskLimits/note`` characters.
    case noteTooLong
    /// Not a whole number.
    case notANumber
    /// A whole number outside these bounds.
    case outOfRange(ClosedRange<Int>)
    /// A unit needs both words, of at most 20 characters.
    case unitMissing
    /// "On chosen weekdays" without a weekday.
    case weekdaysMissing
    /// No task of that name, or it was deleted.
    case noSuchTask
    /// Nothing of that name in the history (kept for 30 days).
    case noSuchAct
    /// No day was started yet.
    case noDay
    /// Nothing was chosen.
    case nothingChosen
    /// A task that was never given a cost cannot be planned.
    case uncosted(title: String)
    /// The chosen tasks need so many spoons more than there are.
    case overBudget(by: Int)
    /// The limit was made firm: there is no borrowing.
    case borrowingOff
}
