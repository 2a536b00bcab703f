import Planner
import TestSupport
import Testing

@testable import Server

/// Local times somewhere: against dates from the IANA database, and against the properties of a zone.
struct IANATimeZoneTests {
    private static let zones = [
        "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Kiritimati", "UTC",
    ]

    private static func wall(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> LocalDateTime {
        LocalDateTime(date: try #require(LocalDate(year: year, month: month, day: day)), minute: hour * 60 + minute)
    }

    /// Milliseconds since 1970 of a time in UTC.
    private static func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> Int64 {
        let wall = try wall(year, month, day, hour, minute)
        return Int64(wall.date.number) * 86_400_000 + Int64(wall.minute) * 60_000
    }

    @Test("C4: a time that is left out comes as much later as clocks go forward")
    func gaps() throws {
        let berlin = try #require(IANATimeZone(name: "Europe/Berlin"))
        #expect(try berlin.instant(Self.wall(2026, 3, 29, 1, 59)) == Self.utc(2026, 3, 29, 0, 59))
        #expect(try berlin.instant(Self.wall(2026, 3, 29, 2, 30)) == Self.utc(2026, 3, 29, 1, 30))
        #expect(try berlin.wall(Self.utc(2026, 3, 29, 1, 30)) == Self.wall(2026, 3, 29, 3, 30))
        #expect(try berlin.instant(Self.wall(2026, 3, 29, 3, 0)) == Self.utc(2026, 3, 29, 1, 0))
        let newYork = try #require(IANATimeZone(name: "America/New_York"))
        #expect(try newYork.instant(Self.wall(2026, 3, 8, 2, 15)) == Self.utc(2026, 3, 8, 7, 15))
        // Half an hour only.
        let lordHowe = try #require(IANATimeZone(name: "Australia/Lord_Howe"))
        #expect(try lordHowe.instant(Self.wall(2026, 10, 4, 2, 15)) == Self.utc(2026, 10, 3, 15, 45))
        #expect(try lordHowe.wall(Self.utc(2026, 10, 3, 15, 45)) == Self.wall(2026, 10, 4, 2, 45))
    }

    @Test("C4: of a time that comes twice the first is meant")
    func doubled() throws {
        let berlin = try #require(IANATimeZone(name: "Europe/Berlin"))
        #expect(try berlin.instant(Self.wall(2026, 10, 25, 2, 30)) == Self.utc(2026, 10, 25, 0, 30))
        #expect(try berlin.instant(Self.wall(2026, 10, 25, 3, 0)) == Self.utc(2026, 10, 25, 2, 0))
        let newYork = try #require(IANATimeZone(name: "America/New_York"))
        #expect(try newYork.instant(Self.wall(2026, 11, 1, 1, 30)) == Self.utc(2026, 11, 1, 5, 30))
        let lordHowe = try #require(IANATimeZone(name: "Australia/Lord_Howe"))
        #expect(try lordHowe.instant(Self.wall(2026, 4, 5, 1, 45)) == Self.utc(2026, 4, 4, 14, 45))
    }

    private static func midnight(of day: Int) -> LocalDateTime { LocalDateTime(date: LocalDate(number: day), minute: 0) }

    @Test("C4: zones of odd offsets, and beyond the date line")
    func odd() throws {
        #expect(try IANATimeZone(name: "Asia/Kathmandu")?.instant(Self.wall(2026, 7, 1, 5, 45)) == Self.utc(2026, 7, 1, 0, 0))
        #expect(try IANATimeZone(name: "Pacific/Kiritimati")?.instant(Self.wall(2026, 7, 2, 14, 0)) == Self.utc(2026, 7, 2, 0, 0))
        #expect(try IANATimeZone(name: "Pacific/Kiritimati")?.wall(Self.utc(2026, 7, 1, 23, 30)) == Self.wall(2026, 7, 2, 13, 30))
    }

    @Test("C4: in any zone and on any day a clock shows the intended time, or the time is a skipped one")
    func property() throws {
        var random = SeededRandom.printed(seed: 1)
        let days = 20_454..<21_915
        var zones: [(name: String, zone: IANATimeZone, changes: [Int])] = []
        for name in Self.zones {
            let zone = try #require(IANATimeZone(name: name))
            // The days whose end is not 24 hours after their beginning.
            let midnights = (days.lowerBound...days.upperBound).map { zone.instant(Self.midnight(of: $0)) }
            let changes = days.filter { day in
                let index = day - days.lowerBound
                return midnights[index + 1] - midnights[index] != 86_400_000
            }
            zones.append((name, zone, changes))
        }
        // Two changes a year for four years, in the three zones that have any.
        #expect(zones.map { $0.changes.count } == [8, 8, 8, 0, 0, 0])
        for number in 0..<SeededRandom.histories(usually: 1200) {
            let (name, zone, changes) = zones[number % zones.count]
            var wall = LocalDateTime(
                date: LocalDate(number: days.lowerBound + random.below(days.count)),
                minute: random.below(1440)
            )
            // Clocks are changed within the first hours: random times would hardly hit skipped or repeated ones.
            if number.isMultiple(of: 2) == (number / zones.count).isMultiple(of: 2), !changes.isEmpty {
                wall = LocalDateTime(date: LocalDate(number: random.one(of: changes)), minute: random.below(240))
            }
            let instant = zone.instant(wall)
            if zone.wall(instant) == wall {
                for minutes in [15, 30, 45, 60, 90, 120] as [Int64] {
                    #expect(zone.wall(instant - minutes * 60_000) != wall, "\(name) \(wall)")
                }
            } else {
                // Left out: no moment of the day shows it.
                let shown = stride(from: instant - 7_200_000, to: instant + 7_200_000, by: 60_000).contains {
                    zone.wall($0) == wall
                }
                #expect(!shown, "\(name) \(wall)")
                let skipped = zone.wall(instant).minute - wall.minute
                #expect(skipped == 60 || skipped == 30, "\(name) \(wall)")
            }
        }
    }

    @Test(
        "C4: a zone whose name has one word is a zone",
        arguments: [("CET", 120), ("EST", -300), ("EST5EDT", -240), ("Japan", 540), ("W-SU", 180), ("Zulu", 0), ("GMT0", 0)]
    )
    func short(name: String, ahead: Int) throws {
        // A day in June.
        let wall = try #require(IANATimeZone(name: name)).wall(1_750_000_000_000)
        #expect(wall.date.number * 1440 + wall.minute == 1_750_000_000 / 60 + ahead)
    }

    @Test(
        "C4: names that are not in the time zone database are refused",
        arguments: [
            "GMT+5", "BST", "IST", "cet", "+05:30", "", "Nowhere/At-All", "../../etc/passwd", "GMT+25", "x",
            String(repeating: "a/", count: 200),
        ]
    )
    func none(name: String) {
        #expect(IANATimeZone(name: name) == nil)
    }

    @Test(
        "C4: a name with a character that no zone's name has is refused, also behind a NUL",
        arguments: [
            "US/Pacific\u{0}abc", "Europe/Berlin\u{0}", "\u{0}Europe/Berlin", "Europe/Berlin ", "Europe/Berlin\n",
            "Europe\\/Berlin", "Europe/B\u{e9}rlin", "Europe/Berlin;",
        ]
    )
    func strangeCharacters(name: String) {
        #expect(IANATimeZone(name: name) == nil)
    }

    @Test(
        "C4: digits, signs and underscores are in names of zones",
        arguments: ["Etc/GMT+5", "Etc/GMT-14", "America/Port-au-Prince", "America/Argentina/Buenos_Aires", "US/Pacific"]
    )
    func signs(name: String) {
        #expect(IANATimeZone(name: name) != nil)
    }
}
