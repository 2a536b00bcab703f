/// One guest's plan on the disk: `secret`, `device`, a compacted `snapshot`, and the `tail` of later facts. The file `unused`, if
/// there is one, has a byte for each day since the last form.
///
/// A record is in the tail, and on the disk, before a request is answered. If the power fails at any moment, the files afterwards hold a
/// snapshot and the records that were answered; and at most a cut record at the end, which was not answered.
final class GuestStore {
    private let path: String
    private let tail: File
    private var snapshotLength: Int
    private var tailLength: Int

    /// The device that writes these facts.
    let device: UInt64
    /// How many records the tail holds; many of them make loading slow.
    private(set) var recordCount: Int

    private init(path: String, device: UInt64, snapshotLength: Int, tail: File, tailLength: Int, recordCount: Int) {
        self.path = path
        self.device = device
        self.snapshotLength = snapshotLength
        self.tail = tail
        self.tailLength = tailLength
        self.recordCount = recordCount
    }

    /// The stored plan, as it must be loaded: the snapshot first, then the records in their order.
    struct Contents {
        var snapshot: [UInt8]?
        var records: [[UInt8]]
    }

    /// Makes the folder of a new guest with its first record, or with none. It appears under its name only when all of it is on the disk.
    static func create(at path: String, secret: [UInt8], device: UInt64, first facts: [UInt8]) throws(FileFault) {
        let unnamed = path + newSuffix
        try Folder.make(unnamed)
        try File.write(secret, to: unnamed + "/secret")
        try File.write(Array(Hex.encode(bigEndian(device)).utf8), to: unnamed + "/device")
        try File.write(facts.isEmpty ? [] : TailRecord.encode(facts), to: unnamed + "/tail")
        try Folder.sync(unnamed)
        try Folder.rename(unnamed, to: path)
        if let slash = path.lastIndex(of: "/") { try Folder.sync(String(path[..<slash])) }
    }

    /// The end of a folder's name while its guest is being made; if one is found at a start, a crash left it.
    static let newSuffix = ".new"

    /// Deletes a guest, whole: renamed first, so that the rest after a crash is found at the next start.
    static func erase(_ path: String) throws(FileFault) {
        let unnamed = path + newSuffix
        try Folder.rename(path, to: unnamed)
        if let slash = path.lastIndex(of: "/") { try Folder.sync(String(path[..<slash])) }
        try Folder.remove(unnamed)
    }

    /// Counts one more day without a form. Days are counted rather than read from a clock, which can be wrong. A power cut may take
    /// one back: the plan is then kept longer.
    ///
    /// - Returns: how many there were in a row.
    static func countUnusedDay(at path: String) throws(FileFault) -> Int {
        let days = try File.read(path + "/unused")?.count ?? 0
        try File.appending(to: path + "/unused").write([UInt8(ascii: ".")])
        return days + 1
    }

    /// Begins to count again: a form was sent.
    static func noteUse(at path: String) throws(FileFault) {
        if try File.remove(path + "/unused") { try Folder.sync(path) }
    }

    /// The secret of the guest at this path, or `nil` if it has none.
    static func secret(at path: String) throws(FileFault) -> [UInt8]? {
        try File.read(path + "/secret")
    }

    /// Opens a guest's folder and reads its content.
    static func open(_ path: String) throws(GuestFault) -> (store: GuestStore, contents: Contents) {
        let (name, snapshot, file): ([UInt8]?, [UInt8]?, [UInt8]?)
        do throws(FileFault) {
            name = try File.read(path + "/device")
            snapshot = try File.read(path + "/snapshot")
            file = try File.read(path + "/tail")
        } catch {
            throw .disk(error)
        }
        guard let name, let device = UInt64(String(decoding: name, as: UTF8.self), radix: 16) else { throw .unreadable }
        let (records, length) = TailRecord.decode(file ?? [])
        do throws(FileFault) {
            let tail = try File.appending(to: path + "/tail")
            if let file, length < file.count {
                // No request was answered for these bytes; they are set aside all the same: a disk can damage a complete record.
                try File.write(Array(file[length...]), to: path + "/tail.cut")
                try tail.truncate(to: length)
                try tail.sync()
            }
            let store = GuestStore(
                path: path,
                device: device,
                snapshotLength: snapshot?.count ?? 0,
                tail: tail,
                tailLength: length,
                recordCount: records.count
            )
            return (store, Contents(snapshot: snapshot, records: records))
        } catch {
            throw .disk(error)
        }
    }

    /// How many bytes the plan takes, snapshot and tail together.
    var size: Int64 { Int64(snapshotLength + tailLength) }

    /// How many bytes it would take with one more batch of facts in its tail.
    func size(adding facts: [UInt8]) -> Int64 { size + Int64(TailRecord.length(of: facts)) }

    /// Keeps one batch of facts; returns when it would survive a power cut.
    func append(_ facts: [UInt8]) throws(FileFault) {
        let record = TailRecord.encode(facts)
        do throws(FileFault) {
            try tail.write(record)
            try tail.sync()
        } catch {
            // The person is told that this was not kept, so it must not come back at the next start.
            try? tail.truncate(to: tailLength)
            throw error
        }
        tailLength += record.count
        recordCount += 1
    }

    /// Puts a snapshot in the place of everything kept so far. Interrupted at any point, nothing is lost: until the tail is
    /// emptied its records are merely there twice, and merging twice changes nothing.
    func replace(with snapshot: [UInt8]) throws(FileFault) {
        try File.write(snapshot, to: path + "/snapshot.new")
        try Folder.rename(path + "/snapshot.new", to: path + "/snapshot")
        snapshotLength = snapshot.count
        try Folder.sync(path)
        try tail.truncate(to: 0)
        try tail.sync()
        tailLength = 0
        recordCount = 0
    }

    private static func bigEndian(_ number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
}
