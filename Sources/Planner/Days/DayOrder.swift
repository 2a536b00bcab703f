import Facts

/// How today's list is ordered. The numbers are on the wire, in the field that holds a ``SortOrder`` for other lists.
package enum DayOrder: Int64, CaseIterable, Sendable {
    /// In a section for each cost, the lowest cost first.
    case cost = 10
    /// By the time each task is due at today; those without a time last.
    case time = 11
    /// As the person put them.
    case own = 12
}

/// A part of the day, by the time a task is due at.
package enum DayPart: CaseIterable, Sendable {
    /// Before noon.
    case morning
    /// From noon to 18:00.
    case afternoon
    /// From 18:00 on.
    case evening
    /// Without a time.
    case anyTime

    /// The part that a time is in.
    ///
    /// - Parameter time: in minutes since midnight, 0–1439; nil: any time.
    package init(time: Int?) {
        switch time {
        case nil: self = .anyTime
        case .some(..<(12 * 60)): self = .morning
        case .some(..<(18 * 60)): self = .afternoon
        case .some: self = .evening
        }
    }
}

extension TaskEntry {
    /// The time of day that it has on a date, in minutes since midnight; nil: any time.
    ///
    /// - Parameter done: the date that was done, of one that repeats and stands at its next date.
    package func time(on date: LocalDate, done: LocalDate? = nil) -> Int? {
        isDailyByRule || (done ?? due) == date ? time : nil
    }
}

extension PlanReader {
    /// How today's list is ordered: as the person once chose, else as the day began.
    package var dayOrder: DayOrder {
        chosenDayOrder ?? currentDay.flatMap { order(replica.value(.day($0), DayField.order)) } ?? .cost
    }

    fileprivate var chosenDayOrder: DayOrder? { order(replica.value(ListView.today.entity, ListViewField.sort)) }

    fileprivate func order(_ value: Value) -> DayOrder? { value.integer.flatMap { DayOrder(rawValue: $0) } }
}

extension PersonalSpace {
    /// Remembers how today's list is ordered, from now on on every day. As for other lists, this is no change in History.
    func setDayOrder(_ order: DayOrder, from origin: CommandOrigin) -> CommandResult {
        guard order != chosenDayOrder else { return .nothing }
        return remember(ListView.today.entity, ListViewField.sort, .integer(order.rawValue), origin)
    }
}
