import Facts
import Testing

@testable import Planner

struct DuplicatingTests {
    private let person = Person()

    /// Copies one task.
    private func copy(_ task: Identity) throws -> TaskEntry {
        let result = try person.act { try person.space.perform(.duplicateTasks([task]), by: $0) }
        let act = try #require(result.change)
        return try #require(person.space.task(person.space.duplicate(by: act)))
    }

    @Test("E11: a copy of a task has its title, note, cost, minutes, priority, kinds of energy, subjects and list")
    func keeps() throws {
        let list = try person.addList("Home")
        let subject = try person.addSubject("chores")
        let task = try person.add("Wash up", cost: 2, note: "warm water") {
            $0.minutes = 20
            $0.priority = .high
            $0.kinds = EnergyKinds([.physical])
            $0.subjects = [.existing(subject)]
            $0.list = .existing(list)
        }
        let copy = try copy(task)
        #expect(copy.title == "Wash up" && copy.note == "warm water" && copy.cost == 2)
        #expect(copy.minutes == 20 && copy.priority == .high && copy.kinds == EnergyKinds([.physical]))
        #expect(person.space.list(of: copy) == list)
        #expect(person.space.labels(of: copy.identity).contains(subject))
    }

    @Test("E11: a copy has no date, time, reminder, repeating, weekdays or hiding, and is neither planned nor done")
    func leaves() throws {
        try person.startDay()
        let dated = try person.add("Pay rent", cost: 1) {
            $0.due = person.instant.date.adding(days: 2)
            $0.start = person.instant.date.adding(days: 1)
            $0.time = 600
            $0.reminder = 10
            $0.repeats = RepeatRule(.days)
        }
        let daily = try person.add("Shower", cost: 2, daily: .all)
        let planned = try person.plan("Cook", cost: 3)
        let done = try person.plan("Tea", cost: 1)
        try person.checkOff(done)
        let snoozed = try person.add("Call", cost: 1)
        _ = try person.space.perform(.snooze([snoozed], .tomorrow), by: person.origin)
        for task in [dated, daily, planned, done, snoozed] {
            let copy = try copy(task)
            #expect(copy.due == nil && copy.start == nil && copy.time == nil && copy.reminder == nil && copy.repeats == nil)
            #expect(copy.daily.isEmpty && copy.snoozed == nil && copy.snoozedDate == nil && copy.done == nil)
            #expect(person.space.bucket(of: copy) == .category(copy.cost), "\(copy.title)")
        }
    }

    @Test("E11: the steps of a task are copied with it, unticked and in their order")
    func steps() throws {
        let trip = try person.add("Trip")
        let pack = try person.add("Pack", under: trip)
        let socks = try person.add("Socks", under: pack)
        try person.add("Leave", under: trip)
        try person.checkOff(socks)
        let copy = try copy(trip)
        #expect(person.steps(copy.identity) == ["Pack", "Leave"])
        let packed = try #require(person.space.steps(of: copy.identity).first)
        #expect(person.steps(packed.identity) == ["Socks"])
        #expect(person.space.steps(of: packed.identity)[0].done == nil)
        #expect(person.steps(trip) == ["Pack", "Leave"])
    }

    @Test("E11: a copy stands right below the original: in its list, in its category, among the steps of its task")
    func order() throws {
        let list = try person.addList("Home", "One", "Two", "Three")
        let two = person.space.members(of: list)[1]
        _ = try copy(two)
        #expect(person.titles(person.space.members(of: list)) == ["One", "Two", "Two", "Three"])
        #expect(person.space.members(of: list)[1] == two)
        let below = try person.add("Below", cost: 4)
        let above = try person.add("Above", cost: 4)
        _ = try copy(above)
        #expect(person.titles(person.space.category(4)) == ["Above", "Above", "Below"])
        _ = try copy(below)
        #expect(person.titles(person.space.category(4)) == ["Above", "Above", "Below", "Below"])
        let step = try person.add("Step", under: two)
        try person.add("Last", under: two)
        _ = try copy(step)
        #expect(person.steps(two) == ["Step", "Step", "Last"])
    }

    @Test("E11, T10: several tasks are copied in one change, a step that is chosen with its task only once")
    func many() throws {
        let list = try person.addList("Home", "Clean", "Cook")
        let tasks = person.space.members(of: list)
        let kitchen = try person.add("Kitchen", under: tasks[0])
        _ = try person.act { try person.space.perform(.duplicateTasks([kitchen, tasks[0], tasks[1], tasks[0]]), by: $0) }
        let members = person.space.members(of: list)
        #expect(person.titles(members) == ["Clean", "Clean", "Cook", "Cook"])
        #expect(person.steps(members[1]) == ["Kitchen"])
        #expect(person.steps(members[0]) == ["Kitchen"])
        #expect(throws: Fault.nothingChosen) { try person.space.perform(.duplicateTasks([]), by: person.origin) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.duplicateTasks([.only]), by: person.origin) }
    }

