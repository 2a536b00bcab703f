/// Reads the files of a ZIP archive (APPNOTE.TXT 6.3): stored ones and those packed with Deflate. Bounded: what an archive claims about itself is never believed.
struct ZipArchive {
    private let bytes: [UInt8]
    /// How many bytes may still come out, of all files together.
    private var left = ImportLimits.unpacked
    private(set) var files: [ImportedFile] = []
    /// How many files are there that no reader takes, as pictures.
    private(set) var others = 0

    /// Whether a file begins as an archive does.
    static func isOne(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x50, 0x4b, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4b, 0x05, 0x06])
    }

    /// Unpacks the files that a reader could take.
    ///
    /// - Throws: ``ImportFault/damaged``, ``ImportFault/encrypted``, ``ImportFault/tooManyFiles``, ``ImportFault/unpacksTooLarge``.
    init(_ bytes: [UInt8]) throws(ImportFault) {
        self.bytes = bytes
        try read(bytes, isNested: false)
    }

    private mutating func read(_ bytes: [UInt8], isNested: Bool) throws(ImportFault) {
        for entry in try Self.entries(of: bytes) {
            let ending = Self.ending(of: entry.name)
            let isArchive = ending == "zip"
            guard isArchive ? !isNested : Self.endings.contains(ending) else {
                others += 1
                continue
            }
            let unpacked = try self.unpacked(entry, of: bytes)
            left -= unpacked.count
            if isArchive, Self.isOne(unpacked) {
                try read(unpacked, isNested: true)
            } else {
                guard files.count < ImportLimits.entries else { throw .tooManyFiles }
                files.append(ImportedFile(name: Self.plain(entry.name), bytes: unpacked))
            }
        }
    }

    /// The endings of the files that some reader takes; "" for files without one.
    private static let endings: [ByteName] = ["csv", "tsv", "json", "ics", "md", "txt", "org", "markdown"]

    private struct Entry {
        let name: [UInt8]
        let flags: Int
        let method: Int
        let size: Int
        let packedSize: Int
        let start: Int
    }

    /// The entries of the directory at the end of an archive.
    private static func entries(of bytes: [UInt8]) throws(ImportFault) -> [Entry] {
        guard bytes.count >= 22 else { throw .damaged }
        var end = bytes.count - 22
        // A comment of up to 65,535 bytes may follow.
        let first = max(0, end - 0xffff)
        while end > first, number(bytes, end, 4) != 0x0605_4b50 { end -= 1 }
        guard number(bytes, end, 4) == 0x0605_4b50 else { throw .damaged }
        let (count, start) = (number(bytes, end + 10, 2), number(bytes, end + 16, 4))
        guard count <= ImportLimits.entries * 8, start <= end else {
            throw count > ImportLimits.entries * 8 ? .tooManyFiles : .damaged
        }
        var entries: [Entry] = []
        var at = start
        for _ in 0..<count {
            guard at + 46 <= end, number(bytes, at, 4) == 0x0201_4b50 else { throw .damaged }
            let lengths = (number(bytes, at + 28, 2), number(bytes, at + 30, 2), number(bytes, at + 32, 2))
            let next = at + 46 + lengths.0 + lengths.1 + lengths.2
            guard next <= end else { throw .damaged }
            let name = Array(bytes[(at + 46)..<(at + 46 + lengths.0)])
            // A folder has a name that ends with a slash.
            if name.last != UInt8(ascii: "/") {
                entries.append(
                    Entry(
                        name: name,
                        flags: number(bytes, at + 8, 2),
                        method: number(bytes, at + 10, 2),
                        size: number(bytes, at + 24, 4),
                        packedSize: number(bytes, at + 20, 4),
                        start: number(bytes, at + 42, 4)
                    )
                )
            }
            at = next
        }
        return entries
    }

    private func unpacked(_ entry: Entry, of bytes: [UInt8]) throws(ImportFault) -> [UInt8] {
        guard entry.flags & 1 == 0 else { throw .encrypted }
        guard entry.start <= bytes.count - 30, Self.number(bytes, entry.start, 4) == 0x0403_4b50 else { throw .damaged }
        let start = entry.start + 30 + Self.number(bytes, entry.start + 26, 2) + Self.number(bytes, entry.start + 28, 2)
        guard start <= bytes.count, entry.packedSize <= bytes.count - start else { throw .damaged }
        guard entry.size <= left else { throw .unpacksTooLarge }
        let packed = bytes[start..<(start + entry.packedSize)]
        switch entry.method {
        case 0:
            guard packed.count <= left else { throw .unpacksTooLarge }
            return Array(packed)
        case 8: return try Inflate.unpacked(packed, upTo: left)
        default: throw .damaged
        }
    }

    /// A number of some bytes, the lowest first; one that no file is large enough for where it lies beyond the end.
    private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        guard at >= 0, at + count <= bytes.count else { return Int(Int32.max) }
        var number: UInt32 = 0
        for index in (0..<count).reversed() { number = number << 8 | UInt32(bytes[at + index]) }
        return Int(min(number, UInt32(Int32.max)))
    }

    private static func ending(of name: [UInt8]) -> ByteName {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return ByteName([]) }
        return ByteName(name[(dot + 1)...].map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 })
    }

    /// The last part of a path. Archives name their files with any characters, and with ways out of the folder.
    private static func plain(_ path: [UInt8]) -> String {
        let separators = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
        guard let last = path.lastIndex(where: { separators.contains($0) }) else { return String(decoding: path, as: UTF8.self) }
        return String(decoding: path[(last + 1)...], as: UTF8.self)
    }
}

/// The ending of a file's name, as bytes.
private struct ByteName: Equatable, ExpressibleByStringLiteral {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(stringLiteral text: StaticString) {
        var bytes: [UInt8] = []
        for index in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[index]) }
        self.bytes = bytes
    }
}
