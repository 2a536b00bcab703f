package import Facts
import Planner

// Tasks: shown by cost, all together and one by one, and the commands on them.

extension Route {
    /// Tasks by what they cost.
    package static var spoons: Route { Route("/app/spoons") }
    /// The tasks of one cost.
    @inline(never)
    package static var category: RoutePattern<Int> {
        RoutePattern(
            "/app/spoons/",
            printed: { String($0) },
            read: { word in
                for cost in Costs.range where ByteString(String(cost)) == ByteString(word) { return cost }
                return nil
            }
        )
    }
    /// The tasks without a cost.
    package static var unsorted: Route { Route("/app/spoons/unsorted") }
    /// Tasks that were left over from days before.
    package static var backlog: Route { Route("/app/backlog") }
    /// Where all of them go back to where they came from.
    package static var startFresh: Route { Route("/app/backlog/fresh") }

    /// All tasks, or those that are asked for.
    package static var tasks: Route { Route("/app/tasks") }
    /// What of them is shown, and in which order.
    package static var filter: Route { Route("/app/tasks/filter") }
    /// The page that adds a task.
    package static var newTask: Route { Route("/app/tasks/new") }
    /// Many lines at once.
    package static var manyTasks: Route { Route("/app/tasks/many") }
    /// The parts that were understood in a line of quick add.
    package static var understood: Route { Route("/app/tasks/understood") }
    /// The rows of a task's form with what is chosen in it.
    package static var chosenValues: Route { Route("/app/tasks/chosen") }
    /// The day with the tasks that are chosen.
    package static var total: Route { Route("/app/tasks/total") }
    /// One thing done to many tasks.
    package static var bulk: Route { Route("/app/tasks/bulk") }
    /// A task.
    @inline(never)
    package static var task: RoutePattern<Identity> { RoutePattern("/app/tasks/") }
    /// The menu that moves a task to a day; a form sent here moves it.
    @inline(never)
    package static var taskDay: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/day") }
    /// The month in which a day is chosen for a task; a form sent here moves it there.
    @inline(never)
    package static var taskDate: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/date") }

    /// Takes a task into today's list.
    @inline(never)
    package static var doTaskToday: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/today") }
    /// Checks a task off.
    @inline(never)
    package static var checkOffTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/done") }
    /// Not done after all.
    @inline(never)
    package static var uncheckTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/open") }
    /// Out of today's list or of the backlog, to where the task came from.
    @inline(never)
    package static var sendTaskBack: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/back") }
    /// Says what a task costs today.
    @inline(never)
    package static var setTodayCost: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/cost") }
    /// Says what a task really took.
    @inline(never)
    package static var setRealCost: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/real") }
    /// Takes the usual cost that was offered for a task, or declines it.
    @inline(never)
    package static var answerUsualCost: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/usual") }
    /// Moves a task among its neighbours.
    @inline(never)
    package static var moveTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/move") }
    /// Deletes a task with all its steps.
    @inline(never)
    package static var deleteTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/delete") }
    /// Adds a copy of a task with all its steps.
    @inline(never)
    package static var duplicateTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/duplicate") }
    /// Out of sight for a time.
    @inline(never)
    package static var snoozeTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/snooze") }
    /// Back into sight at once.
    @inline(never)
    package static var wakeTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/wake") }
    /// Leaves out one date of a task that repeats.
    @inline(never)
    package static var skipOnce: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/skip") }
    /// Ends the repetition of a task.
    @inline(never)
    package static var endRepeat: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/end") }
    /// Not this time, in a checklist.
    @inline(never)
    package static var leaveTaskOut: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/leave") }
    /// In a checklist, this time after all.
    @inline(never)
    package static var includeTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/take") }
    /// Adds a step to a task.
    @inline(never)
    package static var addStep: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/step") }
    /// Makes a task a step of another, or lets it stand on its own.
    @inline(never)
    package static var setParent: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/under") }
    /// Back from what a low day has put aside.
    @inline(never)
    package static var wantTaskToday: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/wanted") }
    /// Removes the day to come that a task is meant for.
    @inline(never)
    package static var unplanTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/unplan") }

    /// A view of all tasks that is to be kept: its name is asked for, and it is sent here.
    package static var views: Route { Route("/app/views") }
    /// A view that was kept.
    @inline(never)
    package static var view: RoutePattern<Identity> { RoutePattern("/app/views/") }
    /// Deletes a view.
    @inline(never)
    package static var deleteView: RoutePattern<Identity> { RoutePattern("/app/views/", "/delete") }

    /// The order of a list.
    package static var sort: Route { Route("/app/sort") }
    /// Whether the options of a list show.
    package static var options: Route { Route("/app/options") }
    /// Where the examples of the first day are removed.
    package static var removeExamples: Route { Route("/app/examples/remove") }
}
