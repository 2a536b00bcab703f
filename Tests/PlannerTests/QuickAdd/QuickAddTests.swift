import Testing

@testable import Planner

struct QuickAddTests {
    @Test("T11: every example in docs/quick-add.md is true")
    func examples() throws {
        var count = 0
        for row in try quickAddDocument() where row.hasPrefix("| `") {
            let cells = row.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
            try #require(cells.count == 7, "\(row)")
            let read = UnderstoodLine(cells[1])
            #expect(read.title == cells[3], "\(row)")
            #expect(read.said == cells[5], "\(row)")
            count += 1
        }
        #expect(count >= 400)
    }

    @Test(
        "T11: dates as people write them",
        arguments: [
            ("today", "2026-10-14"), ("tonight", "2026-10-14"), ("tmr", "2026-10-15"), ("TOMORROW", "2026-10-15"),
            ("wednesday", "2026-10-21"), ("wed", "2026-10-21"), ("thu", "2026-10-15"), ("mon", "2026-10-19"),
            ("this fri", "2026-10-16"), ("on Friday", "2026-10-16"), ("by sun", "2026-10-18"), ("next fri", "2026-10-23"),
            ("next wed", "2026-10-21"), ("next week", "2026-10-19"), ("next month", "2026-11-01"), ("next year", "2027-01-01"),
            ("in 3 days", "2026-10-17"), ("in two weeks", "2026-10-28"), ("in a month", "2026-11-14"),
            ("in a year", "2027-10-14"), ("the day after tomorrow", "2026-10-16"), ("14 oct", "2026-10-14"),
            ("13 oct", "2027-10-13"), ("oct 14", "2026-10-14"), ("oct 14, 2027", "2027-10-14"), ("14 october 2027", "2027-10-14"),
            ("14th oct", "2026-10-14"), ("1st of may", "2027-05-01"), ("29 feb", "2028-02-29"), ("14. oct", "2026-10-14"),
            ("2026-12-01", "2026-12-01"), ("2020-1-2", "2020-01-02"), ("1.12.", "2026-12-01"), ("1.12.2026", "2026-12-01"),
            ("01.12.2026.", "2026-12-01"), ("14/10", "2026-10-14"), ("10/14", "2026-10-14"), ("13/10/2026", "2026-10-13"),
            ("fri 16 oct", "2026-10-16"), ("Fri, 16 Oct 2026", "2026-10-16"), ("tomorrow.", "2026-10-15"),
            ("from mon", "2026-10-19"), ("due 1 dec", "2026-12-01"),
        ]
    )
    func dates(words: String, date: String) {
        let read = UnderstoodLine("Bins \(words)")
        #expect(read.title == "Bins")
        #expect(read.due?.said == date)
        #expect(read.words == [words])
    }

    @Test(
        "T11: words that are no date stay in the title",
        arguments: [
            "30 feb", "feb 30 2026", "2026-13-01", "2026-02-29", "31.4.2026", "1.12", "1.12.26", "1.2.3", "3/4", "13/4/26/1",
            "24/7",
            "13/13", "32 oct", "0 may", "may", "march on", "tomorrow's", "next", "next 3", "in days", "in 1000 days", "14th",
            "the day", "sun cream", "sat on the mat", "wed a prince", "before friday", "since monday", "until 14 oct",
            "2026", "12345", "13-13-2026", "2026-12-01T09:00", "14 of", "in 2 hours flat", "in 25h", "every 2 hours", "day after",
        ]
    )
    func noDates(words: String) {
        let read = UnderstoodLine("Bins \(words)")
        #expect(read.title == "Bins \(words)")
        #expect(read.chips.isEmpty)
        #expect(read.due == nil)
    }

    @Test(
        "T11: times as people write them; one alone means today",
        arguments: [
            ("9:30", 570), ("09:30", 570), ("0:00", 0), ("23:59", 1439), ("9pm", 1260), ("9 pm", 1260), ("9 PM", 1260),
            ("9:30 am", 570), ("9:30am", 570), ("12am", 0), ("12 pm", 720), ("at 9", 540), ("at 9.30", 570), ("at 21", 1260),
            ("at 9 a.m.", 540), ("at noon", 720), ("noon", 720), ("3 p.m.", 900), ("9.30pm", 1290), ("by 17:00", 1020),
            ("at 9:05,", 545),
        ]
    )
    func times(words: String, minutes: Int) {
        let read = UnderstoodLine("\(words) meeting", in: QuickAddContext(on: quickAddToday, at: 0))
        #expect(read.title == "meeting")
        #expect(read.time == minutes)
        #expect(read.words == [words])
        #expect(read.due == quickAddToday)
    }

