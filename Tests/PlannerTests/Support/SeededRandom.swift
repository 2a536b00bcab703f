import Foundation

/// Random numbers that can be had again from their seed (SplitMix64: Steele, Lea & Flood, 2014).
struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Another seed at every run, printed; `SEED=… swift test` runs once more what went wrong.
    static func printed(for test: String = #function) -> SeededRandom {
        let given = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
        let seed = given ?? .random(in: .min ... .max)
        print("SEED=\(seed) in \(test)")
        return SeededRandom(seed: seed)
    }

    /// How often to do something. `HISTORIES=20000 swift test` does everything ten times as often as usual.
    static func histories(usually count: Int) -> Int {
        let asked = ProcessInfo.processInfo.environment["HISTORIES"].flatMap { Int($0) } ?? 2000
        return max(count * asked / 2000, 1)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
        return word ^ word >> 31
    }

    /// A number below `bound`.
    mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool {
        below(times) == 0
    }

    /// One of the elements.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }
}
