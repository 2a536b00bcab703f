import Facts
import TestSupport
import Testing

@testable import Planner

/// Where a shared entity lies, when spaces end, begin and hold the same names.
struct OwnerSpaceTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
    }

    @Test(
        "L5: a list that was shared, ended and is shared again by somebody else is there again, with what the person had put into it"
    )
    func sharedAnew() throws {
        two.share()
        let bread = try bea.add("Bread")
        try two.put(bread, into: two.list, by: bea)
        two.meet()
        // Bea took it over, ended it and shares it again; Ada's own facts still name the space that has ended.
        bea.space.memberships = [SpaceMembership(number: TwoPeople.groceries, role: .own, others: [])]
        _ = bea.space.takeBack(TwoPeople.groceries, now: bea.now)
        for person in [ada, bea] {
            person.space.memberships = []
            _ = try person.space.forget([TwoPeople.groceries], unsent: [], now: person.now, under: .heading)
        }
        #expect(two.titles(two.list) == [[], ["Milk", "Bread"]])
        ada.space.memberships = [SpaceMembership(number: 9, role: .edit, others: [])]
        bea.space.memberships = [SpaceMembership(number: 9, role: .own, others: [])]
        _ = bea.space.share(two.list, in: 9, now: bea.now)
        two.meet()
        #expect(two.titles(two.list) == [["Milk", "Bread"], ["Milk", "Bread"]])
        #expect(ada.space.task(two.milk)?.cost == 3)
        try two.rename(two.milk, "Oat milk", by: ada)
        two.meet()
        #expect(two.titles(two.list) == [["Oat milk", "Bread"], ["Oat milk", "Bread"]])
    }

    @Test(
        "L5: nobody draws a task or a list that lies in one space into another by copying its name",
        arguments: [3, 0xffff_ffff]
    )
    func copied(number: UInt32) throws {
        two.share()
        try bea.startDay()
        bea.space.memberships.append(SpaceMembership(number: number, role: .edit, others: []))
        // Somebody who shares another list with Bea, and may look at this one.
        let timestamp = Timestamp(time: UInt64(Person.monday), counter: 0, device: 66)
        let forged = [
            Fact(Entity(.list, scope: number, two.list), ListField.name, .text("Mine"), timestamp),
            Fact(Entity(.task, scope: number, two.milk), TaskField.title, .text("Mine"), timestamp),
            Fact(Entity(.task, scope: number, two.milk), TaskField.list, Value(two.list), timestamp),
        ]
        let phone = bea.elsewhere(device: 22)
        phone.space.memberships = bea.space.memberships
        _ = try bea.space.merge(batch: Batch(forged).wire)
        #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
        #expect(bea.space.list(two.list)?.name == "Groceries")
        try two.rename(two.milk, "Oat milk", by: bea)
        two.meet()
        #expect(two.titles(two.list) == [["Oat milk"], ["Oat milk"]])
        // Her other devices have it from this one.
        try two.tell(phone, bea)
        #expect(phone.titles(phone.space.members(of: two.list)) == ["Oat milk"])
    }

    @Test("L5: a task that another member moves from one shared list to the next is there for everybody, and back again")
    func movedOn() throws {
        two.share()
        let garden = try ada.addList("Garden")
        two.share(garden, as: TwoPeople.garden)
        let hoe = try bea.add("Hoe")
        for (list, other) in [(two.list, garden), (garden, two.list), (two.list, garden)] {
            try two.put(hoe, into: list, by: list == two.list ? bea : ada)
            two.meet()
            #expect(two.titles(list).allSatisfy { $0.contains("Hoe") })
            #expect(two.titles(other).allSatisfy { !$0.contains("Hoe") })
        }
        // Deleted, it does not come up where it was before.
        _ = try ada.space.perform(.deleteTask(hoe), by: ada.origin)
        two.meet()
        for person in [ada, bea] { #expect(person.space.task(hoe) == nil) }
    }

    @Test("L5: a name that is copied while a space is read again draws nothing away either")
    func readAnew() throws {
        two.share()
        try bea.startDay()
        bea.space.memberships.append(SpaceMembership(number: TwoPeople.garden, role: .edit, others: []))
        let timestamp = Timestamp(time: UInt64(Person.monday), counter: 0, device: 66)
        let title = FieldName(Entity(.task, scope: TwoPeople.groceries, two.milk), TaskField.title)
        let unsent = bea.space.replica.facts.filter { FieldName($0.entity, $0.field) == title }
        _ = try bea.space.forget([TwoPeople.groceries], unsent: unsent, now: bea.now, under: .heading)
        two.give([Fact(Entity(.task, scope: TwoPeople.garden, two.milk), TaskField.title, .text("Mine"), timestamp)], to: bea)
        two.meet()
        #expect(two.titles(two.list) == [["Milk"], ["Milk"]])
    }

    @Test("L5: nobody draws a task back into the space that it was moved out of", arguments: [true, false])
    func revived(isUp: Bool) throws {
        two.share()
        let garden = try ada.addList("Garden")
        two.share(garden, as: TwoPeople.garden)
        let (from, to, number) =
            isUp ? (garden, two.list, TwoPeople.garden) : (two.list, garden, TwoPeople.groceries)
        let hoe = try ada.add("Hoe") { $0.list = .existing(from) }
        two.meet()
        try bea.startDay()
        try two.put(hoe, into: to, by: ada)
        two.meet()
        try bea.startNextDay()
        let timestamp = Timestamp(time: UInt64(bea.now), counter: 0, device: 66)
        let entity = Entity(.task, scope: number, hoe)
        for fact in [
            Fact(entity, TaskField.title, .text("Mine"), timestamp), Fact(entity, TaskField.deleted, .absent, timestamp),
        ] {
            two.give([fact], to: bea)
        }
        #expect(bea.titles(bea.space.members(of: to)).contains("Hoe"))
        #expect(!bea.titles(bea.space.members(of: from)).contains("Mine"))
    }

    @Test("L5: values written apart follow the list, whether the personal facts or those of the space come in first")
    func eitherFirst() throws {
        let phone = ada.elsewhere(device: 11)
        two.share()
        phone.now = ada.now + 5000
        try two.rename(two.milk, "Soy milk", by: phone)
        try two.tell(phone, ada)
        two.meet()
        #expect(two.titles(two.list) == [["Soy milk"], ["Soy milk"]])
        for person in [ada, phone] { #expect(person.space.replica.value(.task(two.milk), TaskField.title).isAbsent) }
    }

    @Test("The lists are in step with a space that is known only by name")
    func unread() throws {
        two.share()
        let phone = Person(device: 11, now: ada.now)
        let own = ada.space.replica.facts.filter { $0.entity.sharedSpace == nil }
        let timestamp = Timestamp(time: UInt64(ada.now + 5000), counter: 0, device: 11)
        phone.space.apply(own + [Fact(.task(two.milk), TaskField.title, .text("Soy milk"), timestamp)])
        phone.space.apply([Fact(Entity(.task, scope: 5, two.milk), TaskField.title, .text("Other"), timestamp)])
        for standings in [ada.space.memberships, [], ada.space.memberships] {
            phone.space.memberships = standings
            #expect(TaskListsTests.listed(phone.space) == TaskListsTests.scanned(phone.space))
        }
        #expect(phone.space.home(of: two.milk) == 5)
        phone.space.apply(ada.space.replica.facts)
        #expect(phone.space.home(of: two.milk) == TwoPeople.groceries)
        #expect(TaskListsTests.listed(phone.space) == TaskListsTests.scanned(phone.space))
    }
}
