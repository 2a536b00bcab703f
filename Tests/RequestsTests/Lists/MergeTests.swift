import Requests
import TestSupport
import Testing

@testable import Workbench

struct MergeTests {
    private static func several() throws -> (client: Client, lists: [String]) {
        let client = try Client.withDay()
        let school = try client.addList("School")
        try client.add(["Pens", "Lunch"], to: school)
        let sport = try client.addList("Sport")
        try client.add(["Shoes", "LUNCH "], to: sport)
        return (client, [school, sport])
    }

    @Test("L2: several lists make one checklist, in which nothing stands twice")
    func merged() throws {
        let (client, lists) = try Self.several()
        let response = client.post("/app/lists/merge", lists.map { ("list", $0) } + [("name", "Monday")])
        let location = try #require(response.location)
        #expect(location.hasPrefix("/app/lists/"))
        #expect(try client.titles(location) == ["Pens", "Lunch", "Shoes"])
        #expect(try ParsedPage(client.get(location).body).element(id: "packing")?.text == "3 to pack")
        #expect(try client.titles("/app/lists/\(lists[0])") == ["Pens", "Lunch"])
    }

    @Test("L2: personal templates can be packed from, too")
    func templates() throws {
        let (client, lists) = try Self.several()
        let template = try client.act("/app/lists/\(lists[0])/template")
        let boxes = try ParsedPage(client.get("/app/lists/merge").body).all("input") { $0.attributes["name"] == "list" }
        #expect(boxes.map { $0.attributes["value"] } == lists + [template])
    }

    @Test("L2: without a list, or a name, or with a name that is taken, the choices and the typed text stay")
    func refused() throws {
        let (client, lists) = try Self.several()
        let nothing = client.post("/app/lists/merge", [("name", "")])
        #expect(nothing.status == 422)
        let empty = try ParsedPage(nothing.body)
        #expect(empty.element(id: "lists-field-fault") != nil)
        #expect(empty.element(id: "name-field-fault") != nil)
        for name in ["", "  ", "sport"] {
            let response = client.post("/app/lists/merge", [("list", lists[1]), ("name", name)])
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
            let page = try ParsedPage(response.body)
            #expect(page.value(of: "name") == name)
            #expect(page.element(id: "name-field")?.attributes["aria-invalid"] == "true")
            let chosen = page.all("input") { $0.attributes["checked"] != nil }.map { $0.attributes["value"] }
            #expect(chosen == [lists[1]])
        }
    }

    @Test("L2: a list that was deleted meanwhile is reported as gone; the others stay chosen")
    func deleted() throws {
        let (client, lists) = try Self.several()
        try client.act("/app/lists/\(lists[0])/delete")
        let response = client.post("/app/lists/merge", lists.map { ("list", $0) } + [("name", "Monday")])
        #expect(response.status == 422)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "lists-field-fault") != nil)
        #expect(page.all("input") { $0.attributes["checked"] != nil }.map { $0.attributes["value"] } == [lists[1]])
    }
}
