/// Everything about one's account: its address, its password, where it is open, and its end.
package final class AccountPage: Page {
    /// A browser or program that the account is open in.
    package struct OpenSession: Equatable, Sendable {
        /// Names it in the form that ends it.
        package var name: String
        /// The browser and the system.
        package var device: String
        /// How many whole days ago it was last seen.
        package var daysAgo: Int
        /// Whether it is this one.
        package var isHere: Bool

        package init(name: String, device: String, daysAgo: Int, isHere: Bool) {
            self.name = name
            self.device = device
            self.daysAgo = daysAgo
            self.isHere = isHere
        }
    }

    /// The typed texts with their errors.
    package struct Faults: Equatable, Sendable {
        /// The new address.
        package var email = FieldValue("")
        /// Of the password that goes with a new address.
        package var emailPassword: String?
        /// Of the password there is.
        package var password: String?
        /// Of the new one.
        package var newPassword: String?

        /// Nothing typed, nothing wrong.
        package init() {}
    }

    let email: String
    let isAdministrator: Bool
    let sessions: [OpenSession]
    let faults: Faults
    let done: String?

    /// The page of an account.
    package init(email: String, isAdministrator: Bool, sessions: [OpenSession], faults: Faults = Faults(), done: String? = nil) {
        self.email = email
        self.isAdministrator = isAdministrator
        self.sessions = sessions
        self.faults = faults
        self.done = done
    }

    package func title(_ context: PageContext) -> String { context.words[.ownAccount] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.succeeded(done)
        html.write("<p class=\"state\">\(Symbol.person)<span id=\"account-email\">\(email)</span></p>")
        if isAdministrator { html.write("<p class=\"hint\">\(.ownAccountAdministrator)</p>") }
        sharing(&html, context.words)
        html.write("<section class=\"entries\"><h2>\(.ownAccountDevices)</h2><ul class=\"rows\" id=\"sessions\">")
        for session in sessions { self.session(session, &html) }
        html.literal("</ul></section>")
        if sessions.count > 1 {
            html.beginForm(.endSessions, id: "end-others")
            html.hidden("session", "others")
            html.write("<button class=\"button\" id=\"end-others-now\">\(.ownAccountEndOthers)</button>")
            html.endForm()
        }
        html.write("<section class=\"entries\"><h2>\(.ownAccountHeadEmail)</h2><div class=\"folds rows\">")
        changeEmail(&html)
        changePassword(&html)
        html.literal("</div></section>")
        leaving(&html, context.words)
    }

    private func sharing(_ html: inout HTML, _ words: Catalog) {
        html.beginEntries("\(.ownAccountHeadSharing)")
        html.entry(.ownAccountLists, .people, to: AccountRoute.shared.path, id: "to-shared")
        let links = PublicLinkRoute.links.path
        html.entry(.ownAccountLinks, .link, to: links, words[.ownAccountLinksFacts], id: "to-links")
        let reminders = AccountRoute.reminders.path
        html.entry(.ownAccountReminders, .bell, to: reminders, words[.ownAccountRemindersFacts], id: "to-reminders")
        if isAdministrator {
            let invitations = AccountRoute.invitations.path
            html.entry(.ownAccountInvite, .mail, to: invitations, words[.ownAccountInviteFacts], id: "to-invitations")
        }
        html.endEntries()
    }

    private func leaving(_ html: inout HTML, _ words: Catalog) {
        html.beginEntries("\(.ownAccountHeadLeave)")
        html.entry(.ownAccountLeave, .leave, to: Route.account.path)
        let delete = AccountRoute.delete.path
        html.entry(.ownAccountDelete, .bin, to: delete, words[.ownAccountDeleteFacts], id: "to-delete")
        html.endEntries()
    }

    private func session(_ session: OpenSession, _ html: inout HTML) {
        let facts = session.isHere ? Sentence(.ownAccountHere) : .ownAccountSeen(days: session.daysAgo)
        html.write(
            """
            <li class="row managed"><span class="what"><span class="title" dir="auto">\(session.device)</span>\
            <span class="facts">\(facts)</span></span>
            """
        )
        if !session.isHere {
            html.write("<form method=\"post\" action=\"\(AccountRoute.endSessions)\" class=\"act\">")
            html.hidden("session", session.name)
            let name = Sentence.ownAccountEndDevice(device: session.device)
            html.write("<button class=\"quiet\" aria-label=\"\(name)\">\(.ownAccountEnd)</button>")
            html.endForm()
        }
        html.literal("</li>")
    }

    private func changeEmail(_ html: inout HTML) {
        html.write("<details class=\"row\"\(" open", if: faults.email.fault != nil || faults.emailPassword != nil)>")
        html.write("<summary>\(.ownAccountEmail)</summary>")
        html.beginForm(.changeEmail, id: "change-email")
        html.addressField(faults.email, label: html.words[.ownAccountEmailNew])
        html.passwordField("email-password", label: .passwordYours, as: .current, fault: faults.emailPassword)
        html.endForm(sending: "\(.ownAccountEmailSave)", id: "change-email-now", as: "button")
        html.literal("</details>")
    }

    private func changePassword(_ html: inout HTML) {
        html.write("<details class=\"row\"\(" open", if: faults.password != nil || faults.newPassword != nil)>")
        html.write("<summary>\(.ownAccountPassword)</summary>")
        html.beginForm(.changePassword, id: "change-password")
        html.passwordField("password", label: .passwordCurrent, as: .current, fault: faults.password)
        html.passwordField("new-password", label: .passwordNew, as: .new, fault: faults.newPassword)
        html.write("<p class=\"hint\">\(.passwordOthersOut)</p>")
        html.endForm(sending: "\(.ownAccountPasswordSave)", id: "change-password-now", as: "button")
        html.literal("</details>")
    }
}

/// The one thing about an account that asks whether it is meant.
package final class DeleteAccountPage: Page {
    let email: String
    let fault: String?

    /// The page before or after a password was typed.
    package init(email: String, fault: String? = nil) {
        self.email = email
        self.fault = fault
    }

    package func title(_ context: PageContext) -> String { context.words[.deleteAccount] }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.keepActions(
            "delete",
            "\(.deleteAccountNow)",
            id: "delete-now",
            keep: "\(.deleteAccountKeep)",
            at: AccountRoute.account.path
        )
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.delete, id: "delete")
        html.write(
            """
            <p>\(.deleteAccountWhat(mail: email))</p><p>\(.deleteAccountBackup(backup: .backup))</p>
            """
        )
        html.passwordField("password", label: .passwordYours, as: .current, fault: fault)
        html.endForm()
    }
}
