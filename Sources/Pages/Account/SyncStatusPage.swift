import Planner

/// The account that this plan is in; for a guest, the benefits of one.
public final class SyncStatusPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "Account" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard context.account == nil else { return }
        html.beginActions()
        html.write("<a class=\"button\" id=\"sign-in\" href=\"\(AccountRoute.signIn)\">Sign in</a>")
        html.primaryLink("Create account", id: "register", to: AccountRoute.register.path)
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let account = context.account { status(&html, account, context) } else { guest(&html) }
    }

    private func guest(_ html: inout HTML) {
        html.write(
            """
            <p class="state">\(Symbol.person)<span>You’re not signed in</span></p><article class="prose">\
            <p>You don’t need an account: everything works without one, and your plan stays in this browser.</p>\
            <p>With an account, your phone and your computer show the same plan, each works offline, and you lose nothing if a device is \
            lost. It also brings shared lists, and reminders while Teaspoon is closed. Everything here moves into your account.</p>\
            <p>It takes an e-mail address and a password, and on some servers an invitation.</p></article>
            """
        )
    }

    private func status(_ html: inout HTML, _ account: SyncStatus, _ context: PageContext) {
        html.write(
            """
            <section class="standing" id="standing"><p class="state">\(Symbol.person)<span>\
            \(fixed: account.isOut ? "Account of" : "Signed in as") <bdi>\(account.mail)</bdi></span></p>
            """
        )
        html.status(account, context)
        if account.synced > 0 {
            let date = context.words.date(context.instant.at(account.synced).date, at: context.instant)
            html.write("<p class=\"hint\">Last synced: \(date), \(context.words.time(account.synced, at: context.instant)).</p>")
        }
        html.literal("</section>")
        if account.state != .deleted {
            html.literal("<div class=\"columns\">")
            html.beginEntries("Sign-in")
            let settings = AccountRoute.account.path
            html.entry("Account settings", .person, to: settings, "E-mail, password, devices", id: "server-account")
            html.endEntries()
            html.beginEntries("Sharing")
            html.entry("Shared lists", .people, to: AccountRoute.shared.path)
            html.entry("Shared links", .link, to: PublicLinkRoute.links.path, "For people without an account")
            html.endEntries()
            html.beginEntries("Devices")
            html.entry("Reminders", .bell, to: AccountRoute.reminders.path, "Devices that get notifications")
            html.endEntries()
            html.literal("</div>")
        }
        if context.isAnsweredByServer { return signOutAtServer(&html) }
        html.beginForm(.account, context, id: "sign-out", class: "act card stack")
        if account.state == .deleted {
            html.literal(
                """
                <h2>Remove my plan</h2><p>Your plan leaves this browser. Nothing else has it.</p>\
                <p class="acts"><button class="button" id="sign-out-now">Remove my plan</button></p>
                """
            )
        } else {
            html.literal(
                """
                <h2>Sign out</h2><p>Your plan leaves this browser and stays in your account. What is not there yet is sent first.</p>\
                <p class="acts"><button class="button" id="sign-out-now">Sign out</button></p>
                """
            )
        }
        html.endForm()
    }
}

extension SyncStatusPage {
    /// Where nothing is kept in the browser, there is only the session to be ended.
    private func signOutAtServer(_ html: inout HTML) {
        html.write(
            """
            <form method="post" action="\(AccountRoute.signOut)" class="act card stack" id="sign-out"><h2>Sign out</h2>\
            <p>Your plan stays in your account.</p>\
            <p class="acts"><button class="button" id="sign-out-now">Sign out</button></p></form>
            """
        )
    }
}

extension HTML {
    /// In words, how far device and account agree, and what to do about it.
    mutating func status(_ account: SyncStatus, _ context: PageContext) {
        switch account.state {
        case .savedEverywhere: literal("<p>Synced. Everything here is in your account.</p>")
        case .savedHere where account.isAllSent:
            literal("<p>Everything else is synced.</p>")
        case .savedHere:
            literal(
                "<p>Saved on this device. It syncs as soon as the server can be reached; you don’t need to do anything.</p>"
            )
        case .signInAgain:
            write(
                """
                <p>You’ve been signed out on this device. Your plan is still here and keeps working. Sign in again to sync what \
                is new.</p><p class="acts">\
                <a class="button primary" id="sign-in" href="\(AccountRoute.signIn)">Sign in again</a></p>\
                <p class="hint" id="account-gone">If you cannot sign in again: save a backup, sign out here, and restore the \
                backup on the first page. \(download: .copy, "Back up")</p>
                """
            )
        case .anotherAccount:
            literal(
                """
                <p>This browser is now signed in to another account. The plan you see is still that of the account above, and the \
                two are kept apart. Sign in to the account above to sync what is new.</p>
                """
            )
            signInAs(account.mail)
        case .full:
            literal(
                """
                <p>Your account is full. What is new stays on this device, and you can continue. \
                Your account page shows what takes up space.</p>
                """
            )
        case .deleted:
            literal("<p>This account was deleted. Your plan is still here, in this browser only.</p>")
            return keepForm(context)
        }
        unsent(account)
    }

    /// The plan of an account that was deleted goes on as a guest's.
    mutating func keepForm(_ context: PageContext) {
        beginForm(.account, context, id: "keep")
        hidden("keep", "yes")
        literal(
            """
            <p class="acts"><button class="button primary" id="keep-plan">Keep my plan here without an account</button></p>\
            <p class="hint">Nothing of yours is lost, and you can create another account for it later. Lists that other people shared with \
            you are removed from this browser.</p>
            """
        )
        endForm()
    }

    /// The way back into an account while another is open: that one is closed first. It is the server's form, not the planner's.
    mutating func signInAs(_ mail: String) {
        write(
            """
            <form method="post" action="\(AccountRoute.signOut)" class="act acts" id="sign-in-as">\
            <button class="button primary" id="sign-in">Sign in as \(mail)</button></form>
            """
        )
    }

    /// The number of unsent changes.
    mutating func unsent(_ account: SyncStatus) {
        if account.isWholePlanUnsent { literal("<p id=\"whole\">What was here before is still being sent to your account.</p>") }
        if account.unsent > 0 {
            let noun: StaticString = account.unsent == 1 ? "change is" : "changes are"
            write("<p id=\"unsent\">\(account.unsent) \(fixed: noun) only on this device so far.</p>")
        }
        if account.refused > 0 {
            let noun: StaticString = account.refused == 1 ? "entry" : "entries"
            let verb: StaticString = account.refused == 1 ? "stays" : "stay"
            write(
                """
                <p id="refused">\(account.refused) \(fixed: noun) could not be synced (too large, of an unknown kind, or in a \
                shared list that is full) and \(fixed: verb) on this device.</p>
                """
            )
        }
    }
}
