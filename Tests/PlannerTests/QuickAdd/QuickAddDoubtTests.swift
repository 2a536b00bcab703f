import Testing

@testable import Planner

/// Lines that could be read in two ways, and lines that are read a little later than they begin.
struct QuickAddDoubtTests {
    // MARK: Years

    @Test(
        "T11: a year of birth or of a battle is no date that anything is due on",
        arguments: [
            "Grandma's birthday 3 may 1942", "Battle of Hastings 14 october 1066", "Born 1950-01-01", "Born 1.2.1950",
            "Born 13/10/1950", "Born may 3, 1942", "Party fri 14 oct 1900", "Dinner sat 17 oct 1930", "Diary 13 oct 2016",
        ]
    )
    func bygoneYears(line: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == line)
        #expect(read.due == nil)
        #expect(read.chips.isEmpty)
    }

    @Test("T11: ten years back is as far as a line reads")
    func tenYears() {
        #expect(UnderstoodLine("Diary 14 oct 2016").due?.said == "2016-10-14")
        #expect(UnderstoodLine("Diary every day until 3 may 1942").title == "Diary until 3 may 1942")
    }

    @Test("T11: with a clock before 1970 nothing is due that cannot be kept")
    func brokenClock() {
        let read = UnderstoodLine("Bins today", in: QuickAddContext(on: LocalDate(number: -20_000)))
        #expect(read.title == "Bins today")
        #expect(read.due == nil)
    }

    // MARK: Tonight

    @Test(
        "T11: tonight an hour is one of the evening",
        arguments: [
            ("tonight at 8", 1200), ("tonight 8", 1200), ("at 8 tonight", 1200), ("tonight 7.30", 1170),
            ("tonight at 7:30", 1170),
            ("tonight 7:30", 1170), ("tonight 8pm", 1200), ("tonight 20:00", 1200), ("tonight at 11:59", 1439),
            ("tonight at 4", 960),
            ("tonight 8 am", 480), ("by tonight at 8 o'clock", 1200),
        ]
    )
    func tonight(words: String, minutes: Int) {
        let read = UnderstoodLine("Dinner \(words)")
        #expect(read.title == "Dinner")
        #expect(read.time == minutes)
        #expect(read.due == quickAddToday)
    }

    @Test("T11: after tonight, other hours stay in the title", arguments: ["at 12", "at 1", "at 3:59", "0:30", "12:15"])
    func lateTonight(words: String) {
        let read = UnderstoodLine("Watch stars tonight \(words)")
        #expect(read.title == "Watch stars \(words)")
        #expect(read.said == "due 2026-10-14")
    }

    @Test("T11: an hour is one of the evening only where tonight is the date")
    func notTonight() {
        #expect(UnderstoodLine("Watch tonight show tomorrow 8:00").time == 480)
        #expect(UnderstoodLine("Read \"tonight\" tomorrow 8").time == 480)
        #expect(UnderstoodLine("Call today at 11").time == 660)
        #expect(UnderstoodLine("Dinner tonight noon").time == 720)
    }

    // MARK: Words that lead

    @Test(
        "T11: this, on and at lead only to words that fit them, and otherwise stay in the title",
        arguments: [
            ("Finish this tomorrow", "Finish this", "due 2026-10-15"), ("Do this today", "Do this", "due 2026-10-14"),
            ("Do this 14 nov", "Do this", "due 2026-11-14"), ("Read this at 11", "Read this", "time 11:00"),
            ("Turn heating on tonight", "Turn heating on", "due 2026-10-14 + time 20:00"),
            ("Turn heating on in 3 days", "Turn heating on", "due 2026-10-17"),
            ("Turn heating on next week", "Turn heating on", "due 2026-10-19"),
            ("Turn oven on 18:30", "Turn oven on", "time 18:30"), ("Log on 11:00", "Log on", "time 11:00"),
            ("Carry on tomorrow", "Carry on", "due 2026-10-15"), ("Meet at 11.10.", "Meet", "time 11:10"),
            ("Dinner at friday", "Dinner at", "due 2026-10-16"), ("Bins this sun", "Bins", "due 2026-10-18"),
            ("Flight on the 14th of november", "Flight", "due 2026-11-14"),
            ("Flight by the 2nd of nov", "Flight", "due 2026-11-02"),
            ("Flight on next friday", "Flight", "due 2026-10-23 or due 2026-10-16"),
            ("Flight on 1.12.", "Flight", "due 2026-12-01"),
            ("Flight on nov 2", "Flight", "due 2026-11-02"),
            ("Prepare for the friday meeting", "Prepare for the meeting", "due 2026-10-16"),
            ("Pay by 17:00", "Pay", "time 17:00"), ("Book for tomorrow", "Book", "due 2026-10-15"),
        ]
    )
    func leads(line: String, title: String, chips: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == title)
        #expect(read.said == chips)
    }

    @Test("T11: quoted text is not read behind a word that leads either", arguments: ["by \"2026-12-01\"", "at \"9:30\""])
    func quotedBehindLeads(words: String) {
        #expect(UnderstoodLine("Read \(words)").chips.isEmpty)
    }

    // MARK: Bare numbers

    @Test(
        "T11: a bare number that counts the next word is no time",
        arguments: [
            ("Read every day 10 pages", "Read 10 pages", "repeat every 1 day"),
            ("Do every day 20 squats", "Do 20 squats", "repeat every 1 day"),
            ("Buy tomorrow 2 eggs", "Buy 2 eggs", "due 2026-10-15"),
            ("Tomorrow 3 parcels arrive", "3 parcels arrive", "due 2026-10-15"),
            ("Look at 3 flats", "Look at 3 flats", ""), ("Look at 9 photos tomorrow", "Look at 9 photos", "due 2026-10-15"),
            ("Ring at 9 or 10", "Ring at 9 or 10", ""),
            ("Feed cat every day at 8 and 18", "Feed cat at 8 and 18", "repeat every 1 day"),
            ("Look at 3 and 4", "Look at 3 and 4", ""), ("Buy tomorrow 2 of them", "Buy 2 of them", "due 2026-10-15"),
            ("Buy tomorrow 2 sun hats", "Buy 2 sun hats", "due 2026-10-15"),
            ("Buy tomorrow 9.50 coins", "Buy 9.50 coins", "due 2026-10-15"),
            ("Buy tomorrow 2 \"eggs\"", "Buy 2 \"eggs\"", "due 2026-10-15"),
            ("Buy tomorrow 2 500g packs", "Buy 2 500g packs", "due 2026-10-15"),
        ]
    )
    func counts(line: String, title: String, chips: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == title)
        #expect(read.said == chips)
    }

    @Test(
        "T11: a bare number that counts nothing is a time",
        arguments: [
            ("Call fri 9", "Call"), ("Meet fri 9 with Bob", "Meet with Bob"), ("Meet at 9 with Bob fri", "Meet with Bob"),
            ("Meet at 9 in town fri", "Meet in town"), ("Meet at 9 fri", "Meet"), ("Meet fri 9 ~2", "Meet"),
            ("Meet fri 9 #home", "Meet"),
            ("Meet fri 9 !high", "Meet"), ("Meet fri 9 @Errands", "Meet"), ("Meet fri 9 p1", "Meet"), ("Meet fri 9!", "Meet"),
            ("Meet fri 9, bring eggs", "Meet bring eggs"), ("Meet fri 9 for 30 min", "Meet"), ("Meet fri 9 30 min", "Meet"),
            ("Meet fri 9 2 spoons", "Meet"), ("Meet fri 9 and eat", "Meet and eat"), ("Meet fri 9 o'clock sharp", "Meet sharp"),
            ("Meet fri 9 o’clock sharp", "Meet sharp"), ("Fri at 9 call Bob", "call Bob"), ("At 9 call Bob fri", "call Bob"),
            ("Meet at 9 on friday", "Meet"), ("Meet fri 9 until late", "Meet until late"),
        ]
    )
    func times(line: String, title: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == title)
        #expect(read.time == 540)
        #expect(read.due?.said == "2026-10-16")
    }

    // MARK: Repeats

    @Test(
        "T11: a day of every month",
        arguments: [
            ("on the 1st of every month", "1 month on 1"), ("the 1st of every month", "1 month on 1"),
            ("1st of every month", "1 month on 1"), ("on the first of each month", "1 month on 1"),
            ("on the 3rd friday of every month", "1 month on 3 4"), ("last friday of each month", "1 month on -1 4"),
            ("on the last day of every month", "1 month on 31"), ("on the first day of every month", "1 month on 1"),
            ("by the 5th of every month", "1 month on 5"), ("every first of the month", "1 month on 1"),
            ("every month on 31", "1 month on 31"), ("every month on the 31st", "1 month on 31"),
            ("every month 1st", "1 month on 1"),
            ("every month 31", "1 month on 31"), ("monthly on 1st", "1 month on 1"), ("every 2 months 15", "2 month on 15"),
            ("every month first mon", "1 month on 1 0"),
            ("on the 1st of every month until 1 dec", "1 month on 1 until 2026-12-01"),
        ]
    )
    func daysOfEveryMonth(words: String, rule: String) {
        let read = UnderstoodLine("Rent \(words)")
        #expect(read.title == "Rent")
        #expect(read.said == "repeat every \(rule)")
        #expect(read.words == [words])
    }

    @Test(
        "T11: from one weekday to another, and each of them",
        arguments: [
            ("every mon to fri", "1 week on 0 1 2 3 4"), ("every mon - fri", "1 week on 0 1 2 3 4"),
            ("every Mon – Fri", "1 week on 0 1 2 3 4"), ("every mon-fri", "1 week on 0 1 2 3 4"),
            ("every Monday–Friday", "1 week on 0 1 2 3 4"), ("every monday through friday", "1 week on 0 1 2 3 4"),
            ("every day from Mon to Fri", "1 week on 0 1 2 3 4"), ("daily mon-fri", "1 week on 0 1 2 3 4"),
            ("every fri to mon", "1 week on 0 4 5 6"), ("every mon to wed and fri", "1 week on 0 1 2 4"),
            ("every 2 weeks on mon to wed", "2 week on 0 1 2"), ("each friday", "1 week on 4"), ("each day", "1 day"),
            ("every sat - sun", "1 week on 5 6"),
        ]
    )
    func weekdays(words: String, rule: String) {
        let read = UnderstoodLine("Gym \(words)")
        #expect(read.title == "Gym")
        #expect(read.said == "repeat every \(rule)")
        #expect(read.words == [words])
    }

    @Test("T11: a repeat has its end behind its beginning, too")
    func fromUntil() {
        let read = UnderstoodLine("Stretch every day starting 1 nov until 1 dec")
        #expect(read.title == "Stretch")
        #expect(read.said == "repeat every 1 day until 2026-12-01")
        #expect(read.due?.said == "2026-11-01")
        #expect(UnderstoodLine("Gym every mon from 1 nov until 1 dec").due?.said == "2026-11-02")
        #expect(UnderstoodLine("Gym every week from 1 nov until 1 dec").said == "repeat every 1 week on 6 until 2026-12-01")
        // The end of a rule alone is not the task's date.
        #expect(UnderstoodLine("Stretch every day starting 1 nov").said == "repeat every 1 day, due 2026-11-01")
    }

    @Test("T11: the other meaning of a repeat begins on the day that the line says, too")
    func otherFrom() throws {
        let line = "Payday every second friday from 1 nov until 31 dec"
        let words = try #require(UnderstoodLine(line).words.first)
        #expect(UnderstoodLine(line, switching: [words]).due?.said == "2026-11-13")
    }

    @Test("T11: a line that is far too long for a title is a title, and is not read")
    func farTooLong() {
        let line = String(repeating: "sat, ", count: 200_000) + "sat eggs"
        let read = UnderstoodLine(line)
        #expect(read.chips.isEmpty && read.title == line)
        #expect(UnderstoodLine(String(repeating: "a", count: TaskLimits.title) + " ~2").cost == 2)
    }

    @Test("T11: a repeat that says when it begins is a date: the last one is read, the other stays")
    func twoBeginnings() {
        let last = UnderstoodLine("Stretch fri every day from 1 nov until 1 dec 9")
        #expect(last.title == "Stretch fri")
        #expect(last.due?.said == "2026-11-01")
        #expect(last.time == 540)
        let first = UnderstoodLine("Stretch every day from 1 nov until 1 dec 9 fri")
        #expect(first.title == "Stretch every day from 1 nov until 1 dec 9")
        #expect(first.said == "due 2026-10-16")
    }

    @Test(
        "T11: a repeat that never comes, or of which half is understood, stays in the title",
        arguments: [
            "Standup every mon until 15 oct", "Standup every day until 2026-10-13", "Standup every mon until 15 oct 9",
            "Standup every day from 1 nov until 20 oct", "Report at the end of every week",
            "Socks, one for each day and one more", "Rent on the 1st of every 3rd month",
            "Rent every 1st and 15th", "Rent every month on the 1st and 15th", "Rent every month on 32",
            "Trash every 1st, 3rd mon",
            "Enjoy every second of the day", "Rent before the 1st of every month",
        ]
    )
    func noRepeats(line: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == line)
        #expect(read.chips.isEmpty)
        #expect(read.due == nil)
    }

    @Test("T11: a number behind a month that counts something is not its day")
    func countsInMonths() {
        #expect(UnderstoodLine("Buy every month 2 eggs").said == "repeat every 1 month on 14")
        #expect(UnderstoodLine("Buy every month 2 eggs").title == "Buy 2 eggs")
        #expect(UnderstoodLine("Rent every month from 1st nov").said == "repeat every 1 month on 1, due 2026-11-01")
        #expect(UnderstoodLine("Rent every month 9:00").said == "repeat every 1 month on 14, time 9:00")
        #expect(UnderstoodLine("Rent every month 9 am").said == "repeat every 1 month on 14, time 9:00")
    }

    // MARK: Dates

    @Test(
        "T11: a day of the next week",
        arguments: [
            ("next week friday", "2026-10-23"), ("next week on friday", "2026-10-23"), ("tuesday next week", "2026-10-20"),
            ("on friday next week", "2026-10-23"), ("next week sun", "2026-10-25"), ("sun next week", "2026-10-25"),
            ("next week", "2026-10-19"),
        ]
    )
    func nextWeek(words: String, date: String) {
        let read = UnderstoodLine("Call \(words)")
        #expect(read.title == "Call")
        #expect(read.due?.said == date)
        #expect(read.words == [words])
        #expect(UnderstoodLine("Buy next week sun cream").title == "Buy sun cream")
    }

    @Test(
        "T11: a date that the words around it turn into another stays in the title",
        arguments: [
            "Report from last friday", "Dentist 5th friday in november", "Call 3 days from monday", "Trip a month on friday",
            "Call 2 days after tomorrow", "Report by end of the second week", "Report before fri 16 oct",
            "Wait until friday 9:00", "Wait until friday at 9", "The week of 16 nov", "Back one day after tomorrow",
        ]
    )
    func bound(line: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == line)
        #expect(read.chips.isEmpty)
    }

    @Test(
        "T11: a span of time is a time and how long it takes; of a span of days the beginning is read, and its end stays",
        arguments: [
            ("Meeting 14:00 - 15:00", "Meeting", "time 14:00 + minutes 60"),
            ("Meeting 9am – 10am fri", "Meeting", "time 9:00 + minutes 60, due 2026-10-16"),
            ("Meeting fri 9 - 10 for 30 min", "Meeting", "due 2026-10-16, time 9:00, minutes 30"),
            ("Trip fri - sun", "Trip - sun", "due 2026-10-16"), ("Trip 14 nov - 16 nov", "Trip - 16 nov", "due 2026-11-14"),
            ("Trip 14 - 16 nov", "Trip 14 - 16 nov", ""), ("Read 2 - 3h", "Read 2 - 3h", ""),
            ("Meeting 11am - noon", "Meeting", "time 11:00 + minutes 60"),
            ("Trip fri through sun", "Trip through sun", "due 2026-10-16"),
            // A dash that parts.
            ("Call mum - tomorrow", "Call mum", "due 2026-10-15"),
            ("Dentist fri - 9:00", "Dentist", "due 2026-10-16, time 9:00"),
            ("Chapter 3 - tomorrow", "Chapter 3", "due 2026-10-15"), ("Shower - 15m", "Shower", "minutes 15"),
            ("15m - shower", "shower", "minutes 15"), ("15m -! shower", "-! shower", "minutes 15"),
        ]
    )
    func spans(line: String, title: String, chips: String) {
        let read = UnderstoodLine(line)
        #expect(read.title == title)
        #expect(read.said == chips)
    }

    @Test("T11: behind an hour m is minutes, elsewhere it may be metres")
    func hourAndMinutes() {
        #expect(UnderstoodLine("Walk 1 h 30 m").said == "minutes 90")
        #expect(UnderstoodLine("Walk 1h 30 m").said == "minutes 90")
        #expect(UnderstoodLine("Walk 30 m").title == "Walk 30 m")
        #expect(UnderstoodLine("Walk 1 h m").title == "Walk m")
    }
}
