import Facts
import TestSupport
import Testing

@testable import Planner

/// A plan that was made on a device without an account, and the account that somebody signs in to there.
@Suite("A plan that joins an account")
struct JoiningPlanTests {
    private let account = Person(device: 1)
    private let guest = Person(device: 2, now: Person.monday + Person.hour)

    private func join() {
        account.space.apply(account.space.joining(guest.space))
        account.now = max(account.now, guest.now)
    }

    private func history() -> [Change] {
        account.space.changes(before: Instant(time: account.now + Person.day, offset: 0), limit: 1000)
    }

    @Test("A1: The number that the account has for a date stands, although the device's is newer")
    func number() throws {
        try account.startDay(6)
        try guest.startDay(12)
        try guest.plan("Typed", cost: 2)
        join()
        #expect(account.space.budget?.total == 6)
        #expect(account.titles(account.today) == ["Typed"])
    }

    @Test("A1: Examples that nobody touched stay out, those that somebody touched join")
    func examples() throws {
        try account.startDay(6)
        _ = try guest.space.perform(.startDay(spoons: 12, withExamples: true), by: guest.origin)
        let dressed = try #require(guest.today.first)
        try guest.checkOff(dressed)
        join()
        let titles = account.titles(account.space.replica.entities(.task).map(\.identity))
        #expect(titles == ["Get dressed"])
        #expect(account.space.budget?.total == 6)
    }

    @Test("A1: Beginning further days touches no example")
    func furtherDays() throws {
        _ = try guest.space.perform(.startDay(spoons: 12, withExamples: true), by: guest.origin)
        #expect(!guest.space.isWorthKeeping)
        try guest.startNextDay()
        #expect(guest.space.untouchedExamples.count == EnglishTexts().exampleTitles.count)
    }

    @Test("A1: Undoing what the device began cannot take the account's day away, and History does not offer it")
    func undoing() throws {
        try account.startDay(6)
        try guest.startDay(12)
        let task = try guest.plan("Typed", cost: 2)
        join()
        #expect(!history().contains { $0.name == .startedDay && $0.amount == 12 })
        for change in history() where change.name == .planned { try account.undo(change.identity) }
        #expect(account.space.budget?.total == 6 && account.space.hasTask(task) && account.today.isEmpty)
    }

    @Test("A1: A date that the account has no number for gets the device's")
    func otherDate() throws {
        try account.startDay(6)
        guest.now += Person.day
        try guest.startDay(9)
        try guest.plan("Typed", cost: 2)
        join()
        #expect(account.space.budget?.total == 9)
        #expect(history().contains { $0.name == .startedDay && $0.amount == 9 })
    }

    @Test("A1: What was planned for a second day of the date is in the list of the account's day")
    func secondDay() throws {
        try account.startDay(6)
        try guest.startDay(12)
        try guest.startDay(10)
        try guest.plan("Typed", cost: 2)
        join()
        #expect(account.space.budget?.total == 6)
        #expect(account.titles(account.today) == ["Typed"])
    }

    @Test("A1: Settings and views that the account has stand, with what belongs together; the others join")
    func settings() throws {
        func set(_ person: Person, _ field: Field, _ value: Value) throws {
            let changes = ChangeSet(.changedSettings)
            changes.set(.settings, field, value)
            _ = try person.space.commit(changes, from: person.origin)
        }
        try set(account, SettingsField.unitOne, .text("drop"))
        try set(account, SettingsField.reserve, .integer(1))
        try set(guest, SettingsField.unitTwo, .text("leaves"))
        try set(guest, SettingsField.reserve, .integer(3))
        try set(guest, SettingsField.theme, .integer(2))
        try account.add("Mine")
        join()
        let replica = account.space.replica
        #expect(replica.value(.settings, SettingsField.unitTwo).isAbsent)
        #expect(replica.value(.settings, SettingsField.reserve).integer == 1)
        #expect(replica.value(.settings, SettingsField.theme).integer == 2)
    }

