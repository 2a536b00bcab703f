import Facts
import Foundation
import Testing

@testable import Planner

struct CopyingTests {
    private let person = Person()

    /// "Home" with "Clean" (of which "Kitchen" is a step, of which "Sweep" is one) and "Cook".
    private func home() throws -> Identity {
        let list = try person.addList("Home", "Clean", "Cook")
        let clean = person.space.members(of: list)[0]
        try person.add("Sweep", cost: 2, note: "slowly", under: try person.add("Kitchen", under: clean)) { $0.minutes = 5 }
        return list
    }

    /// A list as lines, steps indented.
    private func lines(_ list: Identity) -> [String] {
        var lines: [String] = []
        var waiting = person.space.members(of: list).reversed().map { ($0, "") }
        while let (task, indent) = waiting.popLast() {
            lines.append(indent + (person.space.task(task)?.title ?? "gone"))
            for step in person.space.steps(of: task).reversed() { waiting.append((step.identity, indent + "  ")) }
        }
        return lines
    }

    private let homeLines = ["Clean", "  Kitchen", "    Sweep", "Cook"]

    @Test("L3: a template is made from a list: all its tasks and steps in their order, as they would be new")
    func fromList() throws {
        let list = try home()
        let clean = person.space.members(of: list)[0]
        try person.checkOff(clean)
        _ = try person.space.perform(.changeTasks([clean], .due(LocalDate(number: 20_600))), by: person.origin)
        let result = try person.act { try person.space.perform(.makeTemplate(of: list), by: $0) }
        let template = try #require(result.change)
        #expect(person.space.list(template)?.isTemplate == true)
        #expect(lines(template) == homeLines)
        let copy = try #require(person.space.task(person.space.members(of: template)[0]))
        #expect(copy.done == nil && copy.due == nil)
        let sweep = try #require(person.space.steps(of: person.space.steps(of: copy.identity)[0].identity).first)
        #expect(sweep.cost == 2 && sweep.minutes == 5 && sweep.note == "slowly")
        #expect(lines(list) == homeLines)
        #expect(throws: Fault.noSuchList) { try person.space.perform(.makeTemplate(of: .only), by: person.origin) }
    }

