import Planner

/// The account that this plan is in; for a guest, the benefits of one.
package final class SyncStatusPage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String { context.words[.account] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard context.account == nil, !context.plans.isSignedIn else { return }
        html.beginActions()
        guard context.offersAccount else {
            html.primaryLink("\(.accountSignIn)", id: "sign-in", to: AccountRoute.signIn.path)
            return html.endActions()
        }
        // On a server that offers none, the page's script takes the offer away.
        html.write("<a class=\"button\" id=\"sign-in\" href=\"\(AccountRoute.signIn)\">\(.accountSignIn)</a>")
        html.primaryLink("\(.accountCreate)", id: "register", to: AccountRoute.register.path)
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let account = context.account {
            status(&html, account, context)
        } else if context.plans.isSignedIn {
            html.write("<p class=\"state\">\(Symbol.person)<span>\(.arriving)</span></p>")
        } else {
            guest(&html, context)
            html.plansKeptApart(context)
        }
    }

    private func guest(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <p class="state">\(Symbol.person)<span>\(.accountGuest)</span></p><article class="prose">\
            <p>\(context.isKeptByServer ? .aboutDataServer : Phrase.accountGuestNeed)</p>\
            <p>\(context.isKeptByServer ? .accountGuestWhyServer : Phrase.accountGuestWhy)</p>
            """
        )
        if context.offersAccount { html.write("<p id=\"register-how\">\(.accountGuestHow)</p>") }
        html.literal("</article>")
    }

    private func status(_ html: inout HTML, _ account: SyncStatus, _ context: PageContext) {
        let mail = MarkupTag("<bdi>\(account.mail)</bdi>", "")
        let named: Sentence = account.isOut ? .accountOf(mail: mail) : .accountSignedIn(mail: mail)
        html.write(
            "<section class=\"standing\" id=\"standing\"><p class=\"state\">\(Symbol.person)<span>\(named)</span></p>"
        )
        if context.plans.state == .arriving {
            html.write("<p id=\"arriving\">\(.arriving)</p>")
        } else {
            html.status(account, context)
        }
        if account.synced > 0 {
            let date = context.words.date(context.instant.at(account.synced).date, at: context.instant)
            let time = context.words.time(account.synced, at: context.instant)
            html.write("<p class=\"hint\">\(.accountLastSynced(date: date, time: time))</p>")
        }
        html.literal("</section>")
        if account.state != .deleted { pages(&html, context.words) }
        html.plansKeptApart(context)
        if context.isAnsweredByServer { return signOutAtServer(&html) }
        html.beginForm(.account, context, id: "sign-out", class: "act card stack")
        let isDeleted = account.state == .deleted
        let name: Phrase = isDeleted ? .accountRemove : .accountSignOut
        let said: Phrase = isDeleted ? .accountRemoveWhat : .accountSignOutWhat
        html.write(
            """
            <h2>\(name)</h2><p>\(said)</p>\
            <p class="acts"><button class="button" id="sign-out-now">\(name)</button></p>
            """
        )
        html.endForm()
    }

    /// The pages about the account.
    private func pages(_ html: inout HTML, _ words: Catalog) {
        html.literal("<div class=\"columns\">")
        html.beginEntries("\(.accountHeadSignIn)")
        let settings = AccountRoute.account.path
        html.entry(.accountSettings, .person, to: settings, words[.accountSettingsFacts], id: "server-account")
        html.endEntries()
        html.beginEntries("\(.accountHeadSharing)")
        html.entry(.accountSharedLists, .people, to: AccountRoute.shared.path)
        html.entry(.accountSharedLinks, .link, to: PublicLinkRoute.links.path, words[.accountSharedLinksFacts])
        html.endEntries()
        html.beginEntries("\(.accountHeadDevices)")
        html.entry(.accountReminders, .bell, to: AccountRoute.reminders.path, words[.accountRemindersFacts])
        html.endEntries()
        html.literal("</div>")
    }
}

extension SyncStatusPage {
    /// Where nothing is kept in the browser, there is only the session to be ended.
    private func signOutAtServer(_ html: inout HTML) {
        html.write(
            """
            <form method="post" action="\(AccountRoute.signOut)" class="act card stack" id="sign-out"><h2>\(.accountSignOut)</h2>\
            <p>\(.accountSignOutServer)</p>\
            <p class="acts"><button class="button" id="sign-out-now">\(.accountSignOut)</button></p></form>
            """
        )
    }
}

extension HTML {
    /// In words, how far device and account agree, and what to do about it.
    mutating func status(_ account: SyncStatus, _ context: PageContext) {
        switch account.state {
        case .savedEverywhere: write("<p>\(.syncEverywhere)</p>")
        case .savedHere: write("<p>\(account.isAllSent ? .syncRest : Phrase.syncHere)</p>")
        case .signInAgain:
            write(
                """
                <p>\(.syncAgain)</p><p class="acts">\
                <a class="button primary" id="sign-in" href="\(AccountRoute.signIn)">\(.syncAgainLink)</a></p>\
                <p class="hint" id="account-gone">\(.syncAgainHint(backup: .backup))</p>
                """
            )
        case .anotherAccount:
            write("<p>\(.syncAnother)</p>")
            signInAs(account.mail)
        case .full: write("<p>\(.syncFull)</p>")
        case .deleted:
            write("<p>\(.syncDeleted)</p>")
            return keepForm(context)
        }
        unsent(account)
    }

    /// The plan of an account that was deleted goes on as a guest's.
    mutating func keepForm(_ context: PageContext) {
        beginForm(.account, context, id: "keep")
        hidden("keep", "yes")
        write(
            """
            <p class="acts"><button class="button primary" id="keep-plan">\(.syncKeep)</button></p>\
            <p class="hint">\(.syncKeepHint)</p>
            """
        )
        endForm()
    }

    /// The way back into an account while another is open: that one is closed first. It is the server's form, not the planner's.
    mutating func signInAs(_ mail: String) {
        write(
            """
            <form method="post" action="\(AccountRoute.signOut)" class="act acts" id="sign-in-as">\
            <button class="button primary" id="sign-in">\(.syncSignInAs(mail: mail))</button></form>
            """
        )
    }

    /// The number of unsent changes.
    mutating func unsent(_ account: SyncStatus) {
        if account.isWholePlanUnsent { write("<p id=\"whole\">\(.syncUnsentWhole)</p>") }
        if account.unsent > 0 { write("<p id=\"unsent\">\(.syncUnsent(count: account.unsent))</p>") }
        if account.refused > 0 { write("<p id=\"refused\">\(.syncRefused(count: account.refused))</p>") }
    }
}

extension MarkupTag {
    /// A link in a sentence that saves a file with everything.
    static var backup: MarkupTag { MarkupTag("<a class=\"button\" data-download href=\"\(Route.copy)\">", "</a>") }
}
