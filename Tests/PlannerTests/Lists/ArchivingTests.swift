import Facts
import Testing

@testable import Planner

/// Tasks in an archived list, or in a template, appear only there.
struct ArchivingTests {
    private let person = Person()

    private func search(_ words: String) -> [Identity] {
        var query = TaskQuery()
        query.words = words
        query.state = .any
        return person.space.tasks(matching: query, in: .own, at: person.instant).tasks.map(\.identity)
    }

    @Test(
        "L1: putting a list away hides its tasks from categories, backlog, search, dates and new days; taking it out again brings them back"
    )
    func archived() throws {
        let list = try person.addList("Home")
        try person.startDay()
        let left = try person.add("Tea left", cost: 2) { $0.list = .existing(list) }
        try person.submit([left])
        try person.startNextDay()
        try person.add("Tea", cost: 3) {
            $0.list = .existing(list)
            $0.due = LocalDate(number: 20_520)
            $0.start = LocalDate(number: 20_519)
        }
        try person.add("Tea daily", cost: 1, daily: .all) { $0.list = .existing(list) }
        try person.add("Tea step", cost: 4, under: left)
        #expect(search("tea").count == 4)
        try person.act { try person.space.perform(.setArchived(list, true), by: $0) }
        let space = person.space
        #expect(Costs.range.allSatisfy { space.category($0).isEmpty })
        #expect(space.backlog.isEmpty && space.dated.isEmpty && space.dailyTasks.isEmpty)
        #expect(space.hidden(at: person.instant).isEmpty)
        #expect(search("tea").isEmpty && search("").isEmpty)
        #expect(space.members(of: list).count == 3)
        #expect(space.openLists.isEmpty)
        #expect(throws: Fault.noSuchTask) { try person.submit([left]) }
        try person.startNextDay()
        #expect(person.today.isEmpty)
        try person.act { try person.space.perform(.setArchived(list, false), by: $0) }
        #expect(space.backlog == [left])
        #expect(space.dated.count == 1)
        #expect(search("tea").count == 4)
    }

    @Test("L1: within a list that was put away its tasks are still found")
    func within() throws {
        let list = try person.addList("Home", "Tea", "Cake")
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        var query = TaskQuery()
        query.list = list
        #expect(person.space.tasks(matching: query, in: .own, at: person.instant).tasks.map(\.title) == ["Tea", "Cake"])
        query.words = "cake"
        #expect(person.space.tasks(matching: query, in: .own, at: person.instant).tasks.map(\.title) == ["Cake"])
    }

    @Test("L1, D8: a task in today's list whose list is archived stays there for today, and no new day takes it up")
    func today() throws {
        let list = try person.addList("Home")
        try person.startDay()
        let once = try person.add("Tea", cost: 2) { $0.list = .existing(list) }
        let daily = try person.add("Shower", cost: 1, daily: .all) { $0.list = .existing(list) }
        try person.submit([once, daily])
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        #expect(Set(person.today) == [once, daily])
        try person.startNextDay()
        #expect(person.today.isEmpty)
        #expect(person.space.backlog.isEmpty)
    }

    @Test("L3: the tasks of a template are met nowhere else")
    func templates() throws {
        let list = try person.addList("Home")
        try person.add("Tea", cost: 2) {
            $0.list = .existing(list)
            $0.due = LocalDate(number: 20_520)
        }
        try person.act { try person.space.perform(.makeTemplate(of: list), by: $0) }
        let template = try #require(person.space.allLists.first { $0.isTemplate })
        let item = person.space.members(of: template.identity)[0]
        #expect(person.bucket(of: item) == .shelved)
        #expect(person.space.category(2).count == 1)
        #expect(person.space.dated.count == 1)
        #expect(search("tea").count == 1)
        #expect(person.space.openLists.map(\.identity) == [list])
    }

    @Test("L1, A3: put away here while a task is added to it there: it is met in the list alone, on both")
    func apart() throws {
        let list = try person.addList("Home")
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.setArchived(list, true), by: person.origin)
        let task = try other.add("Tea", cost: 2) { $0.list = .existing(list) }
        try other.add("step", cost: 3, under: task)
        person.meet(other)
        for device in [person, other] {
            #expect(device.space.category(2).isEmpty && device.space.category(3).isEmpty)
            #expect(device.bucket(of: task) == .shelved)
        }
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }
}
