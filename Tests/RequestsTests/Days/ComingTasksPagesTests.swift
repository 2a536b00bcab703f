import Facts
import TestSupport
import Testing

@testable import Requests
@testable import Workbench

/// New Day shows what comes by itself, and brings what was shown.
struct ComingTasksPagesTests {
    private static let day: Int64 = 86_400_000

    /// Someone on Tuesday morning with a day of Monday.
    private func someone(_ tasks: (String, cost: Int)...) throws -> Person {
        let person = try Person.has()
        for (title, cost) in tasks { _ = try person.hasTask(title, cost: cost, [("due", "2026-03-03")]) }
        person.client.now += Self.day
        return person
    }

    /// The same, with two tasks that do not fit both. The one with a time is tried first.
    private func tooMuch() throws -> Person {
        let person = try someone(("Tax papers", 10))
        _ = try person.hasTask("Bins", cost: 2, [("due", "2026-03-03"), ("time", "09:00")])
        return person
    }

    /// What the form of the page sends, but for some of the ticked tasks.
    private func answer(_ person: Person, spoons: String, without left: Set<String> = []) -> [(String, String)] {
        var fields = [("spoons", spoons)]
        for input in person.page.all("input", where: { ["shown", "left", "unfitting"].contains($0.attributes["name"] ?? "") }) {
            fields.append((input.attributes["name"] ?? "", input.attributes["value"] ?? ""))
        }
        for box in person.page.all("input", where: { $0.attributes["name"] == "task" && $0.attributes["checked"] != nil }) {
            if let task = box.attributes["value"], !left.contains(task) { fields.append(("task", task)) }
        }
        return fields
    }

    @Test("D1: New Day names what comes and what stays out, with the spoons of the day")
    func named() throws {
        let person = try tooMuch()
        try person.open("/app/day/new")
        #expect(person.titles(in: "coming-list") == ["Bins"] && person.titles(in: "staying-list") == ["Tax papers"])
        #expect(person.seen.contains("Comes by itself") && person.seen.contains("Stays out, it does not fit"))
        #expect(try #require(person.text("total")).contains("2 of 12 spoons"))
        try person.press("Start the day")
        #expect(person.titles(in: "list") == ["Bins"])
        #expect(person.figure == "2 / 12")
    }

    @Test("D1: what is unticked stays where it is, and what stayed out comes where it is ticked and fits")
    func ticked() throws {
        let person = try tooMuch()
        try person.open("/app/day/new")
        try person.chooseRow("Bins")
        try person.chooseRow("Tax papers")
        try person.press("Start the day")
        #expect(person.titles(in: "list") == ["Tax papers"])
        #expect(person.figure == "10 / 12")
    }

    @Test("D1: what was shown comes as it was shown, also after midnight")
    func afterMidnight() throws {
        let person = try someone(("Bins", 2))
        _ = try person.hasTask("Post", cost: 1, [("due", "2026-03-04")])
        try person.open("/app/day/new")
        #expect(person.titles(in: "coming-list") == ["Bins"])
        person.client.now += Self.day
        try person.press("Start the day")
        #expect(person.titles(in: "list") == ["Bins"])
    }

    @Test("D1: without the script the number that was sent decides, and the message names what stayed out")
    func otherNumber() throws {
        let person = try someone(("Cook", 4), ("Bins", 2))
        try person.open("/app/day/new")
        #expect(Set(person.titles(in: "coming-list")) == ["Bins", "Cook"])
        try person.write("How many spoons do you have today?", "4")
        try person.press("Start the day")
        #expect(person.titles(in: "list") == ["Bins"])
        #expect(person.told.contains("New Day with 4 spoons, without what does not fit: Cook"))
    }

    @Test("D1: a form that shows no tasks brings what comes by itself")
    func withoutAnswer() throws {
        let person = try someone(("Bins", 2))
        try person.client.act("/app/day/new", [("spoons", "12")])
        try person.open("/app/today")
        #expect(person.titles(in: "list") == ["Bins"])
    }

    @Test("D1: a refused number keeps what is ticked")
    func refused() throws {
        let person = try someone(("Bins", 2), ("Post", 1))
        try person.open("/app/day/new")
        try person.chooseRow("Bins")
        try person.write("How many spoons do you have today?", "many")
        try person.press("Start the day")
        #expect(try !person.isRowChosen("Bins"))
        #expect(try person.isRowChosen("Post"))
    }

    @Test("D1: the page is made again for another number and other ticks, as the script asks for it")
    func askedAgain() throws {
        let person = try someone(("Bins", 2), ("Cook", 4))
        try person.open("/app/day/new")
        let cook = try #require(
            person.page.all("input") { $0.attributes["name"] == "task" }.compactMap { $0.attributes["value"] }.first
        )
        let asked = String(decoding: FormBody.urlEncoded(answer(person, spoons: "5", without: [cook])), as: UTF8.self)
        try person.open("/app/day/new?" + asked)
        let boxes = person.page.all("input") { $0.attributes["name"] == "task" }
        #expect(boxes.count == 2 && boxes.filter { $0.attributes["checked"] != nil }.count == 1)
        #expect(boxes.first { $0.attributes["value"] == cook }?.attributes["checked"] == nil)
        #expect(person.page.value(of: "shown") == "5")
        #expect(try person.value("How many spoons do you have today?") == "5")
    }

    @Test("D1: the setting under Energy leaves out what is due")
    func setting() throws {
        let person = try someone(("Bins", 2))
        try person.open("/app/settings/energy")
        try person.choose("Stays in its list")
        try person.press("Save")
        try person.open("/app/day/new")
        #expect(person.titles(in: "coming-list").isEmpty && !person.seen.contains("Comes by itself"))
        try person.press("Start the day")
        #expect(person.figure == "0 / 12")
    }

    @Test("D1: a plan of an earlier version is told the rule once")
    func told() throws {
        let person = try Person.has()
        let facts = person.client.application.facts.filter { !($0.entity.kind.rawValue == 2 && $0.field.rawValue == 8) }
        let client = Client(Application(device: 2))
        client.now = person.client.now + Self.day
        client.application.take(facts)
        let page = client.get("/app/day/new").text
        #expect(page.contains("what is due comes into your day by itself"))
        try client.act("/app/day/new", [("spoons", "12")])
        #expect(!client.get("/app/day/new").text.contains("what is due comes into your day by itself"))
        #expect(!person.client.get("/app/day/new").text.contains("what is due comes into your day by itself"))
    }

    @Test("D1, T11: a line with today's date is in today's list at once, and so are those of several that fit")
    func typed() throws {
        let person = try Person.has(spoons: 6)
        try person.client.act("/app/tasks/new", [("quick", "yes"), ("title", "Post ~2 today")])
        try person.client.act("/app/tasks/many", [("read", "yes"), ("lines", "Cook ~4 today\nCall ~1 today\nTea ~1 tomorrow")])
        try person.open("/app/today")
        #expect(Set(person.titles(in: "list")) == ["Post", "Call"])
        #expect(person.figure == "3 / 6")
    }
}
