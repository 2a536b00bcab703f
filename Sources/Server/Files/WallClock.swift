import FoundationEssentials

/// The time that everybody's clock shows.
enum WallClock {
    /// In milliseconds since 1970-01-01 UTC.
    static func now() -> Int64 {
        Int64((Date().timeIntervalSince1970 * 1000).rounded(.down))
    }
}
