import Facts
import TestSupport
import Testing

@testable import Planner

/// People who share a list, each with devices that are cut off now and then, see the same of it in the end, and nothing else of each other.
struct SharedConvergenceTests {
    @Test(
        "L5: random changes by members of different roles and a stranger, with a revocation: equal views, nothing personal in the space"
    )
    func converge() throws {
        var random = SeededRandom.printed(seed: 1)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var company = Company(seed: seed)
            for _ in 0..<12 { try company.step() }
            let list = try company.shareList()
            company.roles = [.own, .edit, .view]
            company.knowsStranger = company.random.once(in: 2)
            for _ in 0..<20 {
                try company.step()
                if company.random.once(in: 4) { company.forge() }
                if company.random.once(in: 3) { try company.bringBack(to: list) }
            }
            // The second loses their place, at once or after having become one who looks.
            company.roles[1] = company.random.once(in: 2) ? nil : .view
            for _ in 0..<12 { try company.step() }
            if company.random.once(in: 2) { company.roles[1] = nil }
            try company.syncAll()
            Self.check(company, list, "history \(history), seed \(seed)")
        }
    }

    @Test(
        "L5: a list that is taken back is whole where it came from, and nowhere else; shared again, it is what all see"
    )
    func takeBack() throws {
        var random = SeededRandom.printed(seed: 2)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var company = Company(seed: seed, accounts: 2)
            for _ in 0..<8 { try company.step() }
            let list = try company.shareList()
            company.roles = [.own, .edit]
            for _ in 0..<20 { try company.step() }
            try company.syncAll()
            let before = titles(of: list, in: company)
            company.write(company.devices[0].space.takeBack(company.number, now: company.now), at: 0)
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
            guard company.devices[0].space.sharePreview(of: list) != nil else { continue }
            for _ in 0..<6 { try company.step() }
            company.number = 9
            company.roles = [.own, .edit]
            company.share(list)
            for _ in 0..<12 { try company.step() }
            try company.syncAll()
            // A file that the second had saved while they shared it has made it theirs, too, by the same names.
            let isTheirs = company.shared.facts.keys.contains { name in
                guard let being = DeletionFields(of: name.entity.kind) else { return false }
                let own = FieldName(Entity(name.entity.kind, name.entity.identity), being.name)
                return company.personal[1].facts[own]?.value.text != nil
            }
            if !isTheirs { Self.check(company, list, "history \(history), seed \(seed)") }
        }
    }

    @Test("L5: after any undo and redo by any member, the space of a shared list holds no task that is not in the list")
    func undoing() throws {
        var random = SeededRandom.printed(seed: 3)
        for history in 0..<SeededRandom.histories(usually: 24) {
            let seed = random.next()
            var company = Company(seed: seed, accounts: 2)
            for _ in 0..<12 { try company.step() }
            try company.syncAll()
            let list = try company.shareList()
            company.roles = [.own, .edit]
            try company.syncAll()
            for _ in 0..<20 {
                try company.step()
                if company.random.once(in: 3) { try company.bringBack(to: list) }
                try company.syncAll()
                for device in company.devices where device.space.hasList(list) {
                    for task in device.space.everyTask {
                        guard device.space.home(of: task) == company.number, let entry = device.space.task(task) else { continue }
                        #expect(device.space.list(of: entry) == list, "history \(history), seed \(seed)")
                    }
                }
            }
            Self.check(company, list, "history \(history), seed \(seed)")
        }
    }

    private func titles(of list: Identity, in company: Company) -> [String] {
        PublicLinkContent(of: list, in: company.devices[0].space, number: company.number).rows.map(\.title).sorted()
    }

    static func check(_ company: Company, _ list: Identity, _ history: Comment) {
        for fact in company.shared.facts.values { #expect(SharedEntities.takes(fact.entity, fact.field), history) }
        let apart = movedApart(company)
        var view: PublicLinkContent?
        for device in company.devices {
            let space = device.space
            let kept = company.personal[device.account].facts.count
            #expect(space.replica.facts.count { $0.entity.sharedSpace == nil } == kept, history)
            #expect(TaskListsTests.listed(space) == TaskListsTests.scanned(space), history)
            guard company.roles[device.account] != nil else {
                #expect(!space.spaces.contains(company.number), history)
                continue
            }
            // A device holds its own account's facts and those of the space, and nothing else.
            for fact in space.replica.facts {
                let name = FieldName(fact.entity, fact.field)
                let kept =
                    switch fact.entity.sharedSpace {
                    case .none: company.personal[device.account].facts[name]
                    case .some(Company.stranger): company.strange.facts[name]
                    default: company.shared.facts[name]
                    }
                #expect(kept == fact, history)
            }
            let seen = PublicLinkContent(of: list, in: space, number: company.number, but: apart)
            if let view { #expect(seen.name == view.name, history) }
            if let view { #expect(seen.rows.map(\.title) == view.rows.map(\.title), history) }
            // Weekdays are a person's own: what comes on them is due and done otherwise.
            for (one, other) in zip(seen.rows, view?.rows ?? []) where one.isDaily == other.isDaily {
                #expect(one == other, history)
            }
            view = view ?? seen
        }
    }

    /// The tasks that two members moved out at the same time, and one of them put back: they are still the other's own (decision 60).
    private static func movedApart(_ company: Company) -> Set<Identity> {
        var apart: Set<Identity> = []
        for fact in company.shared.facts.values where fact.entity.kind == .task && fact.field == TaskField.takenOut {
            let own = Entity.task(fact.entity.identity)
            let isOwn = company.personal.contains { kept in
                kept.facts[FieldName(own, TaskField.title)]?.value.text != nil
                    && kept.facts[FieldName(own, TaskField.home)]?.value.integer == nil
            }
            if fact.value.isAbsent, isOwn { apart.insert(fact.entity.identity) }
        }
        return apart
    }
}
