package import Facts
import Pages
import Planner

extension CommandExample {
    /// The plan that most examples are carried out on: a day with a task in its list, tasks of each kind, lists, subjects and notes.
    static let plan: [Step] = [
        does("day") { _ in .startDay(spoons: 12) },
        does("home") { _ in .addList(try ListDraft(name: "Home", isChecklist: true)) },
        does("work") { _ in .addList(try ListDraft(name: "Work", isChecklist: true)) },
        does("tea") { _ in .addTask(try TaskDraft(title: "Tea", cost: 2)) },
        does("kettle") { _ in .addTask(try TaskDraft(title: "Kettle", cost: nil), under: id("tea")) },
        does("cake") { _ in .addTask(try TaskDraft(title: "Cake", cost: 3)) },
        does("bun") { _ in .addTask(try TaskDraft(title: "Bun", cost: 3)) },
        does("shower") { _ in .addTask(try draft("Shower", cost: 2) { ($0.due, $0.repeats) = (date(0), RepeatRule(.days)) }) },
        does("soap") { _ in .addTask(try draft("Soap") { $0.list = .existing(id("home")) }) },
        does("house") { _ in .addSubject("House", colour: .blue) },
        does("garden") { _ in .addSubject("Garden", colour: .green) },
        does("milk") { _ in .addNote("Milk", colour: .blue) },
        does("bread") { _ in .addNote("Bread", colour: .amber) },
        does("view") { _ in .keepView("priority=1", named: "Urgent") },
        does("today") { _ in .submit([id("tea")]) },
    ]

    /// What a command adds under that key.
    package static func id(_ key: String) -> Identity { CommandKey.named(key).identity }

    static func does(_ key: String, _ command: @escaping @Sendable (PersonalSpace) throws -> Command) -> Step {
        .command(key, command)
    }

    private static func date(_ days: Int) -> LocalDate { LocalDate(time: PreparedPlan.monday, offset: 0).adding(days: days) }

    private static func draft(_ title: String, cost: Int? = nil, _ say: (inout TaskDetails) -> Void) throws -> TaskDraft {
        var details = TaskDetails()
        say(&details)
        return try TaskDraft(title: title, cost: cost, details: details)
    }

    private static func changed(_ plan: PersonalSpace, _ change: (inout Settings) -> Void) -> Settings {
        var settings = plan.settings
        change(&settings)
        return settings
    }

    private struct Missing: Error {}

