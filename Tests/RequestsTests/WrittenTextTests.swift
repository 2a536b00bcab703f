import Requests
import TestSupport
import Testing

@testable import Workbench

/// A person's text is text, whatever it looks like, on the pages of a planner that is full of it.
struct WrittenTextTests {
    private static let pages = [
        "/app/today", "/app/today?check=1", "/app/spoons", "/app/spoons/2", "/app/spoons/2?select=1", "/app/tasks",
        "/app/tasks?select=1", "/app/backlog", "/app/backlog?select=1", "/app/history", "/app/settings", "/app/settings/you",
        "/app/settings/energy", "/app/more", "/app/about",
    ]

    @Test(
        "Text that looks like markup stays text on every page, and comes back to its fields as it was written",
        arguments: [
            "<script>window.ran = true</script>", "<img src=x onerror='window.ran = true'>",
            "\"'`</title></textarea></option>--><b>&amp;&lt;", "\" onfocus=\"window.ran = true\" autofocus x=\"",
            "%3Cscript%3E %00 + & = ; # ?",
        ]
    )
    func markup(text: String) throws {
        let person = try Person.has(spoons: 50)
        let tasks = try (0..<3).map { _ in try person.hasTask(text, cost: 2, [("note", text)]) }
        let names = tasks.compactMap { $0.split(separator: "/").last.map { String($0) } }
        try person.client.act("/app/day/submit", names.prefix(2).map { ("task", $0) })
        try person.client.act("/app/day/new", [("spoons", "50")])
        try person.client.act("/app/day/submit", [("origin", "/app/backlog"), ("task", names[0])])
        try person.client.act("/app/options", [("show", "yes"), ("back", "/app/today")])
        let unit = String(text.prefix(20))
        try person.client.act("/app/settings", [("one", unit), ("many", unit), ("reserve", "1"), ("theme", "light")])
        let done = try person.client.act("\(tasks[0])/done", [("back", "/app/today")])
        for target in Self.pages + [tasks[0], "/app/today?did=\(done)"] {
            try person.open(target)
            #expect(person.answer.status == 200, "\(target)")
            let page = person.page
            #expect(page.all("script").count == 1 && page.all("img").isEmpty && page.all("b").isEmpty, "\(target)")
            #expect(page.elements.filter { $0.attributes["id"] == "dock" }.count == 1)
            #expect(page.elements.allSatisfy { element in !element.attributes.keys.contains { $0.hasPrefix("on") } })
        }
        try person.open(tasks[0])
        #expect(try person.value("Title") == text)
        #expect(try person.value("Note") == text)
    }
}
