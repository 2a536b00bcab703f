import Facts

/// How many spoons the days ahead have, before they begin with a number of their own.
struct NumbersAhead {
    /// The smaller of the usual number and the last day's.
    let usual: Int
    /// The spoons that were borrowed from the next day.
    let borrowed: Int
    /// The next day to begin.
    let next: LocalDate

    /// The number of a day.
    func spoons(of date: LocalDate) -> Int {
        date == next ? max(usual - borrowed, 0) : usual
    }
}

extension PlanReader {
    /// The numbers of the days ahead, for everything that says whether they fit.
    func numbersAhead(at instant: Instant) -> NumbersAhead {
        let suggestion = newDaySuggestion
        return NumbersAhead(
            usual: min(usualNumber ?? suggestion.usual, suggestion.usual),
            borrowed: suggestion.borrowed,
            next: taskDays(at: instant).first
        )
    }
}
