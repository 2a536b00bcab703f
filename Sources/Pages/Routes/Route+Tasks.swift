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
    /// A command on a task.
    @inline(never)
    public static var taskCommand: RoutePattern<(Identity, TaskCommand)> { RoutePattern("/app/tasks/") }

    /// A view of all tasks that is to be kept: its name is asked for, and it is sent here.
    public static var views: Route { Route("/app/views") }
    /// A view that was kept.
    @inline(never)
    public static var view: RoutePattern<Identity> { RoutePattern("/app/views/") }
    /// A command on a view.
    @inline(never)
    public static var viewCommand: RoutePattern<(Identity, ViewCommand)> { RoutePattern("/app/views/") }

    /// The order of a list.
    public static var sort: Route { Route("/app/sort") }
    /// Whether the options of a list show.
    public static var options: Route { Route("/app/options") }
    /// Where the examples of the first day are removed.
    public static var removeExamples: Route { Route("/app/examples/remove") }
}
