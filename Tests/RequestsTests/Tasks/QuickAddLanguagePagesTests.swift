import Foundation
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("Quick add in the language of the pages")
struct QuickAddLanguagePagesTests {
    /// Somebody who reads the pages in German.
    private func german() throws -> Client {
        let client = try Client.withDay()
        client.application.words = try Samples.language("de")
        return client
    }

    @Test("T11: a line is read in the language of the pages, and its chips name what was typed")
    func chips() throws {
        let client = try german()
        let page = try ParsedPage(client.get("/app/tasks/understood?page=/app/tasks/new&title=Tee+%C3%BCbermorgen+um+9+Uhr").body)
        #expect(
            page.all("button") { $0.attributes["name"] == "refuse" }.map { $0.attributes["value"] } == ["übermorgen", "um 9 Uhr"]
        )
        let english = try ParsedPage(
            Client.withDay().get("/app/tasks/understood?page=/app/tasks/new&title=Tee+%C3%BCbermorgen+um+9+Uhr").body
        )
        #expect(english.all("button") { $0.attributes["name"] == "refuse" }.isEmpty)
    }

    @Test("T11: a task is added as the line was read")
    func added() throws {
        let client = try german()
        let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Tee morgen ~2 jeden Dienstag !hoch")])
        let form = try ParsedPage(client.get("/app/tasks/\(task)").body)
        #expect(form.value(of: "title") == "Tee")
        #expect(form.value(of: "due") == "2026-03-03")
    }

    @Test("T11: pasted lines are read in it, and their preview says so in it")
    func pasted() throws {
        let client = try german()
        let fields = [("lines", "Tee übermorgen\nBrot in 20 Minuten"), ("read", "yes")]
        let preview = try ParsedPage(client.post("/app/tasks/many", fields + [("do", "preview")]).body)
        let titles = preview.indices(class: "title").map { preview.text(of: $0) }
        #expect(titles.contains("Tee") && titles.contains("Brot"))
        #expect(preview.words.contains("4. März"))
        #expect(client.post("/app/tasks/many", fields).status == 303)
        let tasks = try ParsedPage(client.get("/app/tasks?show=all").body)
        #expect(tasks.words.contains("Tee") && !tasks.words.contains("übermorgen"))
    }
}
