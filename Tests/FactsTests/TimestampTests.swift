import Facts
import Testing

struct TimestampTests {
    @Test func `time counts before the counter`() {
        #expect(Timestamp(time: 1, counter: 9, device: 9) < Timestamp(time: 2, counter: 0, device: 0))
    }

    @Test func `the counter counts before the device`() {
        #expect(Timestamp(time: 1, counter: 1, device: 9) < Timestamp(time: 1, counter: 2, device: 0))
    }

    @Test func `the device decides between timestamps of one instant`() {
        #expect(Timestamp(time: 1, counter: 1, device: 1) < Timestamp(time: 1, counter: 1, device: 2))
    }

    @Test func `a time beyond 48 bits is cut`() {
        #expect(Timestamp(time: .max, counter: 0, device: 0).time == Timestamp.latestTime)
        #expect(Timestamp.latestTime == 0xffff_ffff_ffff)
    }

    @Test func `of two timestamps one is the newer unless they are the same`() {
        for one in Self.some {
            for other in Self.some {
                let holds = [one < other, other < one, one == other].filter { $0 }
                #expect(holds.count == 1, "\(one) and \(other)")
            }
        }
    }

    @Test func `newer than newer is newer`() {
        for one in Self.some {
            for two in Self.some where one < two {
                for three in Self.some where two < three {
                    #expect(one < three, "\(one), \(two), \(three)")
                }
            }
        }
    }

    private static let some: [Timestamp] = [0, 1, Timestamp.latestTime].flatMap { time in
        [0, UInt16.max].flatMap { counter in
            [0, UInt64.max].map { Timestamp(time: time, counter: counter, device: $0) }
        }
    }
}
