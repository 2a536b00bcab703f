import Facts
import Testing

@testable import Planner

/// Members of a shared list who write the same title or date apart. Their changes are personal, so what is written says what was read.
struct SharedVersionOfferTests {
    private let two: TwoPeople

    init() throws {
        two = try TwoPeople()
        two.share()
    }

    private func titles(_ person: Person) throws -> [String] {
        person.space.versionOffers(of: try #require(person.space.task(two.milk))).map(\.chosen.title)
    }

    private func move(_ person: Person, to day: Int) throws {
        _ = try person.space.perform(.moveDate(.due, of: two.milk, to: LocalDate(number: 20_600 + day)), by: person.origin)
    }

    /// What a server does: it keeps the later value of each field, and hands it to both.
    private func exchange() {
        var server = Replica(device: 9)
        server.merge(two.ada.space.replica.facts)
        server.merge(two.bea.space.replica.facts)
        for person in [two.ada, two.bea] { two.give(server.facts, to: person) }
        (two.ada.now, two.bea.now) = (max(two.ada.now, two.bea.now) + 1000, max(two.ada.now, two.bea.now) + 1000)
    }

    @Test(
        "L5: a member whose title was written over by another who had not read it is offered it; nothing of that is in the space"
    )
    func apart() throws {
        two.bea.now += Person.hour
        try two.rename(two.milk, "Oat milk", by: two.ada)
        try two.rename(two.milk, "Soy milk", by: two.bea)
        exchange()
        #expect(two.titles(two.list) == [["Soy milk"], ["Soy milk"]])
        #expect(try titles(two.ada) == ["Oat milk"])
        for person in [two.ada, two.bea] {
            #expect(person.space.replica.entities(.earlier).allSatisfy { $0.sharedSpace == nil })
        }
        let milk = try #require(two.ada.space.task(two.milk))
        let offer = try #require(two.ada.space.versionOffers(of: milk).first)
        _ = try two.ada.space.perform(.restoreVersion(offer.identity), by: two.ada.origin)
        exchange()
        #expect(two.titles(two.list) == [["Oat milk"], ["Oat milk"]])
        #expect(try titles(two.ada).isEmpty && titles(two.bea).isEmpty)
    }

    @Test("L5: also if the other edited more than once since")
    func moreThanOnce() throws {
        try two.rename(two.milk, "Oat milk", by: two.ada)
        two.bea.now += Person.hour
        try two.rename(two.milk, "Soy milk", by: two.bea)
        try two.rename(two.milk, "Soy milk, two", by: two.bea)
        exchange()
        #expect(try titles(two.ada) == ["Oat milk"])
    }

    @Test("L5: the member whose title won is offered the other's, where the other's arrives")
    func winner() throws {
        try two.rename(two.milk, "Oat milk", by: two.ada)
        two.bea.now += Person.hour
        try two.rename(two.milk, "Soy milk", by: two.bea)
        // Ada's reached the server first.
        two.give(two.ada.space.replica.facts, to: two.bea)
        #expect(try titles(two.bea) == ["Oat milk"])
    }

    @Test("L5: members who read one another's titles and dates before they write are offered nothing")
    func oneAfterTheOther() throws {
        for round in 0..<6 {
            let writer = round % 2 == 0 ? two.ada : two.bea
            try two.rename(two.milk, "Milk \(round)", by: writer)
            if round % 3 == 0 { try two.rename(two.milk, "Milk \(round), two", by: writer) }
            try move(writer, to: round)
            if round % 2 == 0 { exchange() } else { two.meet() }
        }
        for person in [two.ada, two.bea] {
            #expect(try titles(person).isEmpty)
            #expect(person.space.replica.entities(.earlier).isEmpty)
        }
    }

    @Test("L5: a date that two members chose apart is offered to who lost; one that was done by the other is not")
    func dates() throws {
        try move(two.ada, to: 1)
        two.bea.now += Person.hour
        try move(two.bea, to: 2)
        exchange()
        let offers = two.ada.space.versionOffers(of: try #require(two.ada.space.task(two.milk)))
        #expect(offers.map(\.chosen.details.due) == [LocalDate(number: 20_601)])
    }

    @Test("L5: a repeating date that one member moved while the other did it offers nothing to either")
    func done() throws {
        let list = two.list
        let bills = try two.ada.add("Bills") {
            $0.list = .existing(list)
            $0.due = LocalDate(number: 20_600)
            $0.repeats = RepeatRule(text: "FREQ=DAILY")
        }
        exchange()
        for isLater in [false, true] {
            let (doing, moving) = isLater ? (two.ada, two.bea) : (two.bea, two.ada)
            doing.now += isLater ? Person.hour : 0
            moving.now += isLater ? 0 : Person.hour
            try doing.checkOff(bills)
            _ = try moving.space.perform(
                .moveDate(.due, of: bills, to: LocalDate(number: isLater ? 20_655 : 20_650)),
                by: moving.origin
            )
            exchange()
            for person in [two.ada, two.bea] {
                #expect(person.space.versionOffers(of: try #require(person.space.task(bills))).isEmpty)
            }
        }
    }

    @Test("L5: who may only view a list by now is offered nothing, since they could not choose")
    func viewer() throws {
        try two.rename(two.milk, "Soy milk", by: two.bea)
        two.ada.now += Person.hour
        try two.rename(two.milk, "Oat milk", by: two.ada)
        exchange()
        #expect(try titles(two.bea) == ["Soy milk"])
        two.bea.space.memberships = [SpaceMembership(number: TwoPeople.groceries, role: .view, others: [])]
        #expect(try titles(two.bea).isEmpty)
    }

    @Test("L5: a title of an older program, which does not say what it had read, offers nothing")
    func olderProgram() throws {
        try two.rename(two.milk, "Oat milk", by: two.ada)
        two.bea.now += Person.hour
        try two.rename(two.milk, "Soy milk", by: two.bea)
        two.give(two.bea.space.replica.facts.filter { $0.field != TaskField.titleRead }, to: two.ada)
        #expect(two.ada.space.task(two.milk)?.title == "Soy milk")
        #expect(try titles(two.ada).isEmpty)
    }
}
