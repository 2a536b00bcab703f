import Facts
import Testing

@testable import Planner

/// Everything of a space that a page can show, but for History: what an undo must bring back.
struct VisibleState: Equatable {
    /// The derived values of one task.
    struct Row: Equatable {
        // As it stands: of one that repeats, with the date of its live copy.
        let task: TaskEntry
        let bucket: TaskBucket
        let list: Identity?
        let parent: Identity?
        let ancestors: [Identity]
        let steps: [Identity]
        let openSteps: Int
        let nextStep: Identity?
        let subjects: [Identity]
        let done: Int64?
        let spent: TimeSpent
        let canWait: Bool
        /// When it was refused, the day it is wanted on, and the usual cost that was declined.
        let passing: [Int64?]
        /// The day to come that it is meant for.
        let intended: LocalDate?
    }

    let currentDay: DayKey?
    let budget: Budget?
    let suggestion: NewDaySuggestion
    let today: [TodayItem]
    let categories: [[Identity]]
    let backlog: [Identity]
    let daily: [Identity]
    let examples: [Identity]
    let rows: [Row]
    let dated: [Identity]
    let calendar: [[CalendarEntry]]
    /// The tasks hidden on Monday, a day later, and ten days later.
    let hidden: [Set<Identity>]
    /// Open ones, those put away, and templates.
    let lists: [ListEntry]
    let members: [[Identity]]
    let subjects: [Subject]
    let labelled: [Set<Identity>]
    let sorts: [SortOrder]
    let settings: Settings
    let notes: [NoteEntry]
    /// The texts of each note's earlier versions.
    let versions: [[String]]
    let views: [[String]]
    let tipsPutAway: [String]
    let timer: TimerSession?
    let timerChoices: TimerSettings
    let lowDay: LowDay?
    /// The data of every day besides its number: how it was, whether it was low, whether it counts.
    let days: [[Int64?]]
    let report: [String]

    init(_ space: PersonalSpace) {
        currentDay = space.currentDay
        budget = space.budget
        suggestion = space.newDaySuggestion
        today = space.todayItems
        let costs: [Int?] = [nil] + Costs.range.map { $0 }
        categories = costs.map { space.category($0) }
        backlog = space.backlog
        daily = space.dailyTasks
        examples = space.examples
        // A task that was never there and one whose adding was undone look the same: neither is there.
        rows = space.everyTask.sorted().compactMap { task in space.task(task).map { Row($0, in: space) } }
        dated = space.dated
        let monday = Instant(time: Person.monday, offset: 0)
        calendar = space.calendar(from: monday.date.adding(days: -20), days: 70, at: monday).days
        hidden = [0, 1, 10].map { space.hidden(at: Instant(time: Person.monday + $0 * Person.day, offset: 0)) }
        lists = space.allLists
        members = lists.map { space.members(of: $0.identity) }
        subjects = space.subjects
        labelled = subjects.map { subject in space.tasks(carrying: subject.identity).filter { space.hasTask($0) } }
        sorts = ([.tasks, .lists] + lists.map { .list($0.identity) }).map { space.sortOrder(of: $0) }
        settings = space.settings
        days = space.startedDays(from: LocalDate(number: 0)).map { key in
            [DayField.felt, DayField.low, DayField.leftOut].map { space.replica.value(.day(key), $0).integer }
        }
        report = [space.reportName, space.reportText]
        notes = space.notes
        versions = notes.map { space.earlierVersions(ofNote: $0.identity).map(\.text) }
        views = space.savedViews.map { [$0.identity.hex, $0.name, $0.query] }
        tipsPutAway = Tip.all.filter { space.isPutAway($0) }.map(\.slug.text)
        timer = space.timer
        timerChoices = space.timerChoices
        lowDay = space.lowDay
    }
}

extension VisibleState.Row {
    init(_ task: TaskEntry, in space: PersonalSpace) {
        self.task = task
        bucket = space.bucket(of: task)
        list = space.list(of: task)
        parent = space.parent(of: task)
        ancestors = space.ancestors(of: task).map(\.identity)
        steps = space.steps(of: task.identity).map(\.identity)
        let open = space.openSteps(of: task.identity)
        openSteps = open.count
        nextStep = open.next?.identity
        subjects = space.subjects(of: task.identity).map(\.identity)
        done = space.isDone(task)
        spent = space.timeSpent(on: task.identity)
        canWait = space.canWait(task, on: Instant(time: Person.monday, offset: 0).date)
        passing = [DismissalField.refused, DismissalField.wanted, DismissalField.declined].map {
            space.replica.value(.dismissal(task.identity), $0).integer
        }
        intended = space.intendedDate(of: task.identity)
    }
}

/// Two that differ are not written out to compare them: it would take longer than all tests together.
extension VisibleState: CustomReflectable, CustomTestStringConvertible {
    var customMirror: Mirror { Mirror(self, children: [:]) }

    var testDescription: String {
        let titles = rows.map { "\($0.task.title) \($0.bucket)" }
        return "\(lists.map(\.name)), \(titles), today \(today.count), dated \(dated.count), hidden \(hidden.map(\.count))"
    }
}
