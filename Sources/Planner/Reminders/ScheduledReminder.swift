public import Facts

/// A message as it goes out: one reminder, or several that were kept while it was quiet.
public struct ScheduledReminder: Equatable, Sendable {
    /// The kind of message.
    public enum Kind: Equatable, Sendable {
        /// A task's own.
        case task
        /// The end of a timer.
        case timer(isRest: Bool)
        /// Several tasks at the end of the quiet hours.
        case several
        /// That the day has more reminders than the person wants to get one by one.
        case more
        /// Nothing goes out: it is beyond the day's limit, and only recorded.
        case beyond
    }

    /// Names it: the same message has the same name whenever it is planned.
    public let name: Identity
    /// The kind of message.
    public private(set) var kind: Kind
    /// When, in milliseconds since 1970.
    public let at: Int64
    /// The date it goes out, where the person is: days since 1970.
    public let day: Int
    /// The tasks it is about.
    public let tasks: [Identity]
    /// Their titles.
    public let titles: [String]
    /// Until when it is of use, in milliseconds since 1970.
    public let expires: Int64
    /// When its one task is due, where that is known to the minute.
    public let due: Int64?
    /// Which date of its one task it is about, where that repeats.
    public let date: LocalDate?
    /// Whether it comes without a sound: the day is a low one.
    public let isSilent: Bool

    fileprivate mutating func keepBack() { kind = .beyond }
}

/// The messages that were sent already, as the host knows them.
public struct SentReminders: Sendable {
    /// How many messages went out on a date (days since 1970) that count towards the day's number.
    public var counts: [Int: Int] = [:]
    /// The dates on which a message said that there are more.
    public var saidMore: Set<Int> = []
    /// Those that are not planned again, whatever their result was.
    public var names: Set<Identity> = []
    /// Those that were planned and have not gone out yet.
    public var waiting: Set<Identity> = []
    /// Reminders for a time before this (milliseconds since 1970) that were not planned by then are past: nobody gets them.
    public var since: Int64 = .min

    /// Nothing yet.
    public init() {}
}

extension PersonalSpace {
    /// A task's reminder is of use for so long: until then a push service keeps it for a phone that is off, and a server that was away
    /// sends it all the same.
    private static let life: Int64 = 4 * 3_600_000
    /// A timer's end is not: a person who looks at the phone half an hour later knows that it has ended.
    private static let timerLife: Int64 = 10 * 60_000

    /// The messages that are to go out in a span of time: quiet hours and the day's number are kept.
    ///
    /// Reminders of the quiet hours come when they end, as one message. A timer rings all the same: somebody who sets one in the night
    /// wants to hear it. Beyond the day's number one message says that there are more, and the rest are of kind
    /// ``ScheduledReminder/Kind/beyond``.
    public func rings(in span: Range<Int64>, _ zoneRules: TimeZoneRules, after sent: SentReminders) -> [ScheduledReminder] {
        let quiet = settings.reminders.quiet
        // Reminders of the quiet hours before may be delivered within the span.
        let early = quiet == nil ? span : (span.lowerBound - 86_400_000)..<span.upperBound
        var rings: [ScheduledReminder] = []
        var kept: [(at: Int64, what: Reminder)] = []
        for reminder in reminders(in: early, zoneRules) {
            if case .task = reminder.subject, let end = quiet?.end(at: zoneRules.wall(reminder.at)) {
                let at = zoneRules.instant(end)
                // It may have gone out before the person chose these hours.
                if span.contains(at), !sent.names.contains(reminder.name) { kept.append((at, reminder)) }
            } else if span.contains(reminder.at) {
                rings.append(ring(reminder, zoneRules))
            }
        }
        rings += keptReminders(kept, zoneRules)
        rings = rings.filter { !sent.names.contains($0.name) && ($0.at >= sent.since || sent.waiting.contains($0.name)) }
        rings.sort { one, other in one.at != other.at ? one.at < other.at : one.name < other.name }
        return limited(rings, after: sent)
    }

    /// - Parameter at: when its quiet hours end, where it is kept until then.
    private func ring(_ reminder: Reminder, _ zoneRules: TimeZoneRules, keptUntil at: Int64? = nil) -> ScheduledReminder {
        let name = at.map { Self.nameOfKept(at: $0) } ?? reminder.name
        let at = at ?? reminder.at
        var kind = ScheduledReminder.Kind.task
        var tasks: [Identity] = []
        var life = Self.life
        switch reminder.subject {
        case .task(let task): tasks.append(task)
        case .timer(let task, let isRest):
            kind = .timer(isRest: isRest)
            if let task { tasks.append(task) }
            life = Self.timerLife
        }
        return ScheduledReminder(
            name: name,
            kind: kind,
            at: at,
            day: zoneRules.wall(at).date.number,
            tasks: tasks,
            titles: reminder.title.isEmpty ? [] : [reminder.title],
            expires: max(at + life, reminder.due ?? 0),
            due: reminder.due,
            date: reminder.date,
            isSilent: kind == .task && isLow(at: at, zoneRules)
        )
    }

    /// The reminders of quiet hours are one message, whatever is in it when it is sent: one more, or one less, does not change its name.
    private static func nameOfKept(at end: Int64) -> Identity {
        Identity.only.derived(Derived.heldReminders ^ UInt64(bitPattern: end))
    }

    private func keptReminders(_ kept: [(at: Int64, what: Reminder)], _ zoneRules: TimeZoneRules) -> [ScheduledReminder] {
        var rings: [ScheduledReminder] = []
        var next = 0
        while next < kept.count {
            let at = kept[next].at
            var those: [Reminder] = []
            while next < kept.count, kept[next].at == at {
                those.append(kept[next].what)
                next += 1
            }
            if those.count == 1 {
                rings.append(ring(those[0], zoneRules, keptUntil: at))
                continue
            }
            var tasks: [Identity] = []
            var titles: [String] = []
            for reminder in those {
                if case .task(let task) = reminder.subject { tasks.append(task) }
                titles.append(reminder.title)
            }
            rings.append(
                ScheduledReminder(
                    name: Self.nameOfKept(at: at),
                    kind: .several,
                    at: at,
                    day: zoneRules.wall(at).date.number,
                    tasks: tasks,
                    titles: titles,
                    expires: at + Self.life,
                    due: nil,
                    date: nil,
                    isSilent: isLow(at: at, zoneRules)
                )
            )
        }
        return rings
    }

    private func limited(_ rings: [ScheduledReminder], after sent: SentReminders) -> [ScheduledReminder] {
        let most = settings.reminders.most
        var counts = sent.counts
        var saidMore = sent.saidMore
        var result: [ScheduledReminder] = []
        for var ring in rings {
            if case .timer = ring.kind {
                result.append(ring)
                continue
            }
            let count = counts[ring.day] ?? 0
            guard count >= most else {
                counts[ring.day] = count + 1
                result.append(ring)
                continue
            }
            if saidMore.insert(ring.day).inserted { result.append(more(with: ring)) }
            ring.keepBack()
            result.append(ring)
        }
        return result
    }

    private func more(with ring: ScheduledReminder) -> ScheduledReminder {
        ScheduledReminder(
            name: Identity.only.derived(Derived.moreReminders ^ UInt64(bitPattern: Int64(ring.day))),
            kind: .more,
            at: ring.at,
            day: ring.day,
            tasks: [],
            titles: [],
            expires: ring.at + Self.life,
            due: nil,
            date: nil,
            isSilent: ring.isSilent
        )
    }
}
