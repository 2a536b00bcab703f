import Pages

extension RouteTable {
    /// Tasks, and how they are looked at.
    static var tasks: [RouteEntry] {
        [
            RouteEntry(Route.spoons, page: { space, _ in SpoonsPage(reading: space) }),
            RouteEntry(Route.category, get: Application.showCategory),
            RouteEntry(Route.unsorted, get: Application.showUnsorted),
            RouteEntry(Route.backlog, get: Application.showBacklog),
            RouteEntry(Route.startFresh, post: Application.startFresh),

            RouteEntry(Route.tasks, get: Application.showTasks),
            RouteEntry(Route.filter, get: Application.showFilter, post: Application.filter),
            RouteEntry(Route.newTask, get: Application.showNewTask, post: Application.addTask),
            RouteEntry(Route.manyTasks, get: Application.showMany, post: Application.addMany),
            RouteEntry(Route.understood, get: Application.showUnderstood),
            RouteEntry(Route.chosenValues, get: Application.showChosenValues),
            RouteEntry(Route.total, get: Application.showTotal),
            RouteEntry(Route.bulk, post: Application.changeMany),
            RouteEntry(Route.task, get: Application.showTask, post: Application.editTask),
            RouteEntry(Route.taskDay, get: Application.showDays, post: Application.moveToDay),
            RouteEntry(Route.taskDate, get: Application.chooseDay, post: Application.moveDate),
            RouteEntry(Route.taskCommand, post: Application.actOnTask),

            RouteEntry(Route.views, get: Application.showNewView, post: Application.keepView),
            RouteEntry(Route.view, get: Application.showView, post: Application.renameView),
            RouteEntry(Route.viewCommand, post: Application.actOnView),

            RouteEntry(Route.sort, post: Application.sort),
            RouteEntry(Route.options, post: Application.setOptions),
            RouteEntry(Route.removeExamples, post: Application.removeExamples),
        ]
    }
}
