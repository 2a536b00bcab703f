/// Tells a snapshot that was cut or altered by accident from a whole one. Quick, since it runs at every cold start; no
/// defence against someone who means to deceive.
enum Checksum {
    /// The checksum as it stands in a snapshot.
    static func bytes(of bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        var checksum: [UInt8] = []
        checksum.append(bigEndian: of(bytes, in: range))
        return checksum
    }

    /// Multiply and rotate, eight bytes a step (the mixing of MurmurHash3's body, Appleby 2011).
    static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(range.count)
        bytes.withUnsafeBytes { whole in
            var position = range.lowerBound
            while position + 8 <= range.upperBound {
                mix(&hash, UInt64(littleEndian: whole.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
                position += 8
            }
            var last: UInt64 = 0
            while position < range.upperBound {
                last = last << 8 | UInt64(whole[position])
                position += 1
            }
            mix(&hash, last)
        }
        hash ^= hash >> 33
        hash = hash &* 0xff51_afd7_ed55_8ccd
        return hash ^ hash >> 33
    }

    private static func mix(_ hash: inout UInt64, _ word: UInt64) {
        var word = word &* 0x87c3_7b91_1142_53d5
        word = word << 31 | word >> 33
        hash ^= word &* 0x4cf5_ad43_2745_937f
        hash = (hash << 27 | hash >> 37) &* 5 &+ 0x52dc_e729
    }
}
