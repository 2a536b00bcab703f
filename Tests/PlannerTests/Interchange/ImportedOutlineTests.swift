import Facts
import Testing

@testable import Planner

struct ImportedOutlineTests {
    private let person = Person()

    private static func task(_ key: String, _ title: String, _ say: (inout ImportedOutline.Task) -> Void = { _ in })
        -> ImportedOutline.Task
    {
        var task = ImportedOutline.Task(key: key, title: title)
        say(&task)
        return task
    }

    /// Two lists, a task with steps, and a note.
    private static var household: ImportedOutline {
        var outline = ImportedOutline(source: "test")
        outline.lists = [ImportedOutline.List(key: "a", name: "Shed"), ImportedOutline.List(key: "b", name: "Attic")]
        outline.tasks = [
            task("1", "Tin") { $0.list = "a" },
            task("2", "Lid") { $0.parent = "1" },
            task("3", "Rim") { $0.parent = "2" },
            task("4", "Boxes") { $0.list = "b" },
            task("5", "Walk"),
        ]
        outline.notes = [ImportedOutline.Note(key: "n", text: "Rust")]
        return outline
    }

    private func bringIn(_ outline: ImportedOutline) throws -> CommandResult {
        try person.space.perform(.importOutline(outline), by: person.origin)
    }

    private func titles(_ tasks: [Identity]) -> [String] { tasks.compactMap { person.space.task($0)?.title } }

    /// The identity that a task of the test's program has in this plan.
    private func identity(_ key: String) -> Identity {
        person.space.importedNames(of: "test", from: person.origin).identity(of: .task, key)
    }

    /// The titles of tasks that are in no list.
    private var loose: [String] {
        titles(person.space.category(nil).filter { person.space.task($0).flatMap { person.space.list(of: $0) } == nil })
    }

    private func steps(of task: String) -> [String] {
        person.space.everyTask.compactMap { person.space.task($0) }
            .filter { step in person.space.parent(of: step).flatMap { person.space.task($0) }?.title == task }.map(\.title)
    }