    private static func the<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
    }

    /// At least one of each command.
    package static let all = days + tasks + lists + subjectsAndNotes + others

    private static let days: [CommandExample] = [
        CommandExample("checkOff") { _ in .checkOff([id("tea"), id("shower")]) },
        CommandExample("uncheck", after: [does("done") { _ in .checkOff([id("tea")]) }]) { _ in .uncheck(id("tea")) },
        CommandExample("setTodayCost") { _ in .setTodayCost(of: id("tea"), to: 5) },
        CommandExample("setRealCost", after: [does("done") { _ in .checkOff([id("tea")]) }]) { _ in
            .setRealCost(of: id("tea"), to: 5)
        },
        CommandExample("submit") { _ in .submit([id("cake")], costing: [id("cake"): 4], resting: 10) },
        CommandExample("submit, borrowing") { _ in .submit([id("cake"), id("bun"), id("shower")], borrowing: 2) },
        CommandExample("submit, in a swap") { _ in .submit([id("bun")], insteadOf: [id("tea")]) },
        CommandExample("sendBack") { _ in .sendBack([id("tea")]) },
        CommandExample("startFresh", after: [does("next") { _ in .startDay(spoons: 9) }]) { _ in .startFresh },
        CommandExample("leaveBacklog", after: [does("next") { _ in .startDay(spoons: 9) }]) { _ in .leaveBacklog(id("tea")) },
        CommandExample("setDayOrder", isInHistory: false) { _ in .setDayOrder(.own) },
        CommandExample(
            "removeExamples",
            after: [does("first") { _ in .startDay(spoons: 12, withExamples: true) }],
            isOnEmptyPlan: true
        ) { _ in .removeExamples },
        CommandExample("beginLowDay") { _ in .beginLowDay(.untilSaid) },
        CommandExample("endLowDay", after: [does("low") { _ in .beginLowDay(.today) }]) { _ in .endLowDay },
        CommandExample("wantToday", after: [does("low") { _ in .beginLowDay(.today) }]) { _ in .wantToday(id("tea")) },
        CommandExample("startDay") { _ in
            let choice = ComingChoice(shownFor: 9, chosen: [id("shower")], left: [], unfitting: [])
            return .startDay(spoons: 9, bringing: choice, isLow: true, felt: .heavier)
        },
        CommandExample("adjustDay") { _ in .adjustDay(spoons: 5) },
        CommandExample("moveToDay") { _ in .moveToDay([id("cake")], .tomorrow) },
        CommandExample("moveToDay, to a date") { _ in .moveToDay([id("cake")], .on(date(4))) },
        CommandExample("moveToDay, off it") { _ in .moveToDay([id("tea")], .noDay) },
        CommandExample("removeIntendedDate", after: [does("moved") { _ in .moveToDay([id("cake")], .tomorrow) }]) { _ in
            .removeIntendedDate(of: id("cake"))
        },
        CommandExample("takeWeek") { _ in .takeWeek([IntendedLine(id("cake"), on: date(3))], resting: 15) },
        CommandExample("passOver") { _ in .passOver(id("cake")) },
        CommandExample("offerAgain", after: [does("passed") { _ in .passOver(id("cake")) }]) { _ in .offerAgain },
        CommandExample("takeOn") { _ in .takeOn(id("cake")) },
    ]

    private static let tasks: [CommandExample] = [
        CommandExample("changeTasks") { _ in .changeTasks([id("tea"), id("cake")], .cost(4)) },
        CommandExample("changeTasks, dates") { _ in .changeTasks([id("cake")], .due(date(2))) },
        CommandExample("changeTasks, priorities") { _ in .changeTasks([id("cake")], .priority(.high)) },
        CommandExample("changeTasks, lists") { _ in .changeTasks([id("cake")], .list(.new("Kitchen"))) },
        CommandExample("changeTasks, subjects") { _ in .changeTasks([id("cake")], .label(.existing(id("house")))) },
        CommandExample(
            "changeTasks, subjects off",
            after: [does("label") { _ in .changeTasks([id("cake")], .label(.existing(id("house")))) }]
        ) { _ in .changeTasks([id("cake")], .unlabel(id("house"))) },
        CommandExample("deleteTasks") { _ in .deleteTasks([id("tea"), id("cake")]) },
        CommandExample("moveTask") { _ in .moveTask(id("cake"), .top) },
        CommandExample("moveTask, between") { _ in .moveTask(id("cake"), .between(after: nil, before: id("bun"))) },
        CommandExample("snooze") { _ in .snooze([id("cake")], .tomorrow) },
        CommandExample("snooze, from a reminder") { _ in .snooze([id("shower")], .minutes(10), dueBy: date(0)) },
        CommandExample("snooze, until a date") { _ in .snooze([id("cake")], .until(date(5))) },
        CommandExample("wake", after: [does("snoozed") { _ in .snooze([id("cake")], .tomorrow) }]) { _ in .wake(id("cake")) },
        CommandExample("setParent") { _ in .setParent(of: id("cake"), to: id("bun")) },
        CommandExample("addTask") { _ in
            let written = try draft("Soup", cost: 2) { details in
                (details.priority, details.due, details.time, details.reminder) = (.low, date(1), 600, 30)
                (details.minutes, details.start, details.kinds) = (20, date(0), EnergyKinds(bits: 5))
                (details.list, details.subjects) = (.existing(id("home")), [.new("Kitchen"), .existing(id("house"))])
            }
            return .addTask(written, intoToday: true, isTyped: true)
        },
        CommandExample("editTask") { plan in
            let seen = TaskSeen(TaskDraft(try the(plan.task(id("tea"))), in: plan))
            return .editTask(id("tea"), try TaskDraft(title: "Cocoa", note: "hot", cost: 3, daily: .all), seen: seen)
        },
        CommandExample("deleteTask") { _ in .deleteTask(id("tea")) },
        CommandExample("addLines") { _ in
            .addLines(PastedLines("Milk\n  [x] Oat\nBread tomorrow", levels: 3), to: id("work"), reading: .english)
        },
        CommandExample("useStarter") { _ in
            .useStarter(StarterTemplate.all[0], named: "Slow", in: "Home", of: "Tea ~1\n  Kettle\nRest 20m", leavingOut: [1])
        },
        CommandExample("skipOnce") { _ in .skipOnce(id("shower")) },
        CommandExample("endRepeat") { _ in .endRepeat(id("shower")) },
        CommandExample("moveDate") { _ in .moveDate(.due, of: id("cake"), to: date(3)) },
        CommandExample("duplicateTasks") { _ in .duplicateTasks([id("tea"), id("cake")]) },
        CommandExample("declineCost") { _ in .declineCost(3, of: id("tea")) },
    ]

    private static let lists: [CommandExample] = [
        CommandExample("setLeftOut") { _ in .setLeftOut(id("soap"), true) },
        CommandExample("uncheckAll", after: [does("done") { _ in .checkOff([id("soap")]) }]) { _ in .uncheckAll(id("home")) },
        CommandExample("makeTemplate") { _ in .makeTemplate(of: id("home")) },
        CommandExample("makeTemplateOfTasks") { _ in .makeTemplateOfTasks(named: "Mornings", of: [id("tea")]) },
        CommandExample("useTemplate", after: [does("template") { _ in .makeTemplate(of: id("home")) }]) { _ in
            .useTemplate(id("template"), named: "Away", leavingOut: [id("soap")])
        },
        CommandExample("runAgain") { _ in .runAgain(id("home")) },
        CommandExample("mergeLists") { _ in .mergeLists([id("home"), id("work")], named: "Both") },
        CommandExample("duplicateList") { _ in .duplicateList(id("home")) },
        CommandExample("addList") { _ in .addList(try ListDraft(name: "Packing", icon: .bag, colour: .rose, category: "Trips")) },
        CommandExample("editList") { _ in .editList(id("home"), try ListDraft(name: "House")) },
        CommandExample("deleteList") { _ in .deleteList(id("home")) },
        CommandExample("setArchived") { _ in .setArchived(id("home"), true) },
        CommandExample("moveList") { _ in .moveList(id("work"), .top) },
        CommandExample("bringBack", after: [.share(id("home")), does("deleted") { _ in .deleteTasks([id("soap")]) }]) { plan in
            let instant = Instant(time: PreparedPlan.monday + 60_000, offset: 0)
            return .bringBack(try the(plan.removals(from: id("home"), at: instant)?.first).identity, to: id("home"))
        },
        CommandExample(
            "dismissGoneList",
            after: [.share(id("home")), does("deleted") { _ in .deleteList(id("home")) }],
            isInHistory: false
        ) { _ in .dismissGoneList(id("home")) },
        CommandExample("setSortOrder", isInHistory: false) { _ in .setSortOrder(.soonest, of: .list(id("home"))) },
        CommandExample("setShowsOptions", isInHistory: false) { _ in .setShowsOptions(true, on: .category(3)) },
        CommandExample("useTraded") { _ in
            .useTraded(TradedTemplate(text: "0\t2\t\tPack\n1\t\t5\tSocks"), named: "Trip", icon: .bag, isChecklist: true)
        },
    ]

    private static let subjectsAndNotes: [CommandExample] = [
        CommandExample("addSubject") { _ in .addSubject("Café", colour: .amber) },
        CommandExample("editSubject") { _ in .editSubject(id("house"), name: "Home", colour: .amber) },
        CommandExample("deleteSubject") { _ in .deleteSubject(id("house")) },
        CommandExample("mergeSubject") { _ in .mergeSubject(id("house"), into: id("garden")) },
        CommandExample("keepView") { _ in .keepView("spoons=3", named: "Threes") },
        CommandExample("renameView") { _ in .renameView(id("view"), to: "First") },
        CommandExample("deleteView") { _ in .deleteView(id("view")) },
        CommandExample("makeTask") { _ in .makeTask(of: id("milk")) },
        CommandExample("addNote") { _ in .addNote("Tea\nand more", colour: .rose) },
        CommandExample("editNote") { plan in
            .editNote(id("milk"), NoteWritten("Oat milk", colour: .green, seen: NoteSeen(try the(plan.note(id("milk"))))))
        },
        CommandExample("deleteNote") { _ in .deleteNote(id("milk")) },
        CommandExample("setPinned") { _ in .setPinned(id("milk"), true) },
        CommandExample("moveNote") { plan in .moveNote(try the(plan.notes.last).identity, .top) },
        CommandExample("restoreVersion", after: renamedApart) { plan in
            .restoreVersion(try the(plan.versionOffers(of: try the(plan.task(id("tea")))).first).identity)
        },
        CommandExample("dismissVersion", after: renamedApart) { plan in
            .dismissVersion(try the(plan.versionOffers(of: try the(plan.task(id("tea")))).first).identity)
        },
    ]

    /// A form that was opened before the title was changed elsewhere gives it another one.
    private static let renamedApart: [Step] = [
        does("cocoa") { _ in .editTask(id("tea"), try TaskDraft(title: "Cocoa", cost: 2)) },
        does("coffee") { _ in
            .editTask(
                id("tea"),
                try TaskDraft(title: "Coffee", cost: 2),
                seen: TaskSeen(try TaskDraft(title: "Tea", cost: 2))
            )
        },
    ]

    private static let ten = does("ten") { _ in .startTimer(minutes: 10, task: id("tea")) }

    private static let others: [CommandExample] = [
        CommandExample("setTimerSound", isInHistory: false) { _ in .setTimerSound(false) },
        CommandExample("startTimer") { _ in .startTimer(minutes: 10, task: id("tea")) },
        CommandExample("pauseTimer", after: [ten, .wait(2)]) { _ in .pauseTimer },
        CommandExample("resumeTimer", after: [ten, .wait(2), does("paused") { _ in .pauseTimer }]) { _ in .resumeTimer },
        CommandExample("extendTimer", after: [ten, .wait(2)]) { _ in .extendTimer },
        CommandExample("resetTimer", after: [ten, .wait(2)]) { _ in .resetTimer },
        CommandExample("stopTimer", after: [ten, .wait(2)]) { _ in .stopTimer },
        CommandExample("noteRest", after: [does("rest") { _ in .startTimer(minutes: 10, isRest: true) }, .wait(11)]) { _ in
            .noteRest
        },
        CommandExample("correctTimer", after: [ten, .wait(2)], isInHistory: false) { plan in
            let end = try the(plan.timer?.end)
            return .correctTimer(end: end, to: end + 60_000)
        },
        CommandExample("setDaysLeftOut") { _ in .setDaysLeftOut(from: date(0), to: date(0), true) },
        CommandExample("setAsksHowItWas") { _ in .setAsksHowItWas(true) },
        CommandExample("setReport") { _ in .setReport(name: "Ada", text: "Mornings are hard.") },
        CommandExample("changeSettings") { plan in
            let settings = changed(plan) { settings in
                (settings.unitOne, settings.unitMany, settings.reserve, settings.language) = ("fork", "forks", 2, "de")
                (settings.name, settings.accent, settings.times.isTwelveHour) = ("Ada", .rose, true)
                settings.reminders.quiet = QuietHours(from: 60, until: 400)
            }
            return .changeSettings(settings, with: Picture(pixel), as: .changedProfile)
        },
        CommandExample("setUsesKinds") { _ in .setUsesKinds(true) },
        CommandExample("setPicture") { _ in .setPicture(Picture(pixel)) },
        CommandExample("setTipHidden") { _ in .setTipHidden(try the(Tip.all.first), true) },
        CommandExample("showAllTips", after: [does("hidden") { _ in .setTipHidden(try the(Tip.all.first), true) }]) { _ in
            .showAllTips
        },
        CommandExample("importFacts") { _ in
            let other = PersonalSpace(device: 2)
            let instant = Instant(time: PreparedPlan.monday, offset: 0)
            let cake = Command.addTask(try TaskDraft(title: "Scones", cost: 1))
            let made = try other.perform(cake, by: CommandOrigin(id("scones"), at: instant, texts: Catalog.english))
            return .importFacts(made.facts, bringingBack: true)
        },
        CommandExample("importOutline") { _ in
            var outline = ImportedOutline(source: "test")
            outline.lists = [ImportedOutline.List(key: "l1", name: "Shed")]
            var (tin, lid) = (ImportedOutline.Task(key: "t1", title: "Tin"), ImportedOutline.Task(key: "t2", title: "Lid"))
            (tin.list, tin.cost, tin.due, tin.time, tin.subjects) = ("l1", 2, date(2), 540, ["House"])
            (lid.parent, lid.done) = ("t1", PreparedPlan.monday)
            (outline.tasks, outline.notes) = ([tin, lid], [ImportedOutline.Note(key: "n1", text: "Rust")])
            return .importOutline(outline)
        },
        CommandExample("noteCopy", isInHistory: false) { _ in .noteCopy },
        CommandExample("toggleUndo") { _ in .toggleUndo(id("today")) },
    ]

    /// A PNG of one pixel.
    private static let pixel =
        Base64.decoded(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        ) ?? []
}
