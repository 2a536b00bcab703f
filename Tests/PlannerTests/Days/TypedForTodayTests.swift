import Facts
import Testing

@testable import Planner

/// What a person types with today's date is in today's list at once, if it fits.
struct TypedForTodayTests {
    private let person = Person()

    private var space: PersonalSpace { person.space }

    private var today: [String] { space.todayItems.map(\.task.title) }

    /// Adds a task as a form of the app does.
    @discardableResult
    private func type(
        _ title: String,
        cost: Int? = 1,
        in days: Int = 0,
        under parent: Identity? = nil,
        _ say: (inout TaskDetails) -> Void = { _ in }
    ) throws -> Identity {
        var details = TaskDetails()
        details.due = person.instant.date.adding(days: days)
        say(&details)
        let origin = person.origin
        let draft = try TaskDraft(title: title, note: "", cost: cost, daily: .none, details: details)
        _ = try space.perform(.addTask(draft, under: parent, isTyped: true), by: origin)
        return origin.identity
    }

    @Test("D1, T11: what is typed with today's date is in today's list, in the same change; with another date it is not")
    func typed() throws {
        try person.startDay()
        try person.act {
            var details = TaskDetails()
            details.due = person.instant.date
            let draft = try TaskDraft(title: "Post", note: "", cost: 2, daily: .none, details: details)
            return try space.perform(.addTask(draft, isTyped: true), by: $0)
        }
        try type("Tomorrow", in: 1)
        try type("Yesterday", in: -1)
        try type("Any day") { $0.due = nil }
        #expect(today == ["Post"] && space.budget?.planned == 2)
    }

    @Test("D1: what does not fit beside the reserve waits in its category")
    func tooMuch() throws {
        try person.startDay(4)
        let cook = try type("Cook", cost: 4)
        #expect(today.isEmpty && person.bucket(of: cook) == .category(4))
        try type("Post", cost: 3)
        #expect(today == ["Post"])
    }

    @Test("D1: without a cost it takes nothing, and is there also on a full day; as a step or in a checklist it is met there")
    func uncosted() throws {
        try person.startDay(1)
        let trip = try person.add("Trip", cost: 5)
        let bag = try person.addList("Bag", isChecklist: true)
        try type("Call", cost: nil)
        try type("Ticket", cost: nil, under: trip)
        try type("Towel", cost: nil) { $0.list = .existing(bag) }
        #expect(today == ["Call"])
    }

    @Test("D1: nothing goes into a day that is over, or where the setting leaves out what is due")
    func notAtOnce() throws {
        try type("Before the first day")
        try person.startDay()
        person.now += Person.day
        try type("After midnight")
        #expect(today == ["Before the first day"])
        var settings = space.settings
        settings.bringsDue = false
        _ = try space.perform(.changeSettings(settings), by: person.origin)
        try person.startDay()
        try type("With the setting")
        #expect(today.isEmpty)
    }

    @Test("D1, T12: of a repeating task the date that is typed is in the list; done there, it goes on")
    func repeating() throws {
        try person.startDay()
        let water = try type("Water") { $0.repeats = RepeatRule(.days) }
        #expect(today == ["Water"])
        try person.checkOff(water)
        #expect(space.task(water)?.due == person.instant.date.adding(days: 1) && person.bucket(of: water) == .doneToday)
    }

    @Test("D1: a task that another program, a file or another member adds with today's date is in no list")
    func notTyped() throws {
        try person.startDay()
        let due = person.instant.date
        try person.add("Post", cost: 1) { $0.due = due }
        #expect(today.isEmpty)
    }
}
