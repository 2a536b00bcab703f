import Planner

/// Asks for a link by which a new password can be chosen.
package final class ForgottenPage: Page {
    let email: FieldValue
    let sendsMail: Bool
    let notice: String?

    /// The page before or after something was typed.
    ///
    /// - Parameter sendsMail: whether this server can send the link.
    package init(email: FieldValue = FieldValue(""), sendsMail: Bool, notice: String? = nil) {
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
