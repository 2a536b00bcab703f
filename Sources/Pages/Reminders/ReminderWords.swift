package import Planner

/// The text of a reminder, as far as the person wants it shown.
package struct ReminderWords: Equatable, Sendable {
    /// The first line.
    package let title: String
    /// The second line; may be empty.
    package let body: String

    /// The most characters of a task's title in a message: a notification shows about as many.
    private static let length = 120
    /// Titles in one message.
    private static let most = 3

    package init(title: String, body: String) {
        self.title = title
        self.body = body
    }

    /// A message that may not name its task.
    package static func silent(in words: Catalog = .english) -> ReminderWords {
        ReminderWords(title: words[.reminderSilent], body: "")
    }

    /// A message that shows whether reminders arrive.
    package static func test(in words: Catalog = .english) -> ReminderWords {
        ReminderWords(title: words[.reminderTest], body: words[.reminderTestText])
    }

    /// The words of a message.
    ///
    /// - Parameters:
    ///   - words: the texts, in the person's language.
    ///   - wall: what the clock shows where the person is.
    package init(
        _ reminder: ScheduledReminder,
        _ settings: Settings,
        in words: Catalog = .english,
        wall: (Int64) -> LocalDateTime
    ) {
        let says = settings.reminders.saysWhat
        switch reminder.kind {
        case .timer(let isRest):
            title = words[isRest ? .reminderRest : .reminderTimer]
            body = says ? Self.first(reminder.titles) : ""
        case .more:
            title = words[.reminderMore]
            body = words[.reminderMoreText]
        case .several:
            title = words[says ? .reminderSeveral(count: reminder.titles.count) : Sentence(.reminderSilent)]
            body = says ? Self.list(reminder.titles) : ""
        case .task, .beyond:
            title = says ? Self.first(reminder.titles) : words[.reminderSilent]
            body = says ? Self.due(reminder, settings, words, wall) : ""
        }
    }

    private static func first(_ titles: [String]) -> String {
        guard let title = titles.first else { return "" }
        return Text.fitted(title, to: length)
    }

    private static func list(_ titles: [String]) -> String {
        var parts: [String] = []
        for title in titles {
            guard parts.count < most else {
                parts.append("…")
                break
            }
            parts.append(first([title]))
        }
        return Text.joined(parts, " · ")
    }

    private static func due(
        _ reminder: ScheduledReminder,
        _ settings: Settings,
        _ words: Catalog,
        _ wall: (Int64) -> LocalDateTime
    ) -> String {
        guard let due = reminder.due else { return "" }
        let (when, now) = (wall(due), wall(reminder.at))
        let clock = words.clock(when.minute, settings.times)
        if when.date == now.date { return words[.reminderDue(time: clock)] }
        return words[.reminderDueOn(date: words.date(when.date, from: now.date, settings.times), time: clock)]
    }
}
