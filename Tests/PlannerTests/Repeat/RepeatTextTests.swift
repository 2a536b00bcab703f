import TestSupport
import Testing

@testable import Planner

struct RepeatTextTests {
    @Test("T12: a rule is read back from its text")
    func roundTrip() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 4000) {
            let rule = random.rule()
            #expect(RepeatRule(text: rule.text) == rule, "\(rule.text)")
        }
    }

    @Test("T12: a rule is written as RFC 5545 has it")
    func written() throws {
        let until = try date(26, 1, 2)
        let rules: [(RepeatRule?, String)] = [
            (RepeatRule(.days), "FREQ=DAILY"),
            (RepeatRule(.weeks(.none), interval: 2), "FREQ=WEEKLY;INTERVAL=2"),
            (RepeatRule(.weeks(Weekdays([0, 6])), until: until), "FREQ=WEEKLY;BYDAY=MO,SU;UNTIL=00260102"),
            (RepeatRule(.monthsOnDay(31), anchor: .completion), "FREQ=MONTHLY;BYMONTHDAY=31;X-FROM=DONE"),
            (RepeatRule(.monthsOnWeekday(week: -1, weekday: 4)), "FREQ=MONTHLY;BYDAY=-1FR"),
            (RepeatRule(.years(month: 2, day: 29), interval: 999), "FREQ=YEARLY;INTERVAL=999;BYMONTHDAY=29;BYMONTH=2"),
        ]
        for (rule, text) in rules { #expect(rule?.text == text) }
    }

    @Test(
        "T12: parts may stand in any order, an interval of one may be said, and numbers may begin with nought",
        arguments: [
            ("INTERVAL=1;FREQ=DAILY", "FREQ=DAILY"),
            ("BYDAY=SU,MO;FREQ=WEEKLY;INTERVAL=02", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU"),
            ("FREQ=YEARLY;BYMONTH=02;BYMONTHDAY=09", "FREQ=YEARLY;BYMONTHDAY=9;BYMONTH=2"),
            ("X-FROM=DONE;UNTIL=20261201;FREQ=DAILY", "FREQ=DAILY;UNTIL=20261201;X-FROM=DONE"),
        ]
    )
    func otherOrders(text: String, canonical: String) {
        #expect(RepeatRule(text: text)?.text == canonical)
    }

    @Test(
        "T12: text that is not wholly understood is no rule",
        arguments: [
            "", ";", "=", "DAILY", "FREQ", "FREQ=", "freq=DAILY", "FREQ=daily", "FREQ=HOURLY", "FREQ=DAILY;",
            ";FREQ=DAILY", " FREQ=DAILY", "FREQ=DAILY ", "RRULE:FREQ=DAILY", "FREQ=DAILY;FREQ=DAILY",
            "FREQ=DAILY;COUNT=3", "FREQ=DAILY;WKST=SU", "FREQ=DAILY;BYDAY=MO", "FREQ=DAILY;INTERVAL=0",
            "FREQ=DAILY;INTERVAL=1000", "FREQ=DAILY;INTERVAL=", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;INTERVAL=+1",
            "FREQ=DAILY;INTERVAL=٣", "FREQ=DAILY;INTERVAL=1;INTERVAL=1", "FREQ=WEEKLY;BYDAY=",
            "FREQ=WEEKLY;BYDAY=MO,", "FREQ=WEEKLY;BYDAY=MO,MO", "FREQ=WEEKLY;BYDAY=MON", "FREQ=WEEKLY;BYDAY=1MO",
            "FREQ=WEEKLY;BYMONTHDAY=1", "FREQ=MONTHLY", "FREQ=MONTHLY;BYDAY=MO", "FREQ=MONTHLY;BYDAY=5MO",
            "FREQ=MONTHLY;BYDAY=0MO", "FREQ=MONTHLY;BYDAY=-2MO", "FREQ=MONTHLY;BYDAY=+1MO",
            "FREQ=MONTHLY;BYDAY=1MO,2MO", "FREQ=MONTHLY;BYDAY=", "FREQ=MONTHLY;BYMONTHDAY=0",
            "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=1,2",
            "FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=1", "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=2", "FREQ=YEARLY;BYMONTHDAY=2",
            "FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=2", "FREQ=YEARLY;BYMONTHDAY=1;BYMONTH=13", "FREQ=DAILY;UNTIL=20260230",
            "FREQ=DAILY;UNTIL=2026121", "FREQ=DAILY;UNTIL=20261201T000000Z", "FREQ=DAILY;UNTIL=00000101",
            "FREQ=DAILY;UNTIL=２０２６", "FREQ=DAILY;X-FROM=DATE", "FREQ=DAILY;X-FROM=",
            "FREQ=DAILY;X-FROM=DONE;X-FROM=DONE", "FREQ=DAILY\u{0}", "FREQ=DAİLY",
        ]
    )
    func refused(text: String) {
        #expect(RepeatRule(text: text) == nil)
    }

    @Test("T12: whatever a forger writes is a rule that reads back the same, or none")
    func forged() {
        var random = SeededRandom.printed(seed: 2)
        let pieces = [
            "FREQ=", "DAILY", "WEEKLY", "MONTHLY", "YEARLY", ";", ";", ";", "INTERVAL=", "BYDAY=", "BYMONTHDAY=",
            "BYMONTH=", "UNTIL=", "X-FROM=DONE", "MO", "FR", ",", "-1", "2", "31", "999", "20261201", "99999999", "=", "é",
        ]
        for number in 0..<SeededRandom.histories(usually: 8000) {
            // A sound text with something changed is nearer to the edge than pieces alone. Now and then nothing is changed.
            let isSound = number.isMultiple(of: 8)
            let text = isSound || random.once(in: 2) ? random.rule().text : random.one(of: pieces) + random.one(of: pieces)
            var bytes = Array(text.utf8)
            for _ in 0..<(isSound ? 0 : random.below(4)) {
                let at = random.below(bytes.count + 1)
                if random.once(in: 2), at < bytes.count { bytes.remove(at: at) }
                bytes.insert(contentsOf: Array(random.one(of: pieces).utf8), at: min(at, bytes.count))
            }
            let rule = RepeatRule(text: String(decoding: bytes, as: UTF8.self))
            if isSound { #expect(rule?.text == text) }
            if let rule { #expect(RepeatRule(text: rule.text) == rule) }
        }
    }

    @Test("T12: a very long text is no rule, and stops nothing")
    func long() {
        #expect(RepeatRule(text: "FREQ=DAILY" + String(repeating: ";", count: 100_000)) == nil)
        #expect(RepeatRule(text: String(repeating: "A=B;", count: 10_000) + "FREQ=DAILY") == nil)
    }
}
