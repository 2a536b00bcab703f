import Requests
import TestSupport
import Testing

@testable import Workbench

/// Addresses that lead nowhere, and forms that no page of ours sent.
struct ForgedRequestTests {
    private static let nothing = String(repeating: "0", count: 32)

    @Test(
        "An unknown address is a page that leads back to today",
        arguments: [
            ("/app/nothing", 404), ("/app/spoons/11", 404), ("/app/spoons/01", 404), ("/app/tasks/xyz", 404),
            ("/app/tasks/" + nothing, 404), ("/app/tasks/" + String(nothing.dropLast()) + "/done", 404), ("/app/day/done", 405),
        ]
    )
    func unknown(target: String, status: Int) throws {
        let person = try Person.has(("Stretch", 3))
        try person.open(target)
        #expect(person.answer.status == status)
        try person.press("Go to Today")
        #expect(person.title == "Today")
    }

    @Test(
        "A forged form is refused, and History is as it was",
        arguments: [
            ("/app/tasks/" + nothing + "/done", [], 410), ("/app/tasks/" + nothing + "/delete", [], 410),
            ("/app/history/" + nothing + "/undo", [], 410), ("/app/day/submit", [("task", "not a name")], 410),
            ("/app/day/submit", [("task", nothing), ("borrow", "-99999999999999999999")], 422),
            ("/app/tasks/new", [("title", "Forged"), ("spoons", "11")], 422),
            ("/app/tasks/new", [("title", "Forged"), ("spoons", "-1")], 422), ("/app/day/new", [("spoons", "1e9")], 422),
            (
                "/app/settings",
                [("one", ""), ("many", String(repeating: "x", count: 400)), ("reserve", "-1"), ("maximum", "∞")],
                422
            ),
        ] as [(String, [(String, String)], Int)]
    )
    func forged(target: String, fields: [(String, String)], status: Int) throws {
        let person = try Person.has(("Stretch", 3))
        try person.open("/app/history")
        let before = person.seen
        #expect(before.contains("Added: Stretch"))
        let response = person.client.post(target, fields)
        #expect(response.status == status)
        #expect(response.facts.isEmpty)
        _ = try ParsedPage(response.body)
        try person.open("/app/history")
        #expect(person.seen == before)
    }

    @Test(
        "A4: a forged picture is refused, and no picture is served",
        arguments: ["PHNjcmlwdD4", "iVBORw0KGgo", String(repeating: "x", count: 90_000), "%%%"]
    )
    func picture(text: String) throws {
        let client = try Client.withDay()
        let response = client.post("/app/settings/you", [("name", ""), ("mail", ""), ("picture", text)])
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
        #expect(client.get("/app/settings/picture").status == 404)
    }
}
