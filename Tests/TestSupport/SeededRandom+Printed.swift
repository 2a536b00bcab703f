import Foundation

extension SeededRandom {
    /// The random numbers of one test, from the seed that the test chooses, so that every run does the same.
    ///
    /// `SEED=<number> swift test` takes that seed instead, to repeat a failure. `SEED=new swift test` draws a new seed for each test,
    /// `SEED=source` none. The seed is printed with the test's name.
    package static func printed(seed chosen: UInt64, file: String = #fileID, for test: String = #function) -> SeededRandom {
        let seed: UInt64
        switch ProcessInfo.processInfo.environment["SEED"] {
        case .none, "", "source": seed = chosen
        case "new": seed = .random(in: .min ... .max)
        case .some(let given):
            // Going on with another seed would look as if the failure had been repeated.
            guard let number = UInt64(given) else {
                print("SEED is a number, or the word new or source, not “\(given)”")
                exit(2)
            }
            seed = number
        }
        print("SEED=\(seed) in \(file) \(test)")
        return SeededRandom(seed: seed)
    }

    /// How often to do something. `HISTORIES=20000 swift test` does everything ten times as often as usual.
    package static func histories(usually count: Int) -> Int {
        let asked = ProcessInfo.processInfo.environment["HISTORIES"].flatMap { Int($0) } ?? 2000
        return max(count * asked / 2000, 1)
    }
}
