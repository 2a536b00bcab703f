import Facts
import Testing

@testable import Planner

/// Ada and Bea, and the spaces that they share: their writings there reach the other when they meet.
struct TwoPeople {
    static let (groceries, garden): (UInt32, UInt32) = (0xffff_fffe, 3)

    let ada = Person(device: 1)
    let bea = Person(device: 2)
    let list: Identity
    let milk: Identity

    init() throws {
        list = try ada.addList("Groceries")
        let list = list
        milk = try ada.add("Milk", cost: 3, note: "the blue one") { $0.list = .existing(list) }
    }

    /// Ada shares a list with Bea.
    func share(_ list: Identity? = nil, as number: UInt32 = TwoPeople.groceries) {
        for (person, role) in [(ada, SpaceRole.own), (bea, .edit)] {
            person.space.memberships.append(SpaceMembership(number: number, role: role, others: []))
        }
        _ = ada.space.share(list ?? self.list, in: number, now: ada.now)
        meet()
    }

    /// The facts in the spaces of both reach both, as a device takes them in.
    func meet() {
        for _ in 0..<2 {
            give(ada.space.replica.facts, to: bea)
            give(bea.space.replica.facts, to: ada)
        }
        (ada.now, bea.now) = (max(ada.now, bea.now) + 1000, max(ada.now, bea.now) + 1000)
    }

    func give(_ facts: [Fact], to person: Person) {
        let facts = facts.filter { fact in person.space.memberships.contains { $0.number == fact.entity.sharedSpace } }
        do throws(FactsFault) {
            _ = try person.space.merge(batch: Batch(facts).wire)
        } catch {
            Issue.record(error)
        }
    }

    /// The same person's other device learns everything, the personal first, as a worker takes it in.
    func tell(_ other: Person, _ person: Person) throws {
        other.space.memberships = person.space.memberships
        let facts = person.space.replica.facts
        var made = try other.space.merge(batch: Batch(facts.filter { $0.entity.sharedSpace == nil }).wire)
        made += try other.space.merge(batch: Batch(facts.filter { $0.entity.sharedSpace != nil }).wire)
        person.space.apply(made)
        other.now = max(other.now, person.now)
    }

    @discardableResult
    func put(_ task: Identity, into list: Identity, by person: Person) throws -> CommandResult {
        try person.space.perform(.changeTasks([task], .list(.existing(list))), by: person.origin)
    }

    func rename(_ task: Identity, _ title: String, by person: Person) throws {
        var details = TaskDetails()
        details.list = person.space.task(task).flatMap { person.space.list(of: $0) }.map { .existing($0) }
        _ = try person.space.perform(
            .editTask(
                task,
                try TaskDraft(title: title, note: "", cost: nil, daily: .none, details: details)
            ),
            by: person.origin
        )
    }

    /// The tasks that each finds in a list.
    func titles(_ list: Identity) -> [[String]] {
        [ada, bea].map { $0.titles($0.space.members(of: list)) }
    }
}
