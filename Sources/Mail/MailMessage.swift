package import Credentials

/// One email of plain text to one person.
package struct MailMessage: Equatable, Sendable {
    /// To whom it goes.
    package let recipient: EmailAddress
    /// The subject, in one line: line breaks and other control characters become spaces.
    package let subject: String
    /// The text. Line breaks of any kind are line breaks.
    package let text: String
    /// The language of both, as HTML names it; nil: the email does not say it.
    package let language: String?
    /// Bytes that no other email has, by which mail programs know an email that was sent twice: its `Message-ID` is made of them.
    /// Nil: each sending is another email.
    package var identity: [UInt8]?

    /// An email.
    package init(
        to recipient: EmailAddress,
        subject: String,
        text: String,
        language: String? = nil,
        identity: [UInt8]? = nil
    ) {
        self.recipient = recipient
        self.subject = subject
        self.text = text
        self.language = language
        self.identity = identity
    }

    /// The email as it travels (RFC 5322, RFC 2045): ASCII, lines of at most 76 characters but for one with a long address, each
    /// ended by CR LF. Nothing that anybody wrote can end a header's line.
    ///
    /// - Parameters:
    ///   - instant: when it is sent, in milliseconds since 1970.
    ///   - identity: bytes that no other email has; 16 random ones are enough.
    package func written(from sender: MailSender, at instant: Int64, identity: [UInt8]) -> [UInt8] {
        let name = HeaderText.phrase(sender.name)
        let id = identity.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        var headers = [
            "Date: \(MailDate.text(instant))",
            "From: \(name.isEmpty ? sender.address.text : "\(name)\r\n <\(sender.address.text)>")",
            "To: \(recipient.text)",
            "Message-ID: <\(id)@\(sender.domain)>",
            "Subject: \(HeaderText.unstructured(subject))",
            // RFC 3834 §5: no out-of-office answers to a program.
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: quoted-printable",
        ]
        // RFC 3282: a screen reader need not guess it.
        if let language { headers.append("Content-Language: \(HeaderText.unstructured(language))") }
        return Array((headers.joined(separator: "\r\n") + "\r\n\r\n").utf8) + QuotedPrintable.encoded(text)
    }
}
