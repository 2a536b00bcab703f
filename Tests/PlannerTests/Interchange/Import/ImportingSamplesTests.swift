import Facts
import Planner
import Testing

@testable import Interchange

struct ImportingSamplesTests {
    private func outline(_ path: String) throws -> ImportedOutline? {
        var context = ImportSampleTests.context
        context.wantsDone = true
        guard case .read(let reading) = ImportSampleTests.outcome(try ImportSampleTests.file(path), in: context) else {
            return nil
        }
        return reading.outline
    }

    @Test(
        "A8: a file comes in, goes at one undo, comes in again as it was, and brings nothing a third time",
        arguments: ImportSampleTests.paths
    )
    func again(_ path: String) throws {
        guard let outline = try outline(path), !outline.tasks.isEmpty else { return }
        let person = Person()
        let first = try person.space.perform(.importOutline(outline), by: person.origin)
        let titles = person.titles(person.space.everyTask.filter { person.space.hasTask($0) })
        #expect(titles.count == outline.tasks.count)
        try person.undo(first.change)
        #expect(
            person.space.everyTask.allSatisfy { !person.space.hasTask($0) } && person.space.openLists.isEmpty
                && person.space.notes.isEmpty
        )
        _ = try person.space.perform(.importOutline(outline), by: person.origin)
        #expect(person.titles(person.space.everyTask.filter { person.space.hasTask($0) }) == titles)
        let count = person.space.replica.count
        #expect(try person.space.perform(.importOutline(outline), by: person.origin).change == nil)
        #expect(person.space.replica.count == count)
    }
}
