import Planner

/// Opens an account on this browser.
package final class SignInPage: Page {
    let email: FieldValue
    let notice: String?
    let onward: Onward?
    let offersAccount: Bool
    let isPlanApart: Bool

    /// The page before or after something was typed.
    ///
    /// - Parameters:
    ///   - notice: why signing in failed, or the reason for the page.
    ///   - onward: where it leads on to; nil: to today.
    ///   - offersAccount: whether a person who has no account can get one here.
    ///   - isPlanApart: whether the server keeps a plan for this browser that was kept apart when somebody signed in.
    package init(
        email: FieldValue = FieldValue(""),
        notice: String? = nil,
        onward: Onward? = nil,
        offersAccount: Bool = true,
        isPlanApart: Bool = false
    ) {
        self.offersAccount = offersAccount
        self.email = email
        self.notice = notice
        self.onward = onward
        self.isPlanApart = isPlanApart
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
        // Shown by the script, where the worker has one.
        html.write("<p class=\"links\" id=\"apart\"\(" hidden", if: !isPlanApart)><a href=\"\(Route.account)\">\(.apart)</a></p>")
        guard offersAccount else { return }
        html.beginEntries()
        // Where not everybody can make one, the next page says how to get one.
        let register = AccountRoute.register.leading(to: onward)
        html.entry(.signInCreate, .person, to: register, context.words[.signInCreateFacts])
        html.endEntries()
    }
}
