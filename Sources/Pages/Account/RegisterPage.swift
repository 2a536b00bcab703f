/// Makes an account.
public final class RegisterPage: Page {
    /// Who may.
    public enum Door: Equatable, Sendable {
        /// Anybody.
        case open
        /// Nobody: those who run the server make accounts.
        case closed
        /// Whoever has this invitation; nil: it is missing, or no longer good.
        case invitation(String?)
        /// There is no account yet: the first one runs the server. With the code that its start printed, where it takes one.
        case first(String?)
        /// There is no account yet, and the code is missing, or is another one.
        case firstElsewhere
    }

    let door: Door
    let email: Typed
    let passwordFault: String?
    let notice: String?
    let onward: Onward?

    /// The page before or after something was typed.
    ///
    /// - Parameter onward: where it leads on to; nil: to today.
    public init(
        _ door: Door,
        email: Typed = Typed(""),
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

    package func title(_ context: PageContext) -> String { "Make an account" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        switch door {
        case .closed:
            refusal(&html, "Accounts on this server are made by those who run it.")
        case .invitation(nil):
            refusal(
                &html,
                "An account on this server takes an invitation. The link in it leads back here; one that was used is used up."
            )
        case .firstElsewhere:
            refusal(&html, "This server is new. Its first account is made with the link that the server printed when it started.")
        case .first(let code):
            html.literal("<p class=\"lead\">This server is new. The first account, yours, runs it.</p>")
            form(&html, invitation: code)
        case .open: form(&html, invitation: nil)
        case .invitation(let invitation): form(&html, invitation: invitation)
        }
        html.write("<p><a class=\"more\" href=\"\(AccountAddress.signIn.leading(to: onward))\">I have an account</a></p>")
    }

    private func refusal(_ html: inout HTML, _ words: StaticString) {
        html.write(
            """
            <p class="lead">\(fixed: words)</p>\
            <p>Teaspoon works without one: everything is then on this device, and only there.</p>\
            <p class="acts"><a class="button primary" id="without-account" href="\(Address.today)">Use Teaspoon without an account</a></p>
            """
        )
    }

    private func form(_ html: inout HTML, invitation: String?) {
        html.literal(
            "<p>With an account your plan is on all your devices, and safe if one is lost. What is here now goes into it.</p>"
        )
        html.beginForm(.register, id: "register")
        if let invitation { html.hidden("invitation", invitation) }
        html.onward(onward)
        html.addressField(email, hint: "To sign in with, and to choose a new password by. For nothing else.")
        html.passwordField("password", label: "Password", as: .new, fault: passwordFault, hint: HTML.passwordHint)
        html.endForm(sending: "Make my account", id: "register-now")
    }
}
