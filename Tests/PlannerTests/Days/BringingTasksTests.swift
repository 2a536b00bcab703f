import Facts
import TestSupport
import Testing

@testable import Planner

/// What a new day brings into its list by itself (docs/planning.md, "What a new day brings").
struct BringingTasksTests {
    private let person = Person()

    private var space: PersonalSpace { person.space }

    private func date(in days: Int) -> LocalDate { person.instant.date.adding(days: days) }

    @discardableResult
    private func add(_ title: String, cost: Int? = 1, due days: Int, at time: Int? = nil, _ priority: Priority? = nil) throws
        -> Identity
    {
        let due = date(in: days)
        return try person.add(title, cost: cost) {
            $0.due = due
            $0.time = time
            $0.priority = priority
        }
    }

    private func plan(_ task: Identity, in days: Int) throws {
        _ = try space.perform(.takeWeek([IntendedLine(task, on: date(in: days))]), by: person.origin)
    }

    private func shown(_ spoons: Int = 12) -> ComingTasks { space.comingTasks(spoons: spoons, at: person.instant) }

    private func titles(_ tasks: [ComingTask]) -> [String] { tasks.map(\.task.title) }

    private var today: [String] { space.todayItems.map(\.task.title) }

    private func setBringsDue(_ brings: Bool) throws {
        var settings = space.settings
        settings.bringsDue = brings
        _ = try space.perform(.changeSettings(settings), by: person.origin)
    }

    // MARK: Which tasks

    @Test("D1: what is due comes into the new day of its date, and is undone with it")
    func due() throws {
        try person.startDay()
        try add("Bins", due: 1)
        try add("Later", due: 2)
        person.now += Person.day
        try person.act { try space.perform(.startDay(spoons: 12), by: $0) }
        #expect(today == ["Bins"])
    }

    @Test("D1: who begins no day on Tuesday finds on Wednesday what was planned for Tuesday and due on it")
    func skippedDay() throws {
        try person.startDay()
        try add("Before", due: 0)
        try add("Due on Tuesday", due: 1)
        try plan(try person.add("Planned for Tuesday", cost: 1), in: 1)
        try add("Due on Wednesday", due: 2)
        try add("Due on Thursday", due: 3)
        person.now += Person.day
        try person.startNextDay()
        #expect(Set(today) == ["Due on Tuesday", "Planned for Tuesday", "Due on Wednesday"])
    }

    @Test("D1: what two skipped days had comes once, also where it is planned and due")
    func twoSkippedDays() throws {
        try person.startDay()
        try plan(try add("Planned and due", due: 2), in: 1)
        try add("Due", due: 3)
        person.now += 2 * Person.day
        try person.startNextDay()
        #expect(today.sorted() == ["Due", "Planned and due"])
        try person.startNextDay()
        #expect(today.isEmpty && space.backlog.count == 2)
    }

    @Test("D1, D12: a task that is due and planned for a later day does not come before that day")
    func plannedLater() throws {
        try person.startDay()
        try plan(try add("Tax", due: 1), in: 3)
        try person.startNextDay()
        #expect(today.isEmpty)
        person.now += Person.day
        try person.startNextDay()
        #expect(today == ["Tax"])
    }

    @Test("D1, T13: what is hidden until a later date, done, deleted, put away or skipped does not come")
    func notAtAll() throws {
        try person.startDay()
        let hidden = try add("Hidden", due: 1)
        _ = try space.perform(.snooze([hidden], .until(date(in: 2))), by: person.origin)
        try person.checkOff(try add("Done", due: 1))
        _ = try space.perform(.deleteTask(try add("Deleted", due: 1)), by: person.origin)
        let due = date(in: 1)
        let away = try person.addList("Away")
        try person.add("Put away", cost: 1) {
            $0.list = .existing(away)
            $0.due = due
        }
        _ = try space.perform(.setArchived(away, true), by: person.origin)
        let bag = try person.addList("Bag", isChecklist: true)
        let skipped = try person.add("Skipped", cost: 1) {
            $0.list = .existing(bag)
            $0.due = due
        }
        _ = try space.perform(.setLeftOut(skipped, true), by: person.origin)
        try person.startNextDay()
        #expect(today.isEmpty)
    }

