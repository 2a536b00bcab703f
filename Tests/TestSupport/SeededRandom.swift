/// Random numbers that can be had again from their seed (SplitMix64: Steele, Lea & Flood, 2014).
package struct SeededRandom: RandomNumberGenerator, Sendable {
    /// The state that all numbers follow from.
    package let seed: UInt64
    private var state: UInt64

    /// The numbers that follow from a seed.
    package init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// Any number.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
        return word ^ word >> 31
    }

    /// A number below `bound`.
    package mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// True once in so many times.
    package mutating func once(in times: Int) -> Bool {
        below(times) == 0
    }

    /// One of the elements.
    package mutating func one<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// That many bytes.
    package mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
    }
}
