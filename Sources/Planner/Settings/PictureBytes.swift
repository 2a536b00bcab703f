/// How wide and how high a picture says it is, where its bytes hold together from the first to the last.
enum PictureBytes {
    typealias Size = (width: Int, height: Int)

    /// PNG (ISO/IEC 15948): header, data and end, each part within the bytes. Nothing that moves.
    static func png(_ bytes: [UInt8]) -> Size? {
        guard begins(bytes, with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else { return nil }
        var at = 8
        var size: Size?
        var hasData = false
        while at + 12 <= bytes.count {
            let length = bigEndian(bytes, at, 4)
            guard length <= bytes.count - at - 12 else { return nil }
            let kind = bigEndian(bytes, at + 4, 4)
            switch kind {
            case 0x4948_4452:  // IHDR
                guard size == nil, at == 8, length == 13 else { return nil }
                size = (width: bigEndian(bytes, at + 8, 4), height: bigEndian(bytes, at + 12, 4))
            case 0x4944_4154: hasData = true  // IDAT
            case 0x6163_544c: return nil  // acTL: it would move
            case 0x4945_4e44: return hasData && length == 0 && at + 12 == bytes.count ? size : nil  // IEND
            default: break
            }
            guard size != nil else { return nil }
            at += 12 + length
        }
        return nil
    }

    /// JPEG (ITU-T T.81): segments, one frame header, scans, and the end marker at the end.
    static func jpeg(_ bytes: [UInt8]) -> Size? {
        guard begins(bytes, with: [0xff, 0xd8, 0xff]) else { return nil }
        var at = 2
        var size: Size?
        var hasScan = false
        while at + 2 <= bytes.count {
            guard bytes[at] == 0xff else { return nil }
            let marker = bytes[at + 1]
            if marker == 0xd9 { return hasScan && at + 2 == bytes.count ? size : nil }
            guard marker >= 0xc0, marker != 0xd8, !(0xd0...0xd7).contains(marker), at + 4 <= bytes.count else { return nil }
            let length = bigEndian(bytes, at + 2, 2)
            guard length >= 2, length <= bytes.count - at - 2 else { return nil }
            switch marker {
            case 0xc0, 0xc1, 0xc2:
                guard size == nil, length >= 8, bytes[at + 4] == 8 else { return nil }
                size = (width: bigEndian(bytes, at + 7, 2), height: bigEndian(bytes, at + 5, 2))
            case 0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf: return nil
            default: break
            }
            at += 2 + length
            guard marker == 0xda else { continue }
            guard size != nil else { return nil }
            hasScan = true
            at = endOfScan(bytes, at)
        }
        return nil
    }

    /// Where the next marker stands after coded data, in which 0xff is followed by 0 or is a restart.
    private static func endOfScan(_ bytes: [UInt8], _ start: Int) -> Int {
        var at = start
        while at + 1 < bytes.count {
            if bytes[at] == 0xff, bytes[at + 1] != 0, !(0xd0...0xd7).contains(bytes[at + 1]) { return at }
            at += 1
        }
        return bytes.count
    }

    /// WebP (RFC 9649): one picture in its container. Nothing that moves.
    static func webp(_ bytes: [UInt8]) -> Size? {
        guard begins(bytes, with: [0x52, 0x49, 0x46, 0x46]), bytes.count >= 20, bigEndian(bytes, 8, 4) == 0x5745_4250,
            littleEndian(bytes, 4, 4) == bytes.count - 8
        else { return nil }
        var at = 12
        var canvas: Size?
        var size: Size?
        while at + 8 <= bytes.count {
            let length = littleEndian(bytes, at + 4, 4)
            guard length <= bytes.count - at - 8 else { return nil }
            let start = at + 8
            switch bigEndian(bytes, at, 4) {
            case 0x5650_3820:  // "VP8 "
                guard size == nil, length >= 10, bytes[start] & 1 == 0, bigEndian(bytes, start + 3, 3) == 0x9d_012a else {
                    return nil
                }
                size = (
                    width: littleEndian(bytes, start + 6, 2) & 0x3fff, height: littleEndian(bytes, start + 8, 2) & 0x3fff
                )
            case 0x5650_384c:  // "VP8L"
                guard size == nil, length >= 5, bytes[start] == 0x2f else { return nil }
                let bits = littleEndian(bytes, start + 1, 4)
                size = (width: bits & 0x3fff + 1, height: bits >> 14 & 0x3fff + 1)
            case 0x5650_3858:  // "VP8X"
                guard at == 12, length >= 10, bytes[start] & 2 == 0 else { return nil }
                canvas = (width: littleEndian(bytes, start + 4, 3) + 1, height: littleEndian(bytes, start + 7, 3) + 1)
            case 0x414e_494d, 0x414e_4d46: return nil  // "ANIM", "ANMF"
            default: break
            }
            at = start + length + length % 2
        }
        guard at == bytes.count, let size else { return nil }
        if let canvas, canvas != size { return nil }
        return size
    }

    private static func begins(_ bytes: [UInt8], with start: [UInt8]) -> Bool {
        guard bytes.count >= start.count else { return false }
        for index in 0..<start.count where bytes[index] != start[index] { return false }
        return true
    }

    /// A number of at most four bytes; the greatest there is where it would be beyond it.
    private static func bigEndian(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        var number: UInt32 = 0
        for index in at..<(at + count) { number = number << 8 | UInt32(bytes[index]) }
        return Int(clamping: number)
    }

    private static func littleEndian(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        var number: UInt32 = 0
        for index in 0..<count { number |= UInt32(bytes[at + index]) << (8 * UInt32(index)) }
        return Int(clamping: number)
    }
}
