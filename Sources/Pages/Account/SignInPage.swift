import Planner

/// Opens an account on this browser.
public final class SignInPage: Page {
    let email: FieldValue
    let notice: String?
    let onward: Onward?
    let offersAccount: Bool

    /// The page before or after something was typed.
    ///
    /// - Parameters:
    ///   - notice: why signing in failed, or the reason for the page.
    ///   - onward: where it leads on to; nil: to today.
    ///   - offersAccount: whether a person who has no account can get one here.
    public init(
        email: FieldValue = FieldValue(""),
        notice: String? = nil,
        onward: Onward? = nil,
        offersAccount: Bool = true
    ) {
        self.offersAccount = offersAccount
        self.email = email
        self.notice = notice
        self.onward = onward
    }

    package func title(_ context: PageContext) -> String { context.words[.signIn] }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("sign-in", cancel: Route.account.path, primary: "\(Phrase.signIn)", id: "sign-in-now")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.write("<p class=\"lead\">\(.signInLead)</p>")
        html.beginForm(.signIn, id: "sign-in")
        html.defaultButton()
        html.onward(onward)
        html.addressField(email)
        html.passwordField("password", label: .password, as: .current)
        html.endForm()
        html.write("<p class=\"links\"><a href=\"\(AccountRoute.forgotten)\">\(.signInForgotten)</a></p>")
        guard offersAccount else { return }
        html.beginEntries()
        // Where not everybody can make one, the next page says how to get one.
        let register = AccountRoute.register.leading(to: onward)
        html.entry(.signInCreate, .person, to: register, context.words[.signInCreateFacts])
        html.endEntries()
    }
}
