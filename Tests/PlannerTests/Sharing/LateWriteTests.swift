import Facts
import TestSupport
import Testing

@testable import Planner

/// One takes a task out of a shared list while another, who has not heard of it, writes on it.
struct LateWriteTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
        two.share()
    }

    @Test(
        "L5: values that others wrote to a task while it was taken out follow it, whichever came first",
        arguments: [-60_000, 60_000]
    )
    func goesAfter(apart: Int64) throws {
        let own = try ada.addList("Mine")
        let phone = ada.elsewhere(device: 11)
        try two.tell(phone, ada)
        bea.now = ada.now + apart
        try two.put(two.milk, into: own, by: ada)
        try two.rename(two.milk, "Oat milk", by: bea)
        _ = try bea.space.perform(.checkOff([two.milk]), by: bea.origin)
        two.meet()
        try two.tell(phone, ada)
        two.meet()
        for person in [ada, phone] {
            #expect(person.titles(person.space.members(of: own)) == ["Oat milk"])
            #expect(person.space.task(two.milk)?.done != nil)
        }
        #expect(two.titles(two.list) == [[], []])
        #expect(
            ada.space.replica.facts.filter { $0.entity.sharedSpace == nil }
                == phone.space.replica.facts.filter { $0.entity.sharedSpace == nil }
        )
    }

    @Test("L5: values that the person wrote after taking a task out stay")
    func ownWords() throws {
        let own = try ada.addList("Mine")
        bea.now = ada.now
        try two.put(two.milk, into: own, by: ada)
        try two.rename(two.milk, "Oat milk", by: bea)
        ada.now += 60_000
        try two.rename(two.milk, "Soy milk", by: ada)
        two.meet()
        #expect(ada.titles(ada.space.members(of: own)) == ["Soy milk"])
    }

    @Test("L5: nobody changes a task by writing in a list that it was taken out of long ago, or never lay in")
    func tooLate() throws {
        let own = try ada.addList("Mine")
        let secret = try ada.add("Secret")
        try two.put(two.milk, into: own, by: ada)
        ada.now += Int64(History.days + 1) * Person.day
        try ada.startDay()
        for task in [two.milk, secret] {
            let entity = Entity(.task, scope: TwoPeople.groceries, task)
            let timestamp = Timestamp(time: UInt64(ada.now), counter: 0, device: 66)
            if task == secret { two.give([Fact(entity, TaskField.deleted, .integer(ada.now), timestamp)], to: ada) }
            two.give([Fact(entity, TaskField.title, .text("Forged"), timestamp)], to: ada)
        }
        #expect(ada.space.task(two.milk)?.title == "Milk")
        #expect(ada.space.task(secret)?.title == "Secret")
    }
}
