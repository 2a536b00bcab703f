import Requests
import TestSupport
import Testing

@testable import Workbench

/// Expects a refusal: the form again, the error beside the field, the typed text in it, and nothing changed.
func expectRefusal(_ response: Response, field: String, typed: String) throws {
    #expect(response.status == 422)
    #expect(response.facts.isEmpty)
    let page = try ParsedPage(response.body)
    let input = try #require(page.field(field))
    #expect(page.value(of: field) == typed)
    #expect(input.attributes["aria-invalid"] == "true")
    let described = try #require(input.attributes["aria-describedby"]?.split(separator: " ").first)
    let fault = try #require(page.element(id: String(described)))
    #expect(!fault.text.isEmpty)
}
