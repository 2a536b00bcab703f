import Facts
import Planner

/// Plans of any size that no person makes, each of which would take longest in another place: what a page takes must grow with the size of
/// a plan alone.
struct LargePlan {
    /// What there is much of.
    enum Shape: String, CaseIterable {
        /// Each task is a step of the next.
        case chain
        /// The same as a ring.
        case ring
        /// A task with very many steps.
        case wide
        /// As many tasks as can lie beneath each other, and very many steps of the last.
        case comb
        /// The same in today's list, on a low day.
        case today
        /// Each subject was merged into the next.
        case mergedSubjects
        /// The same as a ring.
        case ringOfSubjects
        /// Many subjects, and tasks that carry some.
        case subjects
        /// Many subjects whose labels lie in one place.
        case subjectsInOnePlace
        /// Lists with a category each.
        case lists
        /// Days that were begun, with a rest done in each, and times of that rest.
        case days
        /// Tasks that every day brings.
        case daily
        /// Tasks that come back every day, by rules that are hard to follow.
        case repeating
        /// Dates of one task that were done.
        case dates
        /// Tasks that are meant for one day to come.
        case intended
        /// Changes that undo each other, or themselves.
        case undoing
        /// Changes each of which could be a part of the one before.
        case parts
        /// Ticks of today, and what they were ticks of.
        case ticked
        /// Earlier versions of one note.
        case versions
        /// Notes.
        case notes
        /// Tasks that were put in one place among their siblings.
        case oneOrder
        /// Shared lists that are gone, with tasks that others added to them meanwhile.
        case goneLists
        /// A shared list that tasks were deleted in, each by itself.
        case removals
    }

    /// 2026-03-02 08:00 UTC, a Monday.
    static let now: Int64 = 1_772_438_400_000
    private static let date = LocalDate(time: now, offset: 0)
    private static let device: UInt64 = 77
    private static let space: UInt32 = 5
    /// The shared space that some shapes have something in.
    static let memberships = [SpaceMembership(number: space, role: .own, others: [])]

    private(set) var facts: [Fact] = []
    private var written: UInt64 = 0

    /// The plan as facts of a device, the newest an hour before ``now``.
    init(_ shape: Shape, size: Int) {
        write(.day, scope: today, .only, [(1, .integer(20)), (3, .integer(Self.now - 3_600_000))])
        add(shape, size)
    }

    private var today: UInt32 { DayKey(first: Self.date).rawValue }

    // MARK: Things

    /// The n-th of its kind; of neighbours, neither the order nor the high halves are alike.
    static func identity(_ kind: EntityKind, _ number: Int) -> Identity {
        let bits = Mixing.spread(UInt64(number) &+ UInt64(kind.rawValue) << 40)
        return Identity(high: bits, low: UInt64(number))
    }

    private func task(_ number: Int) -> Identity { Self.identity(.task, number) }

    private mutating func write(_ kind: EntityKind, scope: UInt32 = 0, _ identity: Identity, _ fields: [(UInt16, Value)]) {
        written += 1
        let time = UInt64(Self.now - 3_600_000 - 1_000_000) + written
        for (field, value) in fields {
            let timestamp = Timestamp(time: time, counter: 0, device: Self.device)
            facts.append(Fact(Entity(kind, scope: scope, identity), Field(rawValue: field), value, timestamp))
        }
    }

    private mutating func addTask(_ number: Int, below parent: Int? = nil, _ fields: [(UInt16, Value)] = []) {
        var all: [(UInt16, Value)] = [(1, .text("Task \(number)"))]
        if let parent { all.append((17, Value(task(parent)))) }
        write(.task, task(number), all + fields)
    }

    private mutating func addSubject(_ number: Int, _ identity: Identity? = nil, into other: Int? = nil) {
        var fields: [(UInt16, Value)] = [(1, .text("Subject \(number)"))]
        if let other { fields.append((4, Value(Self.identity(.subject, other)))) }
        write(.subject, identity ?? Self.identity(.subject, number), fields)
    }

    private mutating func label(_ number: Int, with subject: Identity) {
        write(.subjectAssignment, scope: UInt32(truncatingIfNeeded: subject.high >> 32), task(number), [(1, .integer(1))])
    }

    private mutating func plan(_ number: Int, on day: UInt32, _ fields: [(UInt16, Value)] = []) {
        write(.plan, scope: day, task(number), [(1, .integer(1))] + fields)
    }

    private mutating func addChange(_ number: Int, _ identity: Identity? = nil, kind: Int64, _ fields: [(UInt16, Value)] = []) {
        let day = UInt32(clamping: Self.now / 86_400_000)
        let time = Self.now - 3_000_000 + Int64(number)
        write(
            .change,
            scope: day,
            identity ?? Self.identity(.change, number),
            [(1, .integer(kind)), (2, .integer(time))] + fields
        )
    }

