/// Everything about one's account: its address, its password, where it is open, and its end.
public final class AccountPage: Page {
    /// A browser or program that the account is open in.
    public struct OpenSession: Equatable, Sendable {
        /// Names it in the form that ends it.
        public var name: String
        /// The browser and the system.
        public var device: String
        /// When it was last seen, in words.
        public var seen: String
        /// Whether it is this one.
        public var isHere: Bool

        /// All of it given.
        public init(name: String, device: String, seen: String, isHere: Bool) {
            self.name = name
            self.device = device
            self.seen = seen
            self.isHere = isHere
        }
    }

    /// The typed texts with their errors.
    public struct Faults: Equatable, Sendable {
        /// The new address.
        public var email = FieldValue("")
        /// Of the password that goes with a new address.
        public var emailPassword: String?
        /// Of the password there is.
        public var password: String?
        /// Of the new one.
        public var newPassword: String?

        /// Nothing typed, nothing wrong.
        public init() {}
    }

    let email: String
    let isAdministrator: Bool
    let sessions: [OpenSession]
    let faults: Faults
    let notice: String?

    /// The page of an account.
    public init(email: String, isAdministrator: Bool, sessions: [OpenSession], faults: Faults = Faults(), notice: String? = nil) {
        self.email = email
        self.isAdministrator = isAdministrator
        self.sessions = sessions
        self.faults = faults
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Your account" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.write("<p class=\"state\">\(Symbol.person)<span id=\"account-email\">\(email)</span></p>")
        if isAdministrator { html.literal("<p class=\"hint\">You’re the administrator.</p>") }
        html.beginEntries("Sharing and reminders")
        html.entry("Shared lists", .people, to: AccountRoute.shared.path, id: "to-shared")
        html.entry("Shared links", .link, to: PublicLinkRoute.links.path, "For people without an account", id: "to-links")
        html.entry("Reminders", .bell, to: AccountRoute.reminders.path, "Devices that get notifications", id: "to-reminders")
        if isAdministrator {
            html.entry("Invite people", .mail, to: AccountRoute.invitations.path, "To this server", id: "to-invitations")
        }
        html.endEntries()
        html.literal("<section class=\"entries\"><h2>Signed-in devices</h2><ul class=\"rows\" id=\"sessions\">")
        for session in sessions { self.session(session, &html) }
        html.literal("</ul></section>")
        if sessions.count > 1 {
            html.beginForm(.endSessions, id: "end-others")
            html.hidden("session", "others")
            html.literal("<button class=\"button\" id=\"end-others-now\">Sign out all other devices</button>")
            html.endForm()
        }
        html.literal("<section class=\"entries\"><h2>E-mail and password</h2><div class=\"folds rows\">")
        changeEmail(&html)
        changePassword(&html)
        html.literal("</div></section>")
        html.beginEntries("Leave")
        html.entry("Sync status and sign out", .leave, to: Route.account.path)
        let delete = AccountRoute.delete.path
        html.entry("Delete account", .bin, to: delete, "With all its data, on the server too", id: "to-delete")
        html.endEntries()
    }

    private func session(_ session: OpenSession, _ html: inout HTML) {
        html.write(
            """
            <li class="row place"><span class="what"><span class="title" dir="auto">\(session.device)</span>\
            <span class="facts">\(session.isHere ? "This browser" : session.seen)</span></span>
            """
        )
        if !session.isHere {
            html.write("<form method=\"post\" action=\"\(AccountRoute.endSessions)\" class=\"act\">")
            html.hidden("session", session.name)
            html.write("<button class=\"quiet\" aria-label=\"Sign out \(session.device)\">Sign out</button>")
            html.endForm()
        }
        html.literal("</li>")
    }

    private func changeEmail(_ html: inout HTML) {
        html.write("<details class=\"row\"\(" open", if: faults.email.fault != nil || faults.emailPassword != nil)>")
        html.literal("<summary>Change e-mail</summary>")
        html.beginForm(.changeEmail, id: "change-email")
        html.addressField(faults.email, label: "New e-mail address")
        html.passwordField("email-password", label: "Your password", as: .current, fault: faults.emailPassword)
        html.endForm(sending: "Save new e-mail", id: "change-email-now")
        html.literal("</details>")
    }

    private func changePassword(_ html: inout HTML) {
        html.write("<details class=\"row\"\(" open", if: faults.password != nil || faults.newPassword != nil)>")
        html.literal("<summary>Change password</summary>")
        html.beginForm(.changePassword, id: "change-password")
        html.passwordField("password", label: "Current password", as: .current, fault: faults.password)
        html.passwordField("new-password", label: "New password", as: .new, fault: faults.newPassword, hint: HTML.passwordHint)
        html.literal("<p class=\"hint\">You’ll be signed out on all other devices.</p>")
        html.endForm(sending: "Save new password", id: "change-password-now")
        html.literal("</details>")
    }
}

/// The one thing about an account that asks whether it is meant.
public final class DeleteAccountPage: Page {
    let email: String
    let fault: String?

    /// The page before or after a password was typed.
    public init(email: String, fault: String? = nil) {
        self.email = email
        self.fault = fault
    }

    package func title(_ context: PageContext) -> String { "Delete account" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.delete, id: "delete")
        html.write(
            """
            <p>This deletes the account \(email) with every task, list, note, day and setting, on this server and in this browser. \
            Another device keeps its copy until you remove it there.</p>\
            <p>A backup can restore everything: \(download: .copy, "Back up")</p>
            """
        )
        html.passwordField("password", label: "Your password", as: .current, fault: fault)
        html.write(
            """
            <p class="acts"><button class="button" id="delete-now">\(Symbol.bin)<span>Delete everything</span></button>\
            <a class="button primary" href="\(AccountRoute.account)">Keep my account</a></p>
            """
        )
        html.endForm()
    }
}
