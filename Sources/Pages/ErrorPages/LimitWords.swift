import Planner

// Limits in words, each from where it stands.

extension Words {
    /// "30 days".
    static var historyDays: String { String(History.days) + " days" }

    /// Said where a command is asked for that History does not hold.
    static var notInHistory: String { "This is no longer in the history, which goes back " + historyDays + "." }

    /// "60 characters", "10,000 characters".
    static func characters(_ count: Int) -> String {
        guard count >= 10_000 else { return String(count) + " characters" }
        let rest = count % 1000
        let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
        return String(count / 1000) + "," + zeros + String(rest) + " characters"
    }

    /// "Enter a whole number from 1 to 999".
    static func wholeNumber(_ range: ClosedRange<Int>) -> String {
        "Enter a whole number from " + String(range.lowerBound) + " to " + String(range.upperBound)
    }
}
