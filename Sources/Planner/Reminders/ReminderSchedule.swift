import Facts

extension PlanReader {
    /// A task's reminder is of use for so long: until then a push service keeps it for a phone that is off, and a server that was away
    /// sends it all the same.
    private static let timeToLive: Int64 = 4 * 3_600_000
    /// A timer's end is not: a person who looks at the phone half an hour later knows that it has ended.
    private static let timerTimeToLive: Int64 = 10 * 60_000

    /// The messages that are to go out in a span of time: quiet hours and the day's number are kept.
    ///
    /// Reminders of the quiet hours come when they end, as one message. The end of a timer is announced all the same: somebody who sets one in the night
    /// wants to hear it. Beyond the day's number one message says that there are more, and the rest are of kind
    /// ``ScheduledReminder/Kind/beyond``.
    package func scheduledReminders(
        in span: Range<Int64>,
        _ zoneRules: TimeZoneRules,
        after sent: SentReminders
    ) -> [ScheduledReminder] {
        let quiet = settings.reminders.quiet
        // Reminders of the quiet hours before may be delivered within the span.
        let early = quiet == nil ? span : (span.lowerBound - 86_400_000)..<span.upperBound
        var messages: [ScheduledReminder] = []
        var kept: [(end: Int64, reminder: Reminder)] = []
        var newest: [Identity: Int] = [:]
        for reminder in reminders(in: early, zoneRules) {
            if case .task(let task) = reminder.subject, let end = quiet?.end(at: zoneRules.wall(reminder.at)) {
                let at = zoneRules.instant(end)
                // It may have gone out before the person chose these hours.
                guard span.contains(at), !sent.names.contains(reminder.name) else { continue }
                // After a snooze that ended in the same quiet hours, the task has its next date already.
                if let index = newest[task], kept[index].end == at {
                    kept[index].reminder = reminder
                } else {
                    newest[task] = kept.count
                    kept.append((at, reminder))
                }
            } else if span.contains(reminder.at) {
                messages.append(message(reminder, zoneRules))
            }
        }
        messages += keptReminders(kept, zoneRules)
        messages = messages.filter { !sent.names.contains($0.name) && ($0.at >= sent.since || sent.waiting.contains($0.name)) }
        messages.sort { one, other in one.at != other.at ? one.at < other.at : one.name < other.name }
        return limited(messages, after: sent)
    }

    /// - Parameter at: when its quiet hours end, where it is kept until then.
    private func message(_ reminder: Reminder, _ zoneRules: TimeZoneRules, keptUntil at: Int64? = nil) -> ScheduledReminder {
        let name = at.map { Self.nameOfKept(at: $0) } ?? reminder.name
        let at = at ?? reminder.at
        var kind = ScheduledReminder.Kind.task
        var tasks: [Identity] = []
        var timeToLive = Self.timeToLive
        switch reminder.subject {
        case .task(let task): tasks.append(task)
        case .timer(let task, let isRest):
            kind = .timer(isRest: isRest)
            if let task { tasks.append(task) }
            timeToLive = Self.timerTimeToLive
        }
        return ScheduledReminder(
            name: name,
            kind: kind,
            at: at,
            day: zoneRules.wall(at).date.number,
            tasks: tasks,
            titles: reminder.title.isEmpty ? [] : [reminder.title],
            expires: max(at + timeToLive, reminder.due ?? 0),
            due: reminder.due,
            date: reminder.date,
            isSilent: kind == .task && isLow(at: at, zoneRules)
        )
    }

    /// The reminders of quiet hours are one message, whatever is in it when it is sent: one more, or one less, does not change its name.
    private static func nameOfKept(at end: Int64) -> Identity {
        Identity.only.derived(Derived.heldReminders ^ UInt64(bitPattern: end))
    }

    private func keptReminders(_ kept: [(end: Int64, reminder: Reminder)], _ zoneRules: TimeZoneRules) -> [ScheduledReminder] {
        var messages: [ScheduledReminder] = []
        var next = 0
        while next < kept.count {
            let at = kept[next].end
            var endingTogether: [Reminder] = []
            while next < kept.count, kept[next].end == at {
                endingTogether.append(kept[next].reminder)
                next += 1
            }
            if endingTogether.count == 1 {
                messages.append(message(endingTogether[0], zoneRules, keptUntil: at))
                continue
            }
            var tasks: [Identity] = []
            var titles: [String] = []
            for reminder in endingTogether {
                if case .task(let task) = reminder.subject { tasks.append(task) }
                titles.append(reminder.title)
            }
            messages.append(
                ScheduledReminder(
                    name: Self.nameOfKept(at: at),
                    kind: .several,
                    at: at,
                    day: zoneRules.wall(at).date.number,
                    tasks: tasks,
                    titles: titles,
                    expires: at + Self.timeToLive,
                    due: nil,
                    date: nil,
                    isSilent: isLow(at: at, zoneRules)
                )
            )
        }
        return messages
    }

    private func limited(_ messages: [ScheduledReminder], after sent: SentReminders) -> [ScheduledReminder] {
        let most = settings.reminders.most
        var counts = sent.counts
        var saidMore = sent.saidMore
        var result: [ScheduledReminder] = []
        for var message in messages {
            if case .timer = message.kind {
                result.append(message)
                continue
            }
            let count = counts[message.day] ?? 0
            guard count >= most else {
                counts[message.day] = count + 1
                result.append(message)
                continue
            }
            if saidMore.insert(message.day).inserted { result.append(more(with: message)) }
            message.keepBack()
            result.append(message)
        }
        return result
    }

    private func more(with message: ScheduledReminder) -> ScheduledReminder {
        ScheduledReminder(
            name: Identity.only.derived(Derived.moreReminders ^ UInt64(bitPattern: Int64(message.day))),
            kind: .more,
            at: message.at,
            day: message.day,
            tasks: [],
            titles: [],
            expires: message.at + Self.timeToLive,
            due: nil,
            date: nil,
            isSilent: message.isSilent
        )
    }
}
