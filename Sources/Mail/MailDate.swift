import Glibc

/// A moment as headers write it (RFC 5322 §3.3), in UTC.
enum MailDate {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// `Sun, 22 Nov 2026 09:05:00 +0000`, of milliseconds since 1970.
    static func text(_ instant: Int64) -> String {
        var seconds = time_t(instant / 1000)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
        let month = months[Int(parts.tm_mon)]
        return "\(weekdays[Int(parts.tm_wday)]), \(parts.tm_mday) \(month) \(parts.tm_year + 1900) \(clock) +0000"
    }
}
