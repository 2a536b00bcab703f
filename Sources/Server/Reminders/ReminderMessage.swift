import Facts
import Foundation
import Pages
import Planner
import Storage

/// The text of a reminder, as it waits in the store and as it goes to a browser. It holds only the parts that the person allows.
struct ReminderMessage: Equatable, Sendable {
    /// The kind of message, by the number that the store keeps.
    enum Kind: Int64, Sendable {
        case task = 0
        case timer = 1
        case several = 2
        case more = 3
        case beyond = 4
        case test = 5

        /// Whether it counts towards the day's limit.
        var counts: Bool { self == .task || self == .several }
    }

    let kind: Kind
    let isSilent: Bool
    let words: ReminderWords
    let tasks: [Identity]
    /// Which date of a task that repeats it is about.
    let date: LocalDate?

    init(kind: Kind, isSilent: Bool = false, words: ReminderWords, tasks: [Identity] = [], date: LocalDate? = nil) {
        self.kind = kind
        self.isSilent = isSilent
        self.words = words
        self.tasks = tasks
        self.date = date
    }

    /// The message of a reminder.
    init(_ reminder: ScheduledReminder, _ settings: Settings, in zone: IANATimeZone, _ words: Catalog) {
        switch reminder.kind {
        case .task: kind = .task
        case .timer: kind = .timer
        case .several: kind = .several
        case .more: kind = .more
        case .beyond: kind = .beyond
        }
        isSilent = reminder.isSilent
        self.words = ReminderWords(reminder, settings, in: words, wall: zone.wall).printable
        tasks = Array(reminder.tasks.prefix(Self.mostTasks))
        date = reminder.date
    }

    private static let mostTasks = 20

    // MARK: - In the store: [silent, title, body, [task, …], date], where there is a date

    var stored: [UInt8] {
        var writer = CBORWriter()
        writer.array(date == nil ? 4 : 5)
        writer.boolean(isSilent)
        writer.text(words.title)
        writer.text(words.body)
        writer.array(tasks.count)
        for task in tasks { writer.byteString(task.bytes) }
        if let date { writer.integer(Int64(date.number)) }
        return writer.bytes
    }

    /// The message of a queued reminder; nil if this version does not understand it.
    init?(_ reminder: QueuedReminder) {
        guard let kind = Kind(rawValue: reminder.kind) else { return nil }
        self.kind = kind
        var reader = CBORReader(reminder.message)
        do throws(CBORFault) {
            let items = try reader.array()
            guard items == 4 || items == 5 else { return nil }
            isSilent = try reader.verbatim() == [0xf5]
            words = ReminderWords(title: try reader.text(), body: try reader.text()).printable
            var tasks: [Identity] = []
            for _ in 0..<(try reader.array()) {
                guard let task = Identity(bytes: try reader.byteString()) else { return nil }
                tasks.append(task)
            }
            self.tasks = tasks
            date = items == 5 ? LocalDate(number: Int(clamping: try reader.integer())) : nil
            try reader.finish()
        } catch {
            return nil
        }
    }

    // MARK: - To a browser

    private struct Payload: Encodable {
        let kind: String
        let title: String
        let body: String
        let tag: String
        let tasks: [String]
        let date: String?
        let silent: Bool
        let log: String
    }

    /// The payload for the browser's worker (docs/host.md), as JSON.
    ///
    /// - Parameters:
    ///   - short: stands in place of all that could be long.
    func payload(tag: String, log: DeliveryRecordName, short: ReminderWords? = nil) -> [UInt8] {
        let payload = Payload(
            kind: "\(kind)",
            title: (short ?? words).title,
            body: (short ?? words).body,
            tag: kind == .timer ? "timer" : tag,
            tasks: short == nil ? tasks.map(\.hex) : [],
            date: date?.text,
            silent: isSilent,
            log: log.text
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(payload) else { return Array("{}".utf8) }
        return Array(json)
    }
}

extension ReminderWords {
    /// Without control characters: a client can sync any, and a store's log need not take them.
    fileprivate var printable: ReminderWords { ReminderWords(title: title.printable, body: body.printable) }
}

extension String {
    fileprivate var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}

extension DeliveryRecordName {
    /// As a browser says it back.
    var text: String { "\(at).\(number)" }

    /// Reads the form of ``text``.
    init?(text: String) {
        let parts = text.split(separator: ".")
        guard parts.count == 2, let at = Int64(parts[0]), let number = Int64(parts[1]) else { return nil }
        self.init(at: at, number: number)
    }
}
