import Credentials
import Storage

/// Why a request about an account was refused; a controller decides how a page shows it.
enum AccountFault: Error, Equatable {
    /// The store said no.
    case store(StoreFault)
    /// A password could not be hashed or checked just now.
    case credentials(CredentialsFault)
    /// Tried too often; when to try again.
    case tooOften(Duration)
    /// Address and password do not go together. Which of them is wrong is not said.
    case wrongPassword
    /// Something is wrong with the address.
    case email(EmailAddressRefusal)
    /// An account has the address already: another one, or the very one that invites it to a list.
    case emailTaken
    /// Something is wrong with the password that was chosen.
    case password(PasswordRefusal)
    /// This person is not among those who may register.
    case notInvited
    /// The account has as many open invitations as it may.
    case tooManyInvitations
    /// A link that was used, or has ended, or never was.
    case linkEnded
    /// Nobody is signed in, and somebody has to be.
    case nobody
    /// There is no such shared list, or the account may not do this. The answer does not tell which.
    case notShared

    /// The store's answer; a fault of the store is thrown as one of accounts: `try await AccountFault.ofStore(await store.account(id))`.
    static func ofStore<Value>(_ work: @autoclosure () async throws(StoreFault) -> Value) async throws(AccountFault) -> Value {
        do throws(StoreFault) {
            return try await work()
        } catch {
            throw .store(error)
        }
    }
}
