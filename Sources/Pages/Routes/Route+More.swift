package import Facts
package import Planner

// What the page More leads to: settings, files, history, insights, tips, help and the account.

extension Route {
    /// Everything that has no tab.
    package static var more: Route { Route("/app/more") }
    /// The guide.
    package static var help: Route { Route("/app/help") }
    /// The sheet of keys.
    package static var keys: Route { Route("/app/keys") }
    /// What runs here.
    package static var about: Route { Route("/app/about") }

    /// What was done.
    package static var history: Route { Route("/app/history") }
    /// Undoes a change, or redoes it.
    @inline(never)
    package static var undo: RoutePattern<Identity> { RoutePattern("/app/history/", "/undo") }
    /// Brings back an earlier version of a text.
    @inline(never)
    package static var restoreVersion: RoutePattern<Identity> { RoutePattern("/app/earlier/", "/back") }
    /// Puts an earlier version of a text away.
    @inline(never)
    package static var dismissVersion: RoutePattern<Identity> { RoutePattern("/app/earlier/", "/away") }

    /// The parts of the settings; a form that is sent there may hold fields of any of them.
    package static var settings: Route { Route("/app/settings") }
    /// One part of the settings.
    @inline(never)
    package static var settingsGroup: RoutePattern<SettingsGroup> {
        RoutePattern(
            "/app/settings/",
            printed: { $0.word.description },
            read: { word in
                for group in SettingsGroup.allCases where ByteString(group.word.description) == ByteString(word) { return group }
                return nil
            }
        )
    }
    /// The person's picture itself.
    package static var picture: Route { Route("/app/settings/picture") }
    /// In and out of simple mode.
    package static var simpleMode: Route { Route("/app/settings/simple") }
    /// Kinds of energy, on or off.
    package static var kinds: Route { Route("/app/settings/kinds") }

    /// Everything out to a file, and in again.
    package static var data: Route { Route("/app/data") }
    /// A file with everything, to be brought in again; a form that is sent there notes that it was kept.
    package static var copy: Route { Route("/app/data/everything.teaspoon") }
    /// A file of ``DataFile``.
    @inline(never)
    package static var dataFile: RoutePattern<DataFile> {
        RoutePattern(
            "/app/data/",
            printed: { $0.name },
            read: { word in
                for file in DataFile.allCases where ByteString(file.name) == ByteString(word) { return file }
                return nil
            }
        )
    }
    /// Where a file is brought in.
    package static var importFile: Route { Route("/app/data/import") }
    /// How tasks of other programs come here.
    package static var elsewhere: Route { Route("/app/data/elsewhere") }
    /// Everything kept here, gone.
    package static var erase: Route { Route("/app/data/erase") }

    /// The tips.
    package static var tips: Route { Route("/app/tips") }
    /// Every tip that was put away.
    package static var allTips: Route { Route("/app/tips/all") }
    /// Puts a tip away, which its short name names.
    @inline(never)
    package static var hideTip: RoutePattern<ByteString> { RoutePattern(ofTips: "/away") }
    /// Takes a tip out again.
    @inline(never)
    package static var showTip: RoutePattern<ByteString> { RoutePattern(ofTips: "/again") }

    /// The person's own days; a form that is sent there leaves days out of the views.
    package static var insights: Route { Route("/app/insights") }
    /// The same on one page of paper, for a clinician; a form that is sent there keeps what stands on it.
    package static var report: Route { Route("/app/insights/report") }

    /// The account that this plan is in; a form that is sent there signs out.
    package static var account: Route { Route("/app/account") }
    /// The page before signing out that names unsent changes, before they would be lost.
    package static var leaving: Route { Route("/app/account/leaving") }
    /// Somebody else is signed in than the one whose plan is here; a form that is sent there removes it.
    package static var otherAccount: Route { Route("/app/account/other") }
    /// Asks what happens to the plan that was here when somebody signed in; a form that is sent there answers.
    package static var joining: Route { Route("/app/account/plan") }
    /// What that plan holds.
    package static var waitingPlan: Route { Route("/app/account/plan/look") }
    /// A file with everything in that plan.
    package static var waitingPlanCopy: Route { Route("/app/account/plan/everything.teaspoon") }
    /// Where a form opens a plan that was kept apart, or begins again without the one that the browser has removed.
    package static var plans: Route { Route("/app/account/plans") }
}

extension RoutePattern where Parameter == ByteString {
    /// A command on a tip.
    fileprivate init(ofTips suffix: String) {
        self.init("/app/tips/", suffix, printed: { $0.text }, read: { Tip.of(ByteString($0))?.slug })
    }
}
