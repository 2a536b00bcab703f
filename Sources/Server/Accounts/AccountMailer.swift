import Credentials
import Facts
import Logging
import Mail
import Pages
import Planner
import Storage

/// The emails that are sent for accounts. They go out while the answer is on its way already: the time that an email takes must not tell
/// whether there is an account.
struct AccountMailer: Sendable {
    let mailer: Mailer
    /// Where browsers find this server, without a slash at the end. Never what a request says of it: a forged one would put somebody
    /// else's address into the link.
    let address: String
    let languages: AccountLanguages
    let logger: Logger

    /// A link to choose a new password.
    func sendReset(_ link: LinkToken, to email: EmailAddress) {
        send(to: email) { $0.reset(link, to: email) }
    }

    /// A link to finish making an account.
    func sendRegistration(_ link: LinkToken, to email: EmailAddress) {
        send(to: email) { $0.registration(link, to: email) }
    }

    /// A link to make an account where that takes an invitation.
    func sendInvitation(_ link: LinkToken, to email: EmailAddress) {
        send(to: email) { $0.invitation(link, to: email) }
    }

    /// To somebody who registers and has an account.
    func sendRegisteredAlready(to email: EmailAddress) {
        send(to: email) { $0.registeredAlready(to: email) }
    }

    /// A link to take a new address.
    func sendChange(_ link: LinkToken, of account: Account, to email: EmailAddress) {
        send(to: email, of: account) { $0.change(link, to: email) }
    }

    /// To the old address of an account, which the account is no longer found by.
    func sendChanged(of account: Account, to old: EmailAddress) {
        send(to: old, of: account) { $0.changed(to: old) }
    }

    /// To the account's address.
    func sendPasswordChanged(to email: EmailAddress) {
        send(to: email) { $0.passwordChanged(to: email) }
    }

    /// To a person whom a list is shared with.
    func sendShared(to email: EmailAddress) {
        send(to: email) { $0.shared(to: email) }
    }

    /// The result of sending an email.
    enum Sent: Sendable {
        case sent
        /// It may well be taken in a while.
        case later
        case never
    }

    /// A reminder that no device took.
    ///
    /// - Parameters:
    ///   - task: the one task that it is about, if it is about one.
    ///   - email: the account's address.
    ///   - words: the texts in the account's language.
    ///   - identity: of the email; the same whenever it is sent.
    /// - Returns: the mail server's answer.
    func sendReminder(_ said: ReminderWords, of task: Identity?, to email: String, in words: Catalog, identity: [UInt8]) async
        -> Sent
    {
        let recipient: EmailAddress
        do throws(EmailAddressRefusal) {
            recipient = try EmailAddress(typed: email)
        } catch {
            return .never
        }
        var message = EmailWriter(words: words, address: address).reminder(said, of: task, to: recipient)
        message.identity = identity
        return await sendOnce(message)
    }

    /// The pauses before an email that was not taken is sent again. Servers that see an address for the first time ask for another try in a
    /// few minutes (greylisting, RFC 6647).
    private static let pauses: [Duration] = [.seconds(3), .seconds(60), .seconds(5 * 60), .seconds(20 * 60)]

    /// Sends an email, and sends it again if it was not taken at once. An email that still waits when the server stops is lost: the person
    /// can ask for another.
    ///
    /// - Parameter account: whose language it is in; nil: that of the account with this address, or else of the request.
    private func send(
        to recipient: EmailAddress,
        of account: Account? = nil,
        _ write: @escaping @Sendable (EmailWriter) -> MailMessage
    ) {
        let asked = LookCookie.settings.language
        Task {
            let words: Catalog
            if let account {
                words = await languages.words(of: account, else: asked)
            } else {
                words = await languages.words(of: recipient, else: asked)
            }
            var message = write(EmailWriter(words: words, address: address))
            // A mail server that was not waited for any longer may have taken it.
            message.identity = randomBytes(16)
            for pause in Self.pauses {
                guard await sendOnce(message) == .later else { return }
                do { try await Task.sleep(for: pause) } catch { return }
            }
            _ = await sendOnce(message)
        }
    }

    private func sendOnce(_ message: MailMessage) async -> Sent {
        do throws(MailFault) {
            try await mailer.send(message)
            return .sent
        } catch {
            // Says nothing of whom it was for.
            logger.error("Could not send an email: \(error)")
            return error.isTemporary ? .later : .never
        }
    }
}
