import Planner

/// Makes an account.
public final class RegisterPage: Page {
    /// The people who may make an account.
    public enum Door: Equatable, Sendable {
        /// Anybody.
        case open
        /// Nobody: the server's administrators make the accounts.
        case closed
        /// A person with this invitation.
        case invitation(String)
        /// Only people with an invitation. With the text that was typed into the field of the invitation, and its fault.
        case uninvited(FieldValue)
        /// The first account of the server, which becomes its administrator's. With the code that the server printed when it
        /// started; nil if it needs none.
        case first(String?)
        /// The first account of the server, with the code missing or wrong: the text that was typed as the code, and its fault.
        case firstElsewhere(FieldValue)
    }

    let door: Door
    let email: FieldValue
    let passwordFault: String?
    let notice: String?
    let onward: Onward?

    /// The page before or after something was typed.
    ///
    /// - Parameter onward: where it leads on to; nil: to today.
    public init(
        _ door: Door,
        email: FieldValue = FieldValue(""),
        passwordFault: String? = nil,
        notice: String? = nil,
        onward: Onward? = nil
    ) {
        self.door = door
        self.email = email
        self.passwordFault = passwordFault
        self.notice = notice
        self.onward = onward
    }

    package func title(_ context: PageContext) -> String {
        switch door {
        case .closed: "Ask for an account"
        case .uninvited: "You need an invitation"
        case .open, .invitation, .first, .firstElsewhere: "Create account"
        }
    }

    package var section: Section? { .more }

    /// Whether there is an account to be made here, and not only words about it.
    private var isForm: Bool {
        switch door {
        case .open, .invitation, .first: true
        case .closed, .uninvited, .firstElsewhere: false
        }
    }

    package var hasTabs: Bool { !isForm }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard isForm else { return }
        html.formActions("register", cancel: Route.account.path, primary: "Create account", id: "register-now")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        switch door {
        case .closed:
            html.literal(
                """
                <p class="lead">Only the administrator of this server can create accounts on it. Ask them for one. Then sign in with the \
                e-mail address and the password that they give you.</p>
                """
            )
            withoutAccount(&html)
        case .uninvited(let typed):
            html.literal(
                """
                <p class="lead">You need an invitation to create an account on this server. Ask its administrator for an invitation link. \
                Each link works once.</p>
                """
            )
            linkForm(&html, typed, label: "Invitation link")
            withoutAccount(&html)
        case .firstElsewhere(let typed):
            html.literal(
                "<p class=\"lead\">This server is new. Its first account is created with the link that the server printed when it started.</p>"
            )
            linkForm(&html, typed, label: "The link that the server printed")
            withoutAccount(&html)
        case .first(let code):
            html.literal("<p class=\"lead\">This server is new. The first account becomes the administrator.</p>")
            form(&html, invitation: code)
        case .open: form(&html, invitation: nil)
        case .invitation(let invitation): form(&html, invitation: invitation)
        }
        html.write("<p><a class=\"more\" href=\"\(AccountRoute.signIn.leading(to: onward))\">I already have an account</a></p>")
    }

    /// Takes a link that somebody was given: not everybody can open one in the browser that their plan is in.
    private func linkForm(_ html: inout HTML, _ typed: FieldValue, label: String) {
        html.write("<form method=\"get\" action=\"\(AccountRoute.register)\" class=\"act stack\" id=\"invited\">")
        html.onward(onward)
        html.field(label, name: "invitation", typed, as: .word, hint: "Paste the whole link here.")
        html.endForm(sending: "Continue", id: "invited-now")
    }

    private func withoutAccount(_ html: inout HTML) {
        html.write(
            """
            <p>Teaspoon works without an account too: your plan is then on this device only.</p>\
            <p class="acts"><a class="button" id="without-account" href="\(Route.today)">Use Teaspoon without an account</a></p>
            """
        )
    }

    private func form(_ html: inout HTML, invitation: String?) {
        html.literal(
            """
            <p class="lead">With an account, your plan is on all your devices, and safe if one is lost. Your current data will be included.</p>
            """
        )
        html.beginForm(.register, id: "register")
        html.defaultButton()
        if let invitation { html.hidden("invitation", invitation) }
        html.onward(onward)
        html.addressField(email, hint: "Used only to sign in and reset your password.")
        html.passwordField("password", label: "Password", as: .new, fault: passwordFault, hint: HTML.passwordHint)
        html.endForm()
    }
}
