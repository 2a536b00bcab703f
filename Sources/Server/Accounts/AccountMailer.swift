import Credentials
import Facts
import Logging
import Mail
import Pages

/// The emails that are sent for accounts. They go out while the answer is on its way already: the time that an email takes must not tell
/// whether there is an account.
struct AccountMailer: Sendable {
    let mailer: Mailer
    /// Where browsers find this server, without a slash at the end. Never what a request says of it: a forged one would put somebody
    /// else's address into the link.
    let address: String
    let logger: Logger

    /// A link to choose a new password.
    func sendReset(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "Reset your Teaspoon password",
            """
            Someone, probably you, asked to reset the password for this account. Choose a new password here:

            \(address)\(AccountLink.path(link))

            The link works once and expires in an hour. If it was not you, do nothing: your password stays as it is.
            """
        )
    }

    /// A link to finish making an account.
    func sendRegistration(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "Confirm your Teaspoon account",
            """
            Someone, probably you, registered with this address. Confirm it here:

            \(address)\(AccountLink.path(link))

            The link works once and expires in 24 hours. If it was not you, do nothing: no account is created.
            """
        )
    }

    /// A link to make an account where that takes an invitation. Nothing that its sender wrote is in the email.
    func sendInvitation(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "An invitation to Teaspoon",
            """
            The person who runs \(address) invites you to Teaspoon, a task planner. Create your account here:

            \(address)\(AccountLink.path(link))

            The link works once and expires in 14 days. If you do not want an account, do nothing.
            """
        )
    }

    /// To somebody who registers and has an account: said in the email, for on the page it would tell everybody.
    func sendRegisteredAlready(to email: EmailAddress) {
        send(
            to: email,
            "Your account with Teaspoon",
            """
            Someone, probably you, registered with this address. You already have an account: sign in or reset your password here:

            \(address)/account/sign-in
            """
        )
    }

    /// A link to take a new address.
    func sendChange(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "Confirm your new e-mail address",
            """
            Confirm this as the new address of your Teaspoon account:

            \(address)\(AccountLink.path(link))

            The link works once and expires in 24 hours. If you have no Teaspoon account, someone mistyped an address: do nothing.
            """
        )
    }

    /// To the old address, so that a change does not go unseen.
    func sendChanged(to old: EmailAddress) {
        send(
            to: old,
            "Your Teaspoon e-mail address was changed",
            """
            Your account’s e-mail address was changed. You can no longer sign in with this address.

            If that was not you, contact the administrator of \(address).
            """
        )
    }

    /// To the account's address, so that a new password does not go unseen.
    func sendPasswordChanged(to email: EmailAddress) {
        send(
            to: email,
            "Your Teaspoon password was changed",
            """
            Your account has a new password. Every other device was signed out.

            If that was not you, reset it here, and contact the administrator of this server:

            \(address)\(AccountRoute.forgotten.path)
            """
        )
    }

    /// To a person whom a list is shared with. It has nothing of the sharer's writing: an email is no place for strangers' words.
    func sendShared(to email: EmailAddress) {
        send(
            to: email,
            "Someone shared a list with you",
            """
            Someone shared a list with you in Teaspoon. See who and what here, signed in with this address:

            \(address)\(AccountRoute.shared.path)

            The invitation expires in 14 days. If you do not want it, do nothing.
            """
        )
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
    /// - Returns: the mail server's answer.
    func sendReminder(_ words: ReminderWords, of task: Identity?, to email: String) async -> Sent {
        let recipient: EmailAddress
        do throws(EmailAddressRefusal) {
            recipient = try EmailAddress(typed: email)
        } catch {
            return .never
        }
        let text = """
            \(words.title)\(words.body.isEmpty ? "" : "\n" + words.body)

            \(address)\(task.map { Pages.Route.task($0).path } ?? Pages.Route.today.path)

            You got this e-mail because none of your devices received the reminder. Turn these e-mails off here:
            \(address)\(AccountRoute.reminders.path)
            """
        return await sendOnce(MailMessage(to: recipient, subject: words.title, text: text))
    }

    /// The pauses before an email that was not taken is sent again. Servers that see an address for the first time ask for another try in a
    /// few minutes (greylisting, RFC 6647).
    private static let pauses: [Duration] = [.seconds(3), .seconds(60), .seconds(5 * 60), .seconds(20 * 60)]

    /// Sends an email, and sends it again if it was not taken at once. An email that still waits when the server stops is lost: the person
    /// can ask for another.
    private func send(to recipient: EmailAddress, _ subject: String, _ text: String) {
        let message = MailMessage(to: recipient, subject: subject, text: text)
        Task {
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
