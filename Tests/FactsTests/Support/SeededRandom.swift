import Foundation

/// Random numbers that can be had again from their seed (SplitMix64: Steele, Lea & Flood, 2014).
struct SeededRandom: RandomNumberGenerator, Sendable {
    let seed: UInt64
    private var state: UInt64

    init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// Another seed at every run, printed; `FACTS_SEED=… swift test` runs once more what went wrong.
    static func printed(for test: String = #function) -> SeededRandom {
        let given = ProcessInfo.processInfo.environment["FACTS_SEED"].flatMap { UInt64($0) }
        let random = SeededRandom(seed: given ?? .random(in: .min ... .max))
        print("FACTS_SEED=\(random.seed) in \(test)")
        return random
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

    /// That many bytes.
    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 8)
        while bytes.count < count {
            withUnsafeBytes(of: next()) { bytes.append(contentsOf: $0) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// One of the elements.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }
}