    @Test("D1, T12: of a repeating task the live date comes, once, also where later dates have come")
    func repeating() throws {
        try person.startDay()
        let due = date(in: 1)
        let water = try person.add("Water", cost: 1) {
            $0.due = due
            $0.repeats = RepeatRule(.days)
        }
        person.now += 2 * Person.day
        try person.startNextDay()
        #expect(today == ["Water"] && space.budget?.planned == 1)
        try person.checkOff(water)
        try person.startNextDay()
        #expect(today == ["Water"])
    }

    @Test("D1, D8: a weekday of a daily task that has passed does not come")
    func passedWeekday() throws {
        try person.add("Tuesdays", cost: 1, daily: Weekdays([1]))
        try person.startDay()
        person.now += Person.day
        try person.startNextDay()
        #expect(today.isEmpty)
    }

    @Test("D1: a second day of the same date brings nothing that was in a list of that date, and what was not")
    func sameDate() throws {
        try add("Bins", due: 0)
        try person.startDay()
        #expect(today == ["Bins"])
        try add("Post", due: 0)
        try person.startDay()
        #expect(today == ["Post"] && space.backlog.count == 1)
    }

    @Test("D1: what is left of an earlier day waits in the Backlog, and comes on the date that it is due")
    func backlog() throws {
        try person.startDay()
        let cook = try person.plan("Cook", cost: 2)
        let tax = try add("Tax", cost: 2, due: 2)
        try person.submit([tax])
        try person.startNextDay()
        #expect(today.isEmpty && Set(space.backlog) == [cook, tax])
        try person.startNextDay()
        #expect(today == ["Tax"] && space.backlog == [cook])
    }

    @Test("D1: a task without a cost always comes; one that is met with its task or in its checklist stays there")
    func uncosted() throws {
        try person.startDay()
        let due = date(in: 1)
        try add("Call", cost: nil, due: 1)
        let trip = try person.add("Trip", cost: 2)
        try person.add("Ticket", under: trip) { $0.due = due }
        let bag = try person.addList("Bag", isChecklist: true)
        try person.add("Towel") {
            $0.list = .existing(bag)
            $0.due = due
        }
        try person.startNextDay(0)
        #expect(today == ["Call"])
    }

    @Test("D1, L5: what is due in a shared list is offered, and comes only if it is chosen")
    func shared() throws {
        try person.startDay()
        let list = try person.addList("Home")
        let due = date(in: 1)
        let bins = try person.add("Bins", cost: 2) {
            $0.list = .existing(list)
            $0.due = due
        }
        space.memberships = [SpaceMembership(number: 7, role: .own, others: ["Bea"])]
        _ = space.share(list, in: 7, now: person.now)
        person.now += Person.day
        #expect(titles(shown().offered) == ["Bins"] && shown().coming.isEmpty && shown().spoons == 0)
        let copy = person.elsewhere(device: 2)
        copy.space.memberships = space.memberships
        try copy.startDay()
        #expect(copy.today.isEmpty)
        let choice = ComingChoice(shownFor: 12, chosen: [bins], left: [bins], unfitting: [])
        _ = try space.perform(.startDay(spoons: 12, bringing: choice), by: person.origin)
        #expect(person.today == [bins])
    }

    @Test("D1: the setting leaves out what is due, and brings daily and planned tasks as before")
    func setting() throws {
        try person.startDay()
        try person.add("Shower", cost: 1, daily: .all)
        try add("Bins", due: 1)
        try plan(try person.add("Tax", cost: 1), in: 1)
        try setBringsDue(false)
        try person.startNextDay()
        #expect(Set(today) == ["Shower", "Tax"])
    }

