import Planner

/// Makes an account.
package final class RegisterPage: Page {
    /// The people who may make an account.
    package enum Door: Equatable, Sendable {
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
    package init(
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
        case .closed: context.words[.registerClosed]
        case .uninvited: context.words[.registerInvited]
        case .open, .invitation, .first, .firstElsewhere: context.words[.register]
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
        html.formActions("register", cancel: Route.account.path, primary: "\(Phrase.register)", id: "register-now")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        switch door {
        case .closed:
            html.write("<p class=\"lead\">\(.registerClosedLead)</p>")
            withoutAccount(&html)
        case .uninvited(let typed):
            html.write("<p class=\"lead\">\(.registerInvitedLead)</p>")
            linkForm(&html, typed, label: .registerInvitedLink)
            withoutAccount(&html)
        case .firstElsewhere(let typed):
            html.write("<p class=\"lead\">\(.registerFirstElsewhere)</p>")
            linkForm(&html, typed, label: .registerFirstLink)
            withoutAccount(&html)
        case .first(let code):
            html.write("<p class=\"lead\">\(.registerFirstLead)</p>")
            form(&html, invitation: code)
        case .open: form(&html, invitation: nil)
        case .invitation(let invitation): form(&html, invitation: invitation)
        }
        html.write("<p><a class=\"more\" href=\"\(AccountRoute.signIn.leading(to: onward))\">\(.registerHaveOne)</a></p>")
    }

    /// Takes a link that somebody was given: not everybody can open one in the browser that their plan is in.
    private func linkForm(_ html: inout HTML, _ typed: FieldValue, label: Phrase) {
        html.write("<form method=\"get\" action=\"\(AccountRoute.register)\" class=\"act stack\" id=\"invited\">")
        html.onward(onward)
        html.field(html.words[label], name: "invitation", typed, as: .word, hint: html.words[.registerLinkHint])
        html.endForm(sending: "\(.registerLinkContinue)", id: "invited-now")
    }

    private func withoutAccount(_ html: inout HTML) {
        html.write(
            """
            <p>\(.registerWithout)</p>\
            <p class="acts"><a class="button" id="without-account" href="\(Route.today)">\(.registerWithoutLink)</a></p>
            """
        )
    }

    private func form(_ html: inout HTML, invitation: String?) {
        html.write("<p class=\"lead\">\(.registerLead)</p>")
        html.beginForm(.register, id: "register")
        html.defaultButton()
        if let invitation { html.hidden("invitation", invitation) }
        html.onward(onward)
        html.addressField(email, hint: html.words[.registerEmailHint])
        html.passwordField("password", label: .password, as: .new, fault: passwordFault)
        html.endForm()
    }
}
