import NIOCore

/// Everything in the public folder, read once. A request only ever looks a name up in this table, so no address, however it is
/// spelled, leads to a file that is not in it.
struct PublicFiles: Sendable {
    /// One file in the ways it lies ready.
    struct Entry: Sendable {
        let contentType: String
        let variants: [Encoding: ByteBuffer]
    }

    /// The beginning of the paths of a release's files.
    static let root = "/static/"

    /// Names the set of files under `/static/<release>/`.
    let release: String
    private let entries: [String: Entry]

    /// Reads the folder that `make web` made.
    init(in folder: String) throws(StartFault) {
        let release: ByteBuffer?
        do throws(FileFault) {
            release = try File.buffer(folder + "/release.txt")
            entries = try Self.entries(in: folder)
        } catch {
            throw .unreadablePublicFolder(folder, systemMessage(error.code))
        }
        guard let release else { throw .noPublicFolder(folder) }
        self.release = String(decoding: release.readableBytesView.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// Reads the files of another release: what is under `/static/<release>/`. Nothing that a symbolic link leads to is of it.
    init(of release: String, in folder: String) throws(FileFault) {
        var files: [String: ByteBuffer] = [:]
        try Self.read(folder, as: Self.root + release, into: &files, followsLinks: false)
        self.release = release
        entries = Self.entries(of: files)
    }

    /// All files with their packed variants, as the folder holds them: their paths and contents.
    var stored: [(path: String, bytes: [UInt8])] {
        entries.flatMap { path, entry in
            entry.variants.map { encoding, bytes in (path + encoding.suffix, Array(bytes.readableBytesView)) }
        }
    }

    /// The paths of all files, without their packed variants.
    var paths: [String] { Array(entries.keys) }

    /// The file at a path, which begins with a slash.
    subscript(path: String) -> Entry? {
        entries[path]
    }

    private static func entries(in folder: String) throws(FileFault) -> [String: Entry] {
        var files: [String: ByteBuffer] = [:]
        try read(folder, as: "", into: &files)
        return Self.entries(of: files)
    }

    private static func entries(of files: [String: ByteBuffer]) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for (path, bytes) in files where !path.hasSuffix(".br") && !path.hasSuffix(".gz") && path != "/release.txt" {
            var variants: [Encoding: ByteBuffer] = [:]
            for encoding in Encoding.allCases {
                variants[encoding] = encoding == .identity ? bytes : files[path + encoding.suffix]
            }
            entries[path] = Entry(contentType: ContentType.of(path), variants: variants)
        }
        return entries
    }

    private static func read(_ folder: String, as path: String, into files: inout [String: ByteBuffer], followsLinks: Bool = true)
        throws(FileFault)
    {
        for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
            if !followsLinks, Folder.isLink("\(folder)/\(name)") { continue }
            if Folder.exists("\(folder)/\(name)") {
                try read("\(folder)/\(name)", as: "\(path)/\(name)", into: &files, followsLinks: followsLinks)
            } else if let bytes = try File.buffer("\(folder)/\(name)") {
                files["\(path)/\(name)"] = bytes
            }
        }
    }
}
