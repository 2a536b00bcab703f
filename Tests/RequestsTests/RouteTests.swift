import Facts
import Pages
import Planner
import Testing

struct RouteTests {
    private static let identity = Identity(high: 0x0123_4567_89ab_cdef, low: 42)

    private static let all: [Route] =
        [
            .today, .newDay, .adjustDay, .submit, .checkOff, .spoons, .unsorted, .backlog, .startFresh, .tasks, .newTask,
            .notes, .note(identity), .tips, .allTips, .calendar, .calendarDay(LocalDate(number: 0)),
            .calendarDay(LocalDate(number: 20_779)), .now, .pass, .lowDay, .kinds, .focus, .data, .bringIn, .erase,
            .task(identity), .history, .undo(identity), .settings, .picture, .simpleMode, .options, .removeExamples, .more, .help,
            .keys,
            .about, .account, .leaving, .otherAccount, .templates, .template(identity), .takenTemplate,
        ] + SettingsGroup.allCases.map { .settingsGroup($0) } + (1...10).map { .category($0) }
        + Route.TaskCommand.allCases.map { .taskCommand(identity, $0) } + Route.FocusCommand.allCases.map { .focusCommand($0) }
        + Route.NoteCommand.allCases.map { .noteCommand(identity, $0) }
        + Route.TipCommand.allCases.map { .tipCommand("good-days", $0) }
        + Route.ViewCommand.allCases.map { .viewCommand(identity, $0) } + [.views, .view(identity)]
        + Route.VersionCommand.allCases.map { .versionCommand(identity, $0) }
        + Route.DataFile.allCases.map { .dataFile($0) }

    @Test("Every URL reads back as the route it was printed from", arguments: all)
    func roundTrip(address: Route) {
        #expect(Route(path: address.path) == address)
    }

    @Test("No two addresses are printed alike")
    func distinct() {
        #expect(Set(Self.all.map(\.path)).count == Self.all.count)
    }

    @Test("The app's root is today, without a redirect")
    func root() {
        #expect(Route(path: "/app") == .today)
        #expect(Route(path: "/app/") == .today)
    }

    @Test(
        "Nothing else is an address",
        arguments: [
            "", "/", "/today", "/app/nothing", "/app/spoons/0", "/app/spoons/11", "/app/spoons/01", "/app/spoons/+1",
            "/app/spoons/x",
            "/app/spoons/99999999999999999999", "/app/tasks/1", "/app/tasks/zz", "/app/history/1/undo", "/app/today/x",
            "/app/TODAY",
            "/app/tasks/0123456789abcdef000000000000002g", "/app/tasks/0123456789abcdef000000000000002a/eat",
            "/app/notes/1", "/app/notes/0123456789abcdef000000000000002a/eat", "/app/tips/good-days", "/app/tips/none/away",
            "/app/tips/good-days/eat", "/app/tips/all/away",
            "/app/tasks/0123456789abcdef000000000000002a/done/twice", "/app/calendar/2026-02-30", "/app/calendar/1969-12-31",
            "/app/calendar/10000-01-01", "/app/calendar/x", "/app/%74oday", "/app/..", "/app/tоday",
        ]
    )
    func unknown(path: String) {
        #expect(Route(path: path) == nil)
    }
}
