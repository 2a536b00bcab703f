import Planner

/// A few words about an account, and where to go from there.
public final class AccountMessagePage: Page {
    /// The message of the page.
    public enum Word: Equatable, Sendable, CaseIterable {
        /// Whatever address was typed: whether it has an account is nobody's business.
        case linkSent
        /// The same, of one who registers.
        case confirmationSent
        /// The same, of a new address.
        case changeSent
        /// A link that was used, or has ended, or never was.
        case linkEnded
        case emailChanged
        case deleted
        case tooOften
        case busy
        case storeFailed
        case storeFull
        case foreign
        case notFound
        /// A list that the account does not have, or not yet.
        case notInAccount
        case methodNotAllowed
        case tooLarge
    }

    let word: Word

    /// The page of that word.
    public init(_ word: Word) {
        self.word = word
    }

    /// The HTTP status that goes with it.
    public var status: Int {
        switch word {
        case .linkSent, .confirmationSent, .changeSent, .emailChanged, .deleted: 200
        case .linkEnded: 410
        case .tooOften: 429
        case .busy, .storeFailed: 503
        case .storeFull: 507
        case .foreign: 403
        case .notFound, .notInAccount: 404
        case .methodNotAllowed: 405
        case .tooLarge: 413
        }
    }

    package func title(_ context: PageContext) -> String {
        switch word {
        case .linkSent, .confirmationSent, .changeSent: "Check your e-mail"
        case .linkEnded: "Link expired"
        case .emailChanged: "Address changed"
        case .deleted: "Deleted"
        case .tooOften, .busy: "Try again in a moment"
        case .storeFailed, .storeFull: "Not saved"
        case .foreign, .methodNotAllowed, .tooLarge: "That didn’t work"
        case .notFound: "Page not found"
        case .notInAccount: "Not in your account"
        }
    }

    package var section: Section? { .more }

    private var sentence: StaticString {
        switch word {
        case .linkSent:
            "If that address has an account, we’ve sent it a link. It works once and expires in an hour."
        case .confirmationSent:
            "We’ve sent you a link. It works once and expires in 24 hours."
        case .changeSent: "We’ve sent a link to the new address. Open it to confirm the change."
        case .linkEnded:
            "This link has expired or was already used. If it worked, you can sign in; if not, get a new one here."
        case .emailChanged: "You now sign in with the new address."
        case .deleted: "Your account and everything in it has been deleted."
        case .tooOften: "Too many attempts. Try again in a few minutes. Nothing was changed."
        case .busy: "The server is busy. Try again in a moment. Nothing was changed."
        case .storeFailed: "The server can’t reach its database, so nothing was changed. It keeps trying."
        case .storeFull: "The server is out of space, so nothing was changed. Please tell its administrator."
        case .foreign: "This form was sent from another site. Nothing was saved."
        case .notFound: "There is no page at this address."
        case .notInAccount:
            "This list is not in your account, or not yet. Changes arrive as soon as your device is online."
        case .methodNotAllowed: "This address cannot be used that way. Nothing was changed."
        case .tooLarge: "That’s more than this form can take. Nothing was changed."
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<div class=\"problem\"><p class=\"lead\" id=\"notice\" role=\"alert\">\(fixed: sentence)</p>")
        switch word {
        case .linkEnded:
            html.write(
                """
                <p class="acts"><a class="button primary" href="\(AccountRoute.signIn)">Sign in</a>\
                <a class="button" href="\(AccountRoute.forgotten)">Choose a new password</a>\
                <a class="button" href="\(AccountRoute.register)">Create account</a></p>
                """
            )
        case .deleted, .notFound, .foreign: html.write("<a class=\"button\" href=\"\(Route.today)\">Go to Today</a>")
        default: html.write("<a class=\"button\" href=\"\(AccountRoute.account)\">Go to your account</a>")
        }
        html.literal("</div>")
    }
}
