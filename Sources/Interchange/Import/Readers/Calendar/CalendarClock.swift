import Planner

/// Reads the times of a file of iCalendar on the person's own clock.
struct CalendarClock {
    /// A date, possibly with a time of day.
    struct Reading: Equatable {
        let date: LocalDate
        /// Minutes since midnight.
        let minute: Int?
    }

    let offsets: DeviceOffsets
    /// When reminders of dates without a time come to the person, in minutes since midnight.
    let timeOfDates: Int
    private let zones: [CalendarZone]

    /// - Parameter document: its time zones are known in all of its calendars, before they are described and after.
    init(of document: CalendarDocument, in context: ImportContext) {
        (offsets, timeOfDates) = (context.offsets, context.timeOfDates)
        var zones: [CalendarZone] = []
        for calendar in document.calendars {
            for component in calendar.components("VTIMEZONE") where zones.count < 256 {
                if let zone = CalendarZone(component) { zones.append(zone) }
            }
        }
        self.zones = zones
    }

    /// The date and time as they are written, in the zone that they are written in.
    static func written(_ time: CalendarTime) -> Reading {
        switch time.time {
        case .date(let date): return Reading(date: date, minute: nil)
        case .wall(let wall, _): return Reading(date: wall.date, minute: wall.minute)
        case .instant(let instant):
            let utc = DeviceOffsets(minutes: 0).wall(at: instant)
            return Reading(date: utc.date, minute: utc.minute)
        }
    }

    /// The date and time on the person's clock.
    func reading(_ time: CalendarTime) -> Reading {
        guard let instant = instant(time) else { return Self.written(time) }
        let wall = offsets.wall(at: instant)
        return Reading(date: wall.date, minute: wall.minute)
    }

    /// The moment of a time that is in a known zone, in milliseconds since 1970; nil for dates, for times of wherever the person is, and for
    /// those of unknown zones.
    private func instant(_ time: CalendarTime) -> Int64? {
        switch time.time {
        case .date: return nil
        case .instant(let instant): return instant
        case .wall(let wall, let seconds):
            guard let name = time.zone, let offset = offset(at: wall, seconds, in: name) else { return nil }
            return (Int64(wall.date.number) * 86_400 + Int64(wall.minute * 60 + seconds) - offset) * 1000
        }
    }

    /// The moment that a line says, in milliseconds since 1970; of a date, its first midnight.
    func moment(_ time: CalendarTime) -> Int64 {
        if let instant = instant(time) { return instant }
        let written = Self.written(time)
        return offsets.time(of: LocalDateTime(date: written.date, minute: written.minute ?? 0))
    }

    /// Whether a time is in a zone that nobody describes: it is read as it is written.
    func isUnknown(_ time: CalendarTime) -> Bool {
        guard case .wall = time.time, time.zone != nil else { return false }
        return instant(time) == nil
    }

    /// What a clock shows, at a moment, that is where a time is written: for the last date of a rule.
    ///
    /// - Parameter moment: milliseconds since 1970.
    func wall(at moment: Int64, whereWritten time: CalendarTime) -> LocalDateTime {
        switch time.time {
        case .instant: return DeviceOffsets(minutes: 0).wall(at: moment)
        case .date: return offsets.wall(at: moment)
        case .wall:
            guard let name = time.zone else { return offsets.wall(at: moment) }
            let utc = DeviceOffsets(minutes: 0).wall(at: moment)
            guard let guess = offset(at: utc, 0, in: name) else { return offsets.wall(at: moment) }
            let near = DeviceOffsets(minutes: Int(guess / 60)).wall(at: moment)
            let offset = offset(at: near, 0, in: name) ?? guess
            return DeviceOffsets(minutes: Int(offset / 60)).wall(at: moment)
        }
    }

    /// How far a zone is ahead of UTC, in seconds.
    private func offset(at wall: LocalDateTime, _ seconds: Int, in name: String) -> Int64? {
        let wanted = ByteString(name)
        for zone in zones where ByteString(zone.name) == wanted { return zone.offset(at: wall, seconds: seconds) }
        switch ByteString(ASCII.capitals(name)) {
        case "UTC", "GMT", "Z", "ETC/UTC", "ETC/GMT", "ETC/UCT", "UCT", "UNIVERSAL": return 0
        default: return nil
        }
    }
}
