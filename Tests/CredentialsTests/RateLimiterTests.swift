import Credentials
import TestSupport
import Testing

struct RateLimiterTests {
    private let start = ContinuousClock.now
    private let limit = RateLimit(burst: 3, oneMoreEvery: .seconds(10))

    @Test func `so many at once are allowed and the next is told when`() {
        let limiter = RateLimiter<String>(limit, capacity: 10)
        for _ in 0..<3 { #expect(limiter.take("ann", at: start) == .allowed) }
        #expect(limiter.take("ann", at: start) == .tryAgain(after: .seconds(10)))
        #expect(limiter.take("ann", at: start + .seconds(4)) == .tryAgain(after: .seconds(6)))
    }

    @Test func `after the time that was told one is allowed, and only one`() {
        let limiter = exhausted("ann")
        #expect(limiter.take("ann", at: start + .seconds(10)) == .allowed)
        #expect(limiter.take("ann", at: start + .seconds(10)) == .tryAgain(after: .seconds(10)))
    }

    @Test func `to be refused costs nothing`() {
        let limiter = exhausted("ann")
        for _ in 0..<100 { _ = limiter.take("ann", at: start) }
        #expect(limiter.take("ann", at: start + .seconds(10)) == .allowed)
    }

    @Test func `who waited long enough has all of them again, and no more`() {
        let limiter = exhausted("ann")
        for _ in 0..<3 { #expect(limiter.take("ann", at: start + .seconds(1000)) == .allowed) }
        #expect(limiter.take("ann", at: start + .seconds(1000)) == .tryAgain(after: .seconds(10)))
    }

    @Test func `one key's bucket is not another's`() {
        let limiter = exhausted("ann")
        #expect(limiter.take("bob", at: start) == .allowed)
    }

    @Test func `what was given back can be taken again`() {
        let limiter = exhausted("ann")
        limiter.giveBack("ann")
        #expect(limiter.take("ann", at: start) == .allowed)
        #expect(limiter.take("ann", at: start) == .tryAgain(after: .seconds(10)))
    }

    @Test func `giving back without having taken makes no bucket fuller than full`() {
        let limiter = RateLimiter<String>(limit, capacity: 10)
        #expect(limiter.take("ann", at: start) == .allowed)
        for _ in 0..<10 { limiter.giveBack("ann") }
        for _ in 0..<3 { #expect(limiter.take("ann", at: start) == .allowed) }
        #expect(limiter.take("ann", at: start) == .tryAgain(after: .seconds(10)))
    }

    @Test func `a clock that goes back gives nothing away`() {
        let limiter = exhausted("ann")
        #expect(limiter.take("ann", at: start - .seconds(5)) == .tryAgain(after: .seconds(15)))
    }

    @Test func `no more keys are remembered than were said`() {
        let limiter = RateLimiter<Int>(limit, capacity: 100)
        for key in 0..<10_000 { _ = limiter.take(key, at: start + .seconds(key)) }
        #expect(limiter.count == 100)
    }

    @Test func `nobody gets their bucket back by coming under a thousand other names`() {
        let limiter = RateLimiter<String>(limit, capacity: 50)
        for _ in 0..<3 { _ = limiter.take("guesser", at: start) }
        for name in 0..<1000 { _ = limiter.take("name \(name)", at: start) }
        #expect(limiter.take("guesser", at: start) == .tryAgain(after: .seconds(10)))
    }

    @Test func `when all places are taken by buckets that are full again, newcomers find full ones`() {
        let limiter = RateLimiter<Int>(limit, capacity: 50)
        for key in 0..<50 { _ = limiter.take(key, at: start) }
        for _ in 0..<3 { #expect(limiter.take(99, at: start + .seconds(10)) == .allowed) }
    }

    @Test func `however many keys there are, none gets more than it would alone`() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 50) {
            let capacity = 1 + random.below(8)
            let keys = 1 + random.below(20)
            let limit = RateLimit(burst: 1 + random.below(5), oneMoreEvery: .milliseconds(1 + random.below(500)))
            let limiter = RateLimiter<Int>(limit, capacity: capacity)
            // The allowed tries within the burst's time, counted one by one: no bucket of any kind.
            var allowed: [Int: [ContinuousClock.Instant]] = [:]
            var now = start
            for _ in 0..<400 {
                now += .milliseconds(random.below(100))
                let key = random.below(keys)
                guard limiter.take(key, at: now) == .allowed else { continue }
                allowed[key, default: []].append(now)
            }
            #expect(limiter.count <= capacity)
            for moments in allowed.values {
                for first in moments.indices {
                    for last in first..<moments.count {
                        let most = limit.burst + Int((moments[last] - moments[first]) / limit.interval)
                        #expect(last - first + 1 <= most)
                    }
                }
            }
        }
    }

    @Test func `with room for all of them each gets just what it would alone`() {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 50) {
            let together = RateLimiter<Int>(limit, capacity: 20)
            let alone = (0..<20).map { _ in RateLimiter<Int>(limit, capacity: 1) }
            var now = start
            for _ in 0..<400 {
                now += .milliseconds(random.below(3000))
                let key = random.below(20)
                #expect(together.take(key, at: now) == alone[key].take(key, at: now))
            }
        }
    }

    private func exhausted(_ key: String) -> RateLimiter<String> {
        let limiter = RateLimiter<String>(limit, capacity: 10)
        for _ in 0..<3 { _ = limiter.take(key, at: start) }
        return limiter
    }
}
