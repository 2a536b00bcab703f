import Facts
import Planner
import TestSupport
import Testing

@testable import Pages
@testable import Requests

struct TimeWordsTests {
    private static let twelve = DateTimeSettings(isTwelveHour: true)

    private static let clockTimes: [(minutes: Int, twentyFour: String, twelve: String)] = [
        (0, "0:00", "12:00 am"), (9, "0:09", "12:09 am"), (545, "9:05", "9:05 am"), (719, "11:59", "11:59 am"),
        (720, "12:00", "12:00 pm"), (780, "13:00", "1:00 pm"), (1265, "21:05", "9:05 pm"), (1439, "23:59", "11:59 pm"),
    ]

    @Test("A4: a time reads as the person's clock has it", arguments: clockTimes)
    func clock(minutes: Int, twentyFour: String, twelve: String) {
        #expect(Catalog.english.clock(minutes, .standard) == twentyFour)
        #expect(Catalog.english.clock(minutes, Self.twelve) == twelve)
        // The same as a moment, where the person is.
        let time = (Int64(20_514 * 1440 + minutes) - 330) * 60_000
        #expect(Catalog.english.time(time, at: Instant(time: 0, offset: 330)) == twentyFour)
        #expect(Catalog.english.time(time, at: Instant(time: 0, offset: 330, times: Self.twelve)) == twelve)
    }

    @Test("A4, T2: due dates are counted from the person's present day, with the person's clock")
    func due() {
        // Three in the morning of Tuesday 3 March.
        let time: Int64 = (20_515 * 24 + 3) * 3_600_000
        let tuesday = LocalDate(number: 20_515)
        #expect(Catalog.english.due(tuesday, 1265, at: Instant(time: time, offset: 0)) == "today, 21:05")
        let late = DateTimeSettings(isTwelveHour: true, dateBegins: 4)
        #expect(Catalog.english.due(tuesday, 1265, at: Instant(time: time, offset: 0, times: late)) == "tomorrow, 9:05 pm")
    }

    @Test("A4: the settings of clock and day hold on the pages, at once")
    func pages() throws {
        let client = try Client.withDay()
        // Midnight and two hours into Tuesday.
        client.now = (20_515 * 24 + 2) * 3_600_000
        let task = try client.add("Call", cost: 1, [("due", "2026-03-03"), ("time", "21:05")])
        #expect(client.get("/app/tasks/\(task)").text.contains("today, 21:05"))
        func days() throws -> [String] { try ParsedPage(client.get("/app/history").body).all("h2").map(\.text) }
        #expect(try days() == ["Today", "Monday 2 March"])
        var settings = client.application.space.settings
        settings.times = DateTimeSettings(isTwelveHour: true, firstWeekday: 6, dateBegins: 4)
        let origin = CommandOrigin(Identity(high: 9, low: 9), at: Instant(time: client.now, offset: 0), texts: Catalog.english)
        _ = try client.application.space.perform(.changeSettings(settings), by: origin)
        for page in ["/app/tasks/\(task)", "/app/tasks"] { #expect(client.get(page).text.contains("tomorrow, 9:05 pm")) }
        // A task done after midnight was done on Monday, as this person counts.
        #expect(try days() == ["Today"])
        #expect(client.get("/app/history").text.contains("2:00 am"))
    }
}
