public import Facts
public import Planner

/// Every route of the planner, in one type that both reads and prints them, so that a link and its handler cannot differ.
public enum Route: Equatable, Sendable {
    case today
    case newDay
    case adjustDay
    case submit
    case checkOff
    case spoons
    case category(Int)
    case unsorted
    case backlog
    case startFresh
    case tasks
    case newTask
    case task(Identity)
    case taskCommand(Identity, TaskCommand)
    /// Many lines at once.
    case manyTasks
    /// The parts that were understood in a line of quick add.
    case understood
    /// The day with the tasks that are chosen.
    case total
    /// One thing done to many tasks.
    case bulk
    case lists
    case newList
    case list(Identity)
    case listCommand(Identity, ListCommand)
    /// One checklist of several lists.
    case mergeLists
    /// Lists that were put away.
    case archive
    case templates
    /// A template that came with Teaspoon.
    case starter(ByteString)
    /// A template of the person's own.
    case template(Identity)
    /// Where a template that somebody else published is sent to, to become a list here.
    case takenTemplate
    case subjects
    case subject(Identity)
    case subjectCommand(Identity, SubjectCommand)
    /// A month, or a week, of dates.
    case calendar
    case calendarDay(LocalDate)
    case sort
    case history
    case undo(Identity)
    case settings
    case settingsGroup(SettingsGroup)
    /// The person's picture itself.
    case picture
    /// In and out of simple mode.
    case simpleMode
    case options
    case removeExamples
    /// Everything out to a file, and in again.
    case data
    /// A file of ``DataFile``.
    case dataFile(DataFile)
    case bringIn
    /// Everything kept here, gone.
    case erase
    case more
    case help
    /// The sheet of keys.
    case keys
    case about
    case notes
    /// A sticky note.
    case note(Identity)
    case noteCommand(Identity, NoteCommand)
    /// Where a view of all tasks is sent to, to be kept.
    case views
    /// A view that was kept.
    case view(Identity)
    case viewCommand(Identity, ViewCommand)
    case tips
    case tipCommand(ByteString, TipCommand)
    /// Every tip that was put away.
    case allTips
    /// The timer; a form that is sent there starts one.
    case focus
    case focusCommand(FocusCommand)
    /// One thing to do now; a form sent here takes it on.
    case now
    /// Not this one.
    case pass
    /// A plan for the day; a form sent here takes it.
    case plan
    /// A plan for several days; a form sent here takes it.
    case planWeek
    /// A low day: begun and ended.
    case lowDay
    /// Kinds of energy, on or off.
    case kinds
    /// A command on an earlier version of a text.
    case versionCommand(Identity, VersionCommand)
    /// The person's own days; a form that is sent there leaves days out of the views.
    case insights
    /// The same on one page of paper, for a clinician; a form that is sent there keeps what stands on it.
    case report
    /// The account that this plan is in; a form that is sent there signs out.
    case account
    /// The page before signing out that names unsent changes, before they would be lost.
    case leaving
    /// Somebody else is signed in than the one whose plan is here; a form that is sent there removes it.
    case otherAccount

    /// The path, from the root.
    @inline(never)
    public var path: String {
        switch self {
        case .today: "/app/today"
        case .newDay: "/app/day/new"
        case .adjustDay: "/app/day/adjust"
        case .submit: "/app/day/submit"
        case .checkOff: "/app/day/done"
        case .spoons: "/app/spoons"
        case .category(let cost): "/app/spoons/" + String(cost)
        case .unsorted: "/app/spoons/unsorted"
        case .backlog: "/app/backlog"
        case .startFresh: "/app/backlog/fresh"
        case .tasks: "/app/tasks"
        case .newTask: "/app/tasks/new"
        case .task(let identity): "/app/tasks/" + identity.hex
        case .taskCommand(let identity, let act): "/app/tasks/" + identity.hex + "/" + act.word
        case .manyTasks: "/app/tasks/many"
        case .understood: "/app/tasks/understood"
        case .total: "/app/tasks/total"
        case .bulk: "/app/tasks/bulk"
        case .lists: "/app/lists"
        case .newList: "/app/lists/new"
        case .list(let identity): "/app/lists/" + identity.hex
        case .listCommand(let identity, let act): "/app/lists/" + identity.hex + "/" + act.word
        case .mergeLists: "/app/lists/merge"
        case .archive: "/app/lists/archive"
        case .templates: "/app/templates"
        case .starter(let slug): "/app/templates/" + slug.text
        case .template(let identity): "/app/templates/" + identity.hex
        case .takenTemplate: "/app/templates/taken"
        case .subjects: "/app/subjects"
        case .subject(let identity): "/app/subjects/" + identity.hex
        case .subjectCommand(let identity, let act): "/app/subjects/" + identity.hex + "/" + act.word
        case .calendar: "/app/calendar"
        case .calendarDay(let date): "/app/calendar/" + date.text
        case .sort: "/app/sort"
        case .history: "/app/history"
        case .undo(let identity): "/app/history/" + identity.hex + "/undo"
        case .settings: "/app/settings"
        case .settingsGroup(let group): "/app/settings/" + group.word.description
        case .picture: "/app/settings/picture"
        case .simpleMode: "/app/settings/simple"
        case .options: "/app/options"
        case .removeExamples: "/app/examples/remove"
        case .data: "/app/data"
        case .dataFile(let file): "/app/data/" + file.word
        case .bringIn: "/app/data/import"
        case .erase: "/app/data/erase"
        case .more: "/app/more"
        case .help: "/app/help"
        case .keys: "/app/keys"
        case .about: "/app/about"
        case .notes: "/app/notes"
        case .note(let identity): "/app/notes/" + identity.hex
        case .noteCommand(let identity, let act): "/app/notes/" + identity.hex + "/" + act.word
        case .views: "/app/views"
        case .view(let identity): "/app/views/" + identity.hex
        case .viewCommand(let identity, let act): "/app/views/" + identity.hex + "/" + act.word
        case .tips: "/app/tips"
        case .tipCommand(let slug, let act): "/app/tips/" + slug.text + "/" + act.word
        case .allTips: "/app/tips/all"
        case .focus: "/app/focus"
        case .focusCommand(let act): "/app/focus/" + act.word
        case .now: "/app/now"
        case .pass: "/app/now/pass"
        case .plan: "/app/plan"
        case .planWeek: "/app/plan/week"
        case .lowDay: "/app/day/low"
        case .kinds: "/app/settings/kinds"
        case .versionCommand(let identity, let act): "/app/earlier/" + identity.hex + "/" + act.word
        case .insights: "/app/insights"
        case .report: "/app/insights/report"
        case .account: "/app/account"
        case .leaving: "/app/account/leaving"
        case .otherAccount: "/app/account/other"
        }
    }