    @Test(
        "T11: words that are no time stay in the title",
        arguments: [
            "24:00", "9:60", "9:5", "13pm", "0am", "9", "9.30", "at 24", "at home", "9:30:15", "9:30-9:30", "9-10", "2:1", "am",
            "pm",
            "from 9:00", "until 9pm", "1230", "for 9", "at", "9:30x", "123:00",
        ]
    )
    func noTimes(words: String) {
        let read = UnderstoodLine("Count \(words)")
        #expect(read.title == "Count \(words)")
        #expect(read.time == nil)
    }

    @Test("T11: a bare number is a time directly after a date or a repeat, and nowhere else")
    func bareTimes() {
        #expect(UnderstoodLine("Bins tomorrow 9").time == 540)
        #expect(UnderstoodLine("Bins 14 nov 9.30").time == 570)
        #expect(UnderstoodLine("Bins every day 9").time == 540)
        #expect(UnderstoodLine("Bins tomorrow, 9 eggs").title == "Bins 9 eggs")
        #expect(UnderstoodLine("Bins tomorrow 2 spoons").said == "due 2026-10-15, cost 2")
        #expect(UnderstoodLine("Bins tomorrow 15 min").said == "due 2026-10-15, minutes 15")
        // The Friday stays in the title, and its number with it.
        #expect(UnderstoodLine("Fri 9 club tomorrow").title == "Fri 9 club")
        #expect(UnderstoodLine("Bins tomorrow 9", refusing: ["tomorrow"]).title == "Bins tomorrow 9")
    }

    @Test(
        "T11: how long it takes",
        arguments: [
            ("15m", 15), ("15min", 15), ("15 min", 15), ("15 minutes", 15), ("90 minutes", 90), ("1h", 60), ("1 h", 60),
            ("2hrs", 120), ("1h30", 90), ("1h30m", 90), ("1h 30m", 90), ("1 hour 30 minutes", 90), ("1.5h", 90), ("1,5h", 90),
            ("1.25 hours", 75), ("24h", 1440), ("1440m", 1440), ("for 2h", 120), ("15m.", 15), ("0.5h", 30),
        ]
    )
    func durations(words: String, minutes: Int) {
        let read = UnderstoodLine("Walk \(words) outside")
        #expect(read.title == "Walk outside")
        #expect(read.minutes == minutes)
        #expect(read.words == [words])
    }

    @Test(
        "T11: words that are no duration stay in the title",
        arguments: [
            "0m", "25h", "1441m", "15 m", "m", "1h60", "1.5m", "1.555h", "15km", "h", "an hour", "15-minute", "1h30x",
            "99999999999m",
            "3.h", "99999999999999999999h",
        ]
    )
    func noDurations(words: String) {
        let read = UnderstoodLine("Walk \(words) outside")
        #expect(read.title == "Walk \(words) outside")
        #expect(read.chips.isEmpty)
    }

    @Test("T11: 1h and 30 eggs, 2 walks of 1h")
    func neighbours() {
        #expect(UnderstoodLine("Cook 1h 30 eggs").title == "Cook 30 eggs")
        #expect(UnderstoodLine("Take 2 1h walks").title == "Take 2 walks")
    }

    @Test("T11: spoons", arguments: [("~2", 2), ("~10", 10), ("2 spoons", 2), ("1 Spoon", 1), ("~3 spoons", 3)])
    func costs(words: String, cost: Int) {
        let read = UnderstoodLine("Shower \(words)")
        #expect(read.title == "Shower")
        #expect(read.cost == cost)
    }

    @Test(
        "T11: there are one to ten spoons",
        arguments: ["~0", "~11", "~", "~a", "~2x", "0 spoons", "11 spoons", "spoons", "~-1"]
    )
    func noCosts(words: String) {
        #expect(UnderstoodLine("Shower \(words) now").title == "Shower \(words) now")
    }

    @Test(
        "T11: priorities",
        arguments: [
            ("!high", Priority.high), ("!1", .high), ("p1", .high), ("P1", .high), ("!medium", .medium), ("!Med", .medium),
            ("!2", .medium), ("p2", .medium), ("!low", .low), ("!3", .low), ("p3", .low), ("!high,", .high),
        ]
    )
    func priorities(words: String, priority: Priority) {
        let read = UnderstoodLine("Tax \(words) return")
        #expect(read.title == "Tax return")
        #expect(read.priority == priority)
    }

    @Test(
        "T11: an exclamation mark after a word sets no priority",
        arguments: ["!", "!!!!", "!4", "p4", "p", "pm", "high", "now!", "now!!", "!highest", "P11", "ph"]
    )
    func exclamations(words: String) {
        #expect(UnderstoodLine("Tax \(words) return").title == "Tax \(words) return")
    }

