import Glibc

/// A file that is made under another name, and gets its own only when all of it is there. If it comes to nothing, nothing is left of it.
struct NewFile {
    /// Its name in the end.
    let path: String
    /// The folders that were made for it, the outermost first.
    private let madeFolders: [String]

    /// Its name until then.
    var unfinished: String { path + ".part" }

    private static let journals = ["-journal", "-wal", "-shm"]

    /// Begins a file at a path that is free.
    ///
    /// - Parameters:
    ///   - path: where it will be. A database's journal that was left there would be taken for the new one's.
    ///   - makesFolders: whether its folder may be made, too.
    init(at path: String, makingFolders makesFolders: Bool = false) throws(StoreFault) {
        try Self.requireFree(path)
        self.path = path
        let folder = Self.folder(of: path)
        madeFolders = makesFolders ? try Self.makeFolders(of: path) : []
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .backup(.noFolder(path)) }
        removeUnfinished()
    }

    /// Refuses a path where anything is, be it a link that leads nowhere.
    static func requireFree(_ path: String) throws(StoreFault) {
        for (end, file) in ([""] + journals).map({ ($0, path + $0) }) {
            var status = stat()
            guard lstat(file, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFLNK where end.isEmpty: throw .backup(.isLink(file))
            case S_IFDIR where end.isEmpty: throw .backup(.isFolder(file))
            default: throw .backup(.exists(file))
            }
        }
    }

    /// Gives it its name. It is there after a power cut, too.
    func finish() throws(StoreFault) {
        try Self.requireFree(path)
        guard rename(unfinished, path) == 0 else { throw SystemFile.fault(path) }
        let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        _ = fsync(folder)
        close(folder)
    }

    /// Removes all that was made.
    func giveUp() {
        removeUnfinished()
        for folder in madeFolders.reversed() { rmdir(folder) }
    }

    private func removeUnfinished() {
        for end in [""] + Self.journals { unlink(unfinished + end) }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes the folder of a file and those above it, readable by their owner only, and returns which were made.
    @discardableResult
    static func makeFolders(of path: String) throws(StoreFault) -> [String] { try makeFolders(folder(of: path)) }

    private static func makeFolders(_ path: String) throws(StoreFault) -> [String] {
        if mkdir(path, 0o700) == 0 { return [path] }
        switch errno {
        case EEXIST, EISDIR: return []
        case ENOENT:
            let above = try makeFolders(folder(of: path))
            if mkdir(path, 0o700) == 0 { return above + [path] }
            let fault = SystemFile.fault(path)
            for folder in above.reversed() { rmdir(folder) }
            throw fault
        default: throw SystemFile.fault(path)
        }
    }
}
