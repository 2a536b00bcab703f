/// One record of a folder's tail, as versions before the store kept guests wrote it: its length, its checksum, both as four bytes with the lowest first, then the facts.
enum TailRecord {
    private static let headerLength = 8

    /// The complete records at the start of a file, and how many bytes they take. The rest was cut by a crash.
    static func decode(_ file: [UInt8]) -> (records: [[UInt8]], length: Int) {
        var records: [[UInt8]] = []
        var start = 0
        while let record = decode(file[start...]) {
            records.append(record)
            start += headerLength + record.count
        }
        return (records, start)
    }

    private static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard bytes.count >= headerLength else { return nil }
        let length = Int(number(bytes.prefix(4)))
        let facts = bytes.dropFirst(headerLength).prefix(length)
        // No facts make no record, so that a run of zeros (a file grown but never written) does not pass for one.
        guard length > 0, facts.count == length else { return nil }
        guard number(bytes.dropFirst(4).prefix(4)) == CRC32.of(facts) else { return nil }
        return Array(facts)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
