/// Opens an account on this browser.
public final class SignInPage: Page {
    /// What led here: a link to a shared list, opened by somebody who is not signed in.
    public static let toJoin = "Somebody shares a list with you. To join it, sign in or make an account."

    let email: Typed
    let notice: String?
    let onward: Onward?

    /// The page before or after something was typed.
    ///
    /// - Parameters:
    ///   - notice: why it was not opened, or what led here.
    ///   - onward: where it leads on to; nil: to today.
    public init(email: Typed = Typed(""), notice: String? = nil, onward: Onward? = nil) {
        self.email = email
        self.notice = notice
        self.onward = onward
    }

    package func title(_ context: PageContext) -> String { "Sign in" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.beginForm(.signIn, id: "sign-in")
        html.onward(onward)
        html.addressField(email)
        html.passwordField("password", label: "Password", as: .current)
        html.endForm(sending: "Sign in", id: "sign-in-now")
        html.write("<p><a class=\"more\" href=\"\(AccountAddress.forgotten)\">I forgot my password</a></p>")
        // Where not everybody can make one, the next page says how to get one.
        html.write("<p><a class=\"more\" href=\"\(AccountAddress.register.leading(to: onward))\">I have no account yet</a></p>")
        html.literal("<p class=\"quiet-text\">What is on this device already goes into your account. Nothing is lost.</p>")
    }
}
