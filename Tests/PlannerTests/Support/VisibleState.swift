import Facts

@testable import Planner

/// Everything of a space that a page can show, but for History: what an undo must bring back.
struct VisibleState: Equatable {
    let currentDay: DayKey?
    let budget: Budget?
    let suggestion: NewDaySuggestion
    let today: [TodayItem]
    let categories: [[Identity]]
    let backlog: [Identity]
    let daily: [Identity]
    let examples: [Identity]
    let tasks: [TaskEntry]
    let places: [Place]
    let settings: Settings

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
        tasks = space.replica.things(.task).compactMap { space.task($0.identity) }
        places = tasks.map { space.place(of: $0) }
        settings = space.settings
    }
}
