import Requests
import TestSupport
import Testing

@testable import Workbench

/// What a person wrote stays in sight where it could not be saved.
struct UnsavedTextTests {
    private static let written: [(target: String, field: String, label: String, text: String)] = [
        ("/app/tasks/many", "lines", "Tasks", "Milk ~1\nPost the parcel tomorrow"),
        ("/app/insights/report", "text", "Text", "The mornings\nare hard"),
        ("/app/lists/new", "name", "Name", "Errands"),
        ("/app/tasks/new", "newsubject", "New subject", "phone"),
        ("/app/tasks/new", "title", "Title", "Ring the surgery"),
    ]

    @Test("A9: text that could not be kept is shown, to be copied or sent again", arguments: written.indices)
    func shown(index: Int) throws {
        let (target, field, label, text) = Self.written[index]
        let client = Client()
        let refused = client.application.refuse(client.form(target, [(field, text), ("colour", "3")]), because: .storageFull)
        let page = try ParsedPage(refused.body)
        #expect(page.value(of: field) == text)
        let area = try #require(page.elements.indices.first { page.elements[$0].attributes["name"] == field })
        #expect(page.elements[area].name == "textarea")
        #expect(page.words.contains(label + ", as you wrote "))
        let colour = try #require(page.elements.first { $0.attributes["name"] == "colour" })
        #expect(colour.attributes["type"] == "hidden")
    }

    @Test("A9: a text field that was left empty takes no room")
    func empty() throws {
        let client = Client()
        let form = client.form("/app/tasks/new", [("title", "Milk"), ("note", "")])
        let refused = client.application.refuse(form, because: .storageFull)
        let page = try ParsedPage(refused.body)
        #expect(page.elements.filter { $0.name == "textarea" }.count == 1)
        #expect(page.value(of: "note")?.isEmpty == true)
    }
}