    @Test("L3: a template is made from chosen tasks, each once, with its steps")
    func fromTasks() throws {
        let list = try home()
        let tasks = person.space.members(of: list)
        let kitchen = person.space.steps(of: tasks[0])[0].identity
        let chosen = [tasks[1], tasks[0], kitchen, tasks[1]]
        let result = try person.act { try person.space.perform(.makeTemplateOfTasks(named: " Week ", of: chosen), by: $0) }
        #expect(lines(try #require(result.change)) == ["Cook", "Clean", "  Kitchen", "    Sweep"])
        #expect(person.space.list(result.change ?? .only)?.name == "Week")
        #expect(throws: Fault.nothingChosen) {
            try person.space.perform(.makeTemplateOfTasks(named: "x", of: []), by: person.origin)
        }
        #expect(throws: Fault.nameMissing) {
            try person.space.perform(.makeTemplateOfTasks(named: " ", of: tasks), by: person.origin)
        }
        #expect(throws: Fault.noSuchTask) {
            try person.space.perform(.makeTemplateOfTasks(named: "x", of: [.only]), by: person.origin)
        }
    }

    @Test("L3, T8: in a template of chosen tasks a step stands beneath its task, though it was chosen before it")
    func fromStepAndTask() throws {
        let list = try home()
        let clean = person.space.members(of: list)[0]
        let kitchen = person.space.steps(of: clean)[0].identity
        let sweep = person.space.steps(of: kitchen)[0].identity
        let chosen = [sweep, kitchen, clean]
        let result = try person.act { try person.space.perform(.makeTemplateOfTasks(named: "Week", of: chosen), by: $0) }
        #expect(lines(try #require(result.change)) == ["Clean", "  Kitchen", "    Sweep"])
    }

    @Test("L3: a template is used as often as one likes, each time under a name that is free, and stays as it is")
    func used() throws {
        let list = try home()
        let template = try #require(try person.space.perform(.makeTemplate(of: list), by: person.origin).change)
        for name in ["Home 2", "Home 3"] {
            let result = try person.act { try person.space.perform(.useTemplate(template, named: "Home"), by: $0) }
            let made = try #require(result.change)
            #expect(person.space.list(made)?.name == name)
            #expect(person.space.list(made)?.isTemplate == false)
            #expect(lines(made) == homeLines)
        }
        #expect(lines(template) == homeLines)
        #expect(person.space.category(2).count == 3)
        #expect(throws: Fault.nameMissing) { try person.space.perform(.useTemplate(template, named: ""), by: person.origin) }
        #expect(throws: Fault.noSuchList) { try person.space.perform(.useTemplate(.only, named: "x"), by: person.origin) }
    }

    @Test("L2: run again puts the old run away as it is, and starts again under its name")
    func runAgain() throws {
        let list = try home()
        try person.checkOff(person.space.members(of: list)[0])
        let result = try person.act { try person.space.perform(.runAgain(list), by: $0) }
        let fresh = try #require(result.change)
        #expect(person.space.openLists.map(\.identity) == [fresh])
        #expect(person.space.list(fresh)?.name == "Home")
        #expect(lines(fresh) == homeLines)
        #expect(person.space.task(person.space.members(of: fresh)[0])?.done == nil)
        #expect(person.space.list(list)?.isArchived == true)
        #expect(lines(list) == homeLines)
        #expect(person.space.task(person.space.members(of: list)[0])?.done != nil)
        #expect(throws: Fault.noSuchList) { try person.space.perform(.runAgain(.only), by: person.origin) }
    }

    @Test("L2: several lists and templates make one checklist, in which a double stands once, in capitals or not")
    func merged() throws {
        let bag = try person.addList("Bag", isChecklist: true, "Socks", "Café money", "Map")
        let trip = try person.addList("Trip", isChecklist: true, "SOCKS", "CAFÉ  money", "Tent")
        try person.add("Pegs", under: person.space.members(of: trip)[2])
        let result = try person.act { try person.space.perform(.mergeLists([bag, trip, bag], named: "Both"), by: $0) }
        let both = try #require(result.change)
        #expect(lines(both) == ["Socks", "Café money", "Map", "Tent", "  Pegs"])
        #expect(person.space.list(both)?.isChecklist == true)
        #expect(lines(bag) == ["Socks", "Café money", "Map"])
        #expect(person.space.change(both, around: person.instant)?.amount == 2)
    }

    @Test("L2: items that differ in their marks are other items, and both are in the merged checklist")
    func otherMarks() throws {
        let names = [("Malt", "Målt"), ("Canas", "Cañas"), ("Rock", "Röck"), ("かき", "かぎ"), ("все", "всё")]
        let one = try person.addList("One", isChecklist: true)
        let two = try person.addList("Two", isChecklist: true)
        // The same Korean word, from two keyboards.
        let korean = "한국어"
        for (list, lines) in [
            (one, names.map(\.0) + [korean]), (two, names.map(\.1) + [korean.decomposedStringWithCanonicalMapping]),
        ] {
            let pasted = PastedLines(lines.joined(separator: "\n"), levels: 1)
            _ = try person.space.perform(.addLines(pasted, to: list, reading: nil), by: person.origin)
        }
        let both = try #require(
            try person.act { try person.space.perform(.mergeLists([one, two], named: "Both"), by: $0) }.change
        )
        #expect(lines(both) == names.map(\.0) + ["한국어"] + names.map(\.1))
    }

    @Test("L2: merging needs lists that are there and a name that is free")
    func mergeRefused() throws {
        let bag = try person.addList("Bag", "Socks")
        func merge(_ lists: [Identity], _ name: String) throws {
            _ = try person.space.perform(.mergeLists(lists, named: name), by: person.origin)
        }
        #expect(throws: Fault.nothingChosen) { try merge([], "x") }
        #expect(throws: Fault.nameMissing) { try merge([bag], " ") }
        #expect(throws: Fault.nameTaken("Bag")) { try merge([bag], "BAG") }
        #expect(throws: Fault.noSuchList) { try merge([bag, .only], "x") }
    }

    @Test("L3, A3: a template used on two devices apart makes two lists, each whole")
    func usedApart() throws {
        let template = try #require(try person.space.perform(.makeTemplate(of: try home()), by: person.origin).change)
        let other = person.elsewhere(device: 2)
        let mine = try #require(try person.space.perform(.useTemplate(template, named: "Trip"), by: person.origin).change)
        let theirs = try #require(try other.space.perform(.useTemplate(template, named: "Trip"), by: other.origin).change)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(lines(mine) == homeLines && lines(theirs) == homeLines)
    }

    @Test("L2: merging puts the steps of duplicates under the task that is kept, on every level, each once")
    func mergedTrees() throws {
        let one = try person.addList("One", "Clothes", "Map")
        let clothes = person.space.members(of: one)[0]
        for step in ["Socks", "Shirt"] { try person.add(step, under: clothes) }
        try person.add("Warm", under: person.space.steps(of: clothes)[0].identity)
        let two = try person.addList("Two", "Tent", "clothes")
        for step in ["Swimsuit", "SOCKS", "Swimsuit"] { try person.add(step, under: person.space.members(of: two)[1]) }
        try person.add("Thin", under: person.space.steps(of: person.space.members(of: two)[1])[1].identity)
        let result = try person.act { try person.space.perform(.mergeLists([one, two], named: "Both"), by: $0) }
        #expect(
            lines(try #require(result.change)) == [
                "Clothes", "  Socks", "    Warm", "    Thin", "  Shirt", "  Swimsuit", "Map", "Tent",
            ]
        )
    }

    /// "Home" with a task that comes back every other Wednesday, the first being 4 March, and says all that it can; one for chosen
    /// weekdays; and one with a date of its own.
    private func rhythm() throws -> Identity {
        let list = try person.addList("Home")
        let home = try person.addSubject("Home")
        try person.add("Bins", cost: 2, note: "both") {
            $0.list = .existing(list)
            $0.subjects = [.existing(home)]
            $0.repeats = RepeatRule(.weeks(.none), interval: 2)
            $0.due = LocalDate(number: 20_516)
            $0.start = LocalDate(number: 20_515)
            $0.time = 540
            $0.reminder = 30
            $0.minutes = 5
            $0.priority = .high
        }
        try person.add("Dress", daily: Weekdays([1, 3])) { $0.list = .existing(list) }
        try person.add("Once") {
            $0.list = .existing(list)
            $0.due = LocalDate(number: 20_516)
            $0.time = 600
            $0.reminder = 10
        }
        return list
    }

    private func tasks(_ list: Identity) -> [TaskEntry] {
        person.space.members(of: list).compactMap { person.space.task($0) }
    }

    private func expectAlways(_ copy: TaskEntry) {
        #expect(copy.cost == 2 && copy.note == "both" && copy.minutes == 5 && copy.priority == .high)
        #expect(person.space.subjects(of: copy.identity).map(\.name) == ["Home"])
    }

    @Test("L2, T12: started again, a repeating task goes on in the new list, on its next date from today on, never a past one")
    func rhythmAnew() throws {
        let list = try rhythm()
        try person.startDay()
        person.now += 3 * Person.day
        let fresh = try #require(try person.act { try person.space.perform(.runAgain(list), by: $0) }.change)
        let copies = tasks(fresh)
        expectAlways(copies[0])
        #expect(copies[0].repeats == RepeatRule(.weeks(.none), interval: 2))
        #expect(copies[0].due?.number == 20_530)
        #expect(copies[0].start?.number == 20_529)
        #expect(copies[0].time == 540 && copies[0].reminder == 30)
        #expect(copies[1].daily == Weekdays([1, 3]))
        // Without a date there is nothing for a time to hang on.
        #expect(copies[2].due == nil && copies[2].time == nil && copies[2].reminder == nil)
        #expect(person.space.dated == [copies[0].identity])
        #expect(person.space.dailyTasks == [copies[1].identity])
    }

    @Test("L2, T12: a task done for today before its list was started again is for its next date there, too")
    func rhythmDone() throws {
        let list = try person.addList("Home")
        let task = try person.add("Water") {
            $0.list = .existing(list)
            $0.repeats = RepeatRule(.days)
        }
        try person.checkOff(task)
        let fresh = try #require(try person.space.perform(.runAgain(list), by: person.origin).change)
        #expect(tasks(fresh)[0].due?.number == 20_515)
        #expect(tasks(fresh)[0].done == nil)
    }

    @Test("L3, T12: a template keeps how its tasks come back, and no date; used, they begin at their first date from that day on")
    func rhythmInTemplates() throws {
        let template = try #require(try person.space.perform(.makeTemplate(of: try rhythm()), by: person.origin).change)
        let kept = tasks(template)
        expectAlways(kept[0])
        #expect(kept[0].repeats != nil && kept[0].due == nil && kept[0].start == nil)
        person.now += 100 * Person.day
        let made = try #require(try person.act { try person.space.perform(.useTemplate(template, named: "x"), by: $0) }.change)
        let copies = tasks(made)
        expectAlways(copies[0])
        #expect(copies[0].repeats == RepeatRule(.weeks(Weekdays([2])), interval: 2))
        #expect(copies[0].due?.number == 20_614)
        #expect(copies[0].time == 540 && copies[0].reminder == 30)
        #expect(copies[1].daily == Weekdays([1, 3]))
    }

    @Test("L2, T12: a rule that has ended comes back in no copy: it is a task as any other")
    func rhythmEnded() throws {
        let list = try person.addList("Home")
        try person.add("Water") {
            $0.list = .existing(list)
            $0.repeats = RepeatRule(.days, until: LocalDate(number: 20_515))
            $0.time = 540
        }
        person.now += 2 * Person.day
        let copy = tasks(try #require(try person.space.perform(.runAgain(list), by: person.origin).change))[0]
        #expect(copy.repeats == nil && copy.due == nil && copy.time == nil && copy.done == nil)
    }

    @Test("L2: merged for one trip, nothing comes back by itself: the lists themselves go on")
    func rhythmMerged() throws {
        let list = try rhythm()
        let trip = try #require(try person.act { try person.space.perform(.mergeLists([list], named: "Trip"), by: $0) }.change)
        let copies = tasks(trip)
        expectAlways(copies[0])
        #expect(copies[0].repeats == nil && copies[0].due == nil && copies[0].time == nil && copies[0].reminder == nil)
        #expect(copies[1].daily.isEmpty)
    }

    @Test("L3: no two templates are called alike: a list's is numbered, a name that was typed is refused")
    func templateNames() throws {
        let list = try home()
        let first = try #require(try person.space.perform(.makeTemplate(of: list), by: person.origin).change)
        let second = try #require(try person.space.perform(.makeTemplate(of: list), by: person.origin).change)
        #expect([first, second].map { person.space.list($0)?.name } == ["Home", "Home 2"])
        let tasks = person.space.members(of: list)
        #expect(throws: Fault.nameTaken("Home")) {
            try person.space.perform(.makeTemplateOfTasks(named: "HOME", of: tasks), by: person.origin)
        }
        #expect(throws: Fault.nameTaken("Home")) {
            try person.space.perform(.editList(second, try ListDraft(name: "home")), by: person.origin)
        }
        _ = try person.space.perform(.editList(second, try ListDraft(name: "Home 2", colour: .rose)), by: person.origin)
        _ = try person.space.perform(.makeTemplateOfTasks(named: "Week", of: tasks), by: person.origin)
        _ = try person.addList("Week")
    }
}
