package import Pages
import Planner

/// What a host tells the planner with a command: the pure modules have no clock and no language of their own.
package struct CommandContext: Sendable {
    /// Milliseconds since 1970.
    package var now: Int64
    /// How far local time is ahead of UTC, in minutes; −1440 to 1440.
    package var offset: Int64
    /// As ``Request/correction``.
    package var correction: Int64
    /// The device's language, as ``Request/language``.
    package var language: String
    /// The languages that the host has at hand, as ``Request/catalogs``.
    package var catalogs = Catalogs()

    /// A context with everything given.
    package init(now: Int64, offset: Int64 = 0, correction: Int64 = 0, language: String = "") {
        self.now = now
        self.offset = offset
        self.correction = correction
        self.language = language
    }
}
