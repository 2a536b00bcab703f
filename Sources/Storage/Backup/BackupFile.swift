import CSodium

/// A backup: a SQLite database, and behind it a line with the SHA-256 of all bytes before that line.
///
/// SQLite does not look behind its last page, so any program that reads SQLite reads a backup. A number in the database's header says that
/// the line must be there: without it, a file that was cut could not be told from a backup that was made before there was a digest.
struct BackupFile {
    /// Where it is.
    let path: String
    /// Whether it has a digest, which was right.
    let isProven: Bool
    /// How many bytes of it are the database.
    let length: Int

    /// `PRAGMA application_id` of every backup, and of no store: "Tspn".
    static let applicationID: Int32 = 0x5473_706e

    private static let beginning = Array("\nteaspoon backup 1 sha256 ".utf8)
    private static let digestLength = Int(crypto_hash_sha256_BYTES)
    /// How long the last line is, with the line feed before it.
    private static let lineLength = beginning.count + 2 * digestLength + 1
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let headerLength = 100

    /// Reads all of a file, and refuses it unless every byte is as it was written. A file without a digest is taken if it may have been
    /// made before there was one; its pages are still to be checked.
    init(checking path: String) throws(StoreFault) {
        self.path = path
        let file = try SystemFile.reading(path)
        let size = try file.size()
        guard size > 0 else { throw .backup(.empty(path)) }
        let line = size > Self.lineLength ? try file.bytes(at: size - Self.lineLength, count: Self.lineLength) : []
        if line.starts(with: Self.beginning) {
            length = size - Self.lineLength
            isProven = true
            guard try line == Self.line(of: Self.digest(of: file, upTo: length)) else { throw .backup(.changed(path)) }
            return
        }
        let header = try file.bytes(at: 0, count: Self.headerLength)
        guard header.starts(with: Self.magic) else { throw .backup(.notADatabase(path)) }
        guard header.count == Self.headerLength, Self.applicationID(in: header) != Self.applicationID else {
            throw .backup(.changed(path))
        }
        length = size
        isProven = false
    }

    /// Writes the last line of a new backup, and returns when all of it would survive a power cut.
    static func seal(_ path: String) throws(StoreFault) {
        let file = try SystemFile.appending(to: path)
        try file.write(line(of: digest(of: file, upTo: file.size())))
        try file.sync()
    }

    /// Whether a file says in its header that it is a backup. False where it cannot be read.
    ///
    /// Not to be asked of a database that this process has open: where a file is closed, the system takes all the process's locks on it
    /// away, and SQLite's are among them.
    static func isBackup(_ path: String) -> Bool {
        guard let file = try? SystemFile.reading(path), let header = try? file.bytes(at: 0, count: headerLength),
            header.count == headerLength
        else { return false }
        return header.starts(with: magic) && applicationID(in: header) == applicationID
    }

    /// Copies the database, without the line behind it, into a file that is not there.
    func copy(to other: String) throws(StoreFault) {
        let (file, copy) = (try SystemFile.reading(path), try SystemFile.making(other))
        try file.read(length) { bytes throws(StoreFault) in try copy.write(bytes) }
        try copy.sync()
    }

    private static func applicationID(in header: [UInt8]) -> Int32 {
        Int32(truncatingIfNeeded: header[68..<72].reduce(0) { $0 << 8 | UInt32($1) })
    }

    private static func line(of digest: [UInt8]) -> [UInt8] {
        beginning + digest.flatMap { byte in [byte >> 4, byte & 15].map { Array("0123456789abcdef".utf8)[Int($0)] } } + [0x0A]
    }

    private static func digest(of file: SystemFile, upTo length: Int) throws(StoreFault) -> [UInt8] {
        var state = crypto_hash_sha256_state()
        crypto_hash_sha256_init(&state)
        try file.read(length) { bytes throws(StoreFault) in
            crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
        }
        var digest = [UInt8](repeating: 0, count: digestLength)
        crypto_hash_sha256_final(&state, &digest)
        return digest
    }
}
