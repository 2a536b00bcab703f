import Facts
import TestSupport
import Testing

@testable import Planner

/// People who share a list, each with devices that are cut off now and then, see the same of it in the end, and nothing else of each other.
struct SharedConvergenceTests {
    @Test(
        "L5: random acts by members with different roles, a revocation in the middle: equal views, and nothing personal in the space"
    )
    func converge() throws {
        var random = SeededRandom.printed()
        for history in 0..<SeededRandom.histories(usually: 60) {
            let seed = random.next()
            var company = Company(seed: seed)
            for _ in 0..<12 { try company.step() }
            let list = try share(&company)
            company.roles = [.own, .edit, .view]
            for _ in 0..<20 { try company.step() }
            // The second loses their place, at once or after having become one who looks.
            company.roles[1] = company.random.once(in: 2) ? nil : .view
            for _ in 0..<12 { try company.step() }
            if company.random.once(in: 2) { company.roles[1] = nil }
            try company.syncAll()
            check(company, list, "history \(history), seed \(seed)")
        }
    }

    @Test("L5: a list that is taken back is whole where it came from, and nowhere else")
    func takeBack() throws {
        var random = SeededRandom.printed()
        for history in 0..<SeededRandom.histories(usually: 60) {
            let seed = random.next()
            var company = Company(seed: seed, accounts: 2)
            for _ in 0..<8 { try company.step() }
            let list = try share(&company)
            company.roles = [.own, .edit]
            for _ in 0..<20 { try company.step() }
            try company.syncAll()
            let before = SharedView(of: list, in: company.devices[0].space).rows.map(\.title).sorted()
            company.write(company.devices[0].space.takeBack(Company.number, now: company.now), at: 0)
            try company.sync(0)
            company.roles = [nil, nil]
            company.shared = Company.Kept()
            try company.syncAll()
            for device in company.devices {
                #expect(device.space.spaces.isEmpty, "history \(history), seed \(seed)")
                let owns = device.account == 0
                let titles = before.filter { title in device.space.everyTask.contains { device.space.task($0)?.title == title } }
                if owns { #expect(titles == before, "history \(history), seed \(seed)") }
            }
            #expect(
                company.devices[0].space.replica.facts == company.devices[1].space.replica.facts,
                "history \(history), seed \(seed)"
            )
        }
    }

    /// The first account shares a list, one of its devices perhaps not having heard of it.
    private func share(_ company: inout Company) throws -> Identity {
        try company.sync(0)
        let space = company.devices[0].space
        let person = Person(device: 77, now: company.now, space: space)
        let made = try space.addList(ListDraft(name: "Shared by all"), from: person.sender)
        let list = try #require(made.act)
        company.write(made.facts, at: 0)
        for title in ["Milk", "Bread"] {
            var details = TaskDetails()
            details.list = .existing(list)
            let draft = try TaskDraft(title: title, note: "", cost: nil, daily: .none, details: details)
            company.write(try space.addTask(draft, from: person.sender).facts, at: 0)
        }
        if company.random.once(in: 2) { try company.sync(0) }
        // The other device writes on without knowing.
        if company.random.once(in: 2) { try company.sync(1) }
        company.roles[0] = .own
        space.standings = [SpaceStanding(number: Company.number, role: .own, others: [])]
        company.write(space.share(list, in: Company.number, now: company.now), at: 0)
        return list
    }

    private func check(_ company: Company, _ list: Identity, _ history: Comment) {
        for fact in company.shared.facts.values { #expect(SharedThings.takes(fact.thing, fact.field), history) }
        var view: SharedView?
        for device in company.devices {
            let space = device.space
            #expect(TaskListsTests.listed(space) == TaskListsTests.scanned(space), history)
            guard company.roles[device.account] != nil else {
                #expect(space.spaces.isEmpty, history)
                continue
            }
            // A device holds its own account's facts and those of the space, and nothing else.
            for fact in space.replica.facts {
                let kept =
                    fact.thing.sharedSpace == nil
                    ? company.personal[device.account].facts[FieldName(fact.thing, fact.field)]
                    : company.shared.facts[FieldName(fact.thing, fact.field)]
                #expect(kept == fact, history)
            }
            let seen = SharedView(of: list, in: space)
            if let view { #expect(seen.name == view.name, history) }
            if let view { #expect(seen.rows.map(\.title) == view.rows.map(\.title), history) }
            // Weekdays are a person's own: what comes on them is due and done otherwise.
            for (one, other) in zip(seen.rows, view?.rows ?? []) where one.isDaily == other.isDaily {
                #expect(one == other, history)
            }
            view = view ?? seen
        }
    }
}
