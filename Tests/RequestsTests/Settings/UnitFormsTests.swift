import Facts
import Planner
import TestSupport
import Testing

@testable import Pages
@testable import Requests
@testable import Workbench

@Suite("The forms of the person’s own unit")
struct UnitFormsTests {
    private static let dots = [("one", "kropka"), ("many", "kropki"), ("higher", "kropek")]

    /// Somebody whose day has so many dots, with pages in Polish.
    private func polish(spoons: Int = 12) throws -> Person {
        let person = try Person.has(("Pranie", 1), spoons: spoons)
        try person.client.act("/app/settings/energy", Self.dots)
        person.client.application.words = try Samples.language("pl")
        return person
    }

    private func fields(_ client: Client) throws -> (labels: [String], values: [String]) {
        let page = try ParsedPage(client.get("/app/settings/energy").body)
        let isUnit = { (text: String?) in text?.hasPrefix("unit-") == true }
        return (
            page.all("label") { isUnit($0.attributes["for"]) }.map(\.text),
            page.all("input") { isUnit($0.attributes["id"]) }.map { $0.attributes["value"] ?? "" }
        )
    }

    @Test(
        "D11: each form that the language has is asked for, beside a number as an example, and holds the usual unit at first",
        arguments: [
            ("en", ["Singular", "Plural"], ["spoon", "spoons"]), ("de", ["Einzahl", "Mehrzahl"], ["Löffel", "Löffel"]),
            ("pl", ["1 …", "2 …", "5 …"], ["łyżka", "łyżki", "łyżek"]),
            ("ar", ["1 …", "2 …", "3 …", "11 …"], ["ملعقة", "ملعقة", "ملاعق", "ملعقة"]),
        ]
    )
    func asked(language: String, labels: [String], values: [String]) throws {
        let client = try Client.withDay()
        if language != "en" { client.application.words = try Samples.language(language) }
        let fields = try fields(client)
        #expect(fields.labels == labels)
        #expect(fields.values == values)
    }

    @Test(
        "D11: Today and the sum of what is chosen say the unit in the form of the number",
        arguments: [(1, "1 kropka"), (3, "3 kropki"), (5, "5 kropek"), (22, "22 kropki"), (25, "25 kropek")]
    )
    func budget(spoons: Int, words: String) throws {
        let person = try polish(spoons: spoons)
        try person.open("/app/today")
        #expect(person.seen.contains("Wolne: \(words)"))
        try person.open("/app/tasks?select=1")
        #expect(person.seen.contains("Kropki: 0 z \(spoons)"))
    }

    @Test("D11: the name of a unit is saved from the form, all of its forms together")
    func saved() throws {
        let person = try Person.has(spoons: 5)
        let words = try Samples.language("pl")
        person.client.application.words = words
        try person.open("/app/settings/energy")
        try person.write("1 …", "punkt")
        try person.write("2 …", "punkty")
        try person.write("5 …", "punktów")
        try person.press(words[.actionSave])
        try person.open("/app/today")
        #expect(person.seen.contains("Wolne: 5 punktów"))
        // One form alone: the others were the usual unit’s, and are now those that stood beside it.
        let other = try Person.has(spoons: 5)
        other.client.application.words = words
        try other.open("/app/settings/energy")
        try other.write("5 …", "łyżeczek")
        try other.press(words[.actionSave])
        #expect(try fields(other.client).values == ["łyżka", "łyżki", "łyżeczek"])
    }

    @Test("D11: a form of the unit cannot be left empty, and nothing is changed then")
    func empty() throws {
        let person = try polish()
        let words = person.client.application.words
        try person.open("/app/settings/energy")
        try person.write("5 …", " ")
        try person.press(words[.actionSave])
        try person.expectRefusal("5 …", typed: " ", "20")
        #expect(try fields(person.client).values == ["kropka", "kropki", "kropek"])
    }

    @Test("D11: another language uses the forms that there are, and a form that is missing falls back to the plural")
    func fallback() throws {
        let person = try polish(spoons: 5)
        person.client.application.words = .english
        try person.open("/app/today")
        #expect(person.seen.contains("5 kropki free"))
        let arabic = try Samples.language("ar")
        for (count, words) in [
            (1, "1 \u{2068}kropka\u{2069}"), (2, "2 \u{2068}kropki\u{2069}"), (11, "11 \u{2068}kropek\u{2069}"),
        ] {
            let unit = UnitOfEnergy(person.client.application.space.settings)
            #expect(arabic[.chipSpoons(spoons: SpoonCount(count: count, unit: unit))] == words)
        }
        // A new name in English has two forms; nothing is left of the former one.
        try person.client.act("/app/settings/energy", [("one", "star"), ("many", "stars")])
        person.client.application.words = try Samples.language("pl")
        try person.open("/app/today")
        #expect(person.seen.contains("Wolne: 5 stars"))
    }

    @Test("D11: someone who writes the usual names again has them in every language")
    func usual() throws {
        let person = try polish(spoons: 5)
        try person.client.act("/app/settings/energy", [("one", "łyżka"), ("many", "łyżki"), ("higher", "łyżek")])
        person.client.application.words = .english
        try person.open("/app/today")
        #expect(person.seen.contains("5 spoons free"))
        #expect(try fields(person.client).values == ["spoon", "spoons"])
    }

    @Test("D11: Arabic has forms of its own for two, for a few and for many")
    func arabic() throws {
        let person = try Person.has(spoons: 2)
        person.client.application.words = try Samples.language("ar")
        let names = [("one", "نقطة"), ("two", "نقطتان"), ("many", "نقاط"), ("higher", "نقطةً")]
        try person.client.act("/app/settings/energy", names)
        try person.open("/app/today")
        #expect(person.seen.contains("2 \u{2068}نقطتان\u{2069}"))
        for (spoons, name) in [(7, "نقاط"), (40, "نقطةً"), (1, "نقطة")] {
            try person.client.act("/app/day/adjust", [("spoons", String(spoons))])
            try person.open("/app/today")
            #expect(person.seen.contains("\(spoons) \u{2068}\(name)\u{2069}"))
        }
    }

    @Test("D11: a line of quick add takes each form of the unit", arguments: ["1 kropka", "3 kropki", "5 kropek"])
    func quickAdd(words: String) throws {
        let person = try polish()
        try person.client.act("/app/tasks/new", [("title", "Zmywanie \(words)"), ("quick", "yes")])
        #expect(person.client.get("/app/spoons/\(words.prefix(1))").text.contains("Zmywanie"))
    }

    @Test("A8, D11: a backup brings all forms of the unit along")
    func backup() throws {
        let person = try polish(spoons: 5)
        let other = Client(Application(device: 2))
        other.now = person.client.now
        let data = DataTests()
        let copy = try #require(try ParsedPage(data.upload(data.file(of: person.client), to: other).body).value(of: "copy"))
        try other.act("/app/data/import", [("copy", copy)])
        other.application.words = try Samples.language("pl")
        #expect(try fields(other).values == ["kropka", "kropki", "kropek"])
        #expect(other.get("/app/today").text.contains("5 kropek"))
    }

    @Test("D11: keys and headings name spoons as the person does")
    func names() throws {
        let person = try polish()
        try person.open("/app/keys")
        #expect(person.seen.contains("Kropki"))
        #expect(!person.seen.contains("Łyżki"))
        person.client.application.words = .english
        try person.open("/app/keys")
        #expect(person.seen.contains("Kropki"))
    }
}
