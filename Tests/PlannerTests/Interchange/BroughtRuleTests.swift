import Planner
import TestSupport
import Testing

@testable import Interchange

/// Repeat rules of other programs.
struct BroughtRuleTests {
    /// Wednesday, 27 May 2026.
    private static let wednesday = LocalDate(number: 20_600)

    private static func read(_ rule: String) -> BroughtRule { BroughtRule(reading: rule, from: wednesday) }

    @Test(
        "A8: a rule of another program is the rule that gives the same dates here",
        arguments: [
            ("FREQ=DAILY", "FREQ=DAILY"),
            ("RRULE:freq=daily;interval=3", "FREQ=DAILY;INTERVAL=3"),
            ("FREQ=DAILY;BYDAY=MO,TU", "FREQ=WEEKLY;BYDAY=MO,TU"),
            ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "FREQ=DAILY"),
            ("FREQ=WEEKLY", "FREQ=WEEKLY"),
            ("FREQ=WEEKLY;BYDAY=;INTERVAL=1;COUNT=-1", "FREQ=WEEKLY"),
            ("FREQ=WEEKLY;WKST=SU;BYDAY=SU,TU", "FREQ=WEEKLY;BYDAY=TU,SU"),
            ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,TU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU"),
            ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU"),
            ("FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=27"),
            ("FREQ=MONTHLY;BYMONTHDAY=14", "FREQ=MONTHLY;BYMONTHDAY=14"),
            ("FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=31"),
            ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=31"),
            ("FREQ=MONTHLY;BYMONTHDAY=30,29,28;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=30"),
            ("FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYDAY=2TU"),
            ("FREQ=MONTHLY;BYDAY=+2TU", "FREQ=MONTHLY;BYDAY=2TU"),
            ("FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2", "FREQ=MONTHLY;BYDAY=2TU"),
            ("FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=-1FR"),
            ("FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=-1FR"),
            ("FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=31"),
            ("FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=3", "FREQ=MONTHLY;BYMONTHDAY=3"),
            ("FREQ=MONTHLY;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU"),
            ("FREQ=YEARLY", "FREQ=YEARLY;BYMONTHDAY=27;BYMONTH=5"),
            ("FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=14", "FREQ=YEARLY;BYMONTHDAY=14;BYMONTH=10"),
            ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2"),
            ("FREQ=YEARLY;BYMONTH=5", "FREQ=YEARLY;BYMONTHDAY=27;BYMONTH=5"),
            ("FREQ=YEARLY;BYMONTHDAY=3", "FREQ=MONTHLY;BYMONTHDAY=3"),
            ("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "FREQ=MONTHLY;INTERVAL=12;BYDAY=2SU"),
            ("FREQ=YEARLY;BYMONTH=5;BYDAY=SU;BYSETPOS=-1", "FREQ=MONTHLY;INTERVAL=12;BYDAY=-1SU"),
            ("FREQ=DAILY;BYHOUR=9;BYMINUTE=30", "FREQ=DAILY"),
            ("FREQ=DAILY;X-FROM=DONE", "FREQ=DAILY;X-FROM=DONE"),
            ("FREQ=DAILY;UNTIL=20260601", "FREQ=DAILY;UNTIL=20260601"),
            ("FREQ=DAILY;UNTIL=20260601T215959Z", "FREQ=DAILY;UNTIL=20260601"),
            ("FREQ=DAILY;COUNT=3", "FREQ=DAILY;UNTIL=20260529"),
            ("FREQ=DAILY;COUNT=3;UNTIL=20260528", "FREQ=DAILY;UNTIL=20260528"),
            ("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4", "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260608"),
            ("FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3", "FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20260630"),
            ("FREQ=YEARLY;COUNT=3", "FREQ=YEARLY;BYMONTHDAY=27;BYMONTH=5;UNTIL=20280527"),
        ]
    )
    func same(_ rule: String, _ expected: String) {
        #expect(Self.read(rule) == BroughtRule(RepeatRule(text: expected)))
        #expect(RepeatRule(text: expected) != nil)
    }

    @Test(
        "A8: a rule that gives other dates than any rule here is left out, and that is said",
        arguments: [
            "FREQ=HOURLY;INTERVAL=2", "FREQ=MINUTELY", "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO",
            "FREQ=DAILY;INTERVAL=2;BYDAY=MO",
            "FREQ=DAILY;BYMONTH=3", "FREQ=MONTHLY;BYDAY=5MO", "FREQ=MONTHLY;BYDAY=-2MO",
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
            "FREQ=MONTHLY;BYMONTHDAY=1,15", "FREQ=MONTHLY;BYMONTHDAY=-3", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
            "FREQ=MONTHLY;BYDAY=2MO,4MO",
            "FREQ=YEARLY;BYWEEKNO=20", "FREQ=YEARLY;BYYEARDAY=100", "FREQ=YEARLY;BYMONTH=6;BYDAY=2SU",
            "FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1",
            "FREQ=YEARLY;BYDAY=20MO", "FREQ=DAILY;INTERVAL=1000", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;BYHOUR=9,17",
            "FREQ=WEEKLY;BYDAY=XX",
            "FREQ=YEARLY;INTERVAL=99;BYMONTH=5;BYDAY=2SU", "FREQ=DAILY;X-ODD=1", "FREQ", "BYDAY=MO", "", "every day",
        ]
    )
    func unheld(_ rule: String) {
        #expect(Self.read(rule) == .unheld)
    }

