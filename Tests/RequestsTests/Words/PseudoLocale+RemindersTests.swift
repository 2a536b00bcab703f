import Facts
import Pages
import TestSupport
import Testing

@testable import Planner
@testable import Workbench

/// The page of reminders, which the server writes, and the reminders themselves, in the made-up language.
@Suite("No text about reminders stands in code")
struct PseudoLocaleRemindersTests {
    private static let day = LocalDate(number: 20_514)

    private func page(
        key: String? = "1",
        devices: [RemindersPage.Device] = [],
        letters: Bool? = true,
        isZoneRefused: Bool = false,
        log: [RemindersPage.Line] = [],
        notice: RemindersPage.Notice? = nil
    ) throws -> ParsedPage {
        let context = PageContext(
            release: "1",
            settings: .standard,
            instant: Instant(time: Client.monday, offset: 0),
            nonce: .only,
            here: "/",
            isAnsweredByServer: true,
            toast: nil,
            failures: 0,
            words: try Samples.catalog("qps-ploc")
        )
        let page = RemindersPage(
            key: key,
            devices: devices,
            letters: letters,
            email: "1@2",
            zone: "Среда",
            isZoneRefused: isZoneRefused,
            log: log,
            today: Self.day,
            notice: notice
        )
        return try ParsedPage(context.document(of: page))
    }

    private func isFinished(_ page: ParsedPage) throws { try PseudoLocale.expectFinished(page, ["title", "main"]) }

    @Test("Every text of the page comes from the catalog")
    func pages() throws {
        try isFinished(page())
        try isFinished(page(key: nil, letters: nil))
        let devices = [true, false].map { RemindersPage.Device(name: "1", words: "Дом", isHere: $0, isFailing: true) }
        try isFinished(page(devices: devices, letters: false, isZoneRefused: true))
        let notices: [RemindersPage.Notice] = [.unreachable, .removed, .sent("Дом"), .gone("Дом"), .notSent("Дом")]
        for notice in notices { try isFinished(page(notice: notice)) }
    }

    @Test("Every text of the log comes from the catalog, but the dates")
    func log() throws {
        let now = LocalDateTime(date: Self.day, minute: 9 * 60)
        let shown = [nil, now, LocalDateTime(date: Self.day.adding(days: -1), minute: 0)]
        let lines = shown.map {
            RemindersPage.Line(when: now, what: "Чай", device: "Дом", outcome: .deliveryLogTaken, shown: $0)
        }
        try isFinished(page(log: lines))
    }

    private static let kinds: [ScheduledReminder.Kind] = [
        .task, .timer(isRest: true), .timer(isRest: false), .several, .more, .beyond,
    ]

    @Test("Every text of a reminder comes from the catalog, but the dates and what the person wrote", arguments: kinds)
    func reminder(kind: ScheduledReminder.Kind) throws {
        // Due on the day it is shown, and on the next one.
        for due in [0, 1440] {
            let reminder = ScheduledReminder(
                name: .only,
                kind: kind,
                at: 0,
                day: 0,
                tasks: [],
                titles: ["[Чай]"],
                expires: 0,
                due: Int64(due),
                date: nil,
                isSilent: false
            )
            for says in [true, false] { try isFromCatalog(said(reminder, says: says)) }
        }
        let words = try Samples.catalog("qps-ploc")
        try isFromCatalog(.silent(in: words))
        try isFromCatalog(.test(in: words))
    }

    private func said(_ reminder: ScheduledReminder, says: Bool) throws -> ReminderWords {
        var settings = Settings.standard
        settings.reminders.saysWhat = says
        return ReminderWords(reminder, settings, in: try Samples.catalog("qps-ploc")) { minutes in
            LocalDateTime(date: LocalDate(number: Int(minutes / 1440)), minute: Int(minutes % 1440))
        }
    }

    private func isFromCatalog(_ words: ReminderWords) throws {
        for text in [words.title, words.body] { #expect(text.isEmpty || text.hasPrefix("[") && text.hasSuffix("]")) }
    }
}
