import Facts
import Testing

@testable import Planner

@Suite("Templates that go from one person to another")
struct TradedTemplateTests {
    @Test(
        "L4: A template written as text reads back as it was, whatever line breaks a browser makes of it",
        arguments: ["\n", "\r\n"]
    )
    func text(lineBreak: String) {
        let lines = ["0\t3\t15\tCook", "1\t\t\tRice, *please* at 9:00 ~2 #home", "2\t0\t\tSit down", "0\t\t\tEat"]
        let template = TradedTemplate(text: lines.joined(separator: lineBreak))
        #expect(template.items.map(\.title) == ["Cook", "Rice, *please* at 9:00 ~2 #home", "Sit down", "Eat"])
        #expect(template.items.map(\.level) == [0, 1, 2, 0])
        #expect(template.items.map(\.cost) == [3, nil, 0, nil])
        #expect(template.items.map(\.minutes) == [15, nil, nil, nil])
        #expect(template.text == lines.joined(separator: "\n"))
    }

    @Test("L4: A forged form is cut to the limits of a template")
    func forged() {
        let template = TradedTemplate(text: "9\t99\t-3\tDeep\n\n  \n-1\tx\t\tShallow\nplain\n0\t\t\t\u{202e}\u{200b}")
        #expect(template.items.map(\.title) == ["Deep", "Shallow", "plain"])
        #expect(template.items.allSatisfy { $0.level == 0 && $0.cost == nil && $0.minutes == nil })
        let many = TradedTemplate(text: (0..<400).map { "0\t\t\tItem \($0)" }.joined(separator: "\n"))
        #expect(many.items.count == TradeLimits.items && many.isCut)
    }

    @Test("L4: A stranger's words have no controls, no marks that turn writing round, and an end")
    func clean() {
        #expect(TradedTemplate.clean("  a\u{0}b\u{202e}c\u{2066}d\u{feff}e\tf\ng ", atMost: 20) == "abcde f g")
        #expect(TradedTemplate.clean("one\r\ntwo\u{2028}three", atMost: 20, keepingLines: true) == "one\ntwo\nthree")
        #expect(TradedTemplate.clean("שלום עולם", atMost: 20) == "שלום עולם")
        #expect(TradedTemplate.clean(String(repeating: "x", count: 300), atMost: 200).unicodeScalars.count == 200)
        let tower = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(TradedTemplate.clean(tower, atMost: 200).utf8.count <= 800)
        #expect(TradedTemplate.clean("\u{202e}\u{200b} ", atMost: 9).isEmpty)
    }

    @Test("L4: A template is found by every word of it, by how they begin, and, without spaces, by any part")
    func words() {
        let template = TradedTemplate(text: "0\t\t\tWash the curtains")
        let words = template.words(name: "Frühling", about: "Cleaning, slowly", by: "Mo")
        for word in ["fruhling", "fru", "fr", "cleaning", "slowly", "slow", "mo", "curtains", "curt"] {
            #expect(words.contains(word))
        }
        for word in ["f", "urtains", "low"] { #expect(!words.contains(word)) }
        #expect(Set(words).count == words.count && words.count <= 1500)
        let tower = TradedTemplate(text: "").words(name: "東京タワー", about: "", by: "")
        for word in ["東", "京", "東京", "京タ", "ワー"] { #expect(tower.contains(word)) }
        #expect(TemplateSearch(" the  CURTAINS, curtains wash ").words == ["curtains", "wash", "the"])
        #expect(TemplateSearch("東京タワー").words == ["東京", "京タ", "タワ", "ワー"])
        #expect(TemplateSearch("京").words == ["京"] && TemplateSearch("100%").words == ["100"])
        #expect(TemplateSearch("%_").words.isEmpty && !TemplateSearch("%_").isEmpty && TemplateSearch("\" \u{202e}").isEmpty)
    }

    @Test(
        "L4: what is looked up is found as in a plan",
        arguments: [
            ("東京", true), ("タワー", true), ("京東", false), ("100%", true), ("50%", false), ("%", true), ("_", false), ("curt", true),
            ("wash \"the curtains\"", true), ("\"curtains the\"", false), ("١٠٠", true), ("fruhling", true), ("winter", false),
        ]
    )
    func found(query: String, isFound: Bool) {
        let template = TradedTemplate(text: "0\t\t\tWash the curtains\n0\t\t\t100% cotton")
        let search = TemplateSearch(query)
        #expect(search.finds(template, name: "東京タワー Frühling", about: "", by: "") == isFound)
        let words = template.words(name: "東京タワー Frühling", about: "", by: "")
        if isFound { #expect(search.words.allSatisfy { words.contains($0) }) }
    }

    @Test("L4: A word longer than 48 bytes is found by its beginning, which ends between two letters")
    func longWords() {
        // One byte and 24 times two: the 48th byte is the first half of a letter.
        let long = "a" + String(repeating: "я", count: 24)
        let beginning = "a" + String(repeating: "я", count: 23)
        #expect(TemplateSearch(long).words == [beginning])
        let template = TradedTemplate(text: long)
        #expect(template.words(name: "", about: "", by: "").first == beginning)
        #expect(TemplateSearch(long).finds(template, name: "", about: "", by: ""))
    }

    @Test("L4: Titles, steps and, if wished, costs and minutes are sent; notes, dates, subjects and done marks never are")
    func leaves() throws {
        let person = Person()
        let list = try person.addList("Trip")
        let day = LocalDate(number: 20_600)
        let pack = try person.add("Pack", cost: 3, note: "secret") { details in
            details.list = .existing(list)
            details.due = day
            details.minutes = 15
        }
        try person.add("Socks", note: "secret", under: pack)
        try person.checkOff(pack)
        #expect(person.space.traded(list, withCosts: false)?.text == "0\t\t\tPack\n1\t\t\tSocks")
        #expect(person.space.traded(list, withCosts: true)?.text == "0\t3\t15\tPack\n1\t\t\tSocks")
        #expect(person.space.traded(.only, withCosts: true) == nil)
    }

    @Test("L4: Using a template makes its list, in one change that can be undone, and reads no words out of titles")
    func used() throws {
        let person = Person()
        let text = "0\t3\t15\tWash #home !high tomorrow\n1\t0\t20\tLie down\n0\t\t\tEat"
        let template = TradedTemplate(text: text)
        let result = try person.act {
            try person.space.perform(.useTraded(template, named: " Sunday ", icon: .leaf, isChecklist: true), by: $0)
        }
        let list = try #require(result.change.flatMap { person.space.list($0) })
        #expect(list.name == "Sunday" && list.icon == .leaf && list.isChecklist && !list.isTemplate)
        #expect(person.space.traded(list.identity, withCosts: true)?.text == text)
        let wash = try #require(person.space.task(person.space.members(of: list.identity)[0]))
        #expect(
            wash.title == "Wash #home !high tomorrow" && wash.due == nil && wash.priority == nil && person.space.subjects.isEmpty
        )
        #expect(person.space.steps(of: wash.identity).first?.isRest == true)
        #expect(throws: Fault.nameMissing) {
            try person.space.perform(.useTraded(template, named: " ", icon: .leaf, isChecklist: false), by: person.origin)
        }
        #expect(throws: Fault.titleMissing) {
            try person.space.perform(
                .useTraded(TradedTemplate(text: ""), named: "x", icon: .leaf, isChecklist: false),
                by: person.origin
            )
        }
    }
}