    @Test("A1: A timer that is set in the account goes on; a low day that it ended stays ended")
    func timer() throws {
        try account.startDay(6)
        _ = try account.space.perform(.beginLowDay(.untilSaid), by: account.origin)
        _ = try account.space.perform(.endLowDay, by: account.origin)
        _ = try account.space.perform(.startTimer(minutes: 25, task: nil), by: account.origin)
        let timer = account.space.timer
        try guest.startDay(12)
        _ = try guest.space.perform(.beginLowDay(.untilSaid), by: guest.origin)
        _ = try guest.space.perform(.startTimer(minutes: 5, task: nil), by: guest.origin)
        join()
        #expect(account.space.timer == timer && account.space.lowDay == nil)
    }

    @Test("A1: A first day that was only begun is nothing that anybody is asked about; a typed line is")
    func worth() throws {
        #expect(!guest.space.isWorthKeeping)
        _ = try guest.space.perform(.startDay(spoons: 12, withExamples: true), by: guest.origin)
        _ = try guest.space.perform(.adjustDay(spoons: 9), by: guest.origin)
        #expect(!guest.space.isWorthKeeping)
        let task = try guest.add("Typed")
        #expect(guest.space.isWorthKeeping && guest.space.summary.tasks == 1)
        _ = try guest.space.perform(.deleteTasks([task]), by: guest.origin)
        #expect(!guest.space.isWorthKeeping)
        try guest.note("Milk")
        #expect(guest.space.isWorthKeeping)
    }

    @Test(
        "A1: Whatever both did before, the account's numbers, settings and views stand, all that was typed is there, and no undo changes that"
    )
    func random() throws {
        var seeds = SeededRandom.printed(seed: 43)
        for _ in 0..<SeededRandom.histories(usually: 150) {
            var acts = RandomCommands(SeededRandom(seed: seeds.next()))
            let people = [Person(device: 1), Person(device: 2)]
            for _ in 0..<40 {
                let person = acts.random.one(of: people)
                person.now += Int64(acts.random.below(Int(Person.day / 4)))
                _ = acts.act(on: person.space, from: acts.origin(at: person.instant))
            }
            let (target, other) = (people[0].space, people[1].space)
            let standing = Self.standing(target)
            // A file that went from one to the other may have brought the account's own changes along.
            let had = Set(target.replica.entities(.task).map(\.identity))
            let own = Set(target.replica.entities(.change))
            let joining = target.joining(other)
            // In parts, in any order, and some of them twice.
            var parts = joining.map { [$0] } + (joining.isEmpty ? [] : [joining])
            parts.shuffle(using: &acts.random)
            for part in parts { target.apply(part) }
            #expect(Self.standing(target).isSuperset(of: standing))
            let examples = other.untouchedExamples
            for entity in other.replica.entities(.task) where other.isHere(entity) && !examples.contains(entity.identity) {
                #expect(target.replica[entity]?.entry(TaskField.title) != nil)
            }
            for example in examples where !had.contains(example) { #expect(!target.hasTask(example)) }
            let later = Instant(time: max(people[0].now, people[1].now) + 1000, offset: 0)
            for change in other.replica.entities(.change) where !own.contains(change) {
                do throws(Fault) {
                    let origin = CommandOrigin(acts.origin(at: later).identity, at: later, texts: .english)
                    _ = try target.perform(.toggleUndo(change.identity), by: origin)
                } catch { continue }
            }
            #expect(Self.standing(target).isSuperset(of: standing), "an undo has changed what stood")
        }
    }

    /// The values of an account that no device overrules.
    private static func standing(_ space: PersonalSpace) -> Set<String> {
        var standing: Set<String> = []
        for fact in space.replica.facts {
            switch fact.entity.kind {
            case .settings, .listView: standing.insert("\(fact.entity) \(fact.field) \(fact.value)")
            case .day where fact.field == DayField.spoons && !fact.value.isAbsent: standing.insert("\(fact.entity) \(fact.value)")
            default: break
            }
        }
        return standing
    }
}
