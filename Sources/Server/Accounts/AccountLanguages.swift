import Credentials
import Pages
import Planner
import Requests
import Storage

/// Finds the language of an account where no request of that person is at hand (docs/decisions/057-the-language-of-what-the-server-sends.md).
struct AccountLanguages: Sendable {
    let store: any Store
    let plans: AccountReplicas
    let catalogs: Catalogs

    /// The texts in an account's language: the one chosen in its plan, else that of the browser in which reminders were set up last, else
    /// another.
    ///
    /// - Parameter other: the language of the request that is being answered; empty without one.
    func words(of account: Account, else other: String = "") async -> Catalog {
        // A language that cannot be read must not keep anything from being sent.
        let kept = try? await store.reminded(account.id)?.language
        let device = kept.flatMap { $0.isEmpty ? nil : $0 } ?? other
        let language = try? await plans.read(account) { $0.wantedLanguage(on: device) }
        return catalogs.words(in: language ?? Language.wanted("", device: device))
    }

    /// The same, for the account with that identifier.
    func words(of id: AccountID) async -> Catalog {
        guard let account = try? await store.account(id) else { return .english }
        return await words(of: account)
    }

    /// The same, for the account with an address; in the other language if it has none.
    func words(of email: EmailAddress, else other: String) async -> Catalog {
        guard let account = try? await store.account(emailKey: email.key) else {
            return catalogs.words(in: Language.wanted("", device: other))
        }
        return await words(of: account, else: other)
    }
}
