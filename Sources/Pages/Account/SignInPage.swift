import Planner

/// Opens an account on this browser.
public final class SignInPage: Page {
    /// The message for a person who is not signed in and opened a link to a shared list.
    public static let toJoin = "Someone shared a list with you. To join it, sign in or create an account."

    let email: FieldValue
    let notice: String?
    let onward: Onward?

    /// The page before or after something was typed.
    ///
    /// - Parameters:
    ///   - notice: why signing in failed, or the reason for the page.
    ///   - onward: where it leads on to; nil: to today.
    public init(email: FieldValue = FieldValue(""), notice: String? = nil, onward: Onward? = nil) {
        self.email = email
        self.notice = notice
        self.onward = onward
    }

    package func title(_ context: PageContext) -> String { "Sign in" }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("sign-in", cancel: Route.account.path, primary: "Sign in", id: "sign-in-now")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.literal(
            """
            <p class="lead">An account adds more devices, sharing and reminders. Everything on this device moves into it; nothing is \
            lost.</p>
            """
        )
        html.beginForm(.signIn, id: "sign-in")
        html.defaultButton()
        html.onward(onward)
        html.addressField(email)
        html.passwordField("password", label: "Password", as: .current)
        html.endForm()
        html.write("<p class=\"links\"><a href=\"\(AccountRoute.forgotten)\">Forgot password?</a></p>")
        html.beginEntries()
        // Where not everybody can make one, the next page says how to get one.
        html.entry("Create account", .person, to: AccountRoute.register.leading(to: onward), "E-mail and a password")
        html.endEntries()
    }
}
