import Facts
import TestSupport
import Testing

/// A clock's timestamps grow, whatever the wall clock does.
struct ClockTests {
    @Test func `a clock takes its time from the wall clock`() {
        var clock = Clock(device: 7)
        #expect(clock.next(now: 1000) == Timestamp(time: 1000, counter: 0, device: 7))
        #expect(clock.next(now: 2000) == Timestamp(time: 2000, counter: 0, device: 7))
    }

    @Test func `the counter tells timestamps of one millisecond apart`() {
        var clock = Clock(device: 7)
        _ = clock.next(now: 1000)
        #expect(clock.next(now: 1000) == Timestamp(time: 1000, counter: 1, device: 7))
    }

    @Test func `a wall clock that was put back does not put the timestamps back`() {
        var clock = Clock(device: 7)
        _ = clock.next(now: 1000)
        #expect(clock.next(now: 1) == Timestamp(time: 1000, counter: 1, device: 7))
    }

    @Test func `a time before 1970 counts as 1970`() {
        var clock = Clock(device: 7)
        #expect(clock.next(now: .min).time == 0)
        #expect(clock.next(now: -1).time == 0)
    }

    @Test func `a time beyond 48 bits counts as the latest there is`() {
        var clock = Clock(device: 7)
        #expect(clock.next(now: .max).time == Timestamp.latestTime)
    }

    @Test func `a counter that is full moves the time on`() {
        var clock = Clock(device: 7)
        clock.observe(Timestamp(time: 1000, counter: .max, device: 1))
        #expect(clock.next(now: 1000) == Timestamp(time: 1001, counter: 0, device: 7))
    }

    @Test func `the end of time does not put the timestamps back`() {
        var clock = Clock(device: 7)
        let last = Timestamp(time: Timestamp.latestTime, counter: .max, device: 7)
        clock.observe(last)
        #expect(clock.next(now: 1000) >= last)
        #expect(clock.next(now: .max) >= last)
    }

    @Test(arguments: [
        Timestamp(time: 5000, counter: 9, device: 1), Timestamp(time: 1000, counter: 300, device: .max),
        Timestamp(time: 1000, counter: 0, device: .max), Timestamp(time: 1, counter: 9, device: .max),
    ])
    func `a timestamp from elsewhere is left behind`(seen: Timestamp) {
        var clock = Clock(device: 7)
        let mine = clock.next(now: 1000)
        clock.observe(seen)
        let next = clock.next(now: 1000)
        #expect(next > seen)
        #expect(next > mine)
    }

    @Test func `an old timestamp from elsewhere changes nothing`() {
        var clock = Clock(device: 7)
        _ = clock.next(now: 1000)
        let before = clock
        clock.observe(Timestamp(time: 999, counter: .max, device: 1))
        #expect(clock == before)
    }

    @Test func `no two timestamps are the same and each is newer than the last, with any wall clock and any timestamps seen`() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<100 {
            var clock = Clock(device: 7)
            var last: Timestamp?
            var now: Int64 = 1_800_000_000_000
            for _ in 0..<200 {
                switch random.below(8) {
                case 0: now -= Int64(random.below(100_000))
                case 1: now += Int64(random.below(1000))
                case 2: now = -now
                case 3:
                    let seen = Timestamp(
                        time: UInt64(max(now, 0)) + UInt64(random.below(5000)),
                        counter: random.one(of: [0, .max - 1, .max]),
                        device: random.next()
                    )
                    clock.observe(seen)
                    last = max(seen, last ?? seen)
                default: break
                }
                let next = clock.next(now: now)
                guard last.map({ $0 < next }) ?? true else {
                    Issue.record("\(next) after \(String(describing: last)), seed \(random.seed)")
                    return
                }
                last = next
            }
        }
    }
}
