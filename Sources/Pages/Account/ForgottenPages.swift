import Planner

/// Asks for a link by which a new password can be chosen.
public final class ForgottenPage: Page {
    let email: FieldValue
    let sendsMail: Bool
    let notice: String?

    /// The page before or after something was typed.
    ///
    /// - Parameter sendsMail: whether this server can send the link.
    public init(email: FieldValue = FieldValue(""), sendsMail: Bool, notice: String? = nil) {
        self.email = email
        self.sendsMail = sendsMail
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Reset password" }

    package var section: Section? { .more }

    package var hasTabs: Bool { !sendsMail }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard sendsMail else { return }
        html.formActions("forgotten", cancel: AccountRoute.signIn.path, primary: "E-mail me a link", id: "send-link")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if sendsMail {
            html.beginForm(.forgotten, id: "forgotten")
            html.defaultButton()
            html.addressField(email, hint: "We’ll send you a link to choose a new password.")
            html.endForm()
        } else {
            html.literal(
                "<p class=\"lead\">This server sends no mail. Its administrator can give you a link to choose a new password.</p>"
            )
        }
        html.write("<p><a class=\"more\" href=\"\(AccountRoute.signIn)\">Back to sign-in</a></p>")
    }
}

/// The page that a link that works once leads to: the form that carries it out.
public final class LinkPage: Page {
    /// The effect of following it.
    public enum Purpose: Equatable, Sendable {
        case newPassword
        case register
        case changeEmail
    }

    let purpose: Purpose
    let link: String
    let email: String
    let fault: String?

    /// The page before or after something was typed.
    ///
    /// - Parameter link: the text of the link; goes back with the form.
    public init(_ purpose: Purpose, link: String, email: String, fault: String? = nil) {
        self.purpose = purpose
        self.link = link
        self.email = email
        self.fault = fault
    }

    package func title(_ context: PageContext) -> String {
        switch purpose {
        case .newPassword: "Choose a new password"
        case .register: "Create account"
        case .changeEmail: "Change e-mail"
        }
    }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.link, id: "link")
        html.hidden("link", link)
        html.write("<p>For <b>\(email)</b>.</p>")
        if purpose != .changeEmail { html.write("<input type=\"hidden\" autocomplete=\"username\" value=\"\(email)\">") }
        switch purpose {
        case .newPassword:
            html.passwordField("password", label: "New password", as: .new, fault: fault, hint: HTML.passwordHint)
            html.literal("<p class=\"hint\">You’ll be signed out on all other devices.</p>")
            html.endForm(sending: "Use this password", id: "use-password")
        case .register:
            html.passwordField("password", label: "The password you chose", as: .current, fault: fault)
            html.endForm(sending: "Create account", id: "register-now")
        case .changeEmail: html.endForm(sending: "Change e-mail", id: "use-address")
        }
    }
}
