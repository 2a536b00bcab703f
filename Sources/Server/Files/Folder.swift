import FoundationEssentials
import Glibc

/// Operations on folders and names, as opposed to the content of a file.
enum Folder {
    /// Makes the folder and those above it, readable by its owner only; an existing folder is left as it is.
    static func make(_ path: String) throws(FileFault) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw FileFault(call: "mkdir", path: path, code: errno)
        }
        try make(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileFault(call: "mkdir", path: path, code: errno) }
    }

    /// The names in a folder, in no order; empty if there is no such folder.
    static func names(in path: String) throws(FileFault) -> [String] {
        guard let stream = opendir(path) else {
            guard errno == ENOENT else { throw FileFault(call: "opendir", path: path, code: errno) }
            return []
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { field in
                String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Whether the path leads to a folder that can be read.
    static func exists(_ path: String) -> Bool {
        guard let stream = opendir(path) else { return false }
        closedir(stream)
        return true
    }

    /// Whether the path itself is a symbolic link, wherever that leads.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Gives a file or a folder another name, replacing one that has it.
    static func rename(_ path: String, to other: String) throws(FileFault) {
        guard Glibc.rename(path, other) == 0 else { throw FileFault(call: "rename", path: path, code: errno) }
    }

    /// Removes a folder and the files in it; a missing folder is no error.
    static func remove(_ path: String) throws(FileFault) {
        for name in try names(in: path) { _ = unlink("\(path)/\(name)") }
        guard rmdir(path) == 0 || errno == ENOENT else { throw FileFault(call: "rmdir", path: path, code: errno) }
    }

    /// Removes a folder with everything in it; a missing folder is no error. Of a symbolic link only the link is removed.
    static func removeAll(_ path: String) throws(FileFault) {
        if isLink(path) {
            guard unlink(path) == 0 || errno == ENOENT else { throw FileFault(call: "unlink", path: path, code: errno) }
            return
        }
        for name in try names(in: path) {
            let inside = "\(path)/\(name)"
            if !isLink(inside), exists(inside) { try removeAll(inside) }
        }
        try remove(path)
    }

    /// Notes that the folder has changed now.
    static func touch(_ path: String) {
        _ = utimes(path, nil)
    }

    /// When something in the folder was last added or removed; nil if there is no such folder.
    static func changed(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Returns when the names in the folder would survive a power cut: a file's own `fsync` does not promise its name.
    static func sync(_ path: String) throws(FileFault) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFault(call: "open", path: path, code: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw FileFault(call: "fsync", path: path, code: errno) }
    }
}
