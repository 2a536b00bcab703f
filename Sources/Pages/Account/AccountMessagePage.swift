import Planner

/// A few words about an account, and where to go from there.
package final class AccountMessagePage: Page {
    /// The message of the page.
    package enum Word: Equatable, Sendable, CaseIterable {
        /// Whatever address was typed: whether it has an account is nobody's business.
        case linkSent
        /// The same, of one who registers.
        case confirmationSent
        /// The same, of a new address.
        case changeSent
        case emailChanged
        case deleted
        case tooOften
        case busy
        case storeFailed
        case storeFull
        /// A browser that was to get a plan on the server did not keep the cookie that opens it.
        case noCookie
        /// The server accepts no further plans without an account.
        case noRoom
        /// No further plan can be kept apart in a browser whose plans the server keeps.
        case apartFull
        case foreign
        case notFound
        /// A list that the account does not have, or not yet.
        case notInAccount
        case methodNotAllowed
        case tooLarge
    }

    let word: Word

    /// The page of that word.
    package init(_ word: Word) {
        self.word = word
    }

    /// The HTTP status that goes with it.
    package var status: Int {
        switch word {
        case .linkSent, .confirmationSent, .changeSent, .emailChanged, .deleted: 200
        case .tooOften: 429
        case .busy, .storeFailed, .noRoom: 503
        case .storeFull: 507
        case .foreign, .noCookie: 403
        case .notFound, .notInAccount: 404
        case .methodNotAllowed: 405
        case .apartFull: 409
        case .tooLarge: 413
        }
    }

    package func title(_ context: PageContext) -> String { context.words[name] }

    private var name: Phrase {
        switch word {
        case .linkSent, .confirmationSent, .changeSent: .saidCheckMail
        case .emailChanged: .saidAddressChanged
        case .deleted: .saidAccountDeleted
        case .tooOften, .busy: .saidLater
        case .storeFailed, .storeFull, .noCookie, .noRoom: .saidNotSaved
        case .foreign, .methodNotAllowed, .tooLarge, .apartFull: .saidNotDone
        case .notFound: .saidNoPage
        case .notInAccount: .saidNotYours
        }
    }

    package var section: Section? { .more }

    private func sentence(_ context: PageContext) -> Sentence {
        switch word {
        case .linkSent: Sentence(.saidLinkSent)
        case .confirmationSent: Sentence(.saidConfirmationSent)
        case .changeSent: Sentence(.saidChangeSent)
        case .emailChanged: Sentence(.saidEmailChanged)
        case .deleted: Sentence(.saidDeleted)
        case .tooOften: Sentence(.saidTooOften)
        case .busy: Sentence(.saidBusy)
        case .storeFailed: Sentence(.saidStoreAway)
        case .storeFull: Sentence(.saidStoreFull)
        // Without HTTPS the server has to keep the plan whatever the browser runs.
        case .noCookie: Sentence(context.isKeptByServer ? .saidNoCookieServer : .saidNoCookie)
        case .noRoom: Sentence(.problemSaidNoRoom)
        case .foreign: Sentence(.saidForeign)
        case .notFound: Sentence(.saidNotFound)
        case .notInAccount: Sentence(.saidNotInAccount)
        case .methodNotAllowed: Sentence(.saidMethod)
        case .tooLarge: Sentence(.saidTooLarge)
        case .apartFull: .saidApartFull(most: DevicePlans.mostAtServer)
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<div class=\"problem\"><p class=\"lead\" id=\"notice\" role=\"alert\">\(sentence(context))</p>")
        switch word {
        case .deleted, .notFound, .foreign, .noCookie, .apartFull:
            html.write("<a class=\"button\" href=\"\(Route.today)\">\(.saidToToday)</a>")
        default: html.write("<a class=\"button\" href=\"\(AccountRoute.account)\">\(.saidToAccount)</a>")
        }
        html.literal("</div>")
    }
}
