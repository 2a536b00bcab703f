import Pages
import Requests
import TestSupport
import Testing

@testable import Workbench

extension SyncStatus {
    /// The plan is in an account whose address cannot be taken for a text of the program.
    static let withoutPlainLetters = SyncStatus(
        mail: "ада@пример.рф",
        state: .savedHere,
        unsent: 0,
        refused: 0,
        isWholePlanUnsent: false,
        synced: Client.monday
    )
}

@Suite("No text about a person's data stands in code")
struct PseudoLocaleDataTests {
    /// A page that is answered in one way, asked for by a guest or by somebody with an account.
    private func main(_ client: Client, _ target: String, by host: Request.Host, with account: Bool = false) throws -> [String] {
        var request = client.request("GET", target)
        request.host = host
        if account { request.account = .withoutPlainLetters }
        return try texts(of: client.application.handle(request))
    }

    private func texts(of response: Response) throws -> [String] {
        let page = try ParsedPage(response.body)
        return try ["title", "main"].flatMap {
            let index = page.index(id: $0)
            return page.textsInCode(in: try #require(index, "\($0)"))
        }
    }

    @Test("Every text of the pages about the data comes from the catalog")
    func data() throws {
        let client = try PseudoLocale.someone()
        let page = try PseudoLocale.page(client, "/app/data")
        #expect(page.textsInCode() == [])
        for target in ["/app/data", "/app/data/import", "/app/data/erase"] {
            for host in [Request.Host.device, .server] {
                for account in [false, true] { #expect(try main(client, target, by: host, with: account) == [], "\(target)") }
            }
        }
        try client.add("Письмо", cost: 1)
        try client.act("/app/data/everything.teaspoon")
        for target in ["/app/data", "/app/data/erase"] { #expect(try main(client, target, by: .device) == [], "\(target)") }
    }

    @Test("Every text about tasks in other programs comes from the catalog, but the names of these and commands")
    func elsewhere() throws {
        let page = try PseudoLocale.page(try PseudoLocale.someone(), "/app/data/elsewhere", by: .server)
        let names = [
            "Todoist", "Microsoft To Do", "Google Tasks", "Apple Reminders", "TickTick", "Things", "Tasks.org",
            "reminders show-all --format json > reminders.json", "things-cli -j -r all > things.json",
        ]
        try PseudoLocale.expectFinished(page, ["main", "actions"], but: names)
    }

    @Test("Every text about a file that is imported comes from the catalog")
    func importing() throws {
        let data = DataTests()
        let other = try Client.withDay()
        let tasks = try ["Письмо", "Чай", "Суп"].map { try other.add($0, cost: 1) }
        try other.act("/app/tasks/\(tasks[0])/today")
        try other.act("/app/lists/new", [("name", "Вещи")])
        try other.act("/app/notes", [("note", "Хлеб")])
        func page(_ client: Client) throws -> [String] { try texts(of: data.upload(data.file(of: other), to: client)) }
        let empty = Client(Application(device: 2))
        empty.application.words = try Samples.catalog("qps-ploc")
        empty.now = other.now
        #expect(try page(empty) == [])
        let client = try PseudoLocale.someone()
        client.now = other.now
        #expect(try page(client) == [])
        let shown = try ParsedPage(data.upload(data.file(of: other), to: client).body)
        try client.act("/app/data/import", [("copy", try #require(shown.value(of: "copy")))])
        // All of it is here, then something is gone, then there is something new as well.
        #expect(try page(client) == [])
        for task in tasks.prefix(2) {
            try client.act("/app/tasks/\(task)/delete")
            #expect(try page(client) == [])
        }
        other.now = client.now
        try other.act("/app/tasks/\(tasks[2])", [("title", "Борщ"), ("spoons", "1")])
        #expect(try page(client) == [])
    }

    @Test("Every text of the file of all lists comes from the catalog, but how a task repeats")
    func textFile() throws {
        let client = try PseudoLocale.someone()
        for (number, kind) in ["physical", "thinking", "social", "emotional"].enumerated() {
            try client.add(
                "Письмо",
                cost: number + 1,
                [
                    ("minutes", "25"), ("priority", String(min(number + 1, 3))), ("start", "2026-05-25"), ("due", "2026-05-27"),
                    ("kinds", "yes"), ("kind", kind), ("newsubject", "дом"),
                ] + (number == 0 ? [("time", "09:30"), ("reminder", "60")] : [])
            )
        }
        try client.add("Чай", [("repeat", "daily")])
        try client.act("/app/notes", [("note", "Хлеб")])
        let text = client.get("/app/data/tasks.md").text
        #expect(try ParsedPage(Array("<!doctype html><html><body>\(text)</body></html>".utf8)).textsInCode() == [])
        for title in ["Письмо", "Чай", "Хлеб"] { #expect(text.contains(title)) }
    }
}
