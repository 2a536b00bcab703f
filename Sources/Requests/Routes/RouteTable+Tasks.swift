import Pages
import Planner

extension RouteTable {
    /// Tasks, and how they are looked at.
    static var tasks: [RouteEntry] {
        [
            RouteEntry(Route.spoons, page: { space, _ in SpoonsPage(reading: space) }),
            RouteEntry(Route.category, get: Application.showCategory),
            RouteEntry(Route.unsorted, get: Application.showUnsorted),
            RouteEntry(Route.backlog, get: Application.showBacklog),
            RouteEntry(Route.startFresh, command: { .startFresh }, or: .backlog),

            RouteEntry(Route.tasks, get: Application.showTasks),
            RouteEntry(Route.filter, get: Application.showFilter, post: Application.filter),
            RouteEntry(Route.newTask, get: Application.showNewTask, post: Application.addTask).evenWhileArriving,
            RouteEntry(Route.manyTasks, get: Application.showMany, post: Application.addMany).evenWhileArriving,
            RouteEntry(Route.understood, get: Application.showUnderstood).evenWhileArriving,
            RouteEntry(Route.chosenValues, get: Application.showChosenValues),
            RouteEntry(Route.total, get: Application.showTotal),
            RouteEntry(Route.bulk, post: Application.changeMany),
            RouteEntry(Route.task, get: Application.showTask, post: Application.editTask),
            RouteEntry(Route.taskDay, get: Application.showDays, post: Application.moveToDay),
            RouteEntry(Route.taskDate, get: Application.chooseDay, post: Application.moveDate),
            RouteEntry(Route.doTaskToday, post: Application.doTaskToday),
            RouteEntry(Route.checkOffTask, post: Application.checkOffTask),
            RouteEntry(Route.uncheckTask, command: { .uncheck($0) }, or: .today),
            RouteEntry(Route.sendTaskBack, post: Application.sendTaskBack),
            RouteEntry(Route.wantTaskToday, command: { .wantToday($0) }, or: .today),
            RouteEntry(Route.setTodayCost, post: Application.setTodayCost),
            RouteEntry(Route.setRealCost, post: Application.setRealCost),
            RouteEntry(Route.answerUsualCost, post: Application.answerUsualCost),
            RouteEntry(Route.moveTask, post: Application.moveTask),
            RouteEntry(Route.deleteTask, command: { .deleteTask($0) }, or: .tasks),
            RouteEntry(Route.duplicateTask, post: Application.duplicateTask),
            RouteEntry(Route.snoozeTask, post: Application.snoozeTask),
            RouteEntry(Route.wakeTask, onTaskPage: { .wake($0) }),
            RouteEntry(Route.skipOnce, onTaskPage: { .skipOnce($0) }),
            RouteEntry(Route.endRepeat, onTaskPage: { .endRepeat($0) }),
            RouteEntry(Route.unplanTask, onTaskPage: { .removeIntendedDate(of: $0) }),
            RouteEntry(Route.leaveTaskOut, onTaskPage: { .setLeftOut($0, true) }),
            RouteEntry(Route.includeTask, onTaskPage: { .setLeftOut($0, false) }),
            RouteEntry(Route.addStep, post: Application.addStep),
            RouteEntry(Route.setParent, post: Application.setParent),

            RouteEntry(Route.views, get: Application.showNewView, post: Application.keepView),
            RouteEntry(Route.view, get: Application.showView, post: Application.renameView),
            RouteEntry(Route.deleteView, command: { .deleteView($0) }, or: .lists),

            RouteEntry(Route.sort, post: Application.sort),
            RouteEntry(Route.options, post: Application.setOptions),
            RouteEntry(Route.removeExamples, command: { .removeExamples }, or: .tasks),
        ]
    }
}
