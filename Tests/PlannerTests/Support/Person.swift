import Facts
import Testing

@testable import Planner

/// Someone with a planner and a clock: every command is sent a second after the one before.
final class Person {
    static let hour: Int64 = 3_600_000
    static let day: Int64 = 24 * hour
    /// 2026-03-02 08:00 UTC, a Monday.
    static let monday: Int64 = 1_772_438_400_000

    let space: PersonalSpace
    var now: Int64
    var offset: Int64
    var times = DateTimeSettings.standard
    private let device: UInt64
    private var forms: UInt64 = 0

    init(device: UInt64 = 1, now: Int64 = Person.monday, offset: Int64 = 0, space: PersonalSpace? = nil) {
        self.device = device
        self.now = now
        self.offset = offset
        self.space = space ?? PersonalSpace(device: device)
    }

    /// A new form, sent now.
    var origin: CommandOrigin {
        now += 1000
        forms += 1
        // The first bits differ from form to form, as a nonce's do: subjects are found by them.
        return CommandOrigin(Identity(high: forms << 32 | device, low: forms), at: instant, texts: .english)
    }

    var instant: Instant { Instant(time: now, offset: offset, times: times) }

    // MARK: Commands that a test only needs to have been done

    @discardableResult
    func startDay(_ spoons: Int = 12) throws -> CommandResult {
        try space.perform(.startDay(spoons: spoons), by: origin)
    }

    /// Starts a day a day later.
    @discardableResult
    func startNextDay(_ spoons: Int = 12) throws -> CommandResult {
        now += Self.day
        return try startDay(spoons)
    }

    /// Adds a task: on its own, or as a step of another.
    @discardableResult
    func add(
        _ title: String,
        cost: Int? = nil,
        daily: Weekdays = .none,
        note: String = "",
        under parent: Identity? = nil,
        _ say: (inout TaskDetails) -> Void = { _ in }
    ) throws -> Identity {
        var details = TaskDetails()
        say(&details)
        let origin = origin
        let draft = try TaskDraft(title: title, note: note, cost: cost, daily: daily, details: details)
        _ = try space.perform(.addTask(draft, under: parent), by: origin)
        return origin.identity
    }

    /// Adds a list, with tasks of these titles in it.
    @discardableResult
    func addList(_ name: String, isChecklist: Bool = false, _ titles: String...) throws -> Identity {
        let origin = origin
        _ = try space.perform(.addList(try ListDraft(name: name, isChecklist: isChecklist)), by: origin)
        for title in titles { try add(title) { $0.list = .existing(origin.identity) } }
        return origin.identity
    }

    @discardableResult
    func addSubject(_ name: String) throws -> Identity {
        _ = try space.perform(.addSubject(name, colour: .blue), by: origin)
        return try #require(space.subject(named: name)).identity
    }

    /// Adds a note.
    @discardableResult
    func note(_ text: String, colour: Colour = .amber) throws -> Identity {
        let origin = origin
        _ = try space.perform(.addNote(text, colour: colour), by: origin)
        return origin.identity
    }

    /// Adds a task and puts it into today's list.
    @discardableResult
    func plan(_ title: String, cost: Int) throws -> Identity {
        let task = try add(title, cost: cost)
        _ = try space.perform(.submit([task]), by: origin)
        return task
    }

    @discardableResult
    func submit(_ tasks: [Identity], borrowing: Int = 0) throws -> CommandResult {
        try space.perform(.submit(tasks, borrowing: borrowing), by: origin)
    }

    func checkOff(_ tasks: Identity...) throws {
        _ = try space.perform(.checkOff(tasks), by: origin)
    }

    func undo(_ act: Identity?) throws {
        _ = try space.perform(.toggleUndo(act ?? .only), by: origin)
    }

    /// Does something that must be one command: sent twice it is done once, undone it leaves all as it was, done again as it had
    /// become.
    @discardableResult
    func act(_ body: (CommandOrigin) throws -> CommandResult) throws -> CommandResult {
        let before = VisibleState(space)
        let origin = origin
        let result = try body(origin)
        #expect(result.change == origin.identity)
        let after = VisibleState(space)
        #expect(after != before)
        let again = try body(origin)
        #expect(again == result)
        #expect(again.facts.isEmpty)
        #expect(VisibleState(space) == after)
        for expected in [before, after, before, after] {
            try undo(origin.identity)
            #expect(VisibleState(space) == expected)
        }
        return result
    }

    /// The same person at another device, which has seen everything so far.
    func elsewhere(device: UInt64) -> Person {
        let other = Person(device: device, now: now, offset: offset)
        other.space.apply(space.replica.facts)
        return other
    }

    /// Both devices learn what the other knows.
    func meet(_ other: Person) {
        let mine = space.replica.facts
        space.apply(other.space.replica.facts)
        other.space.apply(mine)
    }

    // MARK: What a test looks at

    func bucket(of task: Identity) -> TaskBucket? {
        space.task(task).map { space.bucket(of: $0) }
    }

    var today: [Identity] { space.todayItems.map(\.task.identity) }

    /// The titles of these tasks, in order.
    func titles(_ tasks: [Identity]) -> [String] { tasks.compactMap { space.task($0)?.title } }

    /// The titles of a task's steps.
    func steps(_ task: Identity) -> [String] { space.steps(of: task).map(\.title) }
}
