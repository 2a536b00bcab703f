import Planner

extension RepeatRule {
    /// The rule whose dates are all so many days later, or earlier, than those of this one; nil if no rule says them.
    ///
    /// - Parameter date: a date of this rule.
    func moved(by days: Int, from date: LocalDate) -> RepeatRule? {
        guard days != 0 else { return self }
        let (old, new) = (date.parts, date.adding(days: days).parts)
        let moved: Pattern
        switch pattern {
        case .days, .weeks(.none): moved = pattern
        case .weeks(let weekdays):
            var turned: [Int] = []
            var (first, isTorn): (Int?, Bool) = (nil, false)
            for weekday in 0..<7 where weekdays.contains(weekday) {
                let later = weekday + days
                let turn = (later % 7 + 7) % 7
                turned.append(turn)
                let week = (later - turn) / 7
                if let first, first != week { isTorn = true }
                first = week
            }
            // Of two days that come to lie in different weeks, every second week has others than before.
            guard !isTorn || interval == 1 else { return nil }
            moved = .weeks(Weekdays(turned))
        case .monthsOnDay(let day):
            guard day == old.day else {
                guard (1...28).contains(day), (1...28).contains(day + days) else { return nil }
                moved = .monthsOnDay(day + days)
                break
            }
            moved = .monthsOnDay(new.day)
        case .monthsOnWeekday: return nil
        case .years(let month, let day):
            guard month == old.month, day == old.day else { return nil }
            moved = .years(month: new.month, day: new.day)
        }
        return RepeatRule(moved, interval: interval, anchor: anchor, until: until.map { $0.adding(days: days) })
    }
}
