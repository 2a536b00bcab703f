import Facts
import Planner

/// Someone with a planner and a clock: every act is sent a second after the one before.
final class Person {
    static let hour: Int64 = 3_600_000
    static let day: Int64 = 24 * hour
    /// 2026-03-02 08:00 UTC, a Monday.
    static let monday: Int64 = 1_772_438_400_000

    let space: PersonalSpace
    var now: Int64
    var offset: Int64
    private let device: UInt64
    private var forms: UInt64 = 0

    init(device: UInt64 = 1, now: Int64 = Person.monday, offset: Int64 = 0, space: PersonalSpace? = nil) {
        self.device = device
        self.now = now
        self.offset = offset
        self.space = space ?? PersonalSpace(device: device)
    }

    /// A new form, sent now.
    var sender: Sender {
        now += 1000
        forms += 1
        return Sender(Identity(high: device, low: forms), at: moment)
    }

    var moment: Moment { Moment(time: now, offset: offset) }

    // MARK: Acts that a test only needs to have been done

    @discardableResult
    func startDay(_ spoons: Int = 12) throws -> Outcome {
        try space.startDay(spoons: spoons, from: sender)
    }

    /// Starts a day a day later.
    @discardableResult
    func startNextDay(_ spoons: Int = 12) throws -> Outcome {
        now += Self.day
        return try startDay(spoons)
    }

    @discardableResult
    func add(_ title: String, cost: Int?, daily: Weekdays = .none, note: String = "") throws -> Identity {
        let sender = sender
        _ = space.addTask(try TaskDraft(title: title, note: note, cost: cost, daily: daily), from: sender)
        return sender.identity
    }

    /// Adds a task and puts it into today's list.
    @discardableResult
    func plan(_ title: String, cost: Int) throws -> Identity {
        let task = try add(title, cost: cost)
        _ = try space.submit([task], from: sender)
        return task
    }

    @discardableResult
    func submit(_ tasks: [Identity], borrowing: Int = 0) throws -> Outcome {
        try space.submit(tasks, borrowing: borrowing, from: sender)
    }

    func checkOff(_ tasks: Identity...) throws {
        _ = try space.checkOff(tasks, from: sender)
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

    func place(_ task: Identity) -> Place? {
        space.task(task).map { space.place(of: $0) }
    }

    var today: [Identity] { space.todayItems.map(\.task.identity) }
}
