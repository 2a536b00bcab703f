import Credentials
import Facts
import Mail
import Pages
import Storage

/// Writes the emails about accounts, in one language.
struct EmailWriter {
    let words: Catalog
    /// Where browsers find this server, without a slash at the end.
    let address: String

    /// A link to choose a new password.
    func reset(_ link: LinkToken, to email: EmailAddress) -> MailMessage {
        message(to: email, .mailResetSubject, [words[.mailReset], url(AccountLink.path(link, .reset)), words[.mailResetNote]])
    }

    /// A link to finish making an account.
    func registration(_ link: LinkToken, to email: EmailAddress) -> MailMessage {
        let link = url(AccountLink.path(link, .register))
        return message(to: email, .mailRegisterSubject, [words[.mailRegister], link, words[.mailRegisterNote]])
    }

    /// A link to make an account where that takes an invitation. Nothing that its sender wrote is in the email.
    func invitation(_ link: LinkToken, to email: EmailAddress) -> MailMessage {
        let paragraphs = [
            words[.mailInvitation(address: address)], url(AccountLink.path(link, .invitation)), words[.mailInvitationNote],
        ]
        return message(to: email, .mailInvitationSubject, paragraphs)
    }

    /// To somebody who registers and has an account: said in the email, for on the page it would tell everybody.
    func registeredAlready(to email: EmailAddress) -> MailMessage {
        message(to: email, .mailRegisteredSubject, [words[.mailRegistered], url(AccountRoute.signIn.path)])
    }

    /// A link to take a new address.
    func change(_ link: LinkToken, to email: EmailAddress) -> MailMessage {
        let link = url(AccountLink.path(link, .changeEmail))
        return message(to: email, .mailChangeSubject, [words[.mailChange], link, words[.mailChangeNote]])
    }

    /// To the old address, so that a change does not go unseen.
    func changed(to old: EmailAddress) -> MailMessage {
        message(to: old, .mailChangedSubject, [words[.mailChanged], words[.mailChangedNote(address: address)]])
    }

    /// To the account's address, so that a new password does not go unseen.
    func passwordChanged(to email: EmailAddress) -> MailMessage {
        let paragraphs = [words[.mailPassword], words[.mailPasswordNote], url(AccountRoute.forgotten.path)]
        return message(to: email, .mailPasswordSubject, paragraphs)
    }

    /// To a person whom a list is shared with. It has nothing of the sharer's writing: an email is no place for strangers' words.
    func shared(to email: EmailAddress) -> MailMessage {
        message(to: email, .mailSharedSubject, [words[.mailShared], url(AccountRoute.shared.path), words[.mailSharedNote]])
    }

    /// A reminder that no device took.
    ///
    /// - Parameter task: the one task that it is about, if it is about one.
    func reminder(_ said: ReminderWords, of task: Identity?, to email: EmailAddress) -> MailMessage {
        let paragraphs = [
            said.title + (said.body.isEmpty ? "" : "\n" + said.body),
            url(task.map { Pages.Route.task($0).path } ?? Pages.Route.today.path),
            words[.mailReminderNote] + "\n" + url(AccountRoute.reminders.path),
        ]
        return MailMessage(to: email, subject: said.title, text: text(paragraphs), language: words.language())
    }

    private func message(to email: EmailAddress, _ subject: Phrase, _ paragraphs: [String]) -> MailMessage {
        MailMessage(to: email, subject: words[subject], text: text(paragraphs), language: words.language())
    }

    private func text(_ paragraphs: [String]) -> String { paragraphs.joined(separator: "\n\n") }

    /// A web address of this server, in a line of its own. Where text runs from right to left, it is kept from being turned round. The space
    /// ends it for mail programs that look for links: they would take the mark for a part of it.
    private func url(_ path: String) -> String {
        words.isRightToLeft ? "\u{2066}\(address)\(path) \u{2069}" : address + path
    }
}
