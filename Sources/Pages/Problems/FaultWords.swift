public import Planner

extension Fault {
    /// What went wrong, to the person: literal, and saying what helps.
    public func words(in settings: Settings) -> String {
        switch self {
        case .titleMissing: "Write a title: a word is enough."
        case .titleTooLong: "This title is longer than 10,000 characters. The note has room for more."
        case .noteTooLong: "This note is longer than 100,000 characters. Please shorten it."
        case .notANumber: "Write a whole number, in digits."
        case .outOfRange(let range):
            "Write a whole number from " + String(range.lowerBound) + " to " + String(range.upperBound) + "."
        case .unitMissing: "Write a word of at most 20 characters."
        case .weekdaysMissing: "Choose at least one weekday, or “No”."
        case .noSuchTask: "One of these was deleted, perhaps in another tab. Nothing was changed."
        case .noSuchAct: "This is not in the history any more: it is kept for 30 days."
        case .noDay: "No day has been started yet. Start one with New Day, then choose."
        case .nothingChosen: "Nothing is chosen yet. Choose at least one task, or press Cancel."
        case .uncosted(let title):
            "“" + String(title.prefix(60)) + "” has no cost yet. Open it and say what it costs; then it can be planned."
        case .overBudget(let excess):
            "These need " + String(excess) + " more " + (excess == 1 ? settings.unitOne : settings.unitMany) + " than you have."
        case .borrowingOff: "Borrowing is switched off in Settings. Nothing was sent."
        }
    }
}
