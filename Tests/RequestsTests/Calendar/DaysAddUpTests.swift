import Facts
import Planner
import TestSupport
import Testing

@testable import Requests
@testable import Workbench

/// Every page that counts the spoons of days says the same of each.
struct DaysAddUpTests {
    private func page(_ client: Client, _ target: String) throws -> ParsedPage {
        let response = client.get(target)
        #expect(response.status == 200)
        return try ParsedPage(response.body)
    }

    private func date(_ days: Int) -> String { RandomDays.monday.adding(days: days).text }

    /// "7 of 12 spoons" as 7 and 12; nothing planned as no number.
    private func numbers(_ id: String, _ page: ParsedPage) throws -> [Int] {
        let section = try #require(page.index(id: id))
        for index in page.indices(class: "day-load") where page.isInside(index, section) {
            let words = page.text(of: index).split(separator: " ")
            if words.count > 2, words[1] == "of", let planned = Int(words[0]), let usual = Int(words[2]) {
                return [planned, usual]
            }
        }
        return []
    }

    private func meter(_ page: ParsedPage) -> Int? {
        page.all("div") { $0.attributes["role"] == "meter" }.first?.attributes["aria-valuenow"].flatMap { Int($0) }
    }

    /// The costs that a day shows, one by one and besides.
    private func costs(_ page: ParsedPage) throws -> Int {
        let section = try #require(page.index(id: "day"))
        var sum = 0
        for index in page.indices(class: "cost") where page.isInside(index, section) {
            sum += try #require(page.text(of: index).split(separator: " ").first.flatMap { Int($0) })
        }
        return sum
    }

    private func used(on days: Int, ofMonth page: ParsedPage) throws -> Int {
        let cell = try #require(page.index(id: "date-\(date(days))"))
        for index in page.indices(class: "of-day") where page.isInside(index, cell) {
            return try #require(Int(page.text(of: index)))
        }
        return 0
    }

    /// Compares a month, a week, the days and Today with the sums.
    private func check(_ client: Client, _ days: RandomDays) throws {
        let month = try page(client, "/app/calendar?date=\(date(days.today))")
        let weeks = try [0, 7].map { try page(client, "/app/calendar?view=week&date=\(date($0))") }
        for day in days.today..<14 {
            let sum = days.sum(on: day)
            let brief = try numbers("day-\(date(day))", weeks[day / 7])
            #expect(try used(on: day, ofMonth: month) == sum, "month, \(day)")
            #expect((brief.first ?? 0) == sum, "week, \(day)")
            let own = try page(client, "/app/calendar/\(date(day))")
            #expect(meter(own) == sum, "day, \(day)")
            #expect(try costs(own) == sum, "rows of the day, \(day)")
        }
        #expect(try meter(page(client, "/app/today")) == days.sum(on: days.today))
        let left = client.application.space.leftToday(at: client.now)
        #expect(left == 60 - days.sum(on: days.today))
        #expect(client.application.space.budget?.used == days.sum(on: days.today))
        for target in ["/app/day/adjust", "/app/plan"] {
            let (words, sum) = (try page(client, target).words, days.sum(on: days.today))
            #expect(words.contains("\(sum) of 60 planned") || sum == 0 && words.contains("othing planned"), "\(target)")
        }
        let menu = try page(client, "/app/tasks?select=1&bulk=yes")
        guard let tomorrow = menu.index(id: "do-tomorrow") else {
            // All of them are in today's list, or done.
            #expect(menu.words.contains("No tasks ready to plan."))
            return
        }
        #expect(menu.text(of: tomorrow).contains("\(days.sum(on: days.today + 1)) of "))
    }

    @Test("D12: the month, the week, the day, Today and the public number add up random tasks alike, also after a New Day")
    func addUp() throws {
        var random = SeededRandom.printed(seed: 44)
        var (planned, brought) = (0, 0)
        for _ in 0..<SeededRandom.histories(usually: 40) {
            var days = RandomDays(&random)
            let client = Client(Application(device: 1))
            client.application.take(days.facts(spoons: 60))
            try check(client, days)
            for day in 1..<14 { planned += days.sum(on: day) }
            client.now += 86_400_000
            let begin = try page(client, "/app/day/new")
            try client.act("/app/day/new", [("spoons", "60")])
            days.beginNextDay()
            if let total = begin.index(id: "total") {
                #expect(begin.text(of: total).contains("\(days.sum(on: days.today)) of 60 "))
            }
            try check(client, days)
            brought += days.sum(on: days.today)
        }
        #expect(planned > 500 && brought > 50)
    }

    @Test("D12, N1: once a plan for several days is taken, every day of the calendar has the numbers that the plan showed")
    func planTaken() throws {
        var random = SeededRandom.printed(seed: 45)
        var taken = 0
        for _ in 0..<SeededRandom.histories(usually: 60) {
            let days = RandomDays(&random)
            let client = Client(Application(device: 1))
            client.application.take(days.facts(spoons: 8 + random.below(5)))
            let plan = try page(client, "/app/plan/week")
            let puts = plan.all("input") { $0.attributes["name"] == "put" }.compactMap { $0.attributes["value"] }
            taken += puts.count
            if !puts.isEmpty { try client.act("/app/plan/week", puts.map { ("put", $0) }) }
            let week = try page(client, "/app/calendar?view=week&date=\(date(0))")
            for day in 0..<7 {
                let (said, shown) = try (numbers("day-\(date(day))", plan), numbers("day-\(date(day))", week))
                #expect(shown == said, "\(day)")
            }
        }
        #expect(taken > 50)
    }
}
