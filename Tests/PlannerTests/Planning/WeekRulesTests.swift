import Facts
import TestSupport
import Testing

@testable import Planner

/// The rules of docs/planning.md for plans of several days, whatever was done before.
struct WeekRulesTests {
    /// Histories of any kind, each with a day and tasks that can be planned.
    private func histories(
        seed: UInt64,
        _ check: (PersonalSpace, Instant, inout RandomCommands) throws -> Void
    ) throws {
        var random = SeededRandom.printed(seed: seed)
        for _ in 0..<SeededRandom.histories(usually: 25) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            acts.favoured = [.planWeek, .planWeek, .planWeek, .startDay, .startDay, .moveDate]
            let space = PersonalSpace(device: 1)
            let person = Person(now: Person.monday, offset: 60, space: space)
            var settings = space.settings
            settings.reserve = acts.random.below(4)
            _ = try space.perform(.changeSettings(settings), by: person.origin)
            try person.startDay(5 + acts.random.below(10))
            for number in 1...5 {
                try person.add("Letter \(number)", cost: 1 + acts.random.below(6)) {
                    if acts.random.once(in: 2) { $0.due = person.instant.date.adding(days: acts.random.below(10)) }
                    $0.priority = acts.random.one(of: [nil, .high, .low])
                }
            }
            try check(space, person.instant, &acts)
            var now = person.now
            for _ in 0..<30 {
                now += Int64(acts.random.below(6 * Int(Person.hour)))
                let instant = Instant(time: now, offset: 60)
                _ = acts.act(on: space, from: acts.origin(at: instant))
                try check(space, instant, &acts)
            }
        }
    }

    private func asked(_ instant: Instant, _ random: inout SeededRandom) -> WeekFilter {
        var asked = WeekFilter()
        asked.days = random.one(of: WeekFilter.spans)
        for _ in 0..<random.below(3) { asked.toggle(instant.date.adding(days: random.below(asked.days))) }
        return asked
    }

    @Test(
        "N1: no day gets more than is free beside the reserve, or than makes it fuller than usual, and a day that is kept free gets nothing"
    )
    func neverOver() throws {
        var planned = 0
        try histories(seed: 21) { space, instant, acts in
            guard let plan = space.planWeek(asked(instant, &acts.random), at: instant) else { return }
            let usual = min(try #require(space.usualNumber), space.newDaySuggestion.usual)
            for day in plan.days where !day.lines.isEmpty {
                planned += 1
                #expect(!day.isKeptFree && day.roomLeft >= 0)
                let proposed = day.lines.reduce(0) { $0 + $1.cost }
                // Tasks done today count, too.
                let used = day.isToday ? try #require(space.budget).used : day.planned - proposed
                let reserve = day.isToday ? 0 : space.settings.reserve
                #expect(proposed * 100 <= 80 * (min(day.total, usual) - reserve - used))
                #expect(!day.isToday || space.budget?.fromReserve(adding: proposed) == 0)
            }
        }
        #expect(planned > 100)
    }

    @Test("N1: each task is on one day at most: in sight, not after it is due, costed, and with no day of its own")
    func neverWrong() throws {
        try histories(seed: 22) { space, instant, acts in
            guard let plan = space.planWeek(asked(instant, &acts.random), at: instant) else { return }
            var seen: Set<Identity> = []
            for day in plan.days {
                for line in day.lines {
                    let task = line.task
                    #expect(seen.insert(task.identity).inserted)
                    #expect(space.canGoIntoToday(task) && task.daily.isEmpty)
                    #expect(space.intendedDate(of: task.identity, at: instant) == nil)
                    #expect(task.repeats == nil || day.date == instant.date)
                    if let due = line.due?.due, due >= instant.date { #expect(day.date <= due) }
                    let evening = instant.at(instant.beginning(of: day.date.adding(days: 1)) - 1)
                    for one in [task] + space.ancestors(of: task) { #expect(!space.isHidden(one, at: evening)) }
                }
            }
            #expect(plan.waiting.allSatisfy { seen.insert($0.task.identity).inserted })
            #expect(plan.waiting.count <= 3)
        }
    }

    @Test("N1: every plan for several days can be taken as it is, in one change that can be undone, and is then on its days")
    func taken() throws {
        var taken = 0
        try histories(seed: 23) { space, instant, acts in
            guard acts.random.once(in: 4), let plan = space.planWeek(asked(instant, &acts.random), at: instant), !plan.isEmpty
            else { return }
            taken += 1
            let before = VisibleState(space)
            let lines = plan.days.flatMap { day in day.lines.map { IntendedLine($0.task.identity, on: day.date) } }
            let result = try space.perform(
                .takeWeek(
                    lines,
                    resting: plan.days[0].isToday ? plan.days[0].rest : nil
                ),
                by: acts.origin(at: instant)
            )
            for line in lines {
                if line.date == instant.date, plan.days[0].isToday {
                    #expect(space.todayItem(line.task) != nil)
                } else {
                    #expect(space.intendedDate(of: line.task, at: instant) == line.date)
                }
            }
            _ = try space.perform(.toggleUndo(try #require(result.change)), by: acts.origin(at: instant))
            #expect(VisibleState(space) == before)
        }
        #expect(taken > 20)
    }

    @Test("N1, D1: a New Day brings only tasks that fit, of dates from the last day to its own")
    func broughtIn() throws {
        var brought = 0
        try histories(seed: 24) { space, instant, acts in
            let next = instant.at(instant.time + Person.day)
            let meant = space.intendedTasks(at: next).filter { $0.date == next.date }.map(\.task.identity)
            guard !meant.isEmpty else { return }
            let copy = PersonalSpace(device: 2)
            copy.apply(space.replica.facts)
            let spoons = acts.random.below(12)
            _ = try copy.perform(.startDay(spoons: spoons), by: acts.origin(at: next))
            var (cost, daily) = (0, 0)
            for item in copy.todayItems {
                if item.task.isDaily { daily += item.cost } else { cost += item.cost }
                // Also one that is in the list of the day before, and on another device meant for this one.
                let last = space.currentDay?.date ?? next.date.adding(days: -1)
                let dates = [space.intendedDate(of: item.task.identity), space.task(item.task.identity)?.due].compactMap { $0 }
                let isMeant = dates.contains { last < $0 && $0 <= next.date }
                #expect(item.task.isDaily || item.task.isRest || isMeant || last >= next.date)
            }
            if cost > 0 { #expect(cost + daily <= spoons) }
            brought += cost
        }
        #expect(brought > 20)
    }

    @Test("N1: adding done tasks never makes a day to come fuller")
    func doneNeverRaises() throws {
        try histories(seed: 25) { space, instant, acts in
            guard acts.random.once(in: 6), let before = space.planWeek(WeekFilter(), at: instant) else { return }
            let copy = PersonalSpace(device: 2)
            copy.apply(space.replica.facts)
            let person = Person(device: 2, now: instant.time, offset: 60, space: copy)
            for number in 0...acts.random.below(3) {
                try person.checkOff(try person.add("Done \(number)", cost: 1 + acts.random.below(5)))
            }
            let after = try #require(copy.planWeek(WeekFilter(), at: instant))
            for (one, other) in zip(before.days, after.days) {
                #expect(other.total <= max(one.total, one.isToday ? other.total : 0))
                // A due task that no day was chosen for stays on its date, and takes room there.
                guard Self.spoons(of: one.fixed) == Self.spoons(of: other.fixed) else { continue }
                let (room, less) = (
                    one.lines.reduce(one.roomLeft) { $0 + $1.cost }, other.lines.reduce(other.roomLeft) { $0 + $1.cost }
                )
                #expect(less <= room)
            }
        }
    }

    private static func spoons(of tasks: [DayTask]) -> Int { tasks.reduce(0) { $0 + $1.spoons } }

    @Test("N1: the same facts, received in any order, make the same plan for several days on every device")
    func sameEverywhere() throws {
        try histories(seed: 26) { space, instant, acts in
            guard acts.random.once(in: 6) else { return }
            let asked = asked(instant, &acts.random)
            let other = PersonalSpace(device: 7)
            other.apply(space.replica.facts.shuffled(using: &acts.random))
            let (mine, theirs) = (space.planWeek(asked, at: instant), other.planWeek(asked, at: instant))
            #expect(mine?.days.map { $0.lines.map(\.task) } == theirs?.days.map { $0.lines.map(\.task) })
            #expect(mine?.days.map { $0.fixed } == theirs?.days.map { $0.fixed })
            #expect(mine?.waiting.map(\.task) == theirs?.waiting.map(\.task))
        }
    }
}
