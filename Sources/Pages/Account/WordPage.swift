import Planner

/// A few words about an account, and where to go from there.
public final class WordPage: Page {
    /// What there is to say.
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
        case .linkSent, .confirmationSent, .changeSent: "Look in your mail"
        case .linkEnded: "No longer good"
        case .emailChanged: "Address changed"
        case .deleted: "Deleted"
        case .tooOften, .busy: "A moment, please"
        case .storeFailed, .storeFull: "Not done"
        case .foreign, .methodNotAllowed, .tooLarge: "Not understood"
        case .notFound: "Nothing here"
        case .notInAccount: "Not in your account"
        }
    }

    package var section: Section? { .more }

    private var sentence: StaticString {
        switch word {
        case .linkSent:
            "If there is an account with that address, a link is on its way there. It works once, for an hour."
        case .confirmationSent:
            "A mail is on its way to that address. The link in it goes on from here; it works once, for a day."
        case .changeSent: "A mail is on its way to the new address. Once its link is followed, the new address is yours."
        case .linkEnded:
            "This link was used already, or has ended. If it did its work, you can sign in; if not, here is how to get another one."
        case .emailChanged: "The new address is in use from now on."
        case .deleted: "Your account is gone, and everything that was in it. Thank you for having been here."
        case .tooOften: "That was tried often just now. Waiting a few minutes lets it go on. Nothing was changed."
        case .busy: "Many people sign in just now. Trying again in a moment will do. Nothing was changed."
        case .storeFailed: "This server could not reach its store, so nothing was changed. It goes on trying by itself."
        case .storeFull: "This server has no room left, so nothing was changed. Whoever runs it can make some."
        case .foreign: "This form came from another site, so nothing was done."
        case .notFound: "There is no page at this address."
        case .notInAccount:
            "Your account does not have this list, or not yet. What you write on a device gets there as soon as it is online."
        case .methodNotAllowed: "This address cannot be used that way. Nothing was changed."
        case .tooLarge: "That is more than this form takes. Nothing was changed."
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<div class=\"problem\"><p class=\"lead\" id=\"notice\" role=\"alert\">\(fixed: sentence)</p>")
        switch word {
        case .linkEnded:
            html.write(
                """
                <p class="acts"><a class="button primary" href="\(AccountAddress.signIn)">Sign in</a>\
                <a class="button" href="\(AccountAddress.forgotten)">Choose a new password</a>\
                <a class="button" href="\(AccountAddress.register)">Make an account</a></p>
                """
            )
        case .deleted, .notFound, .foreign: html.write("<a class=\"button\" href=\"\(Address.today)\">To today</a>")
        default: html.write("<a class=\"button\" href=\"\(AccountAddress.account)\">To your account</a>")
        }
        html.literal("</div>")
    }
}
