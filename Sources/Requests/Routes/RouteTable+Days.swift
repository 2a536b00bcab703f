import Pages
import Planner

extension RouteTable {
    /// The day, and what leads through it.
    static var days: [RouteEntry] {
        [
            RouteEntry(Route.today, get: Application.showToday),
            RouteEntry(Route.newDay, get: Application.showNewDay, post: Application.startDay),
            RouteEntry(Route.adjustDay, get: Application.showNumber, post: Application.adjustDay),
            RouteEntry(Route.submit, get: Application.leadToSelecting, post: Application.submit),
            RouteEntry(Route.checkOff, post: Application.checkOff),
            RouteEntry(Route.lowDay, post: Application.changeLowDay),

            RouteEntry(Route.now, get: Application.showNow, post: Application.takeOn),
            RouteEntry(Route.pass, post: Application.passOver),

            RouteEntry(Route.plan, get: Application.showPlan, post: Application.takePlan),
            RouteEntry(Route.planWeek, get: Application.showWeek, post: Application.takeWeek),

            RouteEntry(Route.focus, get: Application.showFocus, post: Application.startTimer),
            RouteEntry(Route.pauseTimer, command: { .pauseTimer }, or: .focus),
            RouteEntry(Route.resumeTimer, command: { .resumeTimer }, or: .focus),
            RouteEntry(Route.extendTimer, command: { .extendTimer }, or: .focus),
            RouteEntry(Route.resetTimer, command: { .resetTimer }, or: .focus),
            RouteEntry(Route.stopTimer, post: Application.stopTimer),
            RouteEntry(Route.noteRest, command: { .noteRest }, or: .focus),
            RouteEntry(Route.setTimerSound, post: Application.setTimerSound),
            RouteEntry(Route.correctTimer, post: Application.correctTimer),

            RouteEntry(Route.calendar, get: Application.showCalendar),
            RouteEntry(Route.calendarDay, get: Application.showDay).orUnread(Application.showNoSuchDate),
        ]
    }
}
