import Facts
import TestSupport
import Testing

@testable import Planner

/// Shared lists that are gone: what former members are told, and what the owner can do.
struct GoneListTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
        two.share()
    }

    private func gone(_ person: Person) -> [GoneList] { person.space.goneLists(at: person.instant) }

    @Test("L5: a list that its owner deleted is told to all its members, with the tasks that were added meanwhile")
    func deleted() throws {
        _ = try ada.space.perform(.deleteList(two.list), by: ada.origin)
        try bea.add("Torch") { $0.list = .existing(two.list) }
        two.meet()
        for person in [ada, bea] {
            let list = try #require(gone(person).first)
            guard case .deleted(1, "Milk") = list.reason else {
                Issue.record("not with one task")
                continue
            }
            #expect(list.name == "Groceries")
            #expect(list.added.map(\.title) == ["Torch"])
            #expect((list.removal == nil) == (person === bea))
        }
        _ = try bea.space.perform(.dismissGoneList(two.list), by: bea.origin)
        #expect(gone(bea).isEmpty)
        #expect(gone(ada).count == 1)
        #expect(bea.space.goneList(two.list, at: bea.instant)?.isDismissed == true)
    }

    @Test("L5: a deleted list is brought back by its owner alone, whole, and then nobody is told any more that it is gone")
    func broughtBack() throws {
        try ada.add("Oat", under: two.milk)
        two.meet()
        _ = try ada.space.perform(.deleteList(two.list), by: ada.origin)
        try bea.add("Torch") { $0.list = .existing(two.list) }
        two.meet()
        let removal = try #require(gone(ada).first?.removal)
        #expect(throws: Fault.notYours) { try bea.space.perform(.bringBack(removal, to: two.list), by: bea.origin) }
        bea.space.memberships[0].role = .view
        #expect(throws: Fault.viewOnly) { try bea.space.perform(.bringBack(removal, to: two.list), by: bea.origin) }
        #expect(gone(bea).first?.isViewOnly == true)
        #expect(gone(bea).first?.added.isEmpty == true)
        bea.space.memberships[0].role = .edit
        try ada.act { try ada.space.perform(.bringBack(removal, to: two.list), by: $0) }
        two.meet()
        for person in [ada, bea] {
            #expect(gone(person).isEmpty)
            #expect(Set(person.titles(person.space.members(of: two.list))) == ["Milk", "Torch"])
            #expect(person.steps(two.milk) == ["Oat"])
        }
    }

    @Test("L5: a list that is deleted again after it was brought back is told again")
    func again() throws {
        _ = try ada.space.perform(.deleteList(two.list), by: ada.origin)
        two.meet()
        _ = try bea.space.perform(.dismissGoneList(two.list), by: bea.origin)
        _ = try ada.space.perform(.bringBack(try #require(gone(ada).first?.removal), to: two.list), by: ada.origin)
        _ = try ada.space.perform(.deleteList(two.list), by: ada.origin)
        two.meet()
        #expect(gone(bea).count == 1)
    }

    @Test("L5: each device of a former member tells it, one of them has it put away for all, and a file does not tell it")
    func left() throws {
        let phone = bea.elsewhere(device: 22)
        phone.space.memberships = bea.space.memberships
        for person in [bea, phone] {
            person.space.memberships = []
            let made = try person.space.forget(
                [TwoPeople.groceries],
                removed: [TwoPeople.groceries],
                unsent: [],
                now: person.now,
                under: .heading
            )
            let list = try #require(gone(person).first)
            guard case .left = list.reason else {
                Issue.record("not left")
                continue
            }
            #expect(list.name == "Groceries")
            if person === bea {
                phone.now = bea.now + Person.day
                phone.space.apply(made)
            } else {
                // The first device told it.
                #expect(!made.contains { $0.entity.kind == .list })
            }
        }
        _ = try phone.space.perform(.dismissGoneList(two.list), by: phone.origin)
        bea.meet(phone)
        #expect(gone(bea).isEmpty)
        let file = bea.space.asPersonal().replica
        #expect(file[.list(two.list)]?.entries.contains { $0.field >= ListField.dismissed } != true)
        bea.now += Int64(History.days + 1) * Person.day
        #expect(bea.space.goneList(two.list, at: bea.instant) == nil)
    }

    @Test("L5: a person who joins a list again and is removed again is told again")
    func removedAgain() throws {
        func leave() throws {
            bea.space.memberships = []
            let number = TwoPeople.groceries
            _ = try bea.space.forget([number], removed: [number], unsent: [], now: bea.now, under: .heading)
        }
        try leave()
        _ = try bea.space.perform(.dismissGoneList(two.list), by: bea.origin)
        bea.space.memberships = [SpaceMembership(number: TwoPeople.groceries, role: .edit, others: [])]
        two.meet()
        #expect(gone(bea).isEmpty)
        #expect(bea.space.goneList(two.list, at: bea.instant) == nil)
        ada.now = bea.now
        try ada.add("Bread") { $0.list = .existing(two.list) }
        two.meet()
        try leave()
        #expect(gone(bea).count == 1)
    }
}
