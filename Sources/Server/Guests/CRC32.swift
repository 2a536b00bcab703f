/// The checksum CRC-32 (the polynomial of IEEE 802.3): tells a complete record from one that was cut by a crash.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { remainder, _ in
            remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1
        }
    }

    /// The checksum of these bytes.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { remainder, byte in
            table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ (remainder >> 8)
        }
    }
}
