import Testing

@testable import Planner

struct EnergyKindsTests {
    private let person = Person()

    @Test("N5: a task has one or more kinds, and a form without them leaves them as they are")
    func carries() throws {
        let task = try person.add("Visit", cost: 3) { $0.kinds = EnergyKinds([.social, .emotional]) }
        #expect(person.space.task(task)?.kinds == EnergyKinds([.social, .emotional]))
        _ = try person.space.perform(.editTask(task, TaskDraft(title: "A visit", cost: 3)), by: person.origin)
        #expect(person.space.task(task)?.kinds == EnergyKinds([.social, .emotional]))
        var details = TaskDetails()
        details.kinds = EnergyKinds.none
        try person.act {
            try person.space.perform(.editTask(task, TaskDraft(title: "A visit", cost: 3, details: details)), by: $0)
        }
    }

    @Test("N5: kinds go with a task into a template and out of it")
    func copied() throws {
        let list = try person.addList("Visits")
        try person.add("Visit") {
            $0.list = .existing(list)
            $0.kinds = EnergyKinds([.social])
        }
        let origin = person.origin
        _ = try person.space.perform(.makeTemplate(of: list), by: origin)
        let copy = try #require(person.space.members(of: origin.identity).first)
        #expect(person.space.task(copy)?.kinds == EnergyKinds([.social]))
    }

    @Test("N5: tasks are found by a kind they take")
    func found() throws {
        try person.add("Visit") { $0.kinds = EnergyKinds([.social, .emotional]) }
        try person.add("Taxes") { $0.kinds = EnergyKinds([.thinking]) }
        try person.add("Tea")
        var query = TaskQuery()
        query.kind = .emotional
        #expect(!query.isPlain)
        #expect(person.space.tasks(matching: query, in: .own, at: person.instant).tasks.map(\.title) == ["Visit"])
    }

    @Test("N5: switching kinds on and off is a change, and takes nothing away")
    func switched() throws {
        let task = try person.add("Visit") { $0.kinds = EnergyKinds([.social]) }
        #expect(!person.space.settings.usesKinds)
        try person.act { try person.space.perform(.setUsesKinds(true), by: $0) }
        _ = try person.space.perform(.setUsesKinds(true), by: person.origin)
        #expect(person.space.settings.usesKinds)
        _ = try person.space.perform(.setUsesKinds(false), by: person.origin)
        #expect(person.space.task(task)?.kinds == EnergyKinds([.social]))
    }
}
