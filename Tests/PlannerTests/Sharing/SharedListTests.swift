import Facts
import Interchange
import TestSupport
import Testing

@testable import Planner

/// Ada shares a list with Bea: each one's view, rights and data.
struct SharedListTests {
    let ada = Person(device: 1)
    let bea = Person(device: 2)
    let list: Identity
    let milk: Identity
    private let number = TwoPeople.groceries

    init() throws {
        list = try ada.addList("Groceries")
        let list = list
        milk = try ada.add("Milk", cost: 3, note: "the blue one") { $0.list = .existing(list) }
    }

    private func share(bea role: SpaceRole = .edit) {
        ada.space.memberships = [SpaceMembership(number: number, role: .own, others: ["Bea"])]
        bea.space.memberships = [SpaceMembership(number: number, role: role, others: ["Ada"])]
        _ = ada.space.share(list, in: number, now: ada.now)
        meet()
    }

    /// The facts of the space reach both.
    private func meet() {
        let (one, other) = (ada.space.replica.facts, bea.space.replica.facts)
        ada.space.apply(other.filter { $0.entity.sharedSpace != nil })
        bea.space.apply(one.filter { $0.entity.sharedSpace != nil })
        (ada.now, bea.now) = (max(ada.now, bea.now) + 1000, max(ada.now, bea.now) + 1000)
    }

    private func edit(_ person: Person, _ task: Identity, title: String, cost: Int? = nil, note: String = "") throws
        -> CommandResult
    {
        var details = TaskDetails()
        details.list = person.space.task(task).flatMap { person.space.list(of: $0) }.map { .existing($0) }
        let draft = try TaskDraft(title: title, note: note, cost: cost, daily: .none, details: details)
        return try person.space.perform(.editTask(task, draft), by: person.origin)
    }

    @Test("L5: a shared list has its tasks' titles, steps, dates and whether they are done")
    func preview() throws {
        try ada.add("Oat", under: milk)
        let preview = try #require(ada.space.sharePreview(of: list))
        #expect(preview.name == "Groceries")
        #expect(preview.lines.map(\.title) == ["Milk", "Oat"])
        #expect(preview.lines.map(\.level) == [0, 1])
    }

    @Test("L5: cost and note of a shared task stay with the person who wrote them")
    func ownHalf() throws {
        share()
        let hers = try #require(bea.space.task(milk))
        #expect(hers.title == "Milk")
        #expect(hers.cost == nil)
        #expect(hers.note.isEmpty)
        _ = try edit(bea, milk, title: "Oat milk", cost: 5, note: "from the market")
        meet()
        let mine = try #require(ada.space.task(milk))
        #expect(mine.title == "Oat milk")
        #expect(mine.cost == 3)
        #expect(mine.note == "the blue one")
    }

    @Test("L5: a task that one member ticks off is done for the other, and open again when it is undone")
    func done() throws {
        share()
        let tick = try bea.space.perform(.checkOff([milk]), by: bea.origin)
        meet()
        #expect(ada.space.task(milk)?.done != nil)
        try bea.undo(tick.change)
        meet()
        #expect(ada.space.task(milk)?.done == nil)
    }

    @Test("L5: the others see a task that is put into a shared list; taken out, only the person who took it out sees it")
    func moving() throws {
        share()
        let shared = list
        let bread = try bea.add("Bread", cost: 2) { $0.list = .existing(shared) }
        meet()
        #expect(ada.titles(ada.space.members(of: list)) == ["Milk", "Bread"])
        let own = try bea.addList("Mine")
        let list = own
        var details = TaskDetails()
        details.list = .existing(list)
        let draft = try TaskDraft(title: "Bread", note: "", cost: 2, daily: .none, details: details)
        let moved = try bea.space.perform(.editTask(bread, draft), by: bea.origin)
        meet()
        #expect(ada.titles(ada.space.members(of: self.list)) == ["Milk"])
        #expect(bea.titles(bea.space.members(of: own)) == ["Bread"])
        try bea.undo(moved.change)
        meet()
        #expect(ada.titles(ada.space.members(of: self.list)) == ["Milk", "Bread"])
    }

