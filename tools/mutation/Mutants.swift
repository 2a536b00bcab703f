import Glibc

/// The fault that is switched on; 0 if none is.
private let chosen: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// A byte for each fault, set once it was reached. It lies in the file that `MUTANTS_REACHED` names, so that the script that runs the tests
/// can read it while the program runs.
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8> = {
    let size = 1 << 12
    if let path = getenv("MUTANTS_REACHED") {
        let file = open(path, O_RDWR)
        let shared = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        close(file)
        if let shared, shared != MAP_FAILED { return shared.assumingMemoryBound(to: UInt8.self) }
    }
    let own = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    own.initialize(repeating: 0, count: size)
    return own
}()

/// Whether the fault of this number is switched on.
@usableFromInline
func mutant(_ number: Int) -> Bool {
    reached[number] = 1
    return number == chosen
}

extension Sequence {
    func sorted(unless isSkipped: Bool, by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element] {
        isSkipped ? Array(self) : try sorted(by: isBefore)
    }

    func reversed(unless isSkipped: Bool) -> [Element] {
        isSkipped ? Array(self) : reversed()
    }
}

extension Sequence where Element: Comparable {
    func sorted(unless isSkipped: Bool) -> [Element] {
        isSkipped ? Array(self) : sorted()
    }
}
