/// Unpacks bytes that were packed with Deflate (RFC 1951), never more of them than were asked for.
struct Inflate {
    private let bytes: ArraySlice<UInt8>
    private var at: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let most: Int

    /// - Parameter most: how many bytes may come out.
    /// - Throws: ``ImportFault/damaged``; ``ImportFault/unpacksTooLarge`` as soon as it would be more.
    static func unpacked(_ bytes: ArraySlice<UInt8>, upTo most: Int) throws(ImportFault) -> [UInt8] {
        var inflate = Inflate(bytes, most)
        try inflate.run()
        return inflate.output
    }

    private init(_ bytes: ArraySlice<UInt8>, _ most: Int) {
        (self.bytes, at, self.most) = (bytes, bytes.startIndex, most)
    }

    private mutating func run() throws(ImportFault) {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored()
            case 1: try copy(.fixedLiterals, .fixedDistances)
            case 2:
                let (literals, distances) = try tables()
                try copy(literals, distances)
            default: throw .damaged
            }
        }
    }

    private mutating func take(_ count: Int) throws(ImportFault) -> Int {
        while bitCount < count {
            guard at < bytes.endIndex else { throw .damaged }
            bits |= UInt32(bytes[at]) << UInt32(bitCount)
            at += 1
            bitCount += 8
        }
        let value = bits & ((1 << UInt32(count)) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func put(_ byte: UInt8) throws(ImportFault) {
        guard output.count < most else { throw .unpacksTooLarge }
        output.append(byte)
    }

    private mutating func copyStored() throws(ImportFault) {
        // The rest of a byte is left out. More than one is never read ahead.
        (bits, bitCount) = (0, 0)
        guard bytes.endIndex - at >= 4 else { throw .damaged }
        let length = Int(bytes[at]) | Int(bytes[at + 1]) << 8
        guard length ^ 0xffff == Int(bytes[at + 2]) | Int(bytes[at + 3]) << 8 else { throw .damaged }
        at += 4
        guard bytes.endIndex - at >= length else { throw .damaged }
        guard output.count + length <= most else { throw .unpacksTooLarge }
        output += bytes[at..<(at + length)]
        at += length
    }

    /// The codes of a block that brings its own (RFC 1951 §3.2.7).
    private mutating func tables() throws(ImportFault) -> (PrefixCode, PrefixCode) {
        let (literalCount, distanceCount, codeCount) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        guard literalCount <= 286 else { throw .damaged }
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var lengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<codeCount { lengths[order[index]] = UInt8(try take(3)) }
        let code = try PrefixCode(lengths)
        var all: [UInt8] = []
        while all.count < literalCount + distanceCount {
            let symbol = try take(code)
            switch symbol {
            case 0..<16: all.append(UInt8(symbol))
            case 16:
                guard let last = all.last else { throw .damaged }
                let count = try take(2) + 3
                for _ in 0..<count { all.append(last) }
            default:
                let count = symbol == 17 ? try take(3) + 3 : try take(7) + 11
                for _ in 0..<count { all.append(0) }
            }
        }
        guard all.count == literalCount + distanceCount else { throw .damaged }
        return (try PrefixCode(Array(all[..<literalCount])), try PrefixCode(Array(all[literalCount...])))
    }

    private mutating func take(_ code: PrefixCode) throws(ImportFault) -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1...PrefixCode.longest {
            value |= try take(1)
            let count = code.counts[length]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw .damaged
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193,
        12289,
        16385, 24577,
    ]

    /// Copies literals and what came before, up to the end of a block.
    private mutating func copy(_ literals: PrefixCode, _ distances: PrefixCode) throws(ImportFault) {
        while true {
            let symbol = try take(literals)
            if symbol == 256 { return }
            if symbol < 256 {
                try put(UInt8(symbol))
                continue
            }
            guard symbol - 257 < Self.lengthBases.count else { throw .damaged }
            let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
            let place = try take(distances)
            guard place < Self.distanceBases.count else { throw .damaged }
            let distance = Self.distanceBases[place] + (try take(place < 2 ? 0 : place / 2 - 1))
            guard distance <= output.count else { throw .damaged }
            for _ in 0..<length { try put(output[output.count - distance]) }
        }
    }
}

/// A code in which no symbol's bits begin another's, by the lengths of its symbols (RFC 1951 §3.2.2).
private struct PrefixCode {
    static let longest = 15

    /// For each length how many symbols have it.
    private(set) var counts = [Int](repeating: 0, count: longest + 1)
    /// In the order of their codes.
    private(set) var symbols: [Int] = []

    init(_ lengths: [UInt8]) throws(ImportFault) {
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var left = 1
        for length in 1...Self.longest {
            left = left << 1 - counts[length]
            // More symbols than there are codes of that length.
            guard left >= 0 else { throw .damaged }
        }
        for length in 1...Self.longest where counts[length] > 0 {
            for symbol in lengths.indices where Int(lengths[symbol]) == length { symbols.append(symbol) }
        }
    }

    private init(known lengths: [UInt8]) {
        for length in lengths { counts[Int(length)] += 1 }
        for length in 1...Self.longest where counts[length] > 0 {
            for symbol in lengths.indices where Int(lengths[symbol]) == length { symbols.append(symbol) }
        }
    }

    static let fixedLiterals = PrefixCode(
        known: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
            + [UInt8](repeating: 8, count: 8)
    )
    static let fixedDistances = PrefixCode(known: [UInt8](repeating: 5, count: 30))
}
