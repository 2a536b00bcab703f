import Planner
import TestSupport
import Testing

@testable import Requests
@testable import Workbench

/// The numbers that the pages of a device show, compared with those that were added up by hand.
struct NumbersOnPages {
    let client: Client
    /// Said where a number differs.
    let place: String

    private func page(_ target: String) throws -> ParsedPage {
        let response = client.get(target)
        #expect(response.status == 200, "\(place), \(target)")
        return try ParsedPage(response.body)
    }

    static func date(_ day: Int) -> String { "2026-10-\(day)" }

    // MARK: Today

    /// Compares everything that counts the spoons of the current day, whose date it is.
    func expectToday(_ day: Int, _ sums: DaySums) throws {
        try expectMeter("/app/today", sums)
        try expectMeter("/app/calendar/\(Self.date(day))", sums)
        let arithmetic = text("arithmetic", try page("/app/plan"))
        #expect(arithmetic.hasPrefix(sums.words), "\(place), plan: \(arithmetic)")
        let adjusting = text("with-number", try page("/app/day/adjust"))
        #expect(adjusting == "With \(sums.spoons): \(sums.freeWords).", "\(place), Adjust today")
        try expectCalendar(day, AheadSums(planned: sums.used, spoons: sums.limit))
        expectLeft(sums.free)
    }

    /// The number on the app's icon and the public one.
    func expectLeft(_ free: Int) {
        #expect(client.get("/app/lists").header("x-spoons-left") == String(free), "\(place), icon")
        #expect(client.application.space.leftToday(at: client.now) == free, "\(place), public number")
    }

    /// The row of spoons: its values, its words and what is drawn.
    private func expectMeter(_ target: String, _ sums: DaySums) throws {
        let page = try page(target)
        let meter = try #require(page.elements.firstIndex { $0.attributes["role"] == "meter" })
        let values = page.elements[meter].attributes
        #expect(values["aria-valuetext"] == sums.words, "\(place), \(target)")
        #expect(values["aria-valuemax"] == String(sums.limit), "\(place), \(target)")
        #expect(values["aria-valuenow"] == String(sums.used - sums.over), "\(place), \(target)")
        func drawn(_ name: String) -> Int { page.indices(class: name).filter { page.isInside($0, meter) }.count }
        let drawings = [drawn("spent"), drawn("planned"), drawn("free") + drawn("reserve"), drawn("over"), drawn("borrowed")]
        #expect(drawings == [sums.done, sums.planned - sums.over, sums.free, sums.over, sums.borrowed], "\(place), \(target)")
    }

    // MARK: Days ahead

    /// Compares the days after a day, one after the other, on the page of each, too.
    func expectAhead(after day: Int, _ sums: [AheadSums]) throws {
        for (index, sums) in sums.enumerated() {
            let date = day + 1 + index
            try expectCalendar(date, sums)
            let meter = try #require(page("/app/calendar/\(Self.date(date))").elements.first { $0.attributes["role"] == "meter" })
            #expect(meter.attributes["aria-valuemax"] == String(sums.spoons), "\(place), page of \(date)")
            #expect(meter.attributes["aria-valuenow"] == String(min(sums.planned, sums.spoons)), "\(place), page of \(date)")
            let words = meter.attributes["aria-valuetext"] ?? ""
            #expect(words.contains("\(sums.planned) of \(sums.spoons) planned"), "\(place), page of \(date): \(words)")
        }
    }

    /// A day of the month and of the week.
    private func expectCalendar(_ day: Int, _ sums: AheadSums) throws {
        let month = try page("/app/calendar?date=\(Self.date(day))")
        let cell = try #require(month.index(id: "date-\(Self.date(day))"))
        let number = month.indices(class: "of-day").first { month.isInside($0, cell) }.map { month.text(of: $0) }
        #expect(number == String(sums.planned), "\(place), month, \(day)")
        #expect(text("day", month).contains(sums.words), "\(place), beside the month, \(day)")
        #expect(try load(day, page("/app/calendar?view=week&date=\(Self.date(day))")) == sums.words, "\(place), week, \(day)")
    }

    /// The sum below a day of a week.
    private func load(_ day: Int, _ week: ParsedPage) throws -> String {
        let section = try #require(week.index(id: "day-\(Self.date(day))"))
        let load = try #require(week.indices(class: "day-load").first { week.isInside($0, section) })
        return week.text(of: load)
    }

    /// Compares a plan for several days, from a day on.
    func expectWeekPlan(from day: Int, _ sums: [AheadSums]) throws {
        let plan = try page("/app/plan/week")
        for (index, sums) in sums.enumerated() {
            #expect(try load(day + index, plan) == sums.words, "\(place), plan for several days, \(day + index)")
        }
    }

    // MARK: Days that have passed

    /// Compares the days before a day, on the page of insights as far as they are of its week, and in the table of days.
    func expectPast(before day: Int, _ days: [PastSums]) throws {
        let monday = day >= 26 ? 26 : 19
        let shown = days.suffix(day - max(monday, day - days.count))
        let insights = rows(try page("/app/insights?weeks=1"))
        for sums in shown {
            let row = [sums.name] + [sums.had, sums.borrowed, sums.planned, sums.used].map { String($0) }
            #expect(insights.contains(row), "\(place), insights, \(sums.name): \(insights)")
        }
        let lines = client.get("/app/data/days.csv?weeks=2").text.split(separator: "\r\n").suffix(days.count)
        for (line, sums) in zip(lines, days) {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            let numbers = "\(sums.date),\(sums.had),\(sums.borrowed),\(sums.used)"
            #expect(fields.prefix(5).joined(separator: ",") == numbers, "\(place), table of days")
            #expect(fields[6] == (sums.isLow ? "1" : "0"), "\(place), table of days, \(sums.name)")
        }
    }

    /// Expects a row in a table of a page, and sentences on it.
    func expect(_ target: String, _ row: [String], _ sentences: String...) throws {
        let page = try page(target)
        #expect(rows(page).contains(row), "\(place), \(target): \(rows(page))")
        for sentence in sentences { #expect(page.words.contains(sentence), "\(place), \(target)") }
    }

    /// The cells of every row of a table.
    private func rows(_ page: ParsedPage) -> [[String]] {
        page.elements.indices.filter { page.elements[$0].name == "tr" }.map { row in
            page.elements.indices.filter { ["th", "td"].contains(page.elements[$0].name) && page.isInside($0, row) }
                .map { page.text(of: $0, heard: true) }
        }
    }

    private func text(_ id: String, _ page: ParsedPage) -> String { page.index(id: id).map { page.text(of: $0) } ?? "" }
}
