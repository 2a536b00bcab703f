import Facts
import Planner
import Testing

@testable import Pages
@testable import Requests
@testable import Workbench

/// Texts that a command writes into the plan are in the language that the person reads at that time, and stay as they are.
struct WrittenTextsTests {
    private func reader(_ language: String) throws -> Client {
        let client = Client()
        client.application.words = try Samples.language(language)
        return client
    }

    private func titles(_ client: Client) -> [String] {
        client.application.space.replica.entities(.task).compactMap { client.application.space.task($0.identity)?.title }
    }

    @Test(
        "A7: the examples of the first day are in the person’s language",
        arguments: ["de", "fr", "es", "nl", "it", "pt-BR", "sv", "pl", "ar"]
    )
    func examples(language: String) throws {
        let client = try reader(language)
        try client.act("/app/day/new", [("first", "yes"), ("spoons", "12"), ("examples", "yes")])
        let english = Set(Catalog.english.exampleTitles)
        let titles = Set(titles(client))
        #expect(titles.count == 7 && titles.isDisjoint(with: english))
        #expect(client.application.space.todayItems.count == 3)
        client.application.words = .english
        #expect(Set(self.titles(client)) == titles)
    }

    @Test("A7: an example says what people write, in Polish and in Arabic")
    func wording() throws {
        for (language, title) in [("pl", "Zrobić pranie"), ("ar", "غسل الملابس")] {
            let client = try reader(language)
            try client.act("/app/day/new", [("first", "yes"), ("spoons", "12"), ("examples", "yes")])
            #expect(titles(client).contains(title))
        }
    }

    @Test(
        "C3: a rest that was planned nowhere has its title in the person’s language, however it ends",
        arguments: ["note", "stop"]
    )
    func rest(command: String) throws {
        let client = try Client.withDay()
        client.application.words = try Samples.language("de")
        try client.act("/app/focus", [("minutes", "5"), ("rest", "yes")])
        client.now += 6 * 60_000
        try client.act("/app/focus/\(command)")
        #expect(titles(client) == ["Ruhepause"])
    }

    @Test("C3: so has a rest that is planned with tasks")
    func plannedRest() throws {
        let person = try Person.has(("Pranie", 1))
        person.client.application.words = try Samples.language("pl")
        let task = try #require(person.client.application.space.replica.entities(.task).first).identity
        try person.client.act("/app/plan", [("task", task.hex), ("rest", "10")])
        #expect(titles(person.client).contains("Odpoczynek"))
    }
}
