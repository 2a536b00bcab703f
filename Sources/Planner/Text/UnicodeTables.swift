import Facts

/// Unicode's rules for how letters are put together, in which order their marks stand, and which differ by case only: the planner's own
/// tables, because those of the standard library would be a tenth of what a browser loads.
final class UnicodeTables: Sendable {
    /// Read once, when they are first needed.
    static let decoded = UnicodeTables()

    private let composed = UnicodeTables.sums(UnicodeTables.composed)
    private let firsts = UnicodeTables.sums(UnicodeTables.firsts)
    private let seconds = UnicodeTables.numbers(UnicodeTables.seconds)
    private let marks = UnicodeTables.sums(UnicodeTables.marks)
    private let ranked = UnicodeTables.sums(UnicodeTables.ranked)
    private let rankedCounts = UnicodeTables.numbers(UnicodeTables.rankedCounts)
    private let ranks = UnicodeTables.sums(UnicodeTables.ranks)
    private let capitals = UnicodeTables.sums(UnicodeTables.capitals)
    private let capitalCounts = UnicodeTables.numbers(UnicodeTables.capitalCounts)
    private let distances = UnicodeTables.sums(UnicodeTables.distances)

    /// Every pair that one scalar stands for, the second in the higher half, in ascending order; and the scalar.
    private let pairs: [(parts: UInt64, scalar: UInt32)]

    private init() {
        var unsorted: [(parts: UInt64, scalar: UInt32)] = []
        for index in composed.indices {
            unsorted.append((UInt64(marks[Int(seconds[index])]) << 32 | UInt64(firsts[index]), composed[index]))
        }
        pairs = sortedIndices(unsorted.count) { unsorted[$0].parts < unsorted[$1].parts }.map { unsorted[$0] }
    }

    /// The two that a scalar stands for, the second of which is 0 if it is another name of one; nil if it is put together of none.
    func parts(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
        let index = partitionPoint(composed.count) { composed[$0] < scalar }
        guard index < composed.count, composed[index] == scalar else { return nil }
        return (firsts[index], marks[Int(seconds[index])])
    }

    /// The scalar that stands for two; nil if no such scalar exists.
    func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
        let parts = UInt64(second) << 32 | UInt64(first)
        let index = partitionPoint(pairs.count) { pairs[$0].parts < parts }
        return index < pairs.count && pairs[index].parts == parts ? pairs[index].scalar : nil
    }

    /// Whether a letter is put together with it.
    func isMark(_ scalar: UInt32) -> Bool {
        let index = partitionPoint(pairs.count) { pairs[$0].parts >> 32 < scalar }
        return index < pairs.count && pairs[index].parts >> 32 == scalar
    }

    /// Unicode's combining class: marks of one letter stand in the order of these; 0: it is no such mark.
    func rank(of scalar: UInt32) -> UInt32 {
        guard scalar >= 0x300, let run = Self.run(of: scalar, ranked, rankedCounts) else { return 0 }
        return ranks[run]
    }

    /// The small letter of a capital, and one letter for those that differ by case only; anything else as it is.
    func small(_ scalar: UInt32) -> UInt32 {
        guard let run = Self.run(of: scalar, capitals, capitalCounts) else { return scalar }
        let distance = distances[run]
        // In those of distance 1, capitals and small letters stand side by side.
        return distance == 1 && (scalar - capitals[run]) & 1 == 1 ? scalar : scalar &+ distance
    }

    /// The run that a scalar is in, of those that begin at ``firsts``.
    private static func run(of scalar: UInt32, _ firsts: [UInt32], _ counts: [UInt32]) -> Int? {
        let index = partitionPoint(firsts.count) { firsts[$0] <= scalar } - 1
        return index >= 0 && scalar - firsts[index] < counts[index] ? index : nil
    }

    // MARK: Reading

    /// The numbers of a table, each in digits of five bits, the lowest first; the sixth bit says that another digit follows.
    private static func numbers(_ text: StaticString) -> [UInt32] {
        text.withUTF8Buffer { bytes in
            var numbers: [UInt32] = []
            var (value, shift): (UInt32, UInt32) = (0, 0)
            for byte in bytes {
                let digit = digit(byte)
                value |= (digit & 31) << shift
                shift += 5
                if digit < 32 {
                    // The lowest bit is the sign.
                    numbers.append(value & 1 == 0 ? value / 2 : ~(value / 2))
                    (value, shift) = (0, 0)
                }
            }
            return numbers
        }
    }

    /// The numbers of a table that says how far each is from the one before.
    private static func sums(_ text: StaticString) -> [UInt32] {
        var numbers = numbers(text)
        for index in numbers.indices.dropFirst() { numbers[index] &+= numbers[index - 1] }
        return numbers
    }

    private static func digit(_ byte: UInt8) -> UInt32 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 36
        default: byte == UInt8(ascii: "-") ? 62 : 63
        }
    }
}
