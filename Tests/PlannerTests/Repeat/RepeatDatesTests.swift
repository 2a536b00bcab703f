import TestSupport
import Testing

@testable import Planner

struct RepeatDatesTests {
    private func rule(
        _ pattern: RepeatRule.Pattern,
        interval: Int = 1,
        anchor: RepeatRule.Anchor = .date,
        until: LocalDate? = nil
    ) throws -> RepeatRule {
        try #require(RepeatRule(pattern, interval: interval, anchor: anchor, until: until))
    }

    @Test("T12: after a month away there is one next copy, not thirty")
    func away() throws {
        let daily = try rule(.days)
        #expect(try daily.date(afterDone: date(2026, 12, 2), from: date(2026, 11, 2)) == date(2026, 12, 3))
    }

    @Test("T12: a task that is done early does not come back on the date it was done for")
    func early() throws {
        let weekly = try rule(.weeks(Weekdays([0])))
        #expect(try weekly.date(afterDone: date(2026, 11, 1), from: date(2026, 11, 2)) == date(2026, 11, 9))
    }

    @Test("T12: from completion, a whole interval passes after the day it was done, whatever was chosen")
    func completion() throws {
        let done = try date(2027, 1, 30)
        let live = try date(2027, 1, 4)
        let patterns: [(RepeatRule.Pattern, LocalDate)] = try [
            (.days, date(2027, 2, 1)), (.weeks(Weekdays([0])), date(2027, 2, 13)), (.weeks(.none), date(2027, 2, 13)),
            (.monthsOnDay(4), date(2027, 3, 30)), (.monthsOnWeekday(week: 1, weekday: 0), date(2027, 3, 30)),
            (.years(month: 1, day: 4), date(2029, 1, 30)),
        ]
        for (pattern, expected) in patterns {
            #expect(try rule(pattern, interval: 2, anchor: .completion).date(afterDone: done, from: live) == expected)
        }
    }

    @Test("T12: from completion, a month after the 31st is the last of a shorter month, and a year after 29 February the 28th")
    func completionAtTheEndOfAMonth() throws {
        let monthly = try rule(.monthsOnDay(1), anchor: .completion)
        #expect(try monthly.date(afterDone: date(2027, 1, 31), from: date(2027, 1, 1)) == date(2027, 2, 28))
        let yearly = try rule(.years(month: 1, day: 1), anchor: .completion)
        #expect(try yearly.date(afterDone: date(2028, 2, 29), from: date(2028, 1, 1)) == date(2029, 2, 28))
    }

    @Test("T12: skipping a date of a rule that is counted from completion leaves a whole interval after it")
    func skippingFromCompletion() throws {
        let rule = try rule(.weeks(Weekdays([0])), interval: 2, anchor: .completion)
        let live = try date(2026, 11, 4)
        #expect(try rule.next(after: live, from: live) == date(2026, 11, 18))
    }

    @Test("T12: the 31st stays the 31st after a short month")
    func lastDay() throws {
        let rule = try rule(.monthsOnDay(31))
        var live = try date(2027, 1, 31)
        var days: [Int] = []
        for _ in 0..<6 {
            live = try #require(rule.next(after: live, from: live))
            days.append(live.parts.day)
        }
        #expect(days == [28, 31, 30, 31, 30, 31])
    }

    @Test("T12: every other week counts weeks from Monday, all of a week's days in it")
    func weeks() throws {
        let rule = try rule(.weeks(Weekdays([0, 6])), interval: 2)
        let sunday = try date(2026, 11, 8)
        #expect(try rule.next(after: date(2026, 11, 2), from: date(2026, 11, 2)) == sunday)
        #expect(try rule.next(after: sunday, from: sunday) == date(2026, 11, 16))
    }

    @Test("T12: a copy that was moved counts on from where it is, and the pattern goes on")
    func moved() throws {
        let fridays = try rule(.weeks(Weekdays([4])))
        #expect(try fridays.next(after: date(2026, 11, 4), from: date(2026, 11, 4)) == date(2026, 11, 6))
        let october = try rule(.years(month: 10, day: 14))
        #expect(try october.next(after: date(2026, 3, 1), from: date(2026, 3, 1)) == date(2026, 10, 14))
        #expect(try october.next(after: date(2026, 11, 1), from: date(2026, 11, 1)) == date(2027, 10, 14))
    }

