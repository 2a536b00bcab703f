import Facts
import Testing

@testable import Planner

/// A task of a shared list that is in the days of two members, and done by one of them.
struct DoneByOthersTests {
    let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
        two.share()
        for person in [two.ada, two.bea] { try person.startDay() }
    }

    /// Each knows by which name the other sees them.
    private func introduce() {
        for (person, name) in [(ada, "Ada"), (bea, "Bea")] {
            for index in person.space.memberships.indices { person.space.memberships[index].name = name }
        }
    }

    private func used(_ person: Person) -> [Int] {
        Insights(reading: person.space, at: person.instant, from: person.instant.date.adding(days: -9)).days.map(\.used)
    }

    @Test("L5: a task that another member did takes no spoons from the person's day, and says so")
    func ticked() throws {
        try ada.submit([two.milk])
        #expect(ada.space.budget?.planned == 3)
        try bea.checkOff(two.milk)
        two.meet()
        let item = try #require(ada.space.todayItem(two.milk))
        #expect(item.done != nil && item.doneBy == OtherMember(name: nil))
        #expect(ada.space.budget?.planned == 0)
        #expect(ada.space.budget?.spent == 0)
        #expect(used(ada) == [0])
    }

    @Test("L5: a task says which member did it, by the name that they had then, also when they are no longer a member")
    func named() throws {
        introduce()
        try ada.submit([two.milk])
        try bea.checkOff(two.milk)
        two.meet()
        bea.space.memberships[0].name = "Beatrice"
        try bea.startNextDay()
        two.meet()
        ada.space.memberships[0].others = []
        #expect(ada.space.todayItem(two.milk)?.doneBy == OtherMember(name: "Bea"))
        #expect(ada.space.budget?.spent == 0)
    }

    @Test("L5: what an older program did bears no name, although a newer one had done it before")
    func older() throws {
        introduce()
        try ada.submit([two.milk])
        try bea.checkOff(two.milk)
        _ = try bea.space.perform(.uncheck(two.milk), by: bea.origin)
        bea.space.memberships[0].name = nil
        try bea.checkOff(two.milk)
        two.meet()
        #expect(ada.space.todayItem(two.milk)?.doneBy == OtherMember(name: nil))
    }

    @Test("L5: a member who only moves a task that is done is not named as the one who did it")
    func moved() throws {
        let garden = try ada.addList("Garden")
        two.share(garden, as: TwoPeople.garden)
        introduce()
        try ada.submit([two.milk])
        try bea.checkOff(two.milk)
        two.meet()
        try two.put(two.milk, into: garden, by: ada)
        #expect(ada.space.todayItem(two.milk)?.doneBy == OtherMember(name: nil))
        let names = ada.space.replica.facts.filter { $0.namesMember && $0.entity.scope == TwoPeople.garden }
        #expect(names.isEmpty)
    }

    @Test("L5: a step that is done with its task says who did it, and a file of the plan does not")
    func stepsAndFiles() throws {
        let oat = try ada.add("Oat", cost: 1, under: two.milk)
        two.meet()
        introduce()
        try ada.submit([oat])
        try bea.checkOff(two.milk)
        two.meet()
        #expect(ada.space.todayItem(oat)?.doneBy == OtherMember(name: "Bea"))
        #expect(ada.space.replica.facts.contains { $0.value.text == "Bea" })
        #expect(!ada.space.asPersonal().replica.facts.contains { $0.value.text == "Bea" })
    }

    @Test("L5: a task that the person did takes its spoons, also if others tick it")
    func own() throws {
        try ada.submit([two.milk])
        try ada.checkOff(two.milk)
        try bea.checkOff(two.milk)
        two.meet()
        #expect(ada.space.todayItem(two.milk).map { $0.doneBy == nil } == true)
        #expect(ada.space.budget?.spent == 3)
        #expect(used(ada) == [3])
    }

    @Test("L5: the date of a repeating task that another member did takes no spoons")
    func repeating() throws {
        let date = ada.instant.date
        let list = two.list
        let bins = try ada.add("Bins", cost: 2) { details in
            details.list = .existing(list)
            details.due = date
            details.repeats = RepeatRule(.days)
        }
        two.meet()
        try ada.submit([bins])
        introduce()
        try bea.checkOff(bins)
        two.meet()
        #expect(ada.space.todayItem(bins)?.doneBy == OtherMember(name: "Bea"))
        #expect(ada.space.budget?.spent == 0)
        #expect(used(ada) == [0])
    }

    @Test("L5: a task that the person did on a device that had not heard of the day is their own")
    func ownElsewhere() throws {
        let phone = ada.elsewhere(device: 9)
        try two.tell(phone, ada)
        try ada.startNextDay()
        try ada.submit([two.milk])
        phone.now = ada.now
        try phone.checkOff(two.milk)
        try two.tell(ada, phone)
        #expect(ada.space.task(two.milk)?.done != nil)
        #expect(ada.space.todayItem(two.milk).map { $0.doneBy == nil } == true)
    }

    @Test("L5: what another member did after the day's end is used on no day")
    func later() throws {
        try ada.submit([two.milk])
        try ada.startNextDay()
        bea.now = ada.now
        try bea.checkOff(two.milk)
        two.meet()
        #expect(used(ada) == [0, 0])
    }
}
