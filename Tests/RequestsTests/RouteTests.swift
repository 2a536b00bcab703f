import Facts
import Pages
import Planner
import Testing

@testable import Requests

struct RouteTests {
    private static let identity = Identity(high: 0x0123_4567_89ab_cdef, low: 42)

    private static let fixed: [Route] = [
        .today, .newDay, .adjustDay, .submit, .checkOff, .spoons, .unsorted, .backlog, .startFresh, .tasks, .filter, .newTask,
        .manyTasks,
        .understood, .chosenValues, .total, .bulk, .views, .sort, .options, .lists, .newList, .mergeLists, .archive, .templates,
        .takenTemplate,
        .subjects, .notes, .tips, .allTips, .calendar, .now, .pass, .plan, .planWeek, .lowDay, .kinds, .focus, .data, .copy,
        .importFile, .elsewhere, .erase, .history, .settings, .picture, .simpleMode, .removeExamples, .more, .help, .keys, .about,
        .insights,
        .report, .account, .leaving, .otherAccount, .joining, .waitingPlan, .waitingPlanCopy, .plans,
    ]

    private static let things: [Route] = [
        .calendarDay(LocalDate(number: 0)), .calendarDay(LocalDate(number: 20_779)), .task(identity), .taskDay(identity),
        .taskDate(identity),
        .list(identity), .editList(identity), .removals(identity), .template(identity), .subject(identity), .note(identity),
        .view(identity), .undo(identity),
    ]

    private static let all: [Route] =
        fixed + things + SettingsGroup.allCases.map { Route.settingsGroup($0) } + (1...10).map { Route.category($0) }
        + StarterTemplate.all.map { Route.starter($0.slug) } + Route.DataFile.allCases.map { Route.dataFile($0) } + commands

    private static let commands: [Route] = commandsOnTasks + commandsOnLists + commandsOnTheRest

    private static let commandsOnTasks: [Route] = [
        .doTaskToday(identity), .checkOffTask(identity), .uncheckTask(identity), .sendTaskBack(identity),
        .wantTaskToday(identity),
        .setTodayCost(identity), .setRealCost(identity), .answerUsualCost(identity), .moveTask(identity), .deleteTask(identity),
        .duplicateTask(identity), .snoozeTask(identity), .wakeTask(identity), .skipOnce(identity), .endRepeat(identity),
        .unplanTask(identity), .leaveTaskOut(identity), .includeTask(identity), .addStep(identity), .setParent(identity),
        .deleteView(identity),
    ]

    private static let commandsOnLists: [Route] = [
        .moveList(identity), .archiveList(identity), .reopenList(identity), .deleteList(identity), .uncheckList(identity),
        .runListAgain(identity), .makeTemplate(identity), .duplicateList(identity), .bringBack(identity),
        .dismissGoneList(identity),
    ]

    private static let commandsOnTheRest: [Route] =
        [
            .mergeSubject(identity), .deleteSubject(identity), .makeTaskOfNote(identity), .moveNote(identity), .pinNote(identity),
            .unpinNote(identity), .deleteNote(identity), .restoreVersion(identity), .dismissVersion(identity), .pauseTimer,
            .resumeTimer, .extendTimer, .resetTimer, .stopTimer, .noteRest, .setTimerSound, .correctTimer,
        ] + Tip.all.flatMap { [Route.hideTip($0.slug), .showTip($0.slug)] }

    private func route(_ path: String) -> Route? { RouteTable.match(path)?.route }

    @Test("A router reads a pattern as a path with a star for each word of its parameter")
    func wildcards() {
        #expect(Route.task.wildcardPath == "/app/tasks/*")
        #expect(Route.taskDate.wildcardPath == "/app/tasks/*/date")
        #expect(Route.task.prefix == "/app/tasks/")
    }

    @Test("Every URL of the planner begins at its root", arguments: all)
    func root(address: Route) {
        #expect(address.path.hasPrefix(Route.root + "/"))
    }

