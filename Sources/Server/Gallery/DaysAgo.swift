/// How long ago something was, in words that need no clock: nobody's time zone is known here.
enum DaysAgo {
    private static let day: Int64 = 86_400_000

    /// "in the last 24 hours", "1 day ago", "5 days ago".
    static func ago(_ time: Int64, now: Int64) -> String {
        ago(days: max(now - time, 0) / day)
    }

    /// The same, of whole days.
    static func ago(days: Int64) -> String {
        switch days {
        case ...0: "in the last 24 hours"
        case 1: "1 day ago"
        default: "\(days) days ago"
        }
    }
}
