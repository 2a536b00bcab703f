import Foundation
import Planner
import TestSupport
import Testing

@testable import Interchange

/// Time zones that a file of iCalendar describes.
struct CalendarZoneTests {
    private struct Missing: Error {}

    private static func zone(_ lines: [String]) throws -> CalendarZone {
        let text = (["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:X"] + lines + ["END:VTIMEZONE", "END:VCALENDAR"]).joined(
            separator: "\r\n"
        )
        let calendar = try #require(try CalendarDocument(Array(text.utf8)).calendars.first)
        guard let zone = calendar.components("VTIMEZONE").first.flatMap({ CalendarZone($0) }) else { throw Missing() }
        return zone
    }

    private static func observance(_ kind: String, _ lines: String...) -> [String] { ["BEGIN:" + kind] + lines + ["END:" + kind] }

    private static let berlin =
        observance(
            "DAYLIGHT",
            "TZOFFSETFROM:+0100",
            "TZOFFSETTO:+0200",
            "DTSTART:19810329T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"
        )
        + observance(
            "STANDARD",
            "TZOFFSETFROM:+0200",
            "TZOFFSETTO:+0100",
            "DTSTART:19961027T030000",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"
        )

    private static func hours(_ zone: CalendarZone, _ time: String) throws -> Double {
        guard case .wall(let wall, let seconds) = try #require(ExchangedTime(basic: time)) else { return .nan }
        return Double(zone.offset(at: wall, seconds: seconds)) / 3600
    }

    @Test(
        "A8: summer time holds from the hour that is left out to the one that comes twice, of which the first is meant",
        arguments: [
            ("20260101T000000", 1), ("20260329T015959", 1), ("20260329T023000", 1), ("20260329T030000", 2),
            ("20260701T120000", 2),
            ("20261025T023000", 2), ("20261025T030000", 1), ("20991231T120000", 1), ("20990701T120000", 2),
            ("19800101T000000", 1),
        ]
    )
    func summer(_ time: String, _ hours: Double) throws {
        #expect(try Self.hours(Self.zone(Self.berlin), time) == hours)
    }

    @Test("A8: rules that ended, dates that are listed, and days of a month instead of weeks are understood")
    func forms() throws {
        let newYork = try Self.zone(
            Self.observance(
                "DAYLIGHT",
                "TZOFFSETFROM:-0500",
                "TZOFFSETTO:-0400",
                "DTSTART:19870405T020000",
                "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z"
            )
                + Self.observance(
                    "STANDARD",
                    "TZOFFSETFROM:-0400",
                    "TZOFFSETTO:-0500",
                    "DTSTART:19671029T020000",
                    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z"
                )
                + Self.observance(
                    "DAYLIGHT",
                    "TZOFFSETFROM:-0500",
                    "TZOFFSETTO:-0400",
                    "DTSTART:20070311T020000",
                    "RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU"
                )
                + Self.observance(
                    "STANDARD",
                    "TZOFFSETFROM:-0400",
                    "TZOFFSETTO:-0500",
                    "DTSTART:20071104T020000",
                    "RDATE:20081102T020000,20091101T020000"
                )
        )
        #expect(try Self.hours(newYork, "20060401T120000") == -5)
        #expect(try Self.hours(newYork, "20060501T120000") == -4)
        #expect(try Self.hours(newYork, "20061201T120000") == -5)
        #expect(try Self.hours(newYork, "20070312T120000") == -4)
        #expect(try Self.hours(newYork, "20071105T120000") == -5)
        #expect(try Self.hours(newYork, "20090310T120000") == -4)
        #expect(try Self.hours(newYork, "20091201T120000") == -5)
    }

    @Test("A8: a zone of seconds, and one that always keeps the same time, are understood; one that says no time is not one")
    func odd() throws {
        let mean = try Self.zone(Self.observance("STANDARD", "TZOFFSETTO:+005328", "DTSTART:16010101T000000"))
        #expect(try Self.hours(mean, "20260101T000000") * 3600 == 3208)
        for lines in [
            ["X-LIC-LOCATION:Europe/Berlin"], Self.observance("STANDARD", "DTSTART:16010101T000000", "TZOFFSETTO:late"),
        ] {
            #expect(throws: Missing.self) { try Self.zone(lines) }
        }
    }

    @Test("A8: a zone gives the times that the system knows, in every year from 1996 on")
    func system() throws {
        let zone = try Self.zone(Self.berlin)
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        var random = SeededRandom.printed(seed: 0x5a_4f_4e_45)
        for _ in 0..<SeededRandom.histories(usually: 3000) {
            // From 1997 to 2037, which is as far as the system's table goes.
            let time = 852_076_800 + Int64(random.below(41 * 365 * 86_400))
            let offset = berlin.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
            // Of an hour that comes twice, the second is another moment.
            let earlier = berlin.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time - 3600)))
            guard earlier <= offset else { continue }
            let local = time + Int64(offset)
            let wall = LocalDateTime(date: LocalDate(number: Int(local / 86_400)), minute: Int(local % 86_400 / 60))
            #expect(zone.offset(at: wall, seconds: Int(local % 60)) == Int64(offset), "\(time)")
        }
    }
}
