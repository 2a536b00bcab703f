import Credentials
import Facts
import Logging
import Mail
import Pages

/// The letters that accounts have sent. They go out while the answer is on its way already: how long a letter takes must not tell
/// whether there is an account.
struct Post: Sendable {
    let mailer: Mailer
    /// Where browsers find this server, without a slash at the end. Never what a request says of it: a forged one would put somebody
    /// else's address into the link.
    let address: String
    let logger: Logger

    /// A link to choose a new password.
    func sendReset(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "A new password for Teaspoon",
            """
            Somebody, you most likely, asked for a new password for your account. It can be chosen here, once, within an hour:

            \(address)\(AccountLink.path(link))

            If it was not you, nothing needs to be done: without this link nothing changes.
            """
        )
    }

    /// A link to finish making an account.
    func sendRegistration(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "Your account with Teaspoon",
            """
            Somebody, you most likely, asked for an account with this address. It is made here, once, within a day:

            \(address)\(AccountLink.path(link))

            If it was not you, nothing needs to be done: without this link there is no account.
            """
        )
    }

    /// A link to make an account where that takes an invitation. Nothing that its sender wrote is in the letter.
    func sendInvitation(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "An invitation to Teaspoon",
            """
            The person who runs \(address) invites you to Teaspoon, a task planner. You can make your account here, once, within 14 days:

            \(address)\(AccountLink.path(link))

            If you do not want one, there is nothing to do.
            """
        )
    }

    /// To somebody who registers and has an account: said in the letter, for on the page it would tell everybody.
    func sendRegisteredAlready(to email: EmailAddress) {
        send(
            to: email,
            "Your account with Teaspoon",
            """
            Somebody, you most likely, asked for an account with this address. You have one already: you can sign in, or choose a new \
            password, here:

            \(address)/account/sign-in
            """
        )
    }

    /// A link to take a new address.
    func sendChange(_ link: LinkToken, to email: EmailAddress) {
        send(
            to: email,
            "Your address with Teaspoon",
            """
            This becomes the address of your account once you follow this link, within a day:

            \(address)\(AccountLink.path(link))

            If you have no account with Teaspoon, somebody mistyped. Nothing needs to be done.
            """
        )
    }

    /// To the old address, so that a change does not go unseen.
    func sendChanged(to old: EmailAddress) {
        send(
            to: old,
            "Your address with Teaspoon",
            """
            Your account has another address now; this one opens it no longer.

            If that was not you, write to whoever runs \(address).
            """
        )
    }

    /// To the account's address, so that a new password does not go unseen.
    func sendPasswordChanged(to email: EmailAddress) {
        send(
            to: email,
            "Your password for Teaspoon",
            """
            Your account has a new password. Every other device was signed out.

            If that was not you, choose another one here, and write to the person who runs this server:

            \(address)\(AccountAddress.forgotten.path)
            """
        )
    }

    /// To whom a list is shared with. Nothing of what the sharer wrote is in it: a letter is no place for strangers' words.
    func sendShared(to email: EmailAddress) {
        send(
            to: email,
            "Somebody shares a list with you",
            """
            Somebody shares a list with you in Teaspoon. Whose it is and what is in it you see here, in the account with this address, \
            for 14 days:

            \(address)\(AccountAddress.shared.path)

            If you want none of it, nothing needs to be done.
            """
        )
    }

    /// What became of a letter.
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
    /// - Returns: what the mail server said.
    func sendReminder(_ words: ReminderWords, of task: Identity?, to email: String) async -> Sent {
        let recipient: EmailAddress
        do throws(EmailAddressRefusal) {
            recipient = try EmailAddress(typed: email)
        } catch {
            return .never
        }
        let text = """
            \(words.title)\(words.body.isEmpty ? "" : "\n" + words.body)

            \(address)\(task.map { Pages.Address.task($0).path } ?? Pages.Address.today.path)

            This letter came because no device of yours took the reminder. Letters can be switched off here:
            \(address)\(AccountAddress.reminders.path)
            """
        return await sendOnce(MailMessage(to: recipient, subject: words.title, text: text))
    }

    /// How long is waited before a letter that was not taken is sent again. Servers that see an address for the first time ask for another
    /// try in a few minutes (greylisting, RFC 6647).
    private static let pauses: [Duration] = [.seconds(3), .seconds(60), .seconds(5 * 60), .seconds(20 * 60)]

    /// Sends a letter, and sends it again where it was not taken at once. What still waits when the server stops is lost: the person can ask
    /// for another letter.
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
            logger.error("A letter could not be sent: \(error)")
            return error.isTemporary ? .later : .never
        }
    }
}
