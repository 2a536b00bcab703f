import Foundation

extension SeededRandom {
    /// Another seed at every run, printed; `SEED=… swift test` runs once more what went wrong.
    public static func printed(for test: String = #function) -> SeededRandom {
        let given = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
        let seed = given ?? .random(in: .min ... .max)
        print("SEED=\(seed) in \(test)")
        return SeededRandom(seed: seed)
    }

    /// How often to do something. `HISTORIES=20000 swift test` does everything ten times as often as usual.
    public static func histories(usually count: Int) -> Int {
        let asked = ProcessInfo.processInfo.environment["HISTORIES"].flatMap { Int($0) } ?? 2000
        return max(count * asked / 2000, 1)
    }
}
