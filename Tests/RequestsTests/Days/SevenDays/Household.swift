import Facts
import Planner
import Requests
import Testing

@testable import Workbench

/// Ada with a laptop and a phone, and Ben, who is a member of one of her lists. They live where summer time ends on 25 October 2026.
final class Household {
    private static let space: UInt32 = 7
    /// 2026-10-25 01:00 UTC: clocks go back from 3:00 to 2:00.
    static let summerTimeEnds: Int64 = 1_792_890_000_000
    /// 2026-10-01 00:00 UTC.
    private static let october: Int64 = 1_790_812_800_000

    let laptop: Person
    let phone: Person
    let ben: Person

    init() throws {
        func person(_ device: UInt64) throws -> Person {
            let client = Client(Application(device: device))
            client.now = Self.october
            client.offset = { $0 < Self.summerTimeEnds ? 120 : 60 }
            return try Person(client)
        }
        (laptop, phone, ben) = (try person(1), try person(2), try person(3))
    }

    var devices: [(name: String, person: Person)] { [("laptop", laptop), ("phone", phone)] }

    /// A device of Ada that is new, and has learned everything.
    func newDevice() throws -> Person {
        let tablet = try Person(Client(Application(device: 4)))
        (tablet.client.now, tablet.client.offset) = (laptop.client.now, laptop.client.offset)
        tablet.client.application.spaces = laptop.client.application.spaces
        try tell(laptop, tablet)
        return tablet
    }

    // MARK: Time

    /// Sets all clocks, by local time.
    func clock(_ day: Int, _ hour: Int, _ minute: Int = 0) {
        let local = Self.october + Int64(((day - 1) * 24 + hour) * 60 + minute) * 60_000
        let summer = local - 120 * 60_000
        clock(at: summer < Self.summerTimeEnds ? summer : local - 60 * 60_000)
    }

    func clock(at time: Int64) {
        for person in [laptop, phone, ben] { person.client.now = time }
    }

    // MARK: Sync

    /// Shares a list of the laptop with Ben.
    func share(_ list: String) throws {
        for (person, role) in [(laptop, SpaceRole.own), (phone, .own), (ben, .edit)] {
            person.client.application.spaces = [SpaceMembership(number: Self.space, role: role, others: ["Somebody"])]
        }
        let client = laptop.client
        _ = client.application.share(try #require(Identity(hex: list)), as: Self.space, now: client.now)
        try meet()
    }

    /// Each device and each member receives the changes of the others.
    func meet() throws {
        try tell(laptop, phone)
        try tell(phone, laptop)
        for _ in 0..<2 {
            try give(laptop, ben) { $0.entity.sharedSpace != nil }
            for person in [laptop, phone] { try give(ben, person) { $0.entity.sharedSpace != nil } }
        }
        try tell(laptop, phone)
    }

    /// One device of Ada learns all that the other knows: what is personal first, as a browser takes it in.
    private func tell(_ one: Person, _ other: Person) throws {
        try give(one, other) { $0.entity.sharedSpace == nil }
        try give(one, other) { $0.entity.sharedSpace != nil }
    }

    private func give(_ one: Person, _ other: Person, _ isGiven: (Fact) -> Bool) throws {
        let facts = one.client.application.facts.filter(isGiven)
        _ = try other.client.application.mergeFacts(Batch(facts).wire)
    }
}

extension Person {
    /// A line as it is typed on the page *Add*.
    ///
    /// - Returns: the path of the page of its task.
    func type(_ line: String) throws -> String {
        "/app/tasks/" + (try client.act("/app/tasks/new", [("title", line), ("quick", "yes")]))
    }

    func done(_ tasks: String...) throws {
        for task in tasks { try client.act(task + "/done") }
    }

    /// Moves a task to a day, by the menu of days.
    func move(_ task: String, to day: String) throws {
        try client.act(task + "/day", [("day", day)])
    }
}

/// Both devices of Ada, which have to show the same numbers.
struct HouseholdPages {
    let home: Household

    /// Compares the pages of both devices once they have met.
    ///
    /// - Parameters:
    ///   - place: said where a number differs.
    ///   - ahead: the days after this one.
    ///   - past: the days from Thursday on; those that have passed are compared.
    func expect(_ place: String, _ day: Int, _ sums: DaySums, ahead: [AheadSums], past: [PastSums] = []) throws {
        try home.meet()
        for (name, person) in home.devices {
            let numbers = NumbersOnPages(client: person.client, place: "\(place), \(name)")
            try numbers.expectToday(day, sums)
            try numbers.expectAhead(after: day, ahead)
            if !past.isEmpty { try numbers.expectPast(before: day, Array(past.prefix(day - 22))) }
        }
    }
}