    /// All that name no one thing.
    private static let places: [Route] = [
        .today, .newDay, .adjustDay, .submit, .checkOff, .spoons, .unsorted, .backlog, .startFresh, .tasks, .newTask, .manyTasks,
        .understood, .total, .bulk, .lists, .newList, .mergeLists, .archive, .templates, .takenTemplate, .subjects, .sort,
        .history,
        .settings, .options,
        .removeExamples, .data, .bringIn, .erase, .more, .help, .keys, .about, .notes, .views, .tips, .allTips,
        .focus, .picture, .simpleMode, .settingsGroup(.you),
        .settingsGroup(.look), .settingsGroup(.text), .settingsGroup(.simple), .settingsGroup(.time), .settingsGroup(.sound),
        .settingsGroup(.energy),
        .now, .pass, .plan, .planWeek, .lowDay, .kinds,
        .calendar, .insights, .report, .account, .leaving, .otherAccount,
    ]

    /// Reads a path; nil if nothing is there.
    public init?(path: String) {
        var words: [String] = []
        var plain = ""
        for word in Text.pieces(of: path, at: UInt8(ascii: "/")) where !word.isEmpty {
            words.append(word)
            plain += "/" + word
        }
        if ByteString(plain) == "/app" {
            self = .today
            return
        }
        for place in Self.places where ByteString(place.path) == ByteString(plain) {
            self = place
            return
        }
        guard words.count >= 3, ByteString(words[0]) == "app" else { return nil }
        if words.count == 3 {
            self.init(ByteString(words[1]), named: words[2])
        } else if words.count == 4, let identity = Identity(hex: words[2]) {
            self.init(ByteString(words[1]), identity, act: ByteString(words[3]))
        } else if words.count == 4, ByteString(words[1]) == "tips" {
            self.init(tip: ByteString(words[2]), act: ByteString(words[3]))
        } else {
            return nil
        }
    }

    /// One thing of a kind.
    private init?(_ kind: ByteString, named name: String) {
        switch (kind, Identity(hex: name)) {
        case ("spoons", _):
            for cost in Costs.range where ByteString(String(cost)) == ByteString(name) {
                self = .category(cost)
                return
            }
            return nil
        case ("data", _):
            for file in DataFile.allCases where ByteString(file.word) == ByteString(name) {
                self = .dataFile(file)
                return
            }
            return nil
        case ("calendar", _):
            guard let date = LocalDate(text: name), date.isOnCalendar else { return nil }
            self = .calendarDay(date)
        case ("tasks", let identity?): self = .task(identity)
        case ("lists", let identity?): self = .list(identity)
        case ("subjects", let identity?): self = .subject(identity)
        case ("notes", let identity?): self = .note(identity)
        case ("views", let identity?): self = .view(identity)
        case ("templates", let identity?): self = .template(identity)
        case ("focus", nil):
            for act in FocusCommand.allCases where ByteString(act.word) == ByteString(name) {
                self = .focusCommand(act)
                return
            }
            return nil
        case ("templates", nil):
            for template in StarterTemplate.all where template.slug == ByteString(name) {
                self = .starter(template.slug)
                return
            }
            return nil
        default: return nil
        }
    }

    /// A command on one entity.
    private init?(_ kind: ByteString, _ identity: Identity, act: ByteString) {
        switch kind {
        case "history":
            guard act == "undo" else { return nil }
            self = .undo(identity)
            return
        case "tasks":
            for known in TaskCommand.allCases where act == ByteString(known.word) {
                self = .taskCommand(identity, known)
                return
            }
        case "lists":
            for known in ListCommand.allCases where act == ByteString(known.word) {
                self = .listCommand(identity, known)
                return
            }
        case "subjects":
            for known in SubjectCommand.allCases where act == ByteString(known.word) {
                self = .subjectCommand(identity, known)
                return
            }
        case "earlier":
            for known in VersionCommand.allCases where act == ByteString(known.word) {
                self = .versionCommand(identity, known)
                return
            }
        case "views":
            for known in ViewCommand.allCases where act == ByteString(known.word) {
                self = .viewCommand(identity, known)
                return
            }
        case "notes":
            for known in NoteCommand.allCases where act == ByteString(known.word) {
                self = .noteCommand(identity, known)
                return
            }
        default: break
        }
        return nil
    }

    /// A command on one tip.
    private init?(tip slug: ByteString, act: ByteString) {
        guard let tip = Tip.of(slug) else { return nil }
        for known in TipCommand.allCases where act == ByteString(known.word) {
            self = .tipCommand(tip.slug, known)
            return
        }
        return nil
    }

    /// Whether both lead to the same place.
    public static func == (one: Route, other: Route) -> Bool {
        ByteString(one.path) == ByteString(other.path)
    }
}
