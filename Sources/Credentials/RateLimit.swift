/// How often something may be done: so many at once, and then one more after each interval. A token bucket.
package struct RateLimit: Equatable, Sendable {
    /// How many tries may be made at once after a while without any, from 1.
    package let burst: Int
    /// The time until one more try is allowed.
    package let interval: Duration

    /// So many at once, then one after each interval.
    package init(burst: Int, oneMoreEvery interval: Duration) {
        self.burst = max(burst, 1)
        self.interval = interval
    }
}

/// Whether something may be done now.
package enum RateAnswer: Equatable, Sendable {
    /// It may, and was counted.
    case allowed
    /// Not now, but after this time; it was not counted.
    case tryAgain(after: Duration)
}
