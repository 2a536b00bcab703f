/// Everything about one's account: its address, its password, where it is open, and its end.
public final class AccountPage: Page {
    /// A browser or program that the account is open in.
    public struct Place: Equatable, Sendable {
        /// Names it in the form that ends it.
        public var name: String
        /// What it is: browser and system.
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

    /// What was typed where, and what is wrong with it.
    public struct Faults: Equatable, Sendable {
        /// The new address.
        public var email = Typed("")
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
    let places: [Place]
    let faults: Faults
    let notice: String?

    /// The page of an account.
    public init(email: String, isAdministrator: Bool, places: [Place], faults: Faults = Faults(), notice: String? = nil) {
        self.email = email
        self.isAdministrator = isAdministrator
        self.places = places
        self.faults = faults
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Your account" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.write("<p class=\"lead\" id=\"account-email\">\(email)</p>")
        html.write("<p><a class=\"more\" href=\"\(Address.account)\">What is saved, and signing out</a></p>")
        html.write(
            "<p><a class=\"more\" id=\"to-shared\" href=\"\(AccountAddress.shared)\">Shared lists and invitations</a></p>"
        )
        html.write(
            "<p><a class=\"more\" id=\"to-links\" href=\"\(SharedPlace.links)\">Addresses for others, who have no account</a></p>"
        )
        html.write(
            "<p><a class=\"more\" id=\"to-reminders\" href=\"\(AccountAddress.reminders)\">Reminders on your devices</a></p>"
        )
        if isAdministrator {
            html.write(
                """
                <p>This account runs the server.</p>\
                <p><a class="more" id="to-invitations" href="\(AccountAddress.invitations)">Invite people to this server</a></p>
                """
            )
        }
        html.literal("<h2>Where it is open</h2><ul class=\"rows\" id=\"sessions\">")
        for place in places { self.place(place, &html) }
        html.literal("</ul>")
        if places.count > 1 {
            html.beginForm(.endSessions, id: "end-others")
            html.hidden("session", "others")
            html.literal("<button class=\"button\" id=\"end-others-now\">Close it everywhere but here</button>")
            html.endForm()
        }
        changeEmail(&html)
        changePassword(&html)
        html.write(
            """
            <h2>The end of it</h2><p>Everything that the account holds goes, on this server and in this browser. It cannot be undone; \
            a copy brings it back: \(download: .everything, "Save a copy")</p>\
            <p><a class="button" id="to-delete" href="\(AccountAddress.delete)">\(Symbol.bin)<span>Delete my account</span></a></p>
            """
        )
    }

    private func place(_ place: Place, _ html: inout HTML) {
        html.write(
            """
            <li class="row place"><span class="what"><span class="title" dir="auto">\(place.device)</span>\
            <span class="facts">\(place.isHere ? "This browser" : place.seen)</span></span>
            """
        )
        if !place.isHere {
            html.write("<form method=\"post\" action=\"\(AccountAddress.endSessions)\" class=\"act\">")
            html.hidden("session", place.name)
            html.write("<button class=\"quiet\" aria-label=\"Close it on \(place.device)\">Close it there</button>")
            html.endForm()
        }
        html.literal("</li>")
    }

    private func changeEmail(_ html: inout HTML) {
        html.write("<details class=\"card\"\(" open", if: faults.email.fault != nil || faults.emailPassword != nil)>")
        html.literal("<summary>Another e-mail address</summary>")
        html.beginForm(.changeEmail, id: "change-email")
        html.addressField(faults.email, label: "New e-mail address")
        html.passwordField("email-password", label: "Your password", as: .current, fault: faults.emailPassword)
        html.endForm(sending: "Change the address", id: "change-email-now")
        html.literal("</details>")
    }

    private func changePassword(_ html: inout HTML) {
        html.write("<details class=\"card\"\(" open", if: faults.password != nil || faults.newPassword != nil)>")
        html.literal("<summary>Another password</summary>")
        html.beginForm(.changePassword, id: "change-password")
        html.passwordField("password", label: "The password now", as: .current, fault: faults.password)
        html.passwordField("new-password", label: "New password", as: .new, fault: faults.newPassword, hint: HTML.passwordHint)
        html.literal("<p class=\"hint\">Everywhere else the account is closed then.</p>")
        html.endForm(sending: "Change the password", id: "change-password-now")
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

    package func title(_ context: PageContext) -> String { "Delete my account" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.delete, id: "delete")
        html.write(
            """
            <p>The account \(email) goes, and with it every task, list, note, day and setting on this server and in this browser. \
            Another device keeps what it holds until you remove it there.</p>\
            <p>A copy brings it all back: \(download: .everything, "Save a copy")</p>
            """
        )
        html.passwordField("password", label: "Your password", as: .current, fault: fault)
        html.write(
            """
            <p class="acts"><button class="button" id="delete-now">\(Symbol.bin)<span>Delete everything</span></button>\
            <a class="button primary" href="\(AccountAddress.account)">Keep my account</a></p>
            """
        )
        html.endForm()
    }
}
