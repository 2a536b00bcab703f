/// Why a command was refused. Nothing has changed; the wording is the page's.
package enum Fault: Error, Equatable, Sendable {
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
    /// The task is there, but not in today's list.
    case notInToday
    /// Nothing of that name in the history (kept for 30 days).
    case noSuchChange
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
    /// It would use so many spoons of the reserve, and nobody said that it may.
    case usesReserve(Int)
    /// A time of day, or a reminder, without a date that it belongs to.
    case dateMissing
    /// Not a date, or one that the calendar does not have (30 February).
    case notADate
    /// A date to wait for that has begun already.
    case notAhead
    /// Not a time of day.
    case notATime
    /// It would be out of sight until after it is due.
    case startAfterDue
    /// A rule for coming back that says nothing, or whose numbers are out of range.
    case notARule
    /// A rule for coming back whose last date is before its first.
    case endBeforeFirst
    /// A list or subject needs a name of at most ``ListLimits/name`` characters.
    case nameMissing
    /// There is one of that name already.
    case nameTaken(String)
    /// More than ``ListLimits/category`` characters.
    case categoryTooLong
    /// No list of that name, or it was deleted.
    case noSuchList
    /// No subject of that name, or it was deleted.
    case noSuchSubject
    /// A task cannot be a step of itself, or of one of its own steps.
    case ownStep
    /// Steps lie at most ``TaskLimits/levels`` deep.
    case tooDeep
    /// More than ``Settings/nameLength`` characters in a person's name.
    case profileNameTooLong
    /// More than ``PlanReader/reportLength`` characters in the person's own text on the report.
    case reportTooLong
    /// No address that mail could reach.
    case notAMailbox
    /// No ``Picture``.
    case notAPicture
    /// More than ``TaskLimits/lines`` lines at once.
    case tooManyLines(Int)
    /// No file, or nothing in it.
    case fileEmpty
    /// A file with more bytes than are read.
    case fileTooLarge
    /// A file that Teaspoon did not write.
    case notOurFile
    /// Cut, or changed since it was written.
    case fileDamaged
    /// Written by a newer build, in a form this one does not know.
    case fileNewer
    /// A sticky note that says nothing.
    case noteMissing
    /// No sticky note of that name, or it was deleted.
    case noSuchNote
    /// No view of that name, or it was deleted.
    case noSuchView
    /// A view that filters nothing is the page itself.
    case nothingAsked
    /// More than ``SavedView/most`` views.
    case tooManyViews
    /// No earlier version of that name, or it was put away; or the entity it was written in is gone.
    case noSuchVersion
    /// Only its owner can delete a shared list; the other members leave it.
    case notYours
    /// It is in a shared list that the person may only look at.
    case viewOnly
    /// No command in its byte form.
    case notACommand
    /// Another command was carried out under this key.
    case keyUsed
}
