import Facts
import Planner
import TestSupport

@testable import Workbench

/// Random tasks as facts of one device, and what each of their days takes by docs/planning.md ("A task has one day"), added up task by task.
struct RandomDays {
    struct Made {
        var cost: Int?
        var parent: Int?
        var due: Int?
        /// The day it is planned for.
        var planned: Int?
        var weekdays = 0
        /// It comes again every so many days.
        var interval: Int?
        var isDone = false
        var isListed = false
        var time: Int?
    }

    static let monday = LocalDate(time: Client.monday, offset: 0)
    private static let device: UInt64 = 77

    private(set) var made: [Made] = []
    /// The current day, in days after Monday.
    var today = 0

    /// - Parameter deep: whether steps have steps.
    init(_ random: inout SeededRandom, isDeep: Bool = true) {
        for index in 0..<4 + random.below(8) {
            var task = Made()
            if !random.once(in: 6) { task.cost = 1 + random.below(6) }
            if index > 0, random.once(in: 2) {
                let parent = random.below(index)
                if isDeep || made[parent].parent == nil { task.parent = parent }
            }
            if random.once(in: 2) { task.due = random.below(12) - 2 }
            if random.once(in: 3) { task.planned = random.below(9) - 1 }
            if task.due != nil, random.once(in: 4) { task.time = 600 }
            if random.once(in: 8) { task.weekdays = 1 + random.below(127) }
            if task.due != nil, task.weekdays == 0, random.once(in: 4) { task.interval = 1 + random.below(4) }
            if task.interval == nil, task.weekdays == 0, task.parent != nil, random.once(in: 5) { task.isDone = true }
            if !task.isDone, task.cost != nil, random.once(in: 5) {
                task.isListed = true
                task.planned = nil
            }
            made.append(task)
        }
    }

    // MARK: As facts

    private static func identity(_ number: Int) -> Identity { LargePlan.identity(.task, number) }

    /// The facts, of a day that begins with a number of spoons and no reserve.
    func facts(spoons: Int) -> [Fact] {
        var facts: [Fact] = []
        var written: UInt64 = 0
        func write(_ kind: EntityKind, scope: UInt32 = 0, _ identity: Identity, _ fields: [(UInt16, Value?)]) {
            written += 1
            let timestamp = Timestamp(time: UInt64(Client.monday - 3_000_000) + written, counter: 0, device: Self.device)
            for case (let field, let value?) in fields {
                facts.append(Fact(Entity(kind, scope: scope, identity), Field(rawValue: field), value, timestamp))
            }
        }
        func number(_ number: Int?) -> Value? { number.map { .integer(Int64($0)) } }
        func date(_ days: Int?) -> Value? { number(days.map { Self.monday.number + $0 }) }
        let key = DayKey(first: Self.monday).rawValue
        write(.settings, .only, [(4, .integer(0))])
        write(.day, scope: key, .only, [(1, number(spoons)), (3, .integer(Client.monday - 3_000_000))])
        for (index, task) in made.enumerated() {
            let identity = Self.identity(index)
            write(
                .task,
                identity,
                [
                    (1, .text("Task \(index)")), (3, number(task.cost)), (5, task.weekdays == 0 ? nil : number(task.weekdays)),
                    (6, task.isDone ? .integer(Client.monday - 90_000_000) : nil), (9, task.isListed ? number(Int(key)) : nil),
                    (13, date(task.due)), (14, number(task.time)), (17, task.parent.map { Value(Self.identity($0)) }),
                    (18, task.interval.map { .text("FREQ=DAILY;INTERVAL=\($0)") }),
                ]
            )
            if task.planned != nil { write(.dismissal, identity, [(4, date(task.planned))]) }
            if task.isListed {
                write(.plan, scope: key, identity, [(1, .integer(1)), (5, task.interval == nil ? nil : date(task.due))])
            }
        }
        return facts
    }

    // MARK: Added up

    /// The day of a task.
    func day(_ index: Int) -> Int? {
        let task = made[index]
        if task.isDone { return nil }
        if task.isListed, task.weekdays == 0 { return today }
        if !task.isListed, let planned = task.planned, planned > today { return planned }
        return task.due.flatMap { $0 > today ? $0 : nil }
    }

    private func isDaily(_ index: Int, on date: Int) -> Bool {
        made[index].weekdays & (1 << ((Self.monday.weekday + date) % 7)) != 0
    }

    private func comes(_ index: Int, on date: Int) -> Bool {
        if isDaily(index, on: date) || day(index) == date { return true }
        guard let due = made[index].due, let interval = made[index].interval else { return false }
        return date > max(due, today, day(index) ?? due) && (date - due) % interval == 0
    }

    private func steps(of index: Int) -> [Int] { made.indices.filter { made[$0].parent == index } }

    private func spoons(beneath index: Int, _ counts: (Int) -> Bool) -> Int {
        var sum = 0
        for step in steps(of: index) {
            if let cost = made[step].cost {
                sum += counts(step) ? cost : min(cost, spoons(beneath: step, counts))
            } else {
                sum += spoons(beneath: step, counts)
            }
        }
        return sum
    }

    private func spoons(of index: Int, _ counts: (Int) -> Bool) -> Int {
        max((made[index].cost ?? 0) - spoons(beneath: index, counts), 0)
    }

    /// What a date takes.
    func sum(on date: Int) -> Int {
        let isApart: (Int) -> Bool = { made[$0].isDone || made[$0].weekdays != 0 || day($0) != nil }
        var sum = 0
        for index in made.indices {
            let isOnce = made[index].weekdays == 0
            if date == today {
                if made[index].isListed { sum += spoons(of: index, isOnce ? isApart : { made[$0].isListed }) }
            } else if isDaily(index, on: date) || day(index) != date && comes(index, on: date) || day(index) == date && !isOnce {
                sum += spoons(of: index) { comes($0, on: date) }
            } else if day(index) == date {
                sum += spoons(of: index, isApart)
            }
        }
        return sum
    }

    /// Begins the next day, with room for all that it brings: daily tasks, and those planned for it or due on it. A step without a cost is
    /// met with its task.
    mutating func beginNextDay() {
        let next = today + 1
        for index in made.indices {
            let task = made[index]
            let isMet = task.cost == nil && task.parent != nil
            let isPlanned = task.planned == next
            let isFree = (task.planned ?? next) <= next
            let isDue = task.due == next && isFree
            // A rule of every day brings its task into every day from its date on.
            let isEveryDay = task.interval == 1 && task.due.map { $0 <= next } ?? false && isFree
            made[index].isListed = isDaily(index, on: next) || isEveryDay || !task.isDone && !isMet && (isPlanned || isDue)
            if made[index].isListed { made[index].planned = nil }
        }
        today = next
    }
}
