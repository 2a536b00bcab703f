import Facts
import Foundation
import Testing

@testable import Planner

struct ListCommandsTests {
    private let person = Person()

    @Test("L1: a list has a name, an icon, a colour and a category; a new one stands last")
    func added() throws {
        try person.addList("Home")
        let draft = try ListDraft(name: "  Trip ", icon: .bag, colour: .rose, category: " Away ", isChecklist: true)
        try person.act { try person.space.perform(.addList(draft), by: $0) }
        #expect(person.space.openLists.map(\.name) == ["Home", "Trip"])
        let list = person.space.openLists[1]
        #expect(list.icon == .bag && list.colour == .rose && list.category == "Away" && list.isChecklist)
    }

    @Test("L1: a name is needed, of at most 200 characters; a category has at most 60")
    func names() throws {
        for name in ["", "  ", "\u{200b}", String(repeating: "x", count: 201)] {
            #expect(throws: Fault.nameMissing) { try ListDraft(name: name) }
        }
        #expect(try ListDraft(name: String(repeating: "é", count: 200)).name.count == 200)
        #expect(throws: Fault.categoryTooLong) { try ListDraft(name: "x", category: String(repeating: "x", count: 61)) }
    }

    @Test("L1: lists whose names differ in their marks are two lists, and so are their categories and the templates of them")
    func otherMarks() throws {
        let tag = try person.addList("Tåg")
        let other = try person.addList("Tag")
        #expect(tag != other && person.space.openLists.count == 2)
        #expect(person.space.openList(named: "TAG")?.identity == other)
        #expect(person.space.openList(named: "TÅG".decomposedStringWithCanonicalMapping)?.identity == tag)
        for (list, category) in [(tag, "Röck"), (other, "Rock")] {
            let name = try #require(person.space.list(list)?.name)
            _ = try person.space.perform(.editList(list, ListDraft(name: name, category: category)), by: person.origin)
        }
        #expect(Set(person.space.openListGroups.map(\.category)) == ["Rock", "Röck"])
    }