    @Test("Every URL reads back as the route it was printed from", arguments: all)
    func roundTrip(address: Route) {
        #expect(route(address.path) == address)
    }

    @Test("No two addresses are printed alike")
    func distinct() {
        #expect(Set(Self.all.map(\.path)).count == Self.all.count)
    }

    @Test("Every line of the table reads one of these addresses, and none of them is read by two")
    func oneEntryEach() {
        var unread = Set(RouteTable.entries.indices)
        for address in Self.all {
            let reading = RouteTable.entries.indices.filter { RouteTable.entries[$0].match(address.path) != nil }
            #expect(reading.count == 1, "\(address.path)")
            unread.subtract(reading)
        }
        #expect(unread.isEmpty)
    }

    @Test("What the table shows answers GET and HEAD, and what it does not names the method that is answered", arguments: all)
    func methods(address: Route) throws {
        let match = try #require(RouteTable.match(address.path))
        let client = try Client.withDay()
        for method in ["GET", "HEAD"] {
            let answer = client.application.handle(client.request(method, address.path))
            #expect((answer.status == 405) == (match.get == nil))
            if match.get == nil { #expect(answer.allowed == "POST") }
        }
        let answer = client.post(address.path)
        #expect((answer.status == 405) == (match.post == nil))
        if match.post == nil { #expect(answer.allowed == "GET, HEAD") }
        #expect(match.get != nil || match.post != nil)
    }

    @Test("These take forms only")
    func formsOnly() {
        let silent: [Route] =
            [
                .pass, .lowDay, .kinds, .checkOff, .startFresh, .options, .removeExamples, .bulk, .sort, .allTips,
                .simpleMode, .plans, .undo(Self.identity),
            ] + Self.commands
        let found = Self.all.filter { RouteTable.match($0.path)?.get == nil }
        #expect(Set(found.map(\.path)) == Set(silent.map(\.path)))
    }

    @Test("These take no form")
    func pagesOnly() {
        let deaf: [Route] =
            [
                .today, .spoons, .unsorted, .backlog, .tasks, .history, .more, .help, .keys, .about, .understood, .chosenValues,
                .total, .lists,
                .list(Self.identity), .removals(Self.identity), .archive, .templates, .data, .tips, .calendar,
                .calendarDay(LocalDate(number: 0)),
                .calendarDay(LocalDate(number: 20_779)), .leaving, .waitingPlan, .waitingPlanCopy, .elsewhere,
            ] + (1...10).map { Route.category($0) } + Route.DataFile.allCases.map { Route.dataFile($0) }
        let found = Self.all.filter { RouteTable.match($0.path)?.post == nil }
        #expect(Set(found.map(\.path)) == Set(deaf.map(\.path)))
    }

    @Test(
        "Slashes too many are ignored, and another spelling of a parameter is the same route",
        arguments: [
            ("/app/tasks/", "/app/tasks"), ("//app///tasks/new/", "/app/tasks/new"), ("app/today", "/app/today"),
            ("/app/tasks//0123456789ABCDEF000000000000002A//done/", "/app/tasks/0123456789abcdef000000000000002a/done"),
            ("/app/calendar/3.12.2026", "/app/calendar/2026-12-03"),
        ]
    )
    func otherSpellings(path: String, plain: String) {
        #expect(route(path)?.path == plain)
    }

    @Test("The app's root is today, without a redirect")
    func root() {
        #expect(route("/app") == .today)
        #expect(route("/app/") == .today)
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
            "/app/calendar/10000-01-01", "/app/calendar/x", "/app/calendar/3/12/2026", "/app/calendar/2026-01-01/x",
            "/app/tasks//date",
            "/app/history/undo", "/app/%74oday", "/app/..", "/app/tоday",
        ]
    )
    func unknown(path: String) {
        #expect(route(path) == nil)
    }
}

extension Response {
    /// The methods that it says are answered.
    fileprivate var allowed: String? { headers.first { $0.name == "allow" }?.value }
}
