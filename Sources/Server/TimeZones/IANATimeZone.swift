import Foundation
import Planner

/// A time zone of the IANA data base, and its rules.
struct IANATimeZone: Sendable {
    private let zone: TimeZone

    /// Longer than any name there is.
    private static let longest = 64

    /// What names of zones consist of. The system reads a name only as far as a NUL, and takes no notice of what follows it.
    private static let characters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/_+-".utf8)

    /// Names of one word in the IANA data base (`backward`, 2026). Others that the system takes are no names of zones: a distance from UTC,
    /// or letters that mean another zone in each part of the world.
    private static let short: Set<String> = [
        "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT", "GMT+0", "GMT-0", "GMT0",
        "Greenwich", "HST", "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MET", "MST",
        "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC", "PST8PDT", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT",
        "UTC", "Universal", "W-SU", "WET", "Zulu",
    ]

    /// The zone of that name; nil if it does not exist.
    init?(name: String) {
        guard name.utf8.count <= Self.longest, name.utf8.allSatisfy({ Self.characters.contains($0) }),
            name.contains("/") || Self.short.contains(name),
            let zone = TimeZone(identifier: name)
        else { return nil }
        self.zone = zone
    }

    private init(_ zone: TimeZone) { self.zone = zone }

    /// Its name.
    static let utcName = "UTC"

    /// For people who have not set a time zone.
    static let utc = IANATimeZone(.gmt)

    /// When its clocks are set forward or back next; nil if they never are again.
    func nextChange(after time: Date) -> Date? { zone.nextDaylightSavingTimeTransition(after: time) }

    /// The form in which the planner uses it.
    var zoneRules: TimeZoneRules { TimeZoneRules(instant: instant, wall: wall) }

    /// The local time at a moment, in milliseconds since 1970.
    func wall(_ time: Int64) -> LocalDateTime {
        let seconds = time.floored(by: 1000)
        let local = seconds + offset(seconds)
        let day = local.floored(by: 86_400)
        return LocalDateTime(date: LocalDate(number: Int(day)), minute: Int((local - day * 86_400) / 60))
    }

    /// The instant of a local time: the first of one that occurs twice; for one that is skipped, as much later as the clock goes forward
    /// (RFC 5545 §3.3.5).
    func instant(_ wall: LocalDateTime) -> Int64 {
        let local = Int64(wall.date.number) * 86_400 + Int64(wall.minute) * 60
        // Clocks change no more than once within two days.
        let (before, after) = (offset(local - 86_400), offset(local + 86_400))
        if before != after, offset(local - before) != before, offset(local - after) == after { return (local - after) * 1000 }
        return (local - before) * 1000
    }

    /// How far the clock is ahead of UTC at a moment, in milliseconds since 1970; in minutes.
    func minutesAhead(at time: Int64) -> Int64 { offset(time.floored(by: 1000)).floored(by: 60) }

    /// How far the clock is ahead of UTC, in seconds.
    private func offset(_ seconds: Int64) -> Int64 {
        Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
    }
}

extension Int64 {
    fileprivate func floored(by divisor: Int64) -> Int64 {
        self >= 0 ? self / divisor : (self - divisor + 1) / divisor
    }
}
