import Testing

@testable import Planner

/// Fields that only files of this program's own kind hold.
struct ImportedDaysTests {
    @Test("A8, D8: a task that is brought in has the weekdays of its own and the kinds of energy that its file says")
    func daysAndKinds() throws {
        let person = Person()
        var outline = ImportedOutline(source: "test")
        var task = ImportedOutline.Task(key: "1", title: "Tablets")
        (task.daily, task.kinds) = (Weekdays([0, 3]), EnergyKinds([.thinking]))
        // Days of its own are never done for good.
        task.done = person.now
        outline.tasks = [task]
        _ = try person.space.perform(.importOutline(outline), by: person.origin)
        let brought = try #require(person.space.everyTask.first.flatMap { person.space.task($0) })
        #expect(brought.daily == Weekdays([0, 3]))
        #expect(brought.kinds == EnergyKinds([.thinking]))
        #expect(brought.done == nil)
    }
}