    private func list(_ name: String) throws -> Identity { try #require(person.space.openList(named: name)).identity }

    @Test("A8: what another program's file holds comes in as one change, in its lists and its order")
    func once() throws {
        let result = try bringIn(Self.household)
        #expect(titles(person.space.members(of: try list("Shed"))) == ["Tin"])
        #expect(steps(of: "Tin") == ["Lid"])
        #expect(steps(of: "Lid") == ["Rim"])
        #expect(titles(person.space.members(of: try list("Attic"))) == ["Boxes"])
        #expect(loose == ["Walk"])
        #expect(person.space.notes.map(\.text) == ["Rust"])
        let identity = try #require(result.change)
        let change = try #require(person.space.change(identity, around: person.instant))
        #expect(change.name == .importedOutline)
        #expect(change.count == 5)
        try person.undo(result.change)
        #expect(person.space.everyTask.filter { person.space.hasTask($0) }.isEmpty)
        #expect(person.space.openLists.isEmpty && person.space.notes.isEmpty)
    }

    @Test(
        "A8: brought in again, from the same file or a later one, nothing is doubled and nothing that was changed here is changed back"
    )
    func again() throws {
        _ = try bringIn(Self.household)
        let tin = person.space.members(of: try list("Shed"))[0]
        _ = try person.space.perform(.editTask(tin, try TaskDraft(title: "Box", cost: 2)), by: person.origin)
        _ = try person.space.perform(.deleteTask(identity("5")), by: person.origin)
        #expect(try bringIn(Self.household).change == nil)
        var later = Self.household
        later.tasks.append(Self.task("6", "Rug") { $0.list = "b" })
        _ = try bringIn(later)
        #expect(titles(person.space.members(of: try list("Attic"))) == ["Boxes", "Rug"])
        #expect(loose.isEmpty)
        #expect(person.space.task(tin)?.title == "Box")
    }

    @Test("A8: an import that was undone comes again as the file has it")
    func undone() throws {
        let first = try bringIn(Self.household)
        try person.undo(first.change)
        _ = try bringIn(Self.household)
        #expect(titles(person.space.members(of: try list("Shed"))) == ["Tin"])
    }

    @Test("A8: two devices of one account that bring one file in apart have it once")
    func apart() throws {
        let other = Person(device: 2)
        try person.startDay()
        _ = try other.space.merge(batch: Batch(person.space.replica.facts).wire)
        _ = try bringIn(Self.household)
        _ = try other.space.perform(.importOutline(Self.household), by: other.origin)
        _ = try person.space.merge(batch: Batch(other.space.replica.facts).wire)
        #expect(titles(person.space.members(of: try list("Shed"))) == ["Tin"])
        #expect(person.space.openLists.count == 2)
        #expect(person.space.replica.importSalts.count == 1)
    }

    @Test("A8: two people who bring in one file have no identity in common")
    func twoPeople() throws {
        let other = Person(device: 2)
        _ = try bringIn(Self.household)
        _ = try other.space.perform(.importOutline(Self.household), by: other.origin)
        for kind in [EntityKind.task, .list, .note] {
            let mine = Set(person.space.replica.entities(kind))
            #expect(!mine.isEmpty && mine.isDisjoint(with: other.space.replica.entities(kind)))
        }
    }

    @Test("A8: an import that was undone and came again is found again, although the value that names it was undone, too")
    func undoneTwice() throws {
        try person.undo(try bringIn(Self.household).change)
        _ = try bringIn(Self.household)
        let count = person.space.replica.entities(.task).count
        #expect(count == Self.household.tasks.count)
        #expect(try bringIn(Self.household).change == nil)
    }

    @Test("A8: a guest who joins their account has once what both brought in, with what was changed since in either")
    func guest() throws {
        let guest = Person(device: 2, now: person.now + Person.hour)
        _ = try bringIn(Self.household)
        let tin = person.space.members(of: try list("Shed"))[0]
        _ = try person.space.perform(.editTask(tin, try TaskDraft(title: "Box", cost: 2)), by: person.origin)
        _ = try guest.space.perform(.importOutline(Self.household), by: guest.origin)
        let walk = try #require(guest.space.everyTask.first { guest.space.task($0)?.title == "Walk" })
        _ = try guest.space.perform(.editTask(walk, try TaskDraft(title: "Stroll", cost: 1)), by: guest.origin)
        try guest.add("Own")
        person.space.apply(person.space.joining(guest.space))
        person.now = max(person.now, guest.now)
        #expect(person.space.openLists.count == 2 && person.space.notes.count == 1)
        #expect(titles(person.space.everyTask).sorted() == ["Box", "Boxes", "Lid", "Own", "Rim", "Stroll"])
        #expect(try bringIn(Self.household).change == nil)
    }

    @Test("A8: what a guest brought in before they joined an account that had brought in other things is found again")
    func guestAlone() throws {
        let guest = Person(device: 2, now: person.now + Person.hour)
        var attic = ImportedOutline(source: "test")
        attic.tasks = [Self.task("9", "Trunk")]
        _ = try bringIn(attic)
        _ = try guest.space.perform(.importOutline(Self.household), by: guest.origin)
        person.space.apply(person.space.joining(guest.space))
        person.now = max(person.now, guest.now)
        #expect(try bringIn(Self.household).change == nil)
        #expect(try bringIn(attic).change == nil)
    }

    @Test("A8: a label that several tasks have, or one has twice, is one subject, also when it comes again")
    func labels() throws {
        var outline = ImportedOutline(source: "test")
        outline.tasks = [
            Self.task("1", "Tin") { $0.subjects = ["Home", "home", "Home"] }, Self.task("2", "Lid") { $0.subjects = ["home"] },
        ]
        _ = try bringIn(outline)
        outline.tasks.append(Self.task("3", "Rim") { $0.subjects = ["Home"] })
        _ = try bringIn(outline)
        #expect(person.space.subjects.count == 1)
    }

    @Test("A8: what no field takes stands in the note, below what the note says, in the person's language")
    func extras() throws {
        var outline = ImportedOutline(source: "test")
        outline.tasks = [
            Self.task("1", "Tin") { task in
                task.note = "Blue"
                task.extras = [
                    ImportedExtra(.person, "Ana"), ImportedExtra(.comment, "Nice", name: "Ben"), ImportedExtra(.link, " "),
                ]
            }
        ]
        _ = try bringIn(outline)
        #expect(person.space.task(identity("1"))?.note == "Blue\n\nExtra: Ana\nBen: Nice")
    }

    @Test(
        "A8: a list of the person's own that has the name takes the tasks; a shared one does not, nor does one of the file that was deleted"
    )
    func lists() throws {
        let mine = try person.addList("shed", isChecklist: false, "Rake")
        let shared = try person.addList("Attic")
        person.space.memberships = [SpaceMembership(number: 7, role: .own, others: ["Ben"])]
        _ = person.space.share(shared, in: 7, now: person.now)
        _ = try bringIn(Self.household)
        #expect(titles(person.space.members(of: mine)) == ["Rake", "Tin"])
        #expect(person.space.members(of: shared).isEmpty)
        let attic = try list("Attic 2")
        #expect(titles(person.space.members(of: attic)) == ["Boxes"])
        _ = try person.space.perform(.deleteList(attic), by: person.origin)
        var later = Self.household
        later.tasks.append(Self.task("6", "Rug") { $0.list = "b" })
        _ = try bringIn(later)
        #expect(loose == ["Walk", "Rug"])
    }

    @Test("A8: steps of what is not there, in circles or of themselves are tasks, and what lies too deep is as deep as can be")
    func trees() throws {
        var outline = ImportedOutline(source: "test")
        outline.tasks = [
            Self.task("a", "Alone") { $0.parent = "nowhere" },
            Self.task("b", "Own") { $0.parent = "b" },
            Self.task("c", "One") { $0.parent = "d" },
            Self.task("d", "Two") { $0.parent = "c" },
        ]
        for level in 0..<12 { outline.tasks.append(Self.task("l\(level)", "Level \(level)") { $0.parent = "l\(level - 1)" }) }
        _ = try bringIn(outline)
        let space = person.space
        var deepest = 0
        for task in outline.tasks {
            let identity = identity(task.key)
            #expect(space.hasTask(identity))
            var (level, above) = (0, space.task(identity).flatMap { space.parent(of: $0) })
            while let parent = above {
                level += 1
                above = space.task(parent).flatMap { space.parent(of: $0) }
                guard level < 20 else { break }
            }
            deepest = max(deepest, level)
        }
        #expect(deepest == TaskLimits.levels - 1)
    }

    @Test(
        "A8: what does not fit is cut and its whole kept in notes; what says nothing is left out; days that no calendar has are dropped"
    )
    func unfit() throws {
        let long = String(repeating: "long ", count: 30_000)
        var outline = ImportedOutline(source: "test")
        outline.tasks = [
            Self.task("1", long) { $0.note = "short" },
            Self.task("2", " \n") { $0.note = "" },
            Self.task("3", "") { $0.note = "First line\nand more" },
            Self.task("4", "Odd") { task in
                (task.cost, task.time, task.due) = (99, 9999, LocalDate(number: 99_999_999))
                task.subjects = ["", String(repeating: "s", count: 500)]
            },
        ]
        _ = try bringIn(outline)
        let space = person.space
        #expect(space.category(nil).count == 3)
        let first = try #require(space.task(identity("1")))
        #expect(Text.count(of: first.title, isAtMost: TaskLimits.title))
        #expect(space.notes.map(\.text).joined() == long || space.notes.reversed().map(\.text).joined() == long)
        #expect(space.task(identity("3"))?.title == "First line")
        let odd = try #require(space.task(identity("4")))
        #expect(odd.cost == nil && odd.due == nil && odd.time == nil)
        #expect(space.replica.facts.allSatisfy { FactCheck.refusal(of: $0, now: person.now) == nil })
    }

    @Test("A8: a note of nothing but space, however long, is no text that has to be kept")
    func blank() throws {
        var outline = ImportedOutline(source: "test")
        outline.tasks = [Self.task("1", "Tin") { $0.note = String(repeating: " ", count: TaskLimits.note + 1) }]
        _ = try bringIn(outline)
        #expect(loose == ["Tin"])
        #expect(person.space.notes.isEmpty)
        #expect(person.space.replica.entities(.note).isEmpty)
    }

    @Test("A8: nothing that is brought in goes into today's list, whatever its date")
    func today() throws {
        try person.startDay()
        var outline = ImportedOutline(source: "test")
        outline.tasks = [Self.task("1", "Due") { ($0.due, $0.cost) = (person.instant.date, 1) }]
        _ = try bringIn(outline)
        #expect(person.space.todayItems.isEmpty)
    }

    @Test("A8: more than can be brought in at once is refused, and nothing changes")
    func tooMany() throws {
        var outline = ImportedOutline(source: "test")
        outline.notes = (0...ImportedOutline.most).map { ImportedOutline.Note(key: String($0), text: "x") }
        #expect(throws: Fault.tooManyLines(ImportedOutline.most + 1)) { try bringIn(outline) }
        #expect(person.space.replica.count == 0)
    }
}
