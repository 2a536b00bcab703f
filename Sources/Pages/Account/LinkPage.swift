import Planner

/// The page that a link that works once leads to: whose account it is about, what it does here, and the form that carries it out.
package final class LinkPage: Page {
    /// The effect of following it.
    package enum Purpose: Equatable, Sendable {
        case newPassword
        case register
        /// The account gets this address.
        case changeEmail(to: String)
    }

    let purpose: Purpose
    let link: String
    let email: String
    let isOwn: Bool
    let other: String?
    let fault: String?

    /// The page before or after something was typed.
    ///
    /// - Parameters:
    ///   - link: the text of the link; goes back with the form.
    ///   - email: the address of the account that it is about.
    ///   - isOwn: whether that account is the one that is signed in here.
    ///   - other: the address of another account that is signed in here.
    package init(_ purpose: Purpose, link: String, email: String, isOwn: Bool = false, other: String? = nil, fault: String? = nil)
    {
        self.purpose = purpose
        self.link = link
        self.email = email
        self.isOwn = isOwn
        self.other = other
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

    private var kind: DeadLinkPage.Kind {
        switch purpose {
        case .newPassword: .password
        case .register: .account
        case .changeEmail: .address
        }
    }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.link, id: "link")
        html.hidden("link", link)
        html.hidden("for", kind.rawValue)
        html.write("<p id=\"link-for\">\(.linkFor(mail: MarkupTag("<b>\(email)</b>", "")))</p>")
        switch purpose {
        case .newPassword:
            whoIsHere(&html)
            html.passwordField("password", label: .passwordNew, as: .new, fault: fault)
            html.write("<p class=\"hint\">\(.passwordOthersOut)</p>")
            html.endForm(sending: "\(.linkPasswordUse)", id: "use-password")
        case .register:
            whoIsHere(&html)
            html.passwordField("password", label: .passwordChosen, as: .current, fault: fault)
            html.endForm(sending: "\(.linkRegister)", id: "register-now")
        case .changeEmail(let new):
            html.write("<p id=\"new-address\">\(.linkEmailNew(mail: MarkupTag("<b>\(new)</b>", "")))</p>")
            html.endForm(sending: "\(.linkEmail)", id: "use-address")
        }
    }

    /// What happens to the account that is signed in here, or else to a plan without an account: the browser then has this account.
    private func whoIsHere(_ html: inout HTML) {
        html.write("<input type=\"hidden\" autocomplete=\"username\" value=\"\(email)\">")
        if let other {
            html.write("<p id=\"link-other\">\(.linkOtherOut(mail: MarkupTag("<b>\(other)</b>", "")))</p>")
        } else if !isOwn {
            html.write("<p class=\"hint\" id=\"link-plan\">\(.linkPlanHere)</p>")
        }
    }
}

/// An address was confirmed in a browser in which its account is not signed in.
package final class ChangedAddressPage: Page {
    let old: String
    let new: String
    let isSomebodySignedIn: Bool

    /// The page.
    ///
    /// - Parameter isSomebodySignedIn: whether another account is signed in here: then no page leads to the one that has changed.
    package init(from old: String, to new: String, isSomebodySignedIn: Bool) {
        self.old = old
        self.new = new
        self.isSomebodySignedIn = isSomebodySignedIn
    }

    package func title(_ context: PageContext) -> String { context.words[.saidAddressChanged] }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let said = Sentence.saidEmailChangedOf(old: MarkupTag("<b>\(old)</b>", ""), new: MarkupTag("<b>\(new)</b>", ""))
        html.write("<div class=\"problem\"><p class=\"lead\" id=\"notice\" role=\"alert\">\(said)</p>")
        if !isSomebodySignedIn {
            let email = "?email=" + PercentEncoding.encoded(new)
            html.write("<a class=\"button\" href=\"\(AccountRoute.signIn)\(email)\">\(.saidSignIn)</a>")
        }
        html.literal("</div>")
    }
}
