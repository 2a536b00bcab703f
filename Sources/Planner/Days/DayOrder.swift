import Facts

/// How today's list is ordered. The numbers are on the wire, in the field that holds a ``SortOrder`` for other lists.
public enum DayOrder: Int64, CaseIterable, Sendable {
    /// In a section for each cost, the lowest cost first.
    case cost = 10
    /// By the time each task is due at today; those without a time last.
    case time = 11
    /// As the person put them.
    case own = 12
}

/// A part of the day, by the time a task is due at.
public enum DayPart: CaseIterable, Sendable {
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
    public init(time: Int?) {
        switch time {
        case nil: self = .anyTime
        case .some(..<(12 * 60)): self = .morning
        case .some(..<(18 * 60)): self = .afternoon
        case .some: self = .evening
        }
    }
}

extension PersonalSpace {
    /// How today's list is ordered.
    public var dayOrder: DayOrder {
        replica.value(ListView.today.entity, ListViewField.sort).integer.flatMap { DayOrder(rawValue: $0) } ?? .cost
    }

    /// Remembers how today's list is ordered. As for other lists, this is no change in History.
    func setDayOrder(_ order: DayOrder, from origin: CommandOrigin) -> CommandResult {
        guard order != dayOrder else { return .nothing }
        return remember(ListView.today.entity, ListViewField.sort, .integer(order.rawValue), origin)
    }
}
