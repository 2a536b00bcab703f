import Facts
import TestSupport
import Testing

@testable import Planner

/// Removals from a shared list that reach others long after they say they were made.
struct LateRemovalTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
        two.share()
    }

    /// Both live on for a while.
    private func wait(days: Int) throws {
        (ada.now, bea.now) = (ada.now + Int64(days) * Person.day, bea.now + Int64(days) * Person.day)
        for person in [ada, bea] { try person.startDay() }
    }

    private func titles(_ person: Person) throws -> [String] {
        try #require(person.space.removals(from: two.list, at: person.instant)).map(\.title)
    }

    /// What a member may push: a tombstone of any time that is over.
    private func push(_ entity: Entity, daysAgo days: Int, saying said: Int64) throws {
        let timestamp = Timestamp(time: UInt64(bea.now - Int64(days) * Person.day), counter: 0, device: 66)
        bea.space.apply([Fact(entity, try #require(DeletionFields(of: entity.kind)).deleted, .integer(said), timestamp)])
        two.meet()
    }

    private var milk: Entity { Entity(.task, scope: TwoPeople.groceries, two.milk) }

    /// The device as it is once it was closed and opened again.
    private func reopen(_ person: Person) throws -> Person {
        let space = PersonalSpace(device: 20)
        try space.load(snapshot: person.space.snapshot(now: person.now))
        space.memberships = person.space.memberships
        return Person(device: 20, now: person.now, space: space)
    }

    @Test(
        "L5: a removal with a timestamp of long ago is told for 30 days from when it came, and brought back",
        arguments: [31, 40, 400]
    )
    func backdated(days: Int) throws {
        try wait(days: 500)
        try push(milk, daysAgo: days, saying: bea.now - Int64(days) * Person.day)
        #expect(try titles(ada) == ["Milk"])
        try wait(days: 29)
        let opened = try reopen(ada)
        #expect(try titles(opened) == ["Milk"])
        let removal = try #require(opened.space.removals(from: two.list, at: opened.instant)?.first)
        _ = try opened.space.perform(.bringBack(removal.identity, to: two.list), by: opened.origin)
        #expect(opened.titles(opened.space.members(of: two.list)) == ["Milk"])
        try wait(days: 2)
        #expect(try titles(ada).isEmpty)
    }

    @Test("L5: so is one that names a moment of long ago with a timestamp of today")
    func backdatedValue() throws {
        try wait(days: 40)
        try push(milk, daysAgo: 0, saying: 0)
        #expect(try titles(try reopen(ada)) == ["Milk"])
    }

    @Test("L5: what a member deleted five weeks ago without a network is told to the others, and on all their devices")
    func offline() throws {
        _ = try bea.space.perform(.deleteTask(two.milk), by: bea.origin)
        try wait(days: 35)
        two.meet()
        #expect(try titles(ada) == ["Milk"])
        let phone = Person(device: 9, now: ada.now)
        try two.tell(phone, ada)
        #expect(try titles(phone) == ["Milk"])
    }

    @Test("L5: a deleted list is told as well")
    func list() throws {
        try wait(days: 40)
        try push(Entity(.list, scope: TwoPeople.groceries, two.list), daysAgo: 31, saying: 0)
        #expect(ada.space.goneLists(at: ada.instant).map(\.name) == ["Groceries"])
        #expect(try reopen(ada).space.goneLists(at: ada.instant).map(\.name) == ["Groceries"])
    }

    @Test("L5: a device that begins tells nothing that was removed long before")
    func beginning() throws {
        _ = try ada.space.perform(.deleteTask(two.milk), by: ada.origin)
        try wait(days: 31)
        let phone = Person(device: 9, now: ada.now)
        try two.tell(phone, ada)
        #expect(try titles(phone).isEmpty)
        #expect(try titles(ada).isEmpty)
    }
}
