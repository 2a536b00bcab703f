import Planner

// Limits in words, each from where it stands.

extension Words {
    /// "30 days".
    static var historyDays: String { String(History.days) + " days" }
}
