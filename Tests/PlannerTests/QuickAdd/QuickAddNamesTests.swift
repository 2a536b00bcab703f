import Foundation
import Testing

@testable import Planner

/// Names of lists and subjects in a line, in every language.
struct QuickAddNamesTests {
    private func read(
        _ line: String,
        lists: [String] = [],
        subjects: [String] = [],
        in language: QuickAddLanguage = .english,
        switching: [String] = [],
        refusing: [String] = []
    ) -> UnderstoodLine {
        var context = QuickAddContext(on: quickAddToday, lists: lists)
        context.subjects = subjects
        context.language = language
        return UnderstoodLine(line, in: context, refusing: refusing, switching: switching)
    }

    private static let tags = ["en"] + QuickAddFiles.tables

    private func language(_ tag: String) throws -> QuickAddLanguage {
        tag == "en" ? .english : try QuickAddFiles.language(tag)
    }

    @Test("T11: a name with other marks is a new one, and the one that is there is offered", arguments: tags)
    func otherMarks(tag: String) throws {
        let language = try language(tag)
        let read = { (switching: [String]) in
            self.read("Milk @Tag #Rock", lists: ["Tåg"], subjects: ["Röck"], in: language, switching: switching)
        }
        #expect(read([]).said == "list Tag or list Tåg, subject Rock or subject Röck")
        #expect(read(["@Tag"]).said == "list Tåg or list Tag, subject Rock or subject Röck")
        #expect(read(["@Tag", "#Rock"]).said == "list Tåg or list Tag, subject Röck or subject Rock")
        #expect(read(["@Tag", "@Tag"]).said == read([]).said)
        #expect(read(["@Tag"]).title == "Milk" && read([]).title == "Milk")
    }

    @Test(
        "T11: an offered name of several words is taken with all of them, and otherwise they stay as they would",
        arguments: tags
    )
    func severalWords(tag: String) throws {
        let language = try language(tag)
        let plain = read("Milk @cafe Flora Nova", lists: ["Café Flora Nova"], in: language)
        #expect(plain.title == "Milk Flora Nova" && plain.said == "list cafe or list Café Flora Nova")
        #expect(plain.chips.first?.otherWords == "@cafe Flora Nova")
        let chosen = read("Milk @cafe Flora Nova", lists: ["Café Flora Nova"], in: language, switching: ["@cafe Flora Nova"])
        #expect(chosen.title == "Milk" && chosen.said == "list Café Flora Nova or list cafe")
        let refused = read(
            "Milk @cafe Flora Nova",
            lists: ["Café Flora Nova"],
            in: language,
            switching: ["@cafe Flora Nova"],
            refusing: ["@cafe Flora Nova"]
        )
        #expect(refused.title == "Milk @cafe Flora Nova" && refused.chips.isEmpty)
    }

    @Test(
        "T11: a name with other marks is offered where one of its words is a word of the language",
        arguments: [
            ("es", "de"), ("fr", "de"), ("nl", "de"), ("pt-BR", "de"), ("de", "am"), ("sv", "på"), ("da", "den"), ("it", "di"),
            ("pl", "w"),
        ]
    )
    func wordsOfLanguage(tag: String, word: String) throws {
        let language = try language(tag)
        let (list, typed) = ("Café \(word) Flore", "@cafe \(word) Flore")
        let line = "Milk \(typed)"
        #expect(read(line, lists: [list], in: language).said == "list cafe or list \(list)")
        #expect(read(line, lists: [list], in: language).chips.first?.otherWords == typed)
        let chosen = read(line, lists: [list], in: language, switching: [typed])
        #expect(chosen.title == "Milk" && chosen.said == "list \(list) or list cafe")
    }

    @Test("T11: of two names that differ in their marks, the typed one is meant, and the other is not offered")
    func both() {
        #expect(read("Milk @tåg", lists: ["Tag", "Tåg"]).said == "list Tåg")
        #expect(read("Milk @TAG", lists: ["Tag", "Tåg"]).said == "list Tag")
        #expect(read("Milk @" + "TÅG".decomposedStringWithCanonicalMapping, lists: ["Tag", "Tåg"]).said == "list Tåg")
    }

    @Test("T11: a mark ends a name of several words", arguments: tags)
    func marks(tag: String) throws {
        let language = try language(tag)
        for mark in [";", ":", ",", ".", "!", "?", "،", "؛", "؟"] {
            let list = read("Hose @Garden\(mark) tools", lists: ["Garden", "Garden tools"], in: language)
            #expect(list.list == "Garden" && list.title == "Hose tools", "\(mark)")
            let subject = read("Hose #Garden\(mark) tools", subjects: ["Garden", "Garden tools"], in: language)
            #expect(subject.subjects == ["Garden"] && subject.title == "Hose tools", "\(mark)")
        }
        #expect(read("Hose @Garden tools, two", lists: ["Garden", "Garden tools"], in: language).list == "Garden tools")
    }

    @Test("T11: a mark that a name has itself does not end it, whether it is typed or not")
    func ownMarks() {
        for line in ["Watch @Dr. Who", "Watch @dr who"] { #expect(read(line, lists: ["Dr. Who", "Dr"]).said == "list Dr. Who") }
        #expect(read("Watch @dr, who", lists: ["Dr. Who", "Dr"]).said == "list Dr")
    }
}