    /// The values of a change before it: of one field of each of some entities.
    private func replaced(_ entities: [Entity], _ field: UInt16, _ value: Value = .absent) -> Value {
        var writer = CBORWriter()
        writer.array(entities.count * 5)
        for entity in entities.sorted() {
            writer.unsigned(UInt64(entity.kind.rawValue))
            writer.unsigned(UInt64(entity.scope))
            writer.unsigned(entity.identity.high)
            writer.unsigned(entity.identity.low)
            writer.array(2)
            writer.unsigned(UInt64(field))
            value.write(to: &writer)
        }
        return .bytes(writer.bytes)
    }

    // MARK: Shapes

    private mutating func add(_ shape: Shape, _ size: Int) {
        switch shape {
        case .chain: for number in 0..<size { addTask(number, below: number + 1 < size ? number + 1 : nil, [(3, .integer(1))]) }
        case .ring: for number in 0..<size { addTask(number, below: (number + 1) % size, [(3, .integer(1))]) }
        case .wide: for number in 0..<size { addTask(number, below: number > 0 ? 0 : nil, [(3, .integer(2))]) }
        case .comb: addComb(size)
        case .today:
            addComb(size)
            for number in 0..<size { plan(number, on: today) }
            write(.settings, .only, [(25, .integer(-1))])
        case .mergedSubjects:
            for number in 0..<size { addSubject(number, into: number + 1 < size ? number + 1 : nil) }
            addLabelledTasks(size, subjects: size)
        case .ringOfSubjects:
            for number in 0..<size { addSubject(number, into: (number + 1) % size) }
            addLabelledTasks(size, subjects: size)
        case .subjects:
            for number in 0..<size / 2 { addSubject(number) }
            addLabelledTasks(size / 2, subjects: size / 2)
        case .subjectsInOnePlace:
            for number in 0..<size / 2 { addSubject(number, Identity(high: 5 << 32 | UInt64(number), low: 1)) }
            for number in 0..<size / 2 {
                addTask(number, [(3, .integer(1))])
                label(number, with: Identity(high: 5 << 32, low: 1))
            }
        case .lists: addLists(size)
        case .days: addDays(size)
        case .daily: for number in 0..<size { addTask(number, [(3, .integer(1)), (5, .integer(127))]) }
        case .repeating: addRepeating(size)
        case .dates: addDates(size)
        case .intended:
            for number in 0..<size {
                addTask(number, [(3, .integer(1))])
                write(.dismissal, task(number), [(4, .integer(Int64(Self.date.number + 3)))])
            }
        case .undoing: addUndoing(size)
        case .parts:
            var identity = Self.identity(.change, 0)
            addTask(0, [(3, .integer(1))])
            for number in 0..<size {
                addChange(number, identity, kind: 4, [(6, replaced([Entity(.task, task(0))], 1, .text("Before \(number)")))])
                identity = Self.nextPart(identity)
            }
        case .ticked:
            for number in 0..<size {
                addTask(number, [(3, .integer(1)), (6, .integer(Self.now - 2_000_000 + Int64(number)))])
                addChange(number, kind: 8, [(6, replaced([Entity(.task, task(number))], 6))])
            }
        case .versions:
            let note = Self.identity(.note, 0)
            write(.note, note, [(1, .text("As it is"))])
            for number in 0..<size {
                let identity = Identity(high: note.high & 0xffff_ffff << 32 | UInt64(number), low: 9)
                let scope = UInt32(truncatingIfNeeded: note.high >> 32)
                let fields: [(UInt16, Value)] = [(1, .text("Version \(number)")), (2, Value(note)), (3, .integer(13))]
                write(.earlier, scope: scope, identity, fields + [(4, .integer(Self.now - Int64(number)))])
            }
        case .notes:
            for number in 0..<size { write(.note, Self.identity(.note, number), [(1, .text("Note \(number)\nand more"))]) }
        case .oneOrder: for number in 0..<size { addTask(number, [(3, .integer(1)), (4, .text("V"))]) }
        case .goneLists: for number in 0..<size { addShared(number, in: number, isListGone: true) }
        case .removals: for number in 0..<size { addShared(number, in: 0, isGone: number % 2 == 0) }
        }
    }

    private mutating func addComb(_ size: Int) {
        for number in 0..<size { addTask(number, below: number > 0 ? min(number - 1, 98) : nil, [(3, .integer(1))]) }
    }

    private mutating func addLabelledTasks(_ count: Int, subjects: Int) {
        for number in 0..<count {
            addTask(number, [(3, .integer(1))])
            label(number, with: Self.identity(.subject, number * 7 % max(subjects, 1)))
        }
    }

