import Facts
import Planner
import Testing

@testable import Pages
@testable import Requests

/// What a line of the table of routes makes answer by itself, with lines that the table does not have.
/// `Tests/Rules/test_route_table.py` shows that nothing else has to be written for one.
struct RouteEntryTests {
    private static let moon = Route("/app/moon")
    private static let nap = RoutePattern<Identity>("/app/tasks/", "/nap")

    private final class MoonPage: Page {
        func title(_ context: PageContext) -> String { "Moon" }

        var section: Section? { .more }

        func main(_ html: inout HTML, _ context: PageContext) {
            html.write("<p>Full</p>")
        }
    }

    private let client: Client
    private let task: Identity

    init() throws {
        client = try Client.withDay()
        task = try #require(Identity(hex: try client.add("Soup", cost: 2)))
    }

    /// The answer of a line to a form.
    private func post(_ line: RouteEntry, _ path: String, _ fields: [(String, String)] = []) throws -> Response {
        let post = try #require(line.match(path)?.post)
        let request = client.form(path, fields)
        let form = Form(body: request.body, contentType: request.contentType)
        return try post(client.application, Submission(request, Target(path), form, .english))
    }

    @Test("A line with a page shows it, and takes no form")
    func page() throws {
        let match = try #require(RouteEntry(Self.moon, page: { _, _ in MoonPage() }).match("/app/moon"))
        let get = try #require(match.get)
        let response = get(client.application, Target("/app/moon"), client.request("GET", "/app/moon"))
        #expect(response.status == 200)
        #expect(response.text.contains("<p>Full</p>"))
        #expect(match.allowed == "GET, HEAD")
    }

    @Test("A line with a command carries it out and leads to its page, or back to the page of the form")
    func command() throws {
        let line = RouteEntry(Self.nap, command: { .duplicateTasks([$0]) }, or: .today)
        let path = Self.nap(task).path
        #expect(line.match(path)?.allowed == "POST")
        let response = try post(line, path)
        #expect(response.status == 303)
        #expect(try #require(response.location).hasPrefix("/app/today?did="))
        #expect(!response.facts.isEmpty)
        #expect(try #require(try post(line, path, [("back", "/app/tasks")]).location).hasPrefix("/app/tasks?did="))
    }

    @Test("A line with a command on the page of a task shows a fault there")
    func commandOnTaskPage() throws {
        let line = RouteEntry(Self.nap, onTaskPage: { .snooze([$0], .until(LocalDate(number: 0))) })
        let response = try post(line, Self.nap(task).path)
        #expect(response.status == 422)
        #expect(response.text.contains("Soup"))
    }

    @Test("A line matches no path but its own")
    func otherPaths() {
        let line = RouteEntry(Self.nap, command: { .deleteTask($0) }, or: .today)
        for path in ["/app/tasks/\(task.hex)", "/app/tasks/\(task.hex)/done", "/app/tasks/soup/nap", "/app/tasks/nap"] {
            #expect(line.match(path) == nil, "\(path)")
        }
    }

    @Test("A path whose parameter cannot be read is answered by the line of its beginning, where that has an answer for it")
    func unread() {
        #expect(RouteTable.answer(toUnknown: "/app/calendar/someday") != nil)
        #expect(RouteTable.answer(toUnknown: "/app/calendar/3/12/2026") != nil)
        #expect(RouteTable.answer(toUnknown: "/app/calendars") == nil)
        #expect(RouteTable.answer(toUnknown: "/app/tasks/someday") == nil)
    }
}
