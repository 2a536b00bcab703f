import Glibc
import NIOCore

/// An open file, closed when nobody holds it any longer.
///
/// Uses the system's own calls, because Foundation has none for `fsync`, on files and on folders.
final class File {
    let path: String
    private let descriptor: Int32

    private init(path: String, flags: Int32) throws(FileFault) {
        self.path = path
        descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileFault(call: "open", path: path, code: errno) }
    }

    deinit {
        _ = close(descriptor)
    }

    /// Opens a file for appending, and creates it if it does not exist. Only its owner may read it.
    static func appending(to path: String) throws(FileFault) -> File {
        try File(path: path, flags: O_WRONLY | O_APPEND | O_CREAT)
    }

    /// The whole content of a file, or `nil` if it does not exist.
    static func read(_ path: String) throws(FileFault) -> [UInt8]? {
        try buffer(path).map { Array($0.readableBytesView) }
    }

    /// The whole content of a file as it is sent, or `nil` if it does not exist.
    static func buffer(_ path: String) throws(FileFault) -> ByteBuffer? {
        let file: File
        do throws(FileFault) {
            file = try File(path: path, flags: O_RDONLY)
        } catch {
            guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
            return nil
        }
        return try file.readToEnd()
    }

    /// Makes a file that holds exactly these bytes, in place of what it held; they are on the disk before this returns. A crash
    /// meanwhile may leave a part of them.
    static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
        let file = try File(path: path, flags: O_WRONLY | O_CREAT | O_TRUNC)
        try file.write(bytes)
        try file.sync()
    }

    /// Writes all of it, however many calls that takes.
    func write(_ bytes: [UInt8]) throws(FileFault) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { unwritten in
                Glibc.write(descriptor, unwritten.baseAddress, unwritten.count)
            }
            if count < 0 {
                guard errno == EINTR else { throw FileFault(call: "write", path: path, code: errno) }
            } else {
                written += count
            }
        }
    }

    /// Returns when the written data would survive a power cut.
    func sync() throws(FileFault) {
        guard fsync(descriptor) == 0 else { throw FileFault(call: "fsync", path: path, code: errno) }
    }

    /// Claims the file for this process until it is closed; false if another process has claimed it.
    func lock() throws(FileFault) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw FileFault(call: "flock", path: path, code: errno) }
        return false
    }

    private func readToEnd() throws(FileFault) -> ByteBuffer {
        var bytes = ByteBuffer()
        // One byte more than it holds, so that its end is reached before the buffer has to grow.
        var room = try size() + 1
        while true {
            var found = 0
            bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { free in
                found = Glibc.read(descriptor, free.baseAddress, free.count)
                return max(found, 0)
            }
            if found == 0 { return bytes }
            guard found > 0 || errno == EINTR else { throw FileFault(call: "read", path: path, code: errno) }
            room = 1
        }
    }

    private func size() throws(FileFault) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileFault(call: "fstat", path: path, code: errno) }
        return Int(status.st_size)
    }
}