    private mutating func addLists(_ size: Int) {
        for number in 0..<size {
            let list = Self.identity(.list, number)
            write(.list, list, [(1, .text("List \(number)")), (4, .text("Category \(number)"))])
            addTask(number, [(3, .integer(1)), (13, .integer(Int64(Self.date.number))), (16, Value(list))])
        }
        let all = (0..<10).map { UInt32(Self.date.number - $0) << 6 }
        for number in 0..<size { plan(number, on: all[number % 10], [(3, .integer(Self.now - 4_000_000))]) }
        for day in all { write(.day, scope: day, .only, [(1, .integer(20)), (3, .integer(Self.now - 3_600_000))]) }
    }

    /// A task in the n-th shared list.
    private mutating func addShared(_ number: Int, in list: Int, isListGone: Bool = false, isGone: Bool = false) {
        let gone: [(UInt16, Value)] = [(7, .integer(Self.now - 4_000_000))]
        let identity = Self.identity(.list, list)
        write(.list, scope: Self.space, identity, [(1, .text("List \(list)"))] + (isListGone ? gone : []))
        let fields: [(UInt16, Value)] = [(1, .text("Task \(number)")), (16, Value(identity))]
        write(.task, scope: Self.space, task(number), fields + (isGone ? gone : []))
    }

    private mutating func addDays(_ size: Int) {
        for rest in 0..<20 { addTask(rest, [(23, .integer(1)), (1, .text("Rest \(rest)"))]) }
        for number in 0..<size {
            let back = number / 60 % 80
            let day = UInt32(Self.date.number - 80 + back) << 6 + UInt32(number % 60)
            let time = Int64(Self.date.number - 80 + back) * 86_400_000 + Int64(number % 60) * 60_000
            write(.day, scope: day, .only, [(1, .integer(10)), (3, .integer(time))])
            plan(number % 20, on: day, [(3, .integer(time + 1000)), (2, .integer(0))])
            let rest = task(number % 20)
            let fields: [(UInt16, Value)] = [(1, .integer(time)), (2, .integer(time + 60_000)), (3, Value(rest))]
            write(.timeEntry, scope: UInt32(truncatingIfNeeded: rest.high >> 32), Self.identity(.timeEntry, number), fields)
        }
    }

    private mutating func addRepeating(_ size: Int) {
        let rules = [
            "FREQ=DAILY", "FREQ=DAILY;INTERVAL=999", "FREQ=MONTHLY;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
            "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=30",
            "FREQ=DAILY;UNTIL=99991231", "FREQ=DAILY;INTERVAL=99999999999999999999",
        ]
        for number in 0..<size {
            let due = number % 3 == 0 ? Self.date.number : number % 3 == 1 ? -700_000 : 2_900_000
            let fields: [(UInt16, Value)] = [
                (3, .integer(1)), (13, .integer(Int64(due))), (18, .text(rules[number % rules.count])),
            ]
            addTask(number, fields + [(12, .integer(Int64(due - 3))), (19, .integer(40_320))])
        }
    }

    private mutating func addDates(_ size: Int) {
        let first = Self.date.number - size
        for number in 0..<3 {
            addTask(number, [(3, .integer(1)), (13, .integer(Int64(first))), (18, .text("FREQ=DAILY"))])
            for date in 0..<size / 3 {
                let fields: [(UInt16, Value)] = [(1, .integer(Self.now - 5_000_000)), (3, .integer(Int64(first + date + 1)))]
                write(.occurrence, scope: UInt32(first + date), task(number), fields)
            }
        }
    }

    private mutating func addUndoing(_ size: Int) {
        // One change of many fields, one field that was changed by many, and as many that undo them, in turns and in a ring.
        let tasks = (0..<size / 4).map { Entity(.task, task($0)) }
        for number in 0..<size / 4 { addTask(number, [(3, .integer(1))]) }
        addChange(0, kind: 71, [(6, replaced(tasks, 1))])
        for number in 1..<size / 2 {
            let other = Self.identity(.change, number % 3 == 0 ? 0 : number % 3 == 1 ? number - 1 : (number + 1) % (size / 2))
            let own = replaced(
                [Entity(.task, task(0)), Entity(.change, scope: 0, other)],
                number % 2 == 0 ? 1 : 7,
                .text("\(number)")
            )
            let fields: [(UInt16, Value)] = [(6, own), (9, .text(other.hex)), (7, .text(other.hex)), (8, .text(other.hex))]
            addChange(number, kind: number % 5 == 0 ? 4 : 16, fields)
        }
    }

    /// As a change with many values names its next part.
    private static func nextPart(_ identity: Identity) -> Identity {
        let bits = Mixing.spread((9 << 32 as UInt64) &* 0x9e37_79b9_7f4a_7c15)
        return Identity(high: identity.high ^ bits, low: identity.low &+ bits)
    }
}
