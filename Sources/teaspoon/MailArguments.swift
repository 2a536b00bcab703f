import ArgumentParser
import Credentials
import Mail
import Server

/// How emails are sent.
struct MailArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The mail server for account e-mails: smtp://user:password@host:587 or smtps://… (also by TEASPOON_MAIL). "
                + "Without one, `teaspoon account` prints the links.",
            valueName: "url"
        )
    )
    var mail: String?

    @Option(help: ArgumentHelp("The sender address of e-mails (also by TEASPOON_MAIL_FROM).", valueName: "address"))
    var mailFrom: String?

    @Option(
        help: ArgumentHelp(
            "The address of this server for links in e-mails: https://… (also by TEASPOON_ADDRESS).",
            valueName: "url"
        )
    )
    var address: String?

    /// The sender of emails; nil if none are sent.
    var sender: String? {
        (mail ?? Environment["TEASPOON_MAIL"]) == nil ? nil : mailFrom ?? Environment["TEASPOON_MAIL_FROM"]
    }

    /// The options for mail; nil if no mail is to be sent.
    func options() throws -> MailOptions? {
        _ = try SiteAddress.said(address)
        guard let mail = mail ?? Environment["TEASPOON_MAIL"] else { return nil }
        guard let from = mailFrom ?? Environment["TEASPOON_MAIL_FROM"], let address = try SiteAddress.said(address) else {
            throw ValidationError("--mail needs --mail-from, the sender address, and --address, where links lead.")
        }
        do {
            return MailOptions(
                server: try MailServer(url: mail),
                sender: try EmailAddress(typed: from),
                address: address.text
            )
        } catch let fault as MailFault {
            throw ValidationError(fault.description)
        } catch {
            throw ValidationError("--mail-from takes an e-mail address.")
        }
    }
}
