/// How often something may be done: so many at once, and then one more after each interval. A token bucket.
public struct RateLimit: Equatable, Sendable {
    /// How many tries may be made at once after a while without any, from 1.
    public let burst: Int
    /// The time until one more try is allowed.
    public let interval: Duration

    /// So many at once, then one after each interval.
    public init(burst: Int, oneMoreEvery interval: Duration) {
        self.burst = max(burst, 1)
        self.interval = interval
    }
}

/// Whether something may be done now.
public enum RateAnswer: Equatable, Sendable {
    /// It may, and was counted.
    case allowed
    /// Not now, but after this time; it was not counted.
    case tryAgain(after: Duration)
}
