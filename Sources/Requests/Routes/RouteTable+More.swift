import Interchange
import Pages
import Planner

extension RouteTable {
    /// What the page More leads to.
    static var more: [RouteEntry] {
        [
            RouteEntry(Route.more, page: { _, _ in MorePage() }).evenWhileArriving,
            RouteEntry(Route.help, page: { _, _ in HelpPage() }).evenWhileArriving,
            RouteEntry(Route.keys, page: { _, _ in KeysPage() }).evenWhileArriving,
            RouteEntry(Route.about, page: { space, _ in AboutPage(reading: space) }).evenWhileArriving,

            RouteEntry(Route.history, get: Application.showHistory),
            RouteEntry(Route.undo, post: Application.undo),
            RouteEntry(Route.restoreVersion, command: { .restoreVersion($0) }, or: .today),
            RouteEntry(Route.dismissVersion, command: { .dismissVersion($0) }, or: .today),

            RouteEntry(Route.settings, page: { _, _ in SettingsPage() }, post: Application.changeAnySettings),
            RouteEntry(Route.settingsGroup, get: Application.showSettings, post: Application.changeSettings),
            RouteEntry(Route.picture, get: Application.showPicture, post: Application.removePicture),
            RouteEntry(Route.simpleMode, post: Application.setSimpleMode),
            RouteEntry(Route.kinds, post: Application.switchKinds),

            RouteEntry(
                Route.data,
                page: { space, instant in
                    DataPage(lastCopy: space.lastCopy, parts: TeaspoonFile.parts(of: space, now: instant.time))
                }
            ),
            RouteEntry(Route.copy, get: Application.exportEverything, post: Application.noteCopy),
            RouteEntry(Route.dataFile, get: Application.exportFile),
            RouteEntry(Route.importFile, page: { _, _ in ImportPage(.file(fault: nil)) }, post: Application.importFile)
                .takingFile(Application.takeFile),
            RouteEntry(Route.elsewhere, get: Application.showElsewhere),
            RouteEntry(Route.erase, page: { space, _ in ErasePage(reading: space) }, post: Application.erase),

            RouteEntry(Route.tips, get: Application.showTips),
            RouteEntry(Route.allTips, command: { .showAllTips }, or: .tips),
            RouteEntry(Route.hideTip, post: Application.hideTip),
            RouteEntry(Route.showTip, post: Application.showTip),

            RouteEntry(Route.insights, get: Application.showInsights, post: Application.leaveOut),
            RouteEntry(Route.report, get: Application.showReport, post: Application.keepReport),

            RouteEntry(Route.account, page: { _, _ in SyncStatusPage() }, post: Application.signOut).evenWhileArriving,
            RouteEntry(Route.leaving, get: Application.showUnsentChanges).evenWhileArriving,
            RouteEntry(Route.otherAccount, get: Application.showOtherAccount, post: Application.removePlan).evenWhileArriving,
            RouteEntry(Route.joining, get: Application.showJoining, post: Application.decideOnPlan).evenWhileArriving,
            RouteEntry(Route.waitingPlan, get: Application.showWaitingPlan),
            RouteEntry(Route.waitingPlanCopy, get: Application.exportWaitingPlan),
            RouteEntry(Route.plans, post: Application.openPlan).evenWhileArriving,
        ]
    }
}
