import Planner
import Testing

struct DateTextTests {
    @Test("A date reads as a browser sends it and as people type it, and is written as a browser wants it")
    func dates() {
        for text in ["2026-10-04", "2026-10-4", " 2026/10/04 ", "2026.10.4", "04.10.2026", "4.10.2026"] {
            #expect(LocalDate(text: text) == LocalDate(year: 2026, month: 10, day: 4), "\(text)")
        }
        #expect(LocalDate(text: "2028-02-29")?.text == "2028-02-29")
        #expect(LocalDate(year: 987, month: 1, day: 2)?.text == "0987-01-02")
        #expect(LocalDate(text: "9999-12-31")?.text == "9999-12-31")
    }

    @Test(
        "Text that is no date, or may be two, is refused",
        arguments: [
            "", " ", "soon", "2026", "2026-10", "2026-10-", "-2026-10-04", "2026--10-04", "2026-10-04-1", "2026-13-01",
            "2026-00-01",
            "2026-02-29", "2026-10-32", "04/10/2026", "04-10-2026", "10.04.26", "12026-10-04", "2026-10.04", "2026-10-04T09:00",
            "2026-1o-04", "99999999999999999999-1-1", "２０２６-10-04", "20 26-10-04",
        ]
    )
    func noDates(text: String) {
        #expect(LocalDate(text: text) == nil)
    }

    @Test("Every day of four centuries reads back as it was written")
    func roundTrip() {
        for number in stride(from: 0, through: 146_097, by: 1) {
            let date = LocalDate(number: number)
            #expect(LocalDate(text: date.text) == date)
        }
    }

    @Test("A time reads as a browser sends it and as people type it, and is written as a browser wants it")
    func times() {
        for text in ["09:30", "9:30", "9.30", " 09:30:00 ", "9:30 am", "9:30am", "9.30 a.m.", "9:30 AM"] {
            #expect(ClockTime.minutes(text) == 570, "\(text)")
        }
        for (text, minutes) in [("0:00", 0), ("23:59", 1439), ("12am", 0), ("12 pm", 720), ("9pm", 1260), ("12:05 am", 5)] {
            #expect(ClockTime.minutes(text) == minutes, "\(text)")
        }
        #expect(ClockTime.text(570) == "09:30")
        #expect((0...1439).allSatisfy { ClockTime.minutes(ClockTime.text($0)) == $0 })
    }

    @Test(
        "Text that is no time, or may be several, is refused",
        arguments: [
            "", "9", "930", "24:00", "9:60", "9:30:60", "9:", ":30", "9:30:00:00", "-9:30", "13pm", "0am", "9:30 xm", "9:30 mm",
            "soon",
            "9 30", "1 2:30", "9:30 p", "9h30", "am", "99999999999999999999:00", "9pm 30",
        ]
    )
    func noTimes(text: String) {
        #expect(ClockTime.minutes(text) == nil)
    }
}
