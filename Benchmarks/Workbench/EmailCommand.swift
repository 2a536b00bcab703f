import Credentials
import Foundation
import Mail

/// Writes emails as they are sent, so that another program can read them.
struct EmailCommand {
    /// Each line of the standard input: the sender's name, the subject and the text, each in base64, and the moment in milliseconds,
    /// parted by tabs. A line for each: the email, in base64.
    func run() throws {
        var emails = ""
        while let line = readLine() { emails += try email(line) + "\n" }
        print(emails, terminator: "")
    }

    private func email(_ line: String) throws -> String {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        let texts = columns.prefix(3).compactMap { Data(base64Encoded: $0).flatMap { String(data: $0, encoding: .utf8) } }
        guard columns.count == 4, texts.count == 3, let instant = Int64(columns[3]) else {
            throw WorkbenchFault.usage("Not understood: \(line)")
        }
        let sender = MailSender(name: texts[0], address: try EmailAddress(typed: "plans@teaspoon.example"))
        let message = MailMessage(to: try EmailAddress(typed: "ann@example.org"), subject: texts[1], text: texts[2])
        return Data(message.written(from: sender, at: instant, identity: Array(0..<16))).base64EncodedString()
    }
}
