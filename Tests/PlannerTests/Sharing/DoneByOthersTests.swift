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
        #expect(item.done != nil && item.isByAnother)
        #expect(ada.space.budget?.planned == 0)
        #expect(ada.space.budget?.spent == 0)
        #expect(used(ada) == [0])
    }

    @Test("L5: a task that the person did takes its spoons, also if others tick it")
    func own() throws {
        try ada.submit([two.milk])
        try ada.checkOff(two.milk)
        try bea.checkOff(two.milk)
        two.meet()
        #expect(ada.space.todayItem(two.milk)?.isByAnother == false)
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
        try bea.checkOff(bins)
        two.meet()
        #expect(ada.space.todayItem(bins)?.isByAnother == true)
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
        #expect(ada.space.todayItem(two.milk)?.isByAnother == false)
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
