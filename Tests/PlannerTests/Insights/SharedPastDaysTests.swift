import Facts
import Interchange
import TestSupport
import Testing

@testable import Planner

/// Numbers of days that are over, on which there were tasks of a shared list.
struct SharedPastDaysTests {
    private let two: TwoPeople
    private var ada: Person { two.ada }
    private var bea: Person { two.bea }

    init() throws {
        two = try TwoPeople()
        two.share()
        for person in [two.ada, two.bea] { try person.startDay() }
    }

    /// Date, had, borrowed, planned and used of each day before the current one.
    private func past(_ space: PersonalSpace, at instant: Instant) -> [[Int]] {
        guard let today = space.currentDay?.date else { return [] }
        let days = Insights(reading: space, at: instant, from: instant.date.adding(days: -100)).days
        return days.filter { $0.date < today }.map { [Int($0.date.number), $0.had, $0.borrowed, $0.planned, $0.used] }
    }

    private func past(_ person: Person) -> [[Int]] { past(person.space, at: person.instant) }

    /// What a new plan says into which somebody's file was read.
    private func pastInFile(of space: PersonalSpace, at instant: Instant) throws -> [[Int]] {
        let other = Person(device: 3, now: instant.time)
        let facts = try TeaspoonFile.facts(of: TeaspoonFile.bytes(of: space, now: instant.time), now: instant.time)
        _ = try other.space.perform(.importFacts(facts), by: other.origin)
        return past(other.space, at: instant)
    }

    /// What a device says that has put away what nobody can ask for any more, many days later.
    private func pastKept(_ space: PersonalSpace, at instant: Instant) throws -> [[Int]] {
        let other = PersonalSpace(device: 4)
        try other.load(snapshot: space.snapshot(now: instant.time + 60 * Person.day))
        other.memberships = space.memberships
        return past(other, at: instant)
    }

    /// Ada borrows for a task that Bea does.
    private func borrowForMilk() throws {
        try ada.startNextDay(2)
        bea.now = ada.now
        try ada.submit([two.milk], borrowing: 1)
        try bea.checkOff(two.milk)
        two.meet()
    }

    @Test("L5, N4: what another member did is used on no day once its task is moved to an own list")
    func moved() throws {
        let own = try ada.addList("Own")
        try borrowForMilk()
        try two.put(two.milk, into: own, by: ada)
        #expect(ada.space.budget?.used == 0)
        #expect(ada.space.todayItem(two.milk)?.doneBy == OtherMember(name: nil))
        try ada.startNextDay()
        #expect(past(ada).map { Array($0.dropFirst()) } == [[12, 0, 0, 0], [2, 0, 3, 0]])
    }

    @Test("L5, N4: nor once it is moved after its day, which no other device needs to have heard of")
    func movedLater() throws {
        let own = try ada.addList("Own")
        try ada.submit([two.milk])
        try ada.startNextDay()
        try bea.checkOff(two.milk)
        two.meet()
        let before = past(ada)
        #expect(before.last?.last == 0)
        try two.put(two.milk, into: own, by: ada)
        #expect(past(ada) == before)
    }

    @Test("L5, N4: nor once its list is no longer shared, or undoing put it where it was before it was shared")
    func unshared() throws {
        let own = try ada.addList("Own")
        let bread = try ada.add("Bread", cost: 2) { $0.list = .existing(own) }
        let filed = try two.put(bread, into: two.list, by: ada)
        two.meet()
        try ada.submit([bread, two.milk])
        try bea.checkOff(bread)
        try bea.checkOff(two.milk)
        two.meet()
        try ada.undo(filed.change)
        #expect(ada.space.budget?.used == 0)
        _ = ada.space.takeBack(TwoPeople.groceries, now: ada.now)
        #expect(ada.space.budget?.used == 0)
        try ada.startNextDay()
        #expect(past(ada).map { Array($0.dropFirst()) } == [[12, 0, 5, 0]])
    }

    @Test("L5: a date that another member did stays done when its task is moved to an own list, until the mark is taken off")
    func movedDate() throws {
        let (list, date) = (two.list, ada.instant.date)
        let own = try ada.addList("Own")
        let bins = try ada.add("Bins", cost: 2) { details in
            details.list = .existing(list)
            details.due = date
            details.repeats = RepeatRule(.days)
        }
        two.meet()
        try ada.submit([bins])
        try bea.checkOff(bins)
        two.meet()
        try two.put(bins, into: own, by: ada)
        #expect(ada.space.todayItem(bins)?.doneBy == OtherMember(name: nil))
        #expect(ada.space.budget?.used == 0)
        _ = try ada.space.perform(.uncheck(bins), by: ada.origin)
        #expect(ada.space.todayItem(bins)?.done == nil)
        try ada.checkOff(bins)
        #expect(ada.space.budget?.spent == 2)
    }

    @Test("L5: what the person did on a device that had not heard of the day stays theirs in another shared list")
    func ownMoved() throws {
        let garden = try ada.addList("Garden")
        two.share(garden, as: TwoPeople.garden)
        let phone = ada.elsewhere(device: 9)
        try two.tell(phone, ada)
        try ada.startNextDay()
        try ada.submit([two.milk])
        phone.now = ada.now
        try phone.checkOff(two.milk)
        try two.tell(ada, phone)
        try two.put(two.milk, into: garden, by: ada)
        #expect(ada.space.todayItem(two.milk).map { $0.done != nil && $0.doneBy == nil } == true)
    }

