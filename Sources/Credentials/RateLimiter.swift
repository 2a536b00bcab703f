import Synchronization

/// Tells whether something was tried too often lately: a token bucket for each key (an address, an account), for a bounded number of keys.
///
/// A bucket is one number: the moment from which it is full again (the virtual scheduling of GCRA, ITU-T I.371). Taking a token
/// puts that moment off by an interval.
///
/// **When there is no room for one more key**, the newcomer takes the place of the fullest bucket, and is given it as it is. (That
/// is what Metwally's *Space-Saving*, 2005, does with counts.) So a key never gets more than its limit, even where it was forgotten
/// and comes back: what it left behind was as full as any, and what it is given now is no fuller. Somebody who comes by ever new
/// keys can therefore not win a bucket back by pushing it out; what they can do is make it tight for other newcomers, until the
/// buckets have filled again. Keys must hence be chosen so that having many is not free (an IPv6 network rather than an address).
package final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    /// The limit of each key.
    package let limit: RateLimit
    private let capacity: Int
    private let buckets: Mutex<IndexedPriorityQueue<Key, ContinuousClock.Instant>>

    /// - Parameter capacity: how many keys are remembered at most, from 1. Each takes about 100 bytes and its own size.
    package init(_ limit: RateLimit, capacity: Int) {
        self.limit = limit
        self.capacity = max(capacity, 1)
        buckets = Mutex(IndexedPriorityQueue())
    }

    /// How many keys are remembered just now.
    package var count: Int {
        buckets.withLock { $0.count }
    }

    /// Takes a token from a key's bucket, if there is one in it.
    ///
    /// - Parameter now: by a clock that does not go back; an earlier moment than before is harmless.
    package func take(_ key: Key, at now: ContinuousClock.Instant) -> RateAnswer {
        buckets.withLock { buckets in
            let fullFrom = max(buckets[key] ?? inherited(from: buckets, at: now), now)
            let then = fullFrom + limit.interval
            let wait = then - (now + limit.interval * limit.burst)
            guard wait <= .zero else { return .tryAgain(after: wait) }
            if buckets[key] == nil, buckets.count >= capacity { buckets.removeFirst() }
            buckets[key] = then
            return .allowed
        }
    }

    /// Puts a token back: the counted try turned out not to count (a sign-in with the right password).
    package func giveBack(_ key: Key) {
        buckets.withLock { buckets in
            guard let fullFrom = buckets[key] else { return }
            buckets[key] = fullFrom - limit.interval
        }
    }

    /// How full a bucket a newcomer is given: full, unless every place is taken.
    private func inherited(
        from buckets: borrowing IndexedPriorityQueue<Key, ContinuousClock.Instant>,
        at now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant {
        guard buckets.count >= capacity, let fullest = buckets.first else { return now }
        return fullest.order
    }
}