    @Test("E11: a list is copied with its tasks and looks, under a name that is free; its done tasks are open in the copy")
    func list() throws {
        let bag = try person.addList("Bag", isChecklist: true, "Socks", "Map")
        try person.checkOff(person.space.members(of: bag)[0])
        _ = try person.space.perform(.changeTasks(person.space.members(of: bag), .due(person.instant.date)), by: person.origin)
        let result = try person.act { try person.space.perform(.duplicateList(bag), by: $0) }
        let copy = try #require(result.change)
        #expect(person.space.list(copy)?.name == "Bag 2")
        #expect(person.space.list(copy)?.isChecklist == true)
        #expect(person.titles(person.space.members(of: copy)) == ["Socks", "Map"])
        for task in person.space.members(of: copy) {
            #expect(person.space.task(task)?.done == nil && person.space.task(task)?.due == nil)
        }
        #expect(person.titles(person.space.members(of: bag)) == ["Socks", "Map"])
        #expect(throws: Fault.noSuchList) { try person.space.perform(.duplicateList(.only), by: person.origin) }
    }

    @Test("E11: the copy of a list with the longest name has a name that is allowed, too")
    func longestName() throws {
        let list = try person.addList(String(repeating: "a", count: ListLimits.name))
        let copy = try #require(try person.space.perform(.duplicateList(list), by: person.origin).change)
        let name = try #require(person.space.list(copy)?.name)
        #expect(try ListDraft.checkedName(name) == name)
        #expect(name.hasSuffix("a… 2"))
    }

    @Test("E11, L3: a copy of a template is a template, and keeps how its tasks repeat")
    func template() throws {
        let list = try person.addList("Week")
        try person.add("Bins", cost: 1) {
            $0.list = .existing(list)
            $0.due = person.instant.date
            $0.repeats = RepeatRule(.weeks(Weekdays([1])))
        }
        let template = try #require(try person.space.perform(.makeTemplate(of: list), by: person.origin).change)
        let result = try person.act { try person.space.perform(.duplicateList(template), by: $0) }
        let copy = try #require(result.change)
        #expect(person.space.list(copy)?.isTemplate == true)
        #expect(person.space.list(copy)?.name == "Week 2")
        #expect(person.space.task(person.space.members(of: copy)[0])?.repeats == RepeatRule(.weeks(Weekdays([1]))))
    }

    @Test("E11, L5: a copy of a shared task lies in the shared list, where others see it, and its cost and note stay personal")
    func shared() throws {
        let people = try TwoPeople()
        people.share()
        _ = try people.bea.space.perform(.duplicateTasks([people.milk]), by: people.bea.origin)
        people.meet()
        #expect(people.titles(people.list) == [["Milk", "Milk"], ["Milk", "Milk"]])
        let copy = people.ada.space.members(of: people.list)[1]
        #expect(people.ada.space.task(copy)?.note == "")
        _ = try people.ada.space.perform(.duplicateTasks([people.milk]), by: people.ada.origin)
        people.meet()
        let hers = people.ada.space.members(of: people.list)[1]
        #expect(people.ada.space.task(hers)?.cost == 3 && people.bea.space.task(hers)?.cost == nil)
    }

    @Test("E11, L5: a member who may only view a shared list gets the copy into their own plan")
    func viewing() throws {
        let people = try TwoPeople()
        people.share()
        people.bea.space.memberships[0].role = .view
        let origin = people.bea.origin
        _ = try people.bea.space.perform(.duplicateTasks([people.milk]), by: origin)
        let copy = try #require(people.bea.space.task(people.bea.space.duplicate(by: origin.identity)))
        #expect(people.bea.space.bucket(of: copy) == .category(nil))
        #expect(people.bea.space.list(of: copy) == nil)
        people.meet()
        #expect(people.titles(people.list) == [["Milk"], ["Milk"]])
        let made = try #require(try people.bea.space.perform(.duplicateList(people.list), by: people.bea.origin).change)
        #expect(people.bea.space.membership(ofList: made) == nil)
        #expect(people.bea.titles(people.bea.space.members(of: made)) == ["Milk"])
    }
}