    @Test("N4: a task that was done on a device that had not heard of the day stays used when it is deleted or opened again")
    func deletedElsewhere() throws {
        let phone = Person(device: 9)
        let soup = try ada.plan("Soup", cost: 4)
        phone.space.apply(ada.space.replica.facts.filter { $0.entity.kind == .task })
        phone.now = ada.now
        try phone.checkOff(soup)
        ada.space.apply(phone.space.replica.facts)
        try ada.startNextDay()
        #expect(past(ada).map(\.last) == [4])
        _ = try ada.space.perform(.deleteTask(soup), by: ada.origin)
        #expect(past(ada).map(\.last) == [4])
    }

    @Test("L5, N4: what another member does after a day changes nothing that was borrowed for it")
    func doneLater() throws {
        try ada.startNextDay(2)
        try ada.submit([two.milk], borrowing: 1)
        try ada.startNextDay()
        let before = past(ada)
        #expect(before.last.map { Array($0.dropFirst()) } == [2, 1, 3, 0])
        bea.now = ada.now
        try bea.checkOff(two.milk)
        two.meet()
        #expect(past(ada) == before)
    }

    @Test("L5, N4: who takes their mark off again after a day, or deletes the task, changes nothing of it")
    func takenBack() throws {
        try borrowForMilk()
        try ada.startNextDay()
        let before = past(ada)
        #expect(before.last.map { Array($0.dropFirst()) } == [2, 0, 3, 0])
        bea.now = ada.now
        _ = try bea.space.perform(.uncheck(two.milk), by: bea.origin)
        two.meet()
        #expect(past(ada) == before)
        _ = try bea.space.perform(.deleteTask(two.milk), by: bea.origin)
        two.meet()
        #expect(past(ada) == before)
        #expect(try pastKept(ada.space, at: ada.instant) == before)
    }

    @Test("N4: where an older program began the next day, a past day says what is still known of its tasks")
    func olderProgram() throws {
        try borrowForMilk()
        let soup = try ada.plan("Soup", cost: 1)
        try ada.startNextDay()
        let keeping = ada.space.replica.facts.filter { fact in
            fact.entity.kind == .plan && (fact.field == PlanField.cost || fact.field == PlanField.doneByOther)
        }
        let old = PersonalSpace(device: 8)
        old.memberships = ada.space.memberships
        old.apply(
            ada.space.replica.facts.filter { fact in !keeping.contains { $0.entity == fact.entity && $0.field == fact.field } }
        )
        let person = Person(device: 8, now: ada.now, space: old)
        #expect(past(person).last.map { Array($0.dropFirst()) } == [2, 0, 4, 0])
        // The present cost.
        _ = try person.space.perform(.changeTasks([soup], .cost(5)), by: person.origin)
        #expect(past(person).last.map { Array($0.dropFirst()) } == [2, 1, 8, 0])
        // None, once nothing but the mark of the deletion is left.
        _ = try person.space.perform(.deleteTask(soup), by: person.origin)
        #expect(past(person).last.map { Array($0.dropFirst()) } == [2, 1, 8, 0])
        #expect(try pastKept(person.space, at: person.instant).last.map { Array($0.dropFirst()) } == [2, 0, 3, 0])
        // Nor that another member did it, once the list is gone.
        _ = try person.space.forget([TwoPeople.groceries], unsent: [], now: person.now, under: "Notes")
        #expect(past(person).last.map { Array($0.dropFirst()) } == [2, 1, 5, 0])
    }

    /// Commands by which a person changes what earlier days show: undoing, removing examples, leaving days out, and reading a file.
    private static let changing: [RandomCommands.Kind] = [.undo, .examples, .leaveDaysOut, .importFacts]
    /// Those that bring tasks into the shared list and out of it.
    private static let moving: [RandomCommands.Kind] = [
        .add, .submit, .submit, .change, .change, .checkOffAnything, .checkOffAnything, .startDay,
    ]

    @Test("L5, N4: whatever two members do after a day of one of them, its numbers stay, also in a file and a month later")
    func random() throws {
        var random = SeededRandom.printed(seed: 45)
        for _ in 0..<10 {
            let two = try TwoPeople()
            two.share()
            var acts = (0..<2).map { _ in RandomCommands(SeededRandom(seed: random.next())) }
            var now = Person.monday + Person.hour
            for _ in 0..<120 {
                now += 1000 + Int64(random.below(6)) * Person.hour
                let instant = Instant(time: now, offset: 0)
                let index = random.below(2)
                let person = index == 0 ? two.ada : two.bea
                let kind = random.one(of: random.once(in: 2) ? Self.moving : RandomCommands.Kind.allCases)
                guard index == 1 || !Self.changing.contains(kind) else { continue }
                let before = past(two.ada.space, at: instant)
                _ = try? acts[index].act(kind, on: person.space, from: acts[index].origin(at: instant))
                two.meet()
                let after = past(two.ada.space, at: instant)
                #expect(Array(after.prefix(before.count)) == before, "\(index) \(kind)")
                #expect(try pastInFile(of: two.ada.space, at: instant) == after, "file after \(kind)")
                #expect(try pastKept(two.ada.space, at: instant) == after, "a month after \(kind)")
            }
        }
    }
}
