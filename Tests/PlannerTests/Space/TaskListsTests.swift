import Facts
import TestSupport
import Testing

@testable import Planner

/// The lists are kept in step with the facts, never rebuilt: they must always say what a look at every task would say.
struct TaskListsTests {
    @Test("D3, D6: after each of thousands of changes the lists agree with the facts")
    func keptInStep() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 16) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            let space = PersonalSpace(device: 1)
            var now = Person.monday
            for step in 0..<80 {
                now += Int64(acts.random.below(Int(Person.day / 3)))
                _ = acts.act(on: space, from: acts.origin(at: Instant(time: now, offset: 0)))
                #expect(Self.listed(space) == Self.scanned(space), "after step \(step)")
            }
        }
    }

    @Test("T14: lists that were saved with a snapshot are the same when it is opened, and stay in step from there")
    func keptAcrossSnapshots() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 10) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            var space = PersonalSpace(device: 1)
            var now = Person.monday
            for _ in 0..<60 {
                now += Int64(acts.random.below(Int(Person.day / 3)))
                _ = acts.act(on: space, from: acts.origin(at: Instant(time: now, offset: 0)))
                if acts.random.once(in: 5) {
                    let before = VisibleState(space)
                    let snapshot = space.snapshot(now: now)
                    space = PersonalSpace(device: 1)
                    try space.load(snapshot: snapshot)
                    #expect(VisibleState(space) == before)
                }
                #expect(Self.listed(space) == Self.scanned(space))
            }
        }
    }

    @Test("A3: merging another device's facts, in any order and any pieces, keeps the lists in step")
    func keptAcrossMerges() {
        var random = SeededRandom.printed(seed: 3)
        for _ in 0..<SeededRandom.histories(usually: 16) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            let spaces = [PersonalSpace(device: 1), PersonalSpace(device: 2)]
            var now = Person.monday
            for _ in 0..<60 {
                now += Int64(acts.random.below(Int(Person.day / 3)))
                let space = acts.random.one(of: spaces)
                _ = acts.act(on: space, from: acts.origin(at: Instant(time: now, offset: 0)))
                guard acts.random.once(in: 8) else { continue }
                var rest = spaces[0].replica.facts.shuffled(using: &acts.random)[...]
                while !rest.isEmpty {
                    let piece = rest.prefix(1 + acts.random.below(40))
                    rest = rest.dropFirst(piece.count)
                    spaces[1].apply(Array(piece))
                    #expect(Self.listed(spaces[1]) == Self.scanned(spaces[1]))
                }
            }
        }
    }

    @Test("A snapshot whose lists cannot be read is opened by looking at every task")
    func rebuilt() throws {
        let person = Person()
        try person.startDay()
        for cost in 1...10 { try person.add("Task", cost: cost) }
        let bare = person.space.replica.snapshot(index: [0xff])
        let opened = PersonalSpace(device: 2)
        try opened.load(snapshot: bare)
        #expect(VisibleState(opened) == VisibleState(person.space))
    }

    @Test("C1: lists that an earlier build saved are not read, since it kept none by date: every task is looked at")
    func olderLists() throws {
        let person = Person()
        try person.add("Task", cost: 1) {
            $0.start = LocalDate(number: 20_600)
            $0.due = LocalDate(number: 20_610)
        }
        var writer = CBORWriter(capacity: 64)
        writer.array(17)
        writer.unsigned(3)
        for _ in 0..<16 { writer.byteString([]) }
        let opened = PersonalSpace(device: 2)
        try opened.load(snapshot: person.space.replica.snapshot(index: writer.bytes))
        #expect(VisibleState(opened) == VisibleState(person.space))
        #expect(opened.lists.members(.starting).count == 1)
    }

    @Test("C1: the lists by date are read back as they were saved, without a look at any task")
    func savedByDate() throws {
        let person = Person()
        for day in [3, 1, 2] {
            let task = try person.add("Task \(day)") {
                $0.start = LocalDate(number: 20_600 + day)
                $0.due = LocalDate(number: 20_610 - day)
                $0.repeats = day == 1 ? RepeatRule(.days) : nil
            }
            if day == 3 { try person.checkOff(task) }
        }
        var read = try #require(TaskLists(packed: person.space.lists.packed()))
        for list in [TaskLists.List.dated, .doneDated, .starting, .repeating] {
            #expect(read.members(list) == person.space.lists.members(list))
            #expect(!read.members(list).isEmpty)
        }
    }

    static func listed(_ space: PersonalSpace) -> [[Identity]] {
        keys(space).map { space.lists.members($0) }
    }

    static func scanned(_ space: PersonalSpace) -> [[Identity]] {
        var lists = TaskLists(scanning: space)
        return keys(space).map { lists.members($0) }
    }

    /// Every list there is: those that are always there, and those of whatever was ever named as a list or as a task.
    private static func keys(_ space: PersonalSpace) -> [TaskLists.Key] {
        let tasks = space.replica.entities(.task)
        var lists = Set(space.replica.entities(.list).map(\.identity))
        var parents = Set(tasks.map(\.identity))
        for task in tasks {
            if let list = space.replica.value(task, TaskField.list).identity { lists.insert(list) }
            if let parent = space.replica.value(task, TaskField.parent).identity { parents.insert(parent) }
        }
        return TaskLists.List.allCases.map { .fixed($0) } + lists.sorted().map { .filed($0) }
            + parents.sorted().map { .steps($0) }
    }
}
