import Facts
import TestSupport
import Testing

@testable import Planner

/// What one member deletes in a shared list or moves out of it, and what the others see of it and bring back.
struct RemovalTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
        two.share()
    }

    private func removals(_ person: Person) throws -> [Removal] {
        try #require(person.space.removals(from: two.list, at: person.instant))
    }

    @discardableResult
    private func bringBack(_ removal: Removal, by person: Person) throws -> CommandResult {
        try person.space.perform(.bringBack(removal.identity, to: two.list), by: person.origin)
    }

    private var mine: Identity {
        get throws { try bea.addList("Mine") }
    }

    @Test("L5: a task that one member deleted is in the list of removals of all, and each of them brings it back with its steps")
    func deleted() throws {
        try ada.add("Oat", under: two.milk)
        try ada.add("Bread") { $0.list = .existing(two.list) }
        two.meet()
        _ = try bea.space.perform(.deleteTasks(bea.space.members(of: two.list)), by: bea.origin)
        two.meet()
        for (person, isOwn) in [(ada, false), (bea, true)] {
            let removal = try #require(try removals(person).first)
            #expect(try removals(person).count == 1)
            #expect((removal.kind, removal.title, removal.count) == (.deleted, "Milk", 2))
            #expect(removal.isOwn == isOwn)
        }
        try ada.act { try ada.space.perform(.bringBack(try removals(ada)[0].identity, to: two.list), by: $0) }
        two.meet()
        #expect(two.titles(two.list) == [["Milk", "Bread"], ["Milk", "Bread"]])
        #expect(bea.steps(two.milk) == ["Oat"])
        // Ada's own half is as it was.
        #expect(ada.space.task(two.milk)?.cost == 3)
        #expect(try removals(bea).map(\.kind) == [.broughtBack])
        #expect(try removals(ada)[0].isOwn)
    }

    @Test("L5: a task that was moved to a private list comes back as it was when it left; later values stay private")
    func movedAway() throws {
        try ada.add("Oat", under: two.milk)
        two.meet()
        try two.put(two.milk, into: try mine, by: bea)
        try two.rename(two.milk, "Secret present", by: bea)
        two.meet()
        let removal = try #require(try removals(ada).first)
        #expect((removal.kind, removal.title, removal.count, removal.isBack) == (.takenOut, "Milk", 1, false))
        try ada.act { try ada.space.perform(.bringBack(removal.identity, to: two.list), by: $0) }
        two.meet()
        for person in [ada, bea] {
            #expect(person.titles(person.space.members(of: two.list)) == ["Milk"])
            #expect(person.steps(person.space.members(of: two.list)[0]) == ["Oat"])
        }
        #expect(bea.space.task(two.milk)?.title == "Secret present")
        #expect(!ada.space.members(of: two.list).contains(two.milk))
        #expect(!ada.space.replica.facts.contains { $0.value.text == "Secret present" })
        // Cost and note that Ada gave the task are those of the copy, and only she has them.
        let copy = ada.space.members(of: two.list)[0]
        #expect(ada.space.task(copy)?.note == "the blue one")
        #expect(bea.space.task(copy)?.note == "")
        #expect(try removals(bea).first { $0.kind == .takenOut }?.isBack == true)
    }

    @Test("L5: what a member deleted or moved elsewhere bears their name, and none if an older program did it")
    func named() throws {
        let bread = try ada.add("Bread") { $0.list = .existing(two.list) }
        let salt = try ada.add("Salt") { $0.list = .existing(two.list) }
        two.meet()
        let mine = try self.mine
        _ = try bea.space.perform(.deleteTask(salt), by: bea.origin)
        bea.space.memberships[0].name = "Bea"
        _ = try bea.space.perform(.deleteTask(bread), by: bea.origin)
        try two.put(two.milk, into: mine, by: bea)
        two.meet()
        #expect(try removals(ada).map(\.title) == ["Milk", "Bread", "Salt"])
        #expect(try removals(ada).map(\.member) == ["Bea", "Bea", nil])
    }

    @Test("L5: what two members bring back at the same time is in the list once", arguments: [false, true])
    func atOnce(isMoved: Bool) throws {
        let cy = Person(device: 3, now: ada.now)
        cy.space.memberships = bea.space.memberships
        two.give(ada.space.replica.facts, to: cy)
        if isMoved {
            try two.put(two.milk, into: try mine, by: bea)
        } else {
            _ = try bea.space.perform(.deleteTask(two.milk), by: bea.origin)
        }
        two.meet()
        two.give(bea.space.replica.facts, to: cy)
        cy.now = ada.now + 5000
        for person in [ada, cy] { try bringBack(try removals(person)[0], by: person) }
        two.give(cy.space.replica.facts, to: ada)
        two.meet()
        two.give(ada.space.replica.facts, to: cy)
        for person in [ada, bea, cy] { #expect(person.titles(person.space.members(of: two.list)) == ["Milk"]) }
    }

    @Test("L5: bringing back what is back already changes nothing")
    func again() throws {
        try two.put(two.milk, into: try mine, by: bea)
        two.meet()
        let removal = try removals(ada)[0]
        try bringBack(removal, by: ada)
        two.meet()
        #expect(try bringBack(removal, by: bea) == .nothing)
        #expect(try bringBack(removal, by: ada) == .nothing)
    }

    @Test("L5: steps that others added while a task was moved away are below its copy")
    func stepsMeanwhile() throws {
        try two.put(two.milk, into: try mine, by: bea)
        try ada.add("Oat", under: two.milk)
        two.meet()
        try bringBack(try removals(ada)[0], by: ada)
        two.meet()
        for person in [ada, bea] {
            let members = person.space.members(of: two.list)
            #expect(person.titles(members) == ["Milk"])
            #expect(person.steps(try #require(members.first)) == ["Oat"])
        }
    }

    @Test("L5: a step stands in the list by itself once it is brought back, and below its task once that is back as well")
    func stepAlone() throws {
        let oat = try ada.add("Oat", under: two.milk)
        two.meet()
        for task in [oat, two.milk] { _ = try bea.space.perform(.deleteTask(task), by: bea.origin) }
        two.meet()
        try bringBack(try #require(try removals(ada).last), by: ada)
        two.meet()
        #expect(two.titles(two.list) == [["Oat"], ["Oat"]])
        try bringBack(try #require(try removals(bea).first { $0.kind == .deleted }), by: bea)
        two.meet()
        #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
        #expect(ada.steps(two.milk) == ["Oat"])
    }

    @Test("L5: the dates of a repeating task that were done before it was moved away are done in the copy, and no others")
    func dates() throws {
        let date = ada.instant.date
        let bins = try ada.add("Bins") {
            $0.list = .existing(two.list)
            $0.due = date
            $0.repeats = RepeatRule(text: "FREQ=DAILY;INTERVAL=7")
        }
        two.meet()
        try ada.checkOff(bins)
        two.meet()
        try two.put(bins, into: try mine, by: bea)
        try bea.checkOff(bins)
        two.meet()
        try bringBack(try removals(ada)[0], by: ada)
        two.meet()
        for person in [ada, bea] {
            let copy = try #require(person.space.members(of: two.list).last)
            #expect(person.space.task(copy)?.due == date.adding(days: 7))
        }
        #expect(bea.space.task(bins)?.due == date.adding(days: 14))
    }

    @Test("L5: after 30 days, or for a viewer, there is nothing to see or to bring back")
    func nothing() throws {
        _ = try bea.space.perform(.deleteTask(two.milk), by: bea.origin)
        two.meet()
        let removal = try removals(ada)[0]
        bea.space.memberships[0].role = .view
        #expect(bea.space.removals(from: two.list, at: bea.instant) == nil)
        #expect(throws: Fault.viewOnly) { try bringBack(removal, by: bea) }
        bea.space.memberships = []
        _ = try bea.space.forget([TwoPeople.groceries], unsent: [], now: bea.now, under: .heading)
        #expect(throws: Fault.noSuchList) { try bringBack(removal, by: bea) }
        ada.now += Int64(History.days + 1) * Person.day
        #expect(try removals(ada).isEmpty)
        #expect(try bringBack(removal, by: ada) == .nothing)
    }

    @Test("L5: a task that an older device moved away is brought back in place, and the mover's own stays private")
    func olderDevice() throws {
        try two.put(two.milk, into: try mine, by: bea)
        // It did not say that the task was moved.
        let name = FieldName(Entity(.task, scope: TwoPeople.groceries, two.milk), TaskField.takenOut)
        two.give(bea.space.replica.facts.filter { FieldName($0.entity, $0.field) != name }, to: ada)
        #expect(try removals(ada).map(\.kind) == [.deleted])
        try bringBack(try removals(ada)[0], by: ada)
        two.give(ada.space.replica.facts, to: bea)
        #expect(ada.titles(ada.space.members(of: two.list)) == ["Milk"])
        #expect(bea.space.task(two.milk).flatMap { bea.space.list(of: $0) } != two.list)
    }

    @Test("L5: a task that one member moved away while another deleted it, or brought it back, is out of the list for all")
    func movedMeanwhile() throws {
        for isBroughtBack in [false, true] {
            let two = try TwoPeople()
            two.share()
            let (ada, bea) = (two.ada, two.bea)
            let own = try bea.addList("Mine")
            if isBroughtBack {
                let deleted = try ada.space.perform(.deleteTask(two.milk), by: ada.origin)
                try two.put(two.milk, into: own, by: bea)
                ada.now += Person.hour
                try ada.undo(deleted.change)
            } else {
                try two.put(two.milk, into: own, by: bea)
                ada.now += Person.hour
                _ = try ada.space.perform(.deleteTask(two.milk), by: ada.origin)
            }
            two.meet()
            two.meet()
            #expect(two.titles(two.list) == [[], []])
            let removal = try #require(ada.space.removals(from: two.list, at: ada.instant)?.first)
            #expect(removal.kind == .takenOut)
            _ = try ada.space.perform(.bringBack(removal.identity, to: two.list), by: ada.origin)
            two.meet()
            #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
            #expect(bea.titles(bea.space.members(of: own)) == ["Milk"])
        }
    }

    @Test("L5: undoing a deletion leaves a task where another member who did not know it had moved it")
    func deletedAfterMove() throws {
        let own = try mine
        try two.put(two.milk, into: own, by: bea)
        ada.now += Person.hour
        let deleted = try ada.space.perform(.deleteTask(two.milk), by: ada.origin)
        two.meet()
        try ada.undo(deleted.change)
        two.meet()
        #expect(two.titles(two.list) == [[], []])
        #expect(bea.titles(bea.space.members(of: own)) == ["Milk"])
    }

    @Test("L5: an undone move out of a list is no removal, and a task that left again is one")
    func undone() throws {
        let moved = try two.put(two.milk, into: try mine, by: bea)
        try bea.undo(moved.change)
        two.meet()
        #expect(try removals(ada).map(\.kind) == [.broughtBack])
        try bea.undo(moved.change)
        two.meet()
        #expect(try removals(ada).map(\.kind) == [.takenOut])
    }

    @Test("L5: random deletions, moves, edits and restorations by members with devices that are offline: all see the same list")
    func converge() throws {
        var random = SeededRandom.printed(seed: 4)
        var restorations = 0
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var company = Company(
                seed: seed,
                favouring: [.delete, .deleteMany, .change, .change, .change, .setParent, .edit, .undo]
            )
            let list = try company.shareList()
            company.roles = [.own, .edit, .edit]
            try company.syncAll()
            for _ in 0..<30 {
                try company.step()
                if company.random.once(in: 2), try company.bringBack(to: list) { restorations += 1 }
            }
            try company.syncAll()
            SharedConvergenceTests.check(company, list, "history \(history), seed \(seed)")
        }
        #expect(restorations > 0)
    }
}
