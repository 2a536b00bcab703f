public import Facts
import Planner

// Tasks: shown by cost, all together and one by one, and the commands on them.

extension Route {
    /// Tasks by what they cost.
    public static var spoons: Route { Route("/app/spoons") }
    /// The tasks of one cost.
    @inline(never)
    public static var category: RoutePattern<Int> {
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
    public static var unsorted: Route { Route("/app/spoons/unsorted") }
    /// Tasks that were left over from days before.
    public static var backlog: Route { Route("/app/backlog") }
    /// Where all of them go back to where they came from.
    public static var startFresh: Route { Route("/app/backlog/fresh") }

    /// All tasks, or those that are asked for.
    public static var tasks: Route { Route("/app/tasks") }
    /// What of them is shown, and in which order.
    public static var filter: Route { Route("/app/tasks/filter") }
    /// The page that adds a task.
    public static var newTask: Route { Route("/app/tasks/new") }
    /// Many lines at once.
    public static var manyTasks: Route { Route("/app/tasks/many") }
    /// The parts that were understood in a line of quick add.
    public static var understood: Route { Route("/app/tasks/understood") }
    /// The rows of a task's form with what is chosen in it.
    public static var chosenValues: Route { Route("/app/tasks/chosen") }
    /// The day with the tasks that are chosen.
    public static var total: Route { Route("/app/tasks/total") }
    /// One thing done to many tasks.
    public static var bulk: Route { Route("/app/tasks/bulk") }
    /// A task.
    @inline(never)
    public static var task: RoutePattern<Identity> { RoutePattern("/app/tasks/") }
    /// The menu that moves a task to a day; a form sent here moves it.
    @inline(never)
    public static var taskDay: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/day") }
    /// The month in which a day is chosen for a task; a form sent here moves it there.
    @inline(never)
    public static var taskDate: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/date") }

    /// Takes a task into today's list.
    @inline(never)
    public static var doTaskToday: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/today") }
    /// Checks a task off.
    @inline(never)
    public static var checkOffTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/done") }
    /// Not done after all.
    @inline(never)
    public static var uncheckTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/open") }
    /// Out of today's list or of the backlog, to where the task came from.
    @inline(never)
    public static var sendTaskBack: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/back") }
    /// Says what a task costs today.
    @inline(never)
    public static var setTodayCost: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/cost") }
    /// Says what a task really took.
    @inline(never)
    public static var setRealCost: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/real") }
    /// Takes the usual cost that was offered for a task, or declines it.
    @inline(never)
    public static var answerUsualCost: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/usual") }
    /// Moves a task among its neighbours.
    @inline(never)
    public static var moveTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/move") }
    /// Deletes a task with all its steps.
    @inline(never)
    public static var deleteTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/delete") }
    /// Adds a copy of a task with all its steps.
    @inline(never)
    public static var duplicateTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/duplicate") }
    /// Out of sight for a time.
    @inline(never)
    public static var snoozeTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/snooze") }
    /// Back into sight at once.
    @inline(never)
    public static var wakeTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/wake") }
    /// Leaves out one date of a task that repeats.
    @inline(never)
    public static var skipOnce: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/skip") }
    /// Ends the repetition of a task.
    @inline(never)
    public static var endRepeat: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/end") }
    /// Not this time, in a checklist.
    @inline(never)
    public static var leaveTaskOut: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/leave") }
    /// In a checklist, this time after all.
    @inline(never)
    public static var includeTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/take") }
    /// Adds a step to a task.
    @inline(never)
    public static var addStep: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/step") }
    /// Makes a task a step of another, or lets it stand on its own.
    @inline(never)
    public static var setParent: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/under") }
    /// Back from what a low day has put aside.
    @inline(never)
    public static var wantTaskToday: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/wanted") }
    /// Removes the day to come that a task is meant for.
    @inline(never)
    public static var unplanTask: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/unplan") }

    /// A view of all tasks that is to be kept: its name is asked for, and it is sent here.
    public static var views: Route { Route("/app/views") }
    /// A view that was kept.
    @inline(never)
    public static var view: RoutePattern<Identity> { RoutePattern("/app/views/") }
    /// Deletes a view.
    @inline(never)
    public static var deleteView: RoutePattern<Identity> { RoutePattern("/app/views/", "/delete") }

    /// The order of a list.
    public static var sort: Route { Route("/app/sort") }
    /// Whether the options of a list show.
    public static var options: Route { Route("/app/options") }
    /// Where the examples of the first day are removed.
    public static var removeExamples: Route { Route("/app/examples/remove") }
}
