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

    package func title(_ context: PageContext) -> String { context.words[.forgotten] }

    package var section: Section? { .more }

    package var hasTabs: Bool { !sendsMail }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard sendsMail else { return }
        html.formActions("forgotten", cancel: AccountRoute.signIn.path, primary: "\(.forgottenSend)", id: "send-link")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if sendsMail {
            html.beginForm(.forgotten, id: "forgotten")
            html.defaultButton()
            html.addressField(email, hint: context.words[.forgottenHint])
            html.endForm()
        } else {
            html.write("<p class=\"lead\">\(.forgottenNoMail)</p>")
        }
        html.write("<p><a class=\"more\" href=\"\(AccountRoute.signIn)\">\(.forgottenBack)</a></p>")
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
        context.words[name]
    }

    private var name: Phrase {
        switch purpose {
        case .newPassword: .linkPassword
        case .register: .linkRegister
        case .changeEmail: .linkEmail
        }
    }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.link, id: "link")
        html.hidden("link", link)
        html.write("<p>\(.linkFor(mail: MarkupTag("<b>\(email)</b>", "")))</p>")
        if purpose != .changeEmail { html.write("<input type=\"hidden\" autocomplete=\"username\" value=\"\(email)\">") }
        switch purpose {
        case .newPassword:
            html.passwordField("password", label: .passwordNew, as: .new, fault: fault)
            html.write("<p class=\"hint\">\(.passwordOthersOut)</p>")
            html.endForm(sending: "\(.linkPasswordUse)", id: "use-password")
        case .register:
            html.passwordField("password", label: .passwordChosen, as: .current, fault: fault)
            html.endForm(sending: "\(.linkRegister)", id: "register-now")
        case .changeEmail: html.endForm(sending: "\(.linkEmail)", id: "use-address")
        }
    }
}
