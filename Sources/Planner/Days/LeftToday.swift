import Facts

extension PersonalSpace {
    /// After so long a day is no longer today, wherever the person is: what was left of it says nothing any more.
    private static let longestDay: Int64 = 24 * 60 * 60 * 1000

    /// How many are left of the day that was started within the last day and night; nil where none was.
    ///
    /// - Parameter time: milliseconds since 1970.
    public func leftToday(at time: Int64) -> Int? {
        guard let today = currentDay, let started = replica.value(.day(today), DayField.started).integer else { return nil }
        guard time - started < Self.longestDay else { return nil }
        return budget?.left
    }

    /// When the newest act that is known of here was done, in milliseconds since 1970; 0: none is.
    public var newestAct: Int64 { replica.newest }
}