    @Test("T11: several subjects, in any script, each once for every time it is written")
    func subjects() {
        let read = UnderstoodLine("Wash #home up #Küche, #家 #home")
        #expect(read.title == "Wash up")
        #expect(read.subjects == ["home", "Küche", "家", "home"])
        #expect(UnderstoodLine("Wash " + String(repeating: "#a ", count: 30)).subjects.count == UnderstoodLine.mostSubjects)
    }

    @Test(
        "T11: URLs, numbers and signs stay as they are",
        arguments: [
            "C#", "#1", "#", "##", "#️⃣", "#!/bin/sh", "@", "@9", "@9:60", "@@", "50%", "a@b.org", "mailto:a@b.org",
            "https://example.org/2026-12-01?x=~2#today", "@“x”", "6\" pipe", "*", "~/.profile", "don't", "-1", "1,000", "3.14",
            "&",
        ]
    )
    func signs(words: String) {
        let read = UnderstoodLine("See \(words) too")
        #expect(read.title == "See \(words) too")
        #expect(read.chips.isEmpty)
    }

    @Test("T11: a list there is, by the longest name that fits, whatever its case and accents; else a new one of one word")
    func lists() {
        #expect(UnderstoodLine("Soap @packing").list == "Packing")
        #expect(UnderstoodLine("Soap @PACKING List.").list == "Packing list")
        #expect(UnderstoodLine("Soap @packing lists").title == "Soap lists")
        #expect(UnderstoodLine("Tea @CAFÉ").list == "Café")
        #expect(UnderstoodLine("Tea @cafe\u{301}").list == "Café")
        #expect(UnderstoodLine("Tea @Büro").list == "Büro")
        #expect(UnderstoodLine("Tea @packing \"list\"").title == "Tea \"list\"")
        let names = QuickAddContext(on: quickAddToday, lists: ["", "  ", "2026 Plans", "@", "ÆÐ×"])
        let odd = UnderstoodLine("Tea @2026 plans @", in: names)
        #expect(odd.list == "2026 Plans")
        #expect(odd.title == "Tea @")
        #expect(UnderstoodLine("Tea @æð", in: QuickAddContext(on: quickAddToday, lists: ["ÆÐ"])).list == "ÆÐ")
    }

    @Test(
        "T11: repeats",
        arguments: [
            ("every day", "1 day"), ("daily", "1 day"), ("every 3 days", "3 day"), ("every three days", "3 day"),
            ("every 3rd day", "3 day"), ("every other day", "2 day"), ("every mon and thu", "1 week on 0 3"),
            ("every mon, wed and sun", "1 week on 0 2 6"), ("every Mon & Tue", "1 week on 0 1"), ("every friday", "1 week on 4"),
            ("every weekday", "1 week on 0 1 2 3 4"), ("every weekend", "1 week on 5 6"), ("every week", "1 week on 2"),
            ("every 2 weeks", "2 week on 2"), ("every 2 weeks on mon and fri", "2 week on 0 4"), ("weekly", "1 week on 2"),
            ("weekly on tue", "1 week on 1"), ("fortnightly", "2 week on 2"), ("every other friday", "2 week on 4"),
            ("every month", "1 month on 14"), ("monthly", "1 month on 14"), ("every month on the 31st", "1 month on 31"),
            ("every 2 months on the 1st", "2 month on 1"), ("every month on the last day", "1 month on 31"),
            ("every month on the first mon", "1 month on 1 0"), ("every 14th", "1 month on 14"),
            ("every last friday", "1 month on -1 4"), ("every 2nd friday of the month", "1 month on 2 4"),
            ("every last day of the month", "1 month on 31"), ("every 14 oct", "1 year on 10-14"),
            ("every oct 14th", "1 year on 10-14"), ("every year", "1 year on 10-14"), ("yearly", "1 year on 10-14"),
            ("annually on 1 may", "1 year on 05-01"), ("every 29 feb", "1 year on 02-29"),
            ("every! 3 days", "3 day from completion"),
            ("every 3 days after done", "3 day from completion"), ("every day until 1 dec", "1 day until 2026-12-01"),
            ("every week after completion until fri 16 oct", "1 week on 2 from completion until 2026-10-16"),
            ("every day, until tomorrow", "1 day until 2026-10-15"),
        ]
    )
    func repeats(words: String, rule: String) {
        let read = UnderstoodLine("Bins \(words)")
        #expect(read.title == "Bins")
        #expect(read.said == "repeat every \(rule)")
        #expect(read.words == [words])
    }

    @Test(
        "T11: words that are no repeat stay in the title",
        arguments: [
            "every", "every one", "every time", "every second counts", "every 0 days", "every 1000 days", "every 2 hours",
            "every 30 feb", "every 5th friday", "every other", "every last", "until", "after done", "every 15m", "every 40th",
        ]
    )
    func noRepeats(words: String) {
        let read = UnderstoodLine("Bins \(words)")
        #expect(read.title == "Bins \(words)")
        #expect(read.repeats == nil)
    }

