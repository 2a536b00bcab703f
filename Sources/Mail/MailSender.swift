package import Credentials

/// The sender of emails.
package struct MailSender: Equatable, Sendable {
    /// The name that people see beside the address; may be empty.
    package let name: String
    /// Where answers, and word of emails that could not be delivered, go.
    package let address: EmailAddress

    /// A sender.
    package init(name: String, address: EmailAddress) {
        self.name = name
        self.address = address
    }

    /// The part behind the address's @.
    var domain: Substring {
        address.key.split(separator: "@").last ?? ""
    }
}
