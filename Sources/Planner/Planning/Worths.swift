/// How much a task is worth in a plan. The numbers are in docs/planning.md, where examples test them.
package enum Worths {
    /// Due on the day or before.
    static let due = 400
    /// Due within ``soon`` days.
    static let dueSoon = 120
    /// Due within ``week`` days.
    static let dueThisWeek = 40
    static let high = 160
    static let medium = 60
    static let low = 20
    /// Done every day, or on this weekday.
    static let daily = 80
    /// Left of an earlier day.
    static let carriedOver = 10
    /// Of every task.
    static let base = 30
    /// Of every spoon it takes: or else many small things would always come before one that takes more.
    static let spoon = 3

    /// Days ahead.
    package static let (soon, week) = (2, 7)
    /// A task without minutes counts as half an hour when time is limited.
    package static let usualMinutes = 30

    /// The worth of a priority.
    static func of(_ priority: Priority?) -> Int {
        switch priority {
        case .high: high
        case .medium: medium
        case .low: low
        case nil: 0
        }
    }

    /// The worth of a due date.
    ///
    /// - Parameter days: how far it is ahead; less than 0 for a past date.
    static func of(daysUntilDue days: Int) -> Int {
        if days <= 0 { return due }
        if days <= soon { return dueSoon }
        return days <= week ? dueThisWeek : 0
    }
}