    @Test(
        "T11: a repeat without a date is due on its first, today included",
        arguments: [
            ("every day", "2026-10-14"), ("every wed", "2026-10-14"), ("every tue", "2026-10-20"), ("weekly", "2026-10-14"),
            ("every month on the 31st", "2026-10-31"), ("every 1st", "2026-11-01"), ("every last friday", "2026-10-30"),
            ("every first friday", "2026-11-06"), ("every 13 oct", "2027-10-13"), ("every 14 oct", "2026-10-14"),
            ("every 3 weeks on tue 9:00", "2026-10-20"), ("every other mon", "2026-10-19"),
        ]
    )
    func firstDates(words: String, date: String) {
        #expect(UnderstoodLine("Bins \(words)").due?.said == date)
    }

    @Test("T11: a due date says on which day of the week, month or year a repeat falls")
    func dueDateSaysWhich() {
        #expect(UnderstoodLine("Bins weekly 16 oct").said == "repeat every 1 week on 4, due 2026-10-16")
        #expect(UnderstoodLine("Bins next month every month").said == "due 2026-11-01, repeat every 1 month on 1")
        #expect(UnderstoodLine("Bins yearly on 1 may tomorrow").due?.said == "2026-10-15")
    }

    @Test("T11: the last one of a kind is read, the others stay")
    func lastOne() {
        #expect(UnderstoodLine("Today show ~3 tomorrow ~2").title == "Today show ~3")
        #expect(UnderstoodLine("9:00 news at 10").title == "9:00 news")
        // 14 October is a Wednesday.
        #expect(UnderstoodLine("Bins fri 14 oct").title == "Bins fri")
    }

    @Test("T11: a chip that is refused is words, and nothing is read in their place")
    func refusing() {
        let read = UnderstoodLine("Today show tomorrow ~2 every day", refusing: ["tomorrow", "every day", "elsewhere"])
        #expect(read.title == "Today show tomorrow every day")
        #expect(read.refused == ["tomorrow", "every day"])
        #expect(read.words == ["~2"])
        #expect(read.due == nil)
    }

    @Test("T11: the end of a repeat that stands behind its time is in the repeat's chip, and refused with it")
    func endBehindTime() {
        let line = "Yoga every tue, 18:00, until 1 dec"
        #expect(UnderstoodLine(line).words == ["every tue, until 1 dec", "18:00,"])
        let withoutTime = UnderstoodLine(line, refusing: ["18:00,"])
        #expect(withoutTime.title == "Yoga 18:00")
        #expect(withoutTime.repeats == UnderstoodLine(line).repeats)
        let withoutRepeat = UnderstoodLine(line, refusing: ["every tue, until 1 dec"])
        #expect(withoutRepeat.title == "Yoga every tue, until 1 dec")
        #expect(withoutRepeat.refused == ["every tue, until 1 dec"])
        #expect(withoutRepeat.said == "time 18:00")
    }

    @Test("T11: quotes switch it off, where there are two, and stay")
    func quotes() {
        #expect(UnderstoodLine("Read \"tomorrow ~2\" tomorrow").title == "Read \"tomorrow ~2\"")
        #expect(UnderstoodLine("Read “tomorrow” tomorrow").title == "Read “tomorrow”")
        #expect(UnderstoodLine("\"tomorrow\", she said").chips.isEmpty)
        #expect(UnderstoodLine("Read \"tomorrow").title == "Read \"tomorrow")
        #expect(UnderstoodLine("A 6\" and a 4\" pipe tomorrow").title == "A 6\" and a 4\" pipe")
        #expect(UnderstoodLine("\"\" tomorrow").title == "\"\"")
        #expect(UnderstoodLine("\"next\" week").title == "\"next\" week")
        #expect(UnderstoodLine("Read “tomorrow\" tomorrow ~1").title == "Read “tomorrow\"")
    }

    @Test("T11: a line of nothing but chips is a title", arguments: ["tomorrow", "~2", "#home @Errands", "every day 9:00", "9"])
    func onlyChips(line: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == line)
        #expect(read.chips.isEmpty)
        #expect(read.due == nil)
    }

    @Test("T11: other scripts and emoji pass untouched")
    func scripts() {
        for title in ["お風呂 👩‍🚀 と", "купить хлеб", "حمام", "é ́", "Zahnarzt um 9", "👍🏽"] {
            #expect(UnderstoodLine("\(title) tomorrow").title == title)
        }
        #expect(UnderstoodLine("お風呂\u{3000}~2").title == "お風呂")
    }

    @Test("T11: an empty line is empty", arguments: ["", "  ", "\t\n"])
    func empty(line: String) {
        #expect(UnderstoodLine(line).title.isEmpty)
    }
}
