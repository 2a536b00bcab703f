import Hummingbird
import Pages

/// Answers for links that are no longer of use: those that work once, and those to shared lists.
struct DeadLinks: Sendable {
    let accounts: Accounts
    let pages: ServerPages

    func answer(_ kind: DeadLinkPage.Kind, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let offersAccount = try await accounts.offersAccounts()
        return pages.say(DeadLinkPage(kind, isSignedIn: asked.caller != nil, offersAccount: offersAccount))
    }
}