    @Test("L1: a name that an open list has, in capitals or not, is taken")
    func taken() throws {
        let home = try person.addList("Home")
        let cafe = try person.addList("Café")
        #expect(throws: Fault.nameTaken("Café")) { try person.addList("CAFÉ") }
        let origin = person.origin
        #expect(throws: Fault.nameTaken("Home")) {
            try person.space.perform(.editList(cafe, ListDraft(name: "home")), by: origin)
        }
        // Its own name in other letters is its own.
        _ = try person.space.perform(.editList(home, ListDraft(name: "HOME")), by: person.origin)
        #expect(person.space.list(home)?.name == "HOME")
        _ = try person.space.perform(.setArchived(home, true), by: person.origin)
        let again = try person.addList("Home")
        #expect(throws: Fault.nameTaken("Home")) { try person.space.perform(.setArchived(home, false), by: person.origin) }
        _ = try person.space.perform(.deleteList(again), by: person.origin)
        _ = try person.space.perform(.setArchived(home, false), by: person.origin)
        #expect(Set(person.space.openLists.map(\.name)) == ["HOME", "Café"])
    }

    @Test("L1: editing a list writes only changed fields, and saving the same again makes no change")
    func edited() throws {
        let home = try person.addList("Home", "a")
        try person.act {
            try person.space.perform(.editList(home, ListDraft(name: "House", colour: .brown, category: "Own")), by: $0)
        }
        #expect(person.space.list(home)?.colour == .brown)
        let same = try ListDraft(name: "House", colour: .brown, category: "Own")
        #expect(try person.space.perform(.editList(home, same), by: person.origin) == CommandResult(change: nil, facts: []))
        #expect(person.space.members(of: home).count == 1)
    }

    @Test("L1: lists are moved among the others of their kind")
    func moved() throws {
        for name in ["a", "b", "c"] { try person.addList(name) }
        let away = try person.addList("away")
        _ = try person.space.perform(.setArchived(away, true), by: person.origin)
        func names() -> [String] { person.space.openLists.map(\.name) }
        let last = person.space.openLists[2].identity
        try person.act { try person.space.perform(.moveList(last, .top), by: $0) }
        #expect(names() == ["c", "a", "b"])
        try person.act { try person.space.perform(.moveList(last, .down), by: $0) }
        #expect(names() == ["a", "c", "b"])
        #expect(try person.space.perform(.moveList(away, .up), by: person.origin) == CommandResult(change: nil, facts: []))
    }

    @Test("L1: a task is moved within its list, done ones among the done ones, and where it stands in its category goes along")
    func movedWithin() throws {
        let list = try person.addList("Home", "a", "b", "c", "d")
        let tasks = person.space.members(of: list)
        try person.checkOff(tasks[1])
        try person.act { try person.space.perform(.moveTask(tasks[3], .up, within: list), by: $0) }
        #expect(person.titles(person.space.members(of: list).filter { $0 != tasks[1] }) == ["a", "d", "c"])
        try person.act { try person.space.perform(.moveTask(tasks[0], .bottom, within: list), by: $0) }
        #expect(person.titles(person.space.members(of: list).filter { $0 != tasks[1] }) == ["d", "c", "a"])
        try person.act {
            try person.space.perform(.moveTask(tasks[2], .between(after: tasks[0], before: nil), within: list), by: $0)
        }
        #expect(person.titles(person.space.category(nil)) == ["d", "a", "c"])
    }

    @Test("L1: a list is deleted with all that is in it, steps included, in one change; nothing else goes")
    func deleted() throws {
        let list = try person.addList("Home", "a", "b")
        let step = try person.add("step", under: person.space.members(of: list)[0])
        let other = try person.add("other")
        try person.act { try person.space.perform(.deleteList(list), by: $0) }
        #expect(person.space.allLists.isEmpty)
        #expect(!person.space.hasTask(step))
        #expect(person.space.category(nil) == [other])
        #expect(throws: Fault.noSuchList) { try person.space.perform(.deleteList(list), by: person.origin) }
    }

    @Test("L1: every command on a deleted list says that it is gone")
    func gone() throws {
        let draft = try ListDraft(name: "x")
        #expect(throws: Fault.noSuchList) { try person.space.perform(.editList(.only, draft), by: person.origin) }
        #expect(throws: Fault.noSuchList) { try person.space.perform(.deleteList(.only), by: person.origin) }
        #expect(throws: Fault.noSuchList) { try person.space.perform(.setArchived(.only, true), by: person.origin) }
        #expect(throws: Fault.noSuchList) { try person.space.perform(.moveList(.only, .up), by: person.origin) }
        #expect(throws: Fault.noSuchList) { try person.space.perform(.uncheckAll(.only), by: person.origin) }
    }

    // MARK: Two devices

    @Test("L1, A3: two devices make lists of one name: both are kept, each with its tasks, in one order; a name finds one")
    func oneName() throws {
        let other = person.elsewhere(device: 2)
        let mine = try person.addList("Home", "a")
        let theirs = try other.addList("home", "b")
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(Set(person.space.openLists.map(\.identity)) == [mine, theirs])
        #expect(person.space.openList(named: "HOME") == person.space.openLists[0])
        let task = try person.add("c") { $0.list = .new("Home") }
        #expect(person.space.members(of: person.space.openLists[0].identity).contains(task))
        // Each can be given another look without another name.
        for list in [mine, theirs] {
            let name = person.space.list(list)?.name ?? ""
            _ = try person.space.perform(.editList(list, ListDraft(name: name, colour: .rose)), by: person.origin)
        }
        #expect(person.space.openLists.allSatisfy { $0.colour == .rose })
    }

    @Test("L1, A3: moved between lists on both sides of a partition, a task is in one of them, the same on both")
    func movedApart() throws {
        let lists = [try person.addList("One", "a"), try person.addList("Two"), try person.addList("Three")]
        let task = person.space.members(of: lists[0])[0]
        let step = try person.add("step", under: task)
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.changeTasks([task], .list(.existing(lists[1]))), by: person.origin)
        other.now += Person.hour
        _ = try other.space.perform(.changeTasks([task], .list(.existing(lists[2]))), by: other.origin)
        person.meet(other)
        for device in [person, other] {
            #expect(lists.map { device.space.members(of: $0) } == [[], [], [task]])
            #expect(device.space.list(of: try #require(device.space.task(step))) == lists[2])
            #expect(TaskListsTests.listed(device.space) == TaskListsTests.scanned(device.space))
        }
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }

    @Test("L1, A3: a task that another device adds to a list, or moves into it, while it is deleted here, stays, in no list")
    func addedToDeleted() throws {
        let list = try person.addList("Home", "a", "b")
        let loose = try person.add("loose", cost: 2)
        let step = try person.add("step", under: loose)
        let other = person.elsewhere(device: 2)
        let deletion = try person.space.perform(.deleteList(list), by: person.origin)
        let added = try other.add("added") { $0.list = .existing(list) }
        _ = try other.space.perform(.changeTasks([loose], .list(.existing(list))), by: other.origin)
        let under = try other.add("under", under: other.space.members(of: list)[0])
        person.meet(other)
        for device in [person, other] {
            for task in [added, loose, step, under] {
                let entry = try #require(device.space.task(task))
                #expect(device.space.list(of: entry) == nil)
            }
            #expect(device.space.category(2) == [loose])
            #expect(Set(device.space.category(nil)) == [added, under])
            #expect(device.steps(loose) == ["step"])
            #expect(TaskListsTests.listed(device.space) == TaskListsTests.scanned(device.space))
        }
        try person.undo(deletion.change)
        other.meet(person)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(Set(other.titles(other.space.members(of: list))) == ["a", "b", "added", "loose"])
        #expect(other.steps(other.space.members(of: list)[0]) == ["under"])
    }

    @Test(
        "L1, A3: a task that another device took out of a list before it heard of its deletion is deleted, and undo restores it"
    )
    func movedOutOfDeleted() throws {
        let list = try person.addList("Home", "a")
        let task = person.space.members(of: list)[0]
        let other = person.elsewhere(device: 2)
        let deletion = try person.space.perform(.deleteList(list), by: person.origin)
        _ = try other.space.perform(.changeTasks([task], .list(nil)), by: other.origin)
        person.meet(other)
        #expect(!other.space.hasTask(task))
        try other.undo(deletion.change)
        #expect(other.space.hasTask(task))
        #expect(other.space.members(of: list).isEmpty)
    }
}