    /// A task of every week in the list.
    private func addBins(by person: Person, due: LocalDate) throws -> Identity {
        let list = list
        return try person.add("Bins") {
            $0.list = .existing(list)
            $0.due = due
            $0.repeats = RepeatRule(text: "FREQ=DAILY;INTERVAL=7")
        }
    }

    @Test("L5: a date of a repeating task that one does is done for both, and the next one stands")
    func repeating() throws {
        let bins = try addBins(by: ada, due: Instant(time: Person.monday, offset: 0).date)
        share()
        let before = try #require(bea.space.task(bins)?.due)
        _ = try bea.space.perform(.checkOff([bins]), by: bea.origin)
        meet()
        #expect(try #require(ada.space.task(bins)?.due) == before.adding(days: 7))
    }

    @Test("L5: the start of a repeating task moves on for each member, also when another one does a date")
    func startsMoveOn() throws {
        let first = Instant(time: Person.monday, offset: 0).date.adding(days: 3)
        let bins = try addBins(by: ada, due: first)
        share()
        let shown = TaskDraft(try #require(bea.space.task(bins)), in: bea.space)
        var details = shown.details
        details.start = first.adding(days: -2)
        let draft = try TaskDraft(title: shown.title, note: "", cost: nil, daily: .none, details: details)
        _ = try bea.space.perform(.editTask(bins, draft), by: bea.origin)
        meet()
        try ada.checkOff(bins)
        meet()
        #expect(bea.space.task(bins)?.start == first.adding(days: 5))
        try bea.checkOff(bins)
        meet()
        #expect(bea.space.task(bins)?.start == first.adding(days: 12))
        let skipped = try ada.space.perform(.skipOnce(bins), by: ada.origin)
        meet()
        #expect(bea.space.task(bins)?.start == first.adding(days: 19))
        try ada.undo(skipped.change)
        meet()
        #expect(bea.space.task(bins)?.start == first.adding(days: 12))
        #expect(ada.space.task(bins)?.start == nil)
    }

    @Test("L5: the start of a repeating task stays where it was moved to when another member ends its rule")
    func startsStay() throws {
        let first = Instant(time: Person.monday, offset: 0).date.adding(days: 3)
        let bins = try addBins(by: ada, due: first)
        share()
        func change(_ body: (inout TaskDetails) -> Void) throws {
            let shown = TaskDraft(try #require(bea.space.task(bins)), in: bea.space)
            var details = shown.details
            body(&details)
            let draft = try TaskDraft(title: shown.title, note: "", cost: nil, daily: .none, details: details)
            _ = try bea.space.perform(.editTask(bins, draft), by: bea.origin)
        }
        try change { $0.start = first.adding(days: -2) }
        meet()
        try ada.checkOff(bins)
        meet()
        _ = try ada.space.perform(.skipOnce(bins), by: ada.origin)
        meet()
        _ = try ada.space.perform(.endRepeat(bins), by: ada.origin)
        meet()
        #expect(bea.space.task(bins)?.repeats == nil)
        #expect(bea.space.task(bins)?.due == first.adding(days: 14))
        #expect(bea.space.task(bins)?.start == first.adding(days: 12))
        let own = try bea.addList("Mine")
        try change { $0.list = .existing(own) }
        #expect(bea.space.task(bins)?.start == first.adding(days: 12))
    }

    @Test("L5: a start stays where it was moved to when another member ends the rule and chooses a later date, at once or after")
    func startsStayBeforeAnotherDate() throws {
        for isOneChange in [false, true] {
            let two = try TwoPeople()
            let first = Instant(time: Person.monday, offset: 0).date.adding(days: 3)
            let bins = try two.ada.add("Bins") {
                $0.list = .existing(two.list)
                $0.due = first
                $0.repeats = RepeatRule(text: "FREQ=DAILY;INTERVAL=7")
            }
            two.share()
            func edit(_ person: Person, _ body: (inout TaskDetails) -> Void) throws {
                let shown = TaskDraft(try #require(person.space.task(bins)), in: person.space)
                var details = shown.details
                body(&details)
                let draft = try TaskDraft(title: shown.title, note: "", cost: nil, daily: .none, details: details)
                _ = try person.space.perform(.editTask(bins, draft), by: person.origin)
                two.meet()
            }
            try edit(two.bea) { $0.start = first.adding(days: -2) }
            try two.ada.checkOff(bins)
            two.meet()
            if !isOneChange { try edit(two.ada) { $0.repeats = nil } }
            try edit(two.ada) {
                $0.repeats = nil
                $0.due = first.adding(days: 8)
            }
            #expect(two.bea.space.task(bins)?.due == first.adding(days: 8))
            #expect(two.bea.space.task(bins)?.start == first.adding(days: 5))
            let own = try two.bea.addList("Mine")
            try two.put(bins, into: own, by: two.bea)
            #expect(two.bea.space.task(bins)?.start == first.adding(days: 5))
        }
    }

    @Test("L5: a member who may only view changes nothing, but ticks off their own day and writes their own note")
    func viewing() throws {
        share(bea: .view)
        #expect(throws: Fault.viewOnly) { try edit(bea, milk, title: "Water") }
        #expect(bea.space.task(milk)?.title == "Milk")
        _ = try edit(bea, milk, title: "Milk", cost: 4, note: "for Ada")
        #expect(bea.space.task(milk)?.cost == 4)
        try bea.startDay()
        _ = try bea.submit([milk])
        _ = try bea.space.perform(.checkOff([milk]), by: bea.origin)
        #expect(bea.space.todayItem(milk)?.done != nil)
        meet()
        #expect(ada.space.task(milk)?.done == nil)
    }

    @Test(
        "L5, D8: a member who has a task on weekdays can still edit their half once it is done, and it stays done for the others",
        arguments: [SpaceRole.view, .edit]
    )
    func ownWeekdays(role: SpaceRole) throws {
        share(bea: role)
        func editDaily(note: String) throws {
            var details = TaskDetails()
            details.list = .existing(list)
            let draft = try TaskDraft(title: "Milk", note: note, cost: nil, daily: .all, details: details)
            _ = try bea.space.perform(.editTask(milk, draft), by: bea.origin)
        }
        try editDaily(note: "")
        try ada.checkOff(milk)
        meet()
        try editDaily(note: "two bottles")
        meet()
        #expect(bea.space.task(milk)?.note == "two bottles")
        #expect(ada.space.task(milk)?.done != nil)
    }

    @Test("L5, D8: a member who unticks a task that they have on weekdays leaves it done for the others, with its steps")
    func uncheckedOnWeekdays() throws {
        let oat = try ada.add("Oat", under: milk)
        share()
        var details = TaskDetails()
        details.list = .existing(list)
        let draft = try TaskDraft(title: "Milk", note: "", cost: nil, daily: .all, details: details)
        _ = try bea.space.perform(.editTask(milk, draft), by: bea.origin)
        try bea.startDay()
        try ada.checkOff(milk)
        meet()
        try bea.checkOff(milk)
        #expect(bea.space.todayItem(milk)?.done != nil)
        _ = try bea.space.perform(.uncheck(milk), by: bea.origin)
        #expect(bea.space.todayItem(milk)?.done == nil)
        meet()
        for task in [milk, oat] { #expect(ada.space.task(task)?.done != nil) }
    }

    @Test("L5: only its owner deletes a shared list")
    func deleting() throws {
        share()
        #expect(throws: Fault.notYours) { try bea.space.perform(.deleteList(list), by: bea.origin) }
        _ = try ada.space.perform(.deleteList(list), by: ada.origin)
        meet()
        #expect(bea.space.list(list) == nil)
        #expect(bea.space.task(milk) == nil)
    }

    @Test("L5: values that a device wrote to a list before it heard of its sharing follow the list")
    func writtenApart() throws {
        let phone = ada.elsewhere(device: 3)
        share()
        phone.now = ada.now + 5000
        _ = try edit(phone, milk, title: "Soy milk", cost: 3, note: "the blue one")
        let eggs = try phone.add("Eggs") { $0.list = .existing(list) }
        ada.now = phone.now
        let made = try ada.space.merge(batch: Batch(phone.space.replica.facts).wire)
        #expect(!made.isEmpty)
        meet()
        #expect(bea.titles(bea.space.members(of: list)).contains("Soy milk"))
        #expect(bea.space.task(eggs)?.title == "Eggs")
        #expect(try ada.space.merge(batch: Batch(phone.space.replica.facts).wire).isEmpty)
    }

    @Test("L5: a person who is no longer a member keeps nothing of the list, but their own writings, in a note")
    func forgetting() throws {
        share()
        let eggs = try bea.add("Eggs for Sunday") { $0.list = .existing(list) }
        bea.space.memberships = []
        let unsent = bea.space.writtenHere([FieldName(Entity(.task, scope: number, eggs), TaskField.title)])
        let made = try bea.space.forget([number], unsent: unsent, now: bea.now, under: .heading)
        #expect(bea.space.task(milk) == nil)
        #expect(bea.space.list(list) == nil)
        #expect(bea.space.replica.facts.allSatisfy { $0.entity.sharedSpace == nil })
        #expect(bea.space.notes.map(\.text).contains { $0.hasSuffix("\nEggs for Sunday") })
        #expect(!made.isEmpty)
    }

    @Test(
        "L5: a task that the list did not let go is in it for the person who took it out as well, and theirs goes on as a copy",
        arguments: [true, false]
    )
    func notLetGo(deletes: Bool) throws {
        share()
        let own = try bea.addList("Mine")
        _ = try bea.space.perform(.changeTasks([milk], .list(.existing(own))), by: bea.origin)
        if deletes { _ = try bea.space.perform(.deleteTask(milk), by: bea.origin) }
        bea.space.memberships = [SpaceMembership(number: number, role: .view, others: [])]
        let letGo = FieldName(Entity(.task, scope: number, milk), TaskField.deleted)
        let unsent = bea.space.replica.facts.filter { FieldName($0.entity, $0.field) == letGo }
        _ = try bea.space.forget([number], unsent: unsent, now: bea.now, under: .heading)
        bea.space.apply(ada.space.replica.facts.filter { $0.entity.sharedSpace != nil })
        #expect(bea.titles(bea.space.members(of: list)) == ["Milk"])
        #expect(bea.titles(bea.space.members(of: own)) == (deletes ? [] : ["Milk"]))
    }

    @Test("L5: a file holds shared lists as the person's own, and brings them in where nobody knows of them")
    func files() throws {
        share()
        let file = TeaspoonFile.bytes(of: bea.space, now: bea.now)
        let cy = Person(device: 4, now: bea.now)
        _ = try cy.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: cy.now)), by: cy.origin)
        #expect(cy.titles(cy.space.members(of: list)) == ["Milk"])
        #expect(cy.space.membership(ofList: list) == nil)
        // Where it came from it is no news.
        #expect(try bea.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: bea.now)), by: bea.origin).facts.isEmpty)
    }

    @Test("L5: the others, too, see tasks and done dates that a file brings into a shared list")
    func filesOfAnotherDevice() throws {
        let list = list
        let bins = try addBins(by: ada, due: Instant(time: Person.monday, offset: 0).date)
        let elsewhere = ada.elsewhere(device: 4)
        share()
        let due = try #require(ada.space.task(bins)?.due)
        let eggs = try elsewhere.add("Eggs", cost: 2) { $0.list = .existing(list) }
        for above in [milk, eggs] { try elsewhere.add("From the market", under: above) }
        try elsewhere.checkOff(bins)
        let file = TeaspoonFile.bytes(of: elsewhere.space, now: elsewhere.now)
        ada.now = max(ada.now, elsewhere.now)
        let result = try ada.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: ada.now)), by: ada.origin)
        meet()
        #expect(bea.titles(bea.space.members(of: list)) == ["Milk", "Bins", "Eggs"])
        for above in [milk, eggs] { #expect(bea.steps(above) == ["From the market"]) }
        #expect(ada.space.task(eggs)?.cost == 2 && bea.space.task(eggs)?.cost == nil)
        #expect(bea.space.task(bins)?.due == due.adding(days: 7))
        let dates = bea.space.replica.entities(.sharedOccurrence)
        #expect(dates.map { bea.space.replica.value($0, SharedOccurrenceField.task).identity } == [bins])
        try ada.undo(result.change)
        meet()
        for person in [ada, bea] { #expect(person.titles(person.space.members(of: list)) == ["Milk", "Bins"]) }
        #expect(bea.space.task(bins)?.due == due)
    }

    @Test("L5: the others, too, see which dates were done of a repeating task that a file brings into a shared list")
    func datesOfNewTasks() throws {
        let due = Instant(time: Person.monday, offset: 0).date
        let elsewhere = ada.elsewhere(device: 4)
        share()
        let bins = try addBins(by: elsewhere, due: due)
        try elsewhere.checkOff(bins)
        let file = TeaspoonFile.bytes(of: elsewhere.space, now: elsewhere.now)
        ada.now = max(ada.now, elsewhere.now)
        _ = try ada.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: ada.now)), by: ada.origin)
        meet()
        for person in [ada, bea] {
            #expect(person.space.task(bins)?.due == due.adding(days: 7))
            #expect(person.space.closing(of: due, bins)?.isDone == true)
        }
        let dates = bea.space.replica.entities(.sharedOccurrence)
        #expect(dates.map { bea.space.replica.value($0, SharedOccurrenceField.task).identity } == [bins])
    }

    @Test("L5, A8: a task in a shared list counts once among the news of a file, whatever is new about it")
    func newsOfFiles() throws {
        let elsewhere = ada.elsewhere(device: 4)
        share()
        let list = list
        _ = try edit(elsewhere, milk, title: "Soy milk", cost: 2, note: "the green one")
        try elsewhere.add("Eggs", cost: 2, note: "six") { $0.list = .existing(list) }
        ada.now = max(ada.now, elsewhere.now)
        let file = TeaspoonFile.bytes(of: elsewhere.space, now: elsewhere.now)
        let facts = try TeaspoonFile.facts(of: file, now: ada.now)
        let news = ada.space.news(in: facts)
        #expect((news.newTasks, news.changedTasks, news.lists) == (1, 1, 0))
        let result = try ada.space.perform(.importFacts(facts), by: ada.origin)
        #expect(ada.space.change(try #require(result.change), around: ada.instant)?.count == 2)
    }

    @Test("L5: a file changes nothing in a list that the person may only view")
    func filesOfViewers() throws {
        share(bea: .view)
        let facts = try TeaspoonFile.facts(of: TeaspoonFile.bytes(of: bea.space, now: bea.now), now: bea.now)
        _ = try ada.space.perform(.deleteTask(milk), by: ada.origin)
        meet()
        #expect(bea.space.news(in: facts).gone == 0)
        let result = try bea.space.perform(.importFacts(facts, bringingBack: true), by: bea.origin)
        #expect(result.facts.isEmpty)
        #expect(bea.titles(bea.space.members(of: list)).isEmpty)
    }

    @Test("Nobody draws another's own task into a space by its name")
    func forged() throws {
        share()
        let secret = try ada.add("Secret")
        let timestamp = Timestamp(time: UInt64(bea.now + 60_000), counter: 0, device: 2)
        ada.space.apply([Fact(Entity(.task, scope: number, secret), TaskField.title, .text("Known"), timestamp)])
        #expect(ada.space.task(secret)?.title == "Secret")
        _ = try edit(ada, secret, title: "Still secret")
        #expect(ada.space.replica.value(Entity(.task, scope: number, secret), TaskField.title).text == "Known")
    }
}
