extension Settings {
    /// Whether mail could reach an address like this.
    package static func isMailbox(_ text: String) -> Bool { Mailbox.isOne(text) }
}

/// Addresses of mailboxes. Whether one exists, only a mail tells: here it is looked at whether it can be one.
enum Mailbox {
    /// Something before and after one "@", and no space or control in it.
    static func isOne(_ text: String) -> Bool {
        guard text.utf8.count <= Settings.mailLength else { return false }
        var (before, after, signs) = (0, 0, 0)
        for scalar in text.unicodeScalars {
            if scalar.value <= 0x20 || scalar.value == 0x7f || Text.isSpace(scalar.value) { return false }
            if scalar == "@" {
                signs += 1
            } else if signs == 0 {
                before += 1
            } else {
                after += 1
            }
        }
        return signs == 1 && before > 0 && after > 0
    }
}