    @Test("T12: before the live date, the live date is next, wherever the pattern falls")
    func before() throws {
        let live = try date(2026, 11, 4)
        #expect(try rule(.monthsOnDay(9)).next(after: date(2020, 1, 1), from: live) == live)
        #expect(try rule(.days, until: date(2026, 11, 3)).next(after: date(2020, 1, 1), from: live) == nil)
    }

    @Test("T12: the end date itself counts, and no date comes after it")
    func end() throws {
        let rule = try rule(.days, interval: 2, until: date(2026, 11, 4))
        #expect(try rule.next(after: date(2026, 11, 2), from: date(2026, 11, 2)) == date(2026, 11, 4))
        #expect(try rule.next(after: date(2026, 11, 4), from: date(2026, 11, 4)) == nil)
        #expect(try rule.date(afterDone: date(2026, 11, 9), from: date(2026, 11, 2)) == nil)
    }

    @Test("T12: the next date is later, not after the end, and no date of the rule lies between")
    func nothingBetween() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 4000) {
            let rule = random.rule()
            let live = random.date()
            let day = LocalDate(number: live.number + random.below(3000))
            guard let next = rule.next(after: day, from: live) else { continue }
            #expect(day < next && next.isWritable && next <= rule.until ?? next)
            // Asked on any day between, it is still that one.
            let between = LocalDate(number: day.number + random.below(next.number - day.number))
            #expect(rule.next(after: between, from: live) == next, "\(rule.text), \(live.parts), \(day.parts)")
            #expect(rule.next(after: LocalDate(number: next.number - 1), from: live) == next)
        }
    }

    @Test("T12: the last date by a day is the one that no other of the rule follows until then")
    func lastBefore() throws {
        var random = SeededRandom.printed(seed: 5)
        for _ in 0..<SeededRandom.histories(usually: 4000) {
            let rule = random.rule(anchor: .date)
            let live = random.date()
            let day = LocalDate(number: live.number + random.below(3000))
            let last = rule.last(by: day, from: live)
            #expect(live <= last && last <= day)
            #expect(last == live || rule.next(after: LocalDate(number: last.number - 1), from: live) == last)
            if let next = rule.next(after: last, from: live) { #expect(day < next, "\(rule.text), \(live.parts), \(day.parts)") }
        }
        let live = try date(2026, 11, 4)
        #expect(try rule(.days).last(by: date(2026, 11, 1), from: live) == live)
        #expect(try rule(.days, until: date(2026, 11, 9)).last(by: date(2026, 12, 1), from: live) == date(2026, 11, 9))
    }

    @Test("T12: the series is the same whether the copy stays where it is or goes along")
    func goingAlong() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            let rule = random.rule(anchor: .date)
            let first = random.date()
            var live = first
            for _ in 0..<8 {
                let next = rule.next(after: live, from: first)
                #expect(rule.next(after: live, from: live) == next, "\(rule.text), \(first.parts), \(live.parts)")
                guard let next else { break }
                live = next
            }
        }
    }

    @Test("T12: beyond the year 9999 nothing comes, and a broken clock stops nothing")
    func beyond() throws {
        let ends = [Int.min, -719_163, -719_162, 0, 2_932_896, 2_932_897, .max].map { LocalDate(number: $0) }
        var random = SeededRandom.printed(seed: 3)
        for _ in 0..<200 {
            let rule = random.rule()
            for live in ends {
                for day in ends {
                    for next in [rule.next(after: day, from: live), rule.date(afterDone: day, from: live)] {
                        if let next { #expect(next.isWritable) }
                    }
                }
            }
        }
        let last = try date(9999, 12, 31)
        #expect(try rule(.days).next(after: last, from: last) == nil)
        #expect(try rule(.years(month: 12, day: 31)).date(afterDone: last, from: last) == nil)
    }
}