    // MARK: Order and room

    @Test("D1: daily ones come first, then planned ones, then due ones; in each those with a time, then by priority")
    func order() throws {
        try person.startDay()
        try add("due", due: 1)
        try add("due, low", due: 1, .low)
        try add("due, timed", due: 1, at: 600)
        try add("due, timed, high", due: 1, at: 900, .high)
        try plan(try person.add("planned", cost: 1), in: 1)
        try plan(try person.add("planned, high", cost: 1) { $0.priority = .high }, in: 1)
        try person.add("daily", cost: 1, daily: .all)
        person.now += Person.day
        #expect(
            titles(shown().coming)
                == ["daily", "planned, high", "planned", "due, timed, high", "due, timed", "due, low", "due"]
        )
    }

    @Test("D1: one that does not fit beside the reserve is passed over and named, and the next is tried")
    func passedOver() throws {
        try person.startDay()
        try add("Tax", cost: 6, due: 1, .high)
        try add("Cellar", cost: 9, due: 1)
        try add("Bins", cost: 2, due: 1)
        person.now += Person.day
        #expect(titles(shown(6).coming) == ["Bins"] && titles(shown(6).staying) == ["Tax", "Cellar"])
        let result = try person.startDay(6)
        #expect(today == ["Bins"] && space.budget?.left == 4)
        let change = try #require(space.changes(before: person.instant, limit: 1).first)
        #expect(change.identity == result.change && change.about == "Tax" && change.count == 2)
    }

    @Test("D1, D12: a task and its step that come together take the spoons of the task")
    func steps() throws {
        try person.startDay()
        let move = try add("Move", cost: 5, due: 1)
        let due = date(in: 1)
        try person.add("Pack", cost: 2, under: move) { $0.due = due }
        person.now += Person.day
        #expect(shown(6).spoons == 5 && titles(shown(6).coming).count == 2)
        try person.startDay(6)
        #expect(space.budget?.planned == 5)
    }

    // MARK: What was shown

    @Test("D1: what was shown and ticked comes as it was shown, also after midnight, and what was not ticked does not")
    func asShown() throws {
        try person.startDay()
        let (bins, post) = (try add("Bins", due: 1), try add("Post", due: 1))
        try add("Tomorrow", due: 2)
        person.now += Person.day
        #expect(Set(titles(shown().coming)) == ["Bins", "Post"])
        let choice = ComingChoice(shownFor: 12, chosen: [bins], left: [], unfitting: [])
        person.now += 16 * Person.hour
        _ = try space.perform(.startDay(spoons: 12, bringing: choice), by: person.origin)
        #expect(person.today == [bins] && person.bucket(of: post) == .category(1))
    }

    @Test("D1: where another number is sent than was shown, it decides: less leaves out, more takes in what did not fit")
    func otherNumber() throws {
        try person.startDay()
        let tax = try add("Tax", cost: 6, due: 1, .high)
        let bins = try add("Bins", cost: 2, due: 1)
        let post = try add("Post", cost: 1, due: 1)
        person.now += Person.day
        let small = ComingChoice(shownFor: 4, chosen: [bins], left: [tax], unfitting: [tax])
        #expect(titles(space.comingTasks(spoons: 10, small, at: person.instant).coming) == ["Tax", "Bins"])
        let large = ComingChoice(shownFor: 12, chosen: [tax, bins, post], left: [], unfitting: [])
        let found = space.comingTasks(spoons: 4, large, at: person.instant)
        #expect(Set(titles(found.coming)) == ["Bins", "Post"] && titles(found.staying) == ["Tax"])
    }

    @Test("D1: ticked tasks may use the reserve, but together not more spoons than the day has")
    func tickedByHand() throws {
        try person.startDay()
        let tax = try add("Tax", cost: 6, due: 1)
        person.now += Person.day
        let choice = ComingChoice(shownFor: 6, chosen: [tax], left: [tax], unfitting: [tax])
        #expect(titles(space.comingTasks(spoons: 6, choice, at: person.instant).coming) == ["Tax"])
        #expect(titles(space.comingTasks(spoons: 5, choice, at: person.instant).staying) == ["Tax"])
    }

    @Test("D1: a ticked task that was done or deleted on another device since does not come, and any other name is no task")
    func goneSince() throws {
        try person.startDay()
        let (bins, post) = (try add("Bins", due: 1), try add("Post", due: 1))
        person.now += Person.day
        try person.checkOff(bins)
        _ = try space.perform(.deleteTask(post), by: person.origin)
        let choice = ComingChoice(shownFor: 12, chosen: [bins, post, .only], left: [], unfitting: [])
        _ = try space.perform(.startDay(spoons: 12, bringing: choice), by: person.origin)
        #expect(today.isEmpty)
    }

    @Test("D1: two devices that begin the day apart have both lists, shown as over where they do not fit")
    func twoDevices() throws {
        try person.startDay()
        let other = person.elsewhere(device: 2)
        try add("Bins", cost: 4, due: 1)
        let due = date(in: 1)
        try other.add("Post", cost: 4) { $0.due = due }
        try person.startNextDay(5)
        other.now = person.now + Person.hour
        try other.startDay(5)
        person.meet(other)
        #expect(Set(today) == ["Bins", "Post"] && space.budget?.over == 3)
        #expect(VisibleState(space) == VisibleState(other.space))
    }

    @Test("D1: a plan that began its day before new days brought what is due is told so once, unless that is switched off")
    func toldOnce() throws {
        #expect(!space.isNewToWhatIsDue)
        try person.startDay()
        #expect(!space.isNewToWhatIsDue)
        // As an earlier version began it.
        let day = try #require(space.currentDay)
        space.apply([Fact(.day(day), DayField.bringsDue, .absent, space.nextTimestamp(now: person.now))])
        #expect(space.isNewToWhatIsDue)
        try setBringsDue(false)
        #expect(!space.isNewToWhatIsDue)
        try setBringsDue(true)
        try person.startNextDay()
        #expect(!space.isNewToWhatIsDue)
    }

    @Test("D1: whatever the plan, what is shown as coming is what comes, and takes the spoons that were shown")
    func anyPlan() throws {
        var random = SeededRandom.printed(seed: 67)
        var (brought, stayed) = (0, 0)
        for _ in 0..<SeededRandom.histories(usually: 100) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            acts.favoured = [.add, .add, .addStep, .planWeek, .moveDate, .startDay]
            let plan = PersonalSpace(device: 1)
            var now = Person.monday
            for _ in 0..<40 {
                now += Int64(acts.random.below(6 * Int(Person.hour)))
                _ = acts.act(on: plan, from: acts.origin(at: Instant(time: now, offset: 60)))
            }
            let next = Instant(time: now + Int64(1 + acts.random.below(3)) * Person.day, offset: 60)
            let spoons = acts.random.below(20)
            let shown = plan.comingTasks(spoons: spoons, at: next)
            let ticked = shown.coming.map(\.task.identity)
            let choice = ComingChoice(
                shownFor: spoons,
                chosen: ticked,
                left: (shown.staying + shown.offered).map(\.task.identity),
                unfitting: shown.staying.map(\.task.identity)
            )
            for bringing in [nil, choice] {
                let copy = PersonalSpace(device: 2)
                copy.apply(plan.replica.facts)
                _ = try copy.perform(.startDay(spoons: spoons, bringing: bringing), by: acts.origin(at: next))
                let items = copy.todayItems.filter { item in ticked.contains(item.task.identity) || !item.task.isRest }
                #expect(Set(items.map(\.task.identity)) == Set(ticked))
                #expect(items.reduce(0) { $0 + $1.cost } == shown.spoons && shown.spoons <= spoons)
            }
            brought += shown.coming.count
            stayed += shown.staying.count
        }
        #expect(brought > 20 && stayed > 0)
    }
}
