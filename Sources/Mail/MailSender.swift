public import Credentials

/// The sender of emails.
public struct MailSender: Equatable, Sendable {
    /// The name that people see beside the address; may be empty.
    public let name: String
    /// Where answers, and word of emails that could not be delivered, go.
    public let address: EmailAddress

    /// A sender.
    public init(name: String, address: EmailAddress) {
        self.name = name
        self.address = address
    }

    /// The part behind the address's @.
    var domain: Substring {
        address.key.split(separator: "@").last ?? ""
    }
}
