import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

@Suite("A file of Todoist, from the form to the plan")
struct ImportingTodoistTests {
    private static let file = """
        TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
        task,Water the plants @home @spoons-2,,4,1,,,2026-01-05,en,Europe/Berlin
        task,Back room,,4,2,,,,,
        task,Call the dentist,Ask for a morning,1,1,,,,,
        """
    private static let name = "Home [6Crg8jQ886Wh4P5g].csv"

    private func titles(_ newcomer: Newcomer) -> [String] {
        let space = newcomer.client.application.space
        return space.replica.entities(.task).compactMap { space.task($0.identity)?.title }.sorted()
    }

    /// Imports all of the file, as the preview suggests it.
    private func importFile(_ newcomer: Newcomer) throws -> Response {
        let page = try newcomer.choose(Self.file, named: Self.name)
        return newcomer.send(page, [("list", "0"), ("costs", "yes")])
    }

    @Test("It is recognised by its content, shown first, and nothing is written before the person says so")
    func preview() throws {
        let newcomer = Newcomer()
        let page = try newcomer.choose(Self.file, named: Self.name)
        #expect(page.element(id: "title")?.text.contains("Import from Todoist") ?? true)
        #expect(page.element(id: "list-0") != nil && page.value(of: "copy") != nil)
        #expect(titles(newcomer).isEmpty)
    }

    @Test("It comes in as one change, and costs from labels come along")
    func imported() throws {
        let newcomer = Newcomer()
        let answer = try importFile(newcomer)
        #expect(answer.status == 303 && answer.location?.hasPrefix("/app/today?did=") == true)
        #expect(titles(newcomer) == ["Back room", "Call the dentist", "Water the plants"])
        let space = newcomer.client.application.space
        #expect(space.allLists.map(\.name) == ["Home"])
        let costs = space.replica.entities(.task).compactMap { space.task($0.identity)?.cost }
        #expect(costs == [2])
    }

    @Test("The same file again is recognised, and brings nothing twice")
    func again() throws {
        let newcomer = Newcomer()
        _ = try importFile(newcomer)
        let page = try newcomer.choose(Self.file, named: Self.name)
        #expect(page.element(id: "all-here") != nil)
        _ = try importFile(newcomer)
        #expect(titles(newcomer).count == 3)
    }

    @Test("One undo takes all of it back, and the file can be imported again")
    func undone() throws {
        let newcomer = Newcomer()
        let change = try #require(try importFile(newcomer).location?.split(separator: "did=").last)
        try newcomer.client.act("/app/history/\(change)/undo")
        #expect(titles(newcomer).isEmpty)
        #expect(try newcomer.choose(Self.file, named: Self.name).element(id: "all-here") == nil)
        _ = try importFile(newcomer)
        #expect(titles(newcomer).count == 3)
    }

    @Test("Looking again, with another answer, changes nothing")
    func lookedAgain() throws {
        let newcomer = Newcomer()
        let page = try newcomer.choose(Self.file, named: Self.name)
        let answer = newcomer.send(page, [("list", "0"), ("as", "0")], to: "/app/data/import?look=1")
        #expect(answer.status == 200 && answer.facts.isEmpty)
    }

    @Test("A table of no known program is asked about, and read as the person says")
    func table() throws {
        let newcomer = Newcomer()
        let asked = try newcomer.choose("Was;Bis\nBrot;25.12.2031\nTee;\n", named: "x.csv")
        #expect(asked.element(id: "use-0") != nil && asked.element(id: "use-1") != nil)
        let answers: [(String, String?)] = [("seen", nil), ("columns", "2"), ("use", "1"), ("use", "5"), ("header", "yes")]
        let shown = newcomer.send(asked, answers, to: "/app/data/import?look=1")
        let page = try ParsedPage(shown.body)
        #expect(page.value(of: "columns") == "2")
        let more: [(String, String?)] = [("use", "1"), ("use", "5"), ("list", "0"), ("list", "none")]
        #expect(newcomer.send(page, more).status == 303)
        #expect(titles(newcomer) == ["Brot", "Tee"])
    }
}