    @Test(
        "A8: a rule that has a single date, or ended before it, is left out, and nothing is lost",
        arguments: ["COUNT=1", "UNTIL=20200101"]
    )
    func single(_ end: String) {
        #expect(Self.read("FREQ=DAILY;" + end) == BroughtRule(nil))
    }

    @Test("A8: holidays that a rule leaves out, and a last date that cannot be counted, are said")
    func partly() {
        #expect(Self.read("FREQ=DAILY;TT_SKIP=HOLIDAY") == BroughtRule(RepeatRule(.days), loss: .skippedDays))
        #expect(Self.read("FREQ=DAILY;UNTIL=soon") == BroughtRule(RepeatRule(.days), loss: .end))
        let fromCompletion = RepeatRule(.days, anchor: .completion)
        #expect(Self.read("FREQ=DAILY;X-FROM=DONE;COUNT=5") == BroughtRule(fromCompletion, loss: .end))
    }

    @Test(
        "A8: a last date that is an instant is the person's date at that instant, and the last time the task comes is not after it"
    )
    func lastInstant() {
        let berlin: (Int64) -> LocalDateTime = { time in
            let minutes = Int(time / 60_000) + 120
            return LocalDateTime(date: LocalDate(number: minutes / 1440), minute: minutes % 1440)
        }
        func until(_ text: String, at time: Int?) -> String? {
            BroughtRule(reading: "FREQ=DAILY;UNTIL=" + text, from: Self.wednesday, at: time, wall: berlin).rule?.until?.text
        }
        #expect(until("20260630T220000Z", at: nil) == "2026-07-01")
        #expect(until("20260630T220000Z", at: 540) == "2026-06-30")
        #expect(until("20260630T070000Z", at: 540) == "2026-06-30")
        #expect(until("20260630T083000", at: 540) == "2026-06-29")
    }

    @Test("A8: however often a rule says that it comes, its end is found at once")
    func manyTimes() {
        #expect(Self.read("FREQ=DAILY;COUNT=1000001").rule?.until == Self.wednesday.adding(days: 1_000_000))
        #expect(Self.read("FREQ=DAILY;COUNT=2147483647") == BroughtRule(RepeatRule(.days)))
        #expect(Self.read("FREQ=YEARLY;INTERVAL=83;COUNT=2147483647").rule?.until == nil)
    }

    @Test("A8: every rule that this program writes for others is read as the same rule")
    func written() throws {
        var random = SeededRandom.printed(seed: 0x52_55_4c_45)
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            let pattern: RepeatRule.Pattern
            switch random.below(5) {
            case 0: pattern = .days
            case 1: pattern = .weeks(Weekdays(bits: UInt8(random.below(127))))
            case 2: pattern = .monthsOnDay(1 + random.below(31))
            case 3: pattern = .monthsOnWeekday(week: random.one(of: [1, 2, 3, 4, -1]), weekday: random.below(7))
            default:
                let month = 1 + random.below(12)
                pattern = .years(month: month, day: 1 + random.below(LocalDate.daysInMonth(month, of: 2000)))
            }
            let date = LocalDate(number: random.below(40_000))
            let time = random.once(in: 2) ? random.below(1440) : nil
            let until = random.once(in: 3) ? date.adding(days: random.below(5000)) : nil
            let anchor: RepeatRule.Anchor = random.once(in: 4) ? .completion : .date
            let rule = try #require(RepeatRule(pattern, interval: 1 + random.below(20), anchor: anchor, until: until))
            let written = rule.exchanged(at: time)
            #expect(BroughtRule(reading: written, from: date, at: time) == BroughtRule(rule), "\(written)")
        }
    }

    @Test("A8: the n-th date of a rule is the one that counting finds")
    func counted() throws {
        var random = SeededRandom.printed(seed: 0x43_4f_55_4e)
        for _ in 0..<SeededRandom.histories(usually: 500) {
            let patterns: [RepeatRule.Pattern] = [
                .days, .weeks(Weekdays(bits: UInt8(random.below(128)))), .monthsOnDay(1 + random.below(31)),
                .monthsOnWeekday(week: random.one(of: [1, 2, 3, 4, -1]), weekday: random.below(7)), .years(month: 2, day: 29),
            ]
            let rule = try #require(RepeatRule(random.one(of: patterns), interval: 1 + random.below(5)))
            let first = LocalDate(number: random.below(40_000))
            let count = 1 + random.below(40)
            var date: LocalDate? = first
            for _ in 1..<count { date = date.flatMap { rule.next(after: $0, from: first) } }
            #expect(rule.date(number: count, from: first) == date, "\(rule.text) from \(first.text), \(count)")
        }
    }
}
