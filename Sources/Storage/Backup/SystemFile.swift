import Glibc

/// An open file, by the system's own calls: their error numbers tell a full disk from missing rights.
final class SystemFile {
    let path: String
    private let descriptor: Int32

    private static let chunk = 1 << 20

    private init(_ path: String, _ flags: Int32) throws(StoreFault) {
        self.path = path
        descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.fault(path) }
    }

    deinit {
        _ = close(descriptor)
    }

    /// Opens a file to be read, and refuses a folder.
    static func reading(_ path: String) throws(StoreFault) -> SystemFile {
        let file = try SystemFile(path, O_RDONLY)
        if try file.status().st_mode & S_IFMT == S_IFDIR { throw .backup(.isFolder(path)) }
        return file
    }

    /// Opens a file whose bytes are followed by more.
    static func appending(to path: String) throws(StoreFault) -> SystemFile { try SystemFile(path, O_RDWR | O_APPEND) }

    /// Makes a file that only its owner may read; it must not be there.
    static func making(_ path: String) throws(StoreFault) -> SystemFile { try SystemFile(path, O_WRONLY | O_CREAT | O_EXCL) }

    /// Makes an empty file that only its owner may read. One that is there is left as it is; refuses it if this user may not change it.
    static func touch(_ path: String) throws(StoreFault) { _ = try SystemFile(path, O_RDWR | O_CREAT) }

    /// How many bytes it has.
    func size() throws(StoreFault) -> Int { Int(try status().st_size) }

    /// Up to `count` bytes from an offset on; fewer only at the end.
    func bytes(at offset: Int, count: Int) throws(StoreFault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var found = 0
        while found < count {
            let more = bytes.withUnsafeMutableBytes { room in
                pread(descriptor, room.baseAddress.map { $0 + found }, count - found, off_t(offset + found))
            }
            if more < 0 {
                guard errno == EINTR else { throw Self.fault(path) }
            } else if more == 0 {
                break
            } else {
                found += more
            }
        }
        bytes.removeLast(count - found)
        return bytes
    }

    /// Its first bytes, some at a time.
    func read(_ length: Int, _ body: ([UInt8]) throws(StoreFault) -> Void) throws(StoreFault) {
        var offset = 0
        while offset < length {
            let bytes = try bytes(at: offset, count: min(Self.chunk, length - offset))
            if bytes.isEmpty { throw .backup(.changed(path)) }
            try body(bytes)
            offset += bytes.count
        }
    }

    /// Writes all of it, however many calls that takes.
    func write(_ bytes: [UInt8]) throws(StoreFault) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                guard errno == EINTR else { throw Self.fault(path) }
            } else {
                written += count
            }
        }
    }

    /// Returns when it would survive a power cut.
    func sync() throws(StoreFault) {
        guard fsync(descriptor) == 0 else { throw Self.fault(path) }
    }

    private func status() throws(StoreFault) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.fault(path) }
        return status
    }

    /// What the system's last error means for a path.
    static func fault(_ path: String) -> StoreFault {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: .backup(.noRoom(path))
        case EACCES, EPERM, EROFS: .backup(.noRights(path))
        case ENOENT, ENOTDIR: .backup(.missing(path))
        case EISDIR: .backup(.isFolder(path))
        case EEXIST: .backup(.exists(path))
        case let code: .backup(.failed(path, String(cString: strerror(code))))
        }
    }
}
