import FoundationEssentials
import Glibc
import Logging

/// The files of several releases in one folder: pages of one release are still complete while servers of another one answer.
///
/// Each server puts its own files there, and serves those of the others. `FOLDER/<release>/…` holds what is under `/static/<release>/`.
actor ReleaseArchive {
    private let queue = BlockingQueue(label: "teaspoon.releases")
    private let folder: String
    private let logger: Logger
    /// The releases that were asked for, in memory, the newest request last.
    private var inUse: [PublicFiles] = []

    /// How many releases are held in memory, and how many in the folder.
    private static let mostInUse = 3
    private static let mostKept = 6

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    init(in folder: String, logger: Logger) {
        self.folder = folder
        self.logger = logger
    }

    /// Puts the files of a release into the folder, and removes the releases whose servers started longest ago. A server can do its
    /// work without this, so a fault is only logged.
    func keep(_ files: PublicFiles) {
        do throws(FileFault) {
            try Folder.make(folder)
            if Folder.exists(path(of: files.release)) { Folder.touch(path(of: files.release)) } else { try write(files) }
            try removeOldest()
        } catch {
            logger.error("The files of this release cannot be kept for pages of later releases: \(error)")
        }
    }

    /// The file at a path `/static/<release>/…`, and its release; nil if it is not there.
    func file(at path: String) -> (PublicFiles.Entry, release: String)? {
        guard let release = Self.release(in: path), let files = files(of: release), let entry = files[path] else { return nil }
        return (entry, release)
    }

    private func files(of release: String) -> PublicFiles? {
        if let index = inUse.firstIndex(where: { $0.release == release }) {
            let files = inUse.remove(at: index)
            inUse.append(files)
            return files
        }
        let path = path(of: release)
        // Only what a server put there itself: a link could lead anywhere.
        guard !Folder.isLink(path), Folder.exists(path), let files = try? PublicFiles(of: release, in: path) else { return nil }
        inUse.append(files)
        if inUse.count > Self.mostInUse { inUse.removeFirst() }
        return files
    }

    /// The name of a release in an address: letters and digits, so that it leads nowhere else.
    private static func release(in path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
        guard parts.count == 3, parts[0] == "static" else { return nil }
        let isName =
            !parts[1].isEmpty && parts[1].utf8.count <= 64
            && parts[1].utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            }
        return isName ? String(parts[1]) : nil
    }

    private func path(of release: String) -> String { "\(folder)/\(release)" }

    /// Under another name first: a release in the folder is always complete.
    private func write(_ files: PublicFiles) throws(FileFault) {
        // No other server, and none before it, writes under the same name.
        let unfinished = "\(folder)/.\(files.release)-\(UInt64.random(in: .min ... .max))"
        let prefix = "\(PublicFiles.root)\(files.release)/"
        var last = unfinished
        try Folder.make(unfinished)
        for (name, bytes) in files.stored where name.hasPrefix(prefix) {
            let path = "\(unfinished)/\(name.dropFirst(prefix.count))"
            let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
            if folder != last { try Folder.make(folder) }
            last = folder
            try File.appending(to: path).write(bytes)
        }
        // One wait for all of them.
        Glibc.sync()
        do throws(FileFault) {
            try Folder.rename(unfinished, to: path(of: files.release))
        } catch {
            try? Folder.removeAll(unfinished)
            // Another server was quicker.
            if !Folder.exists(path(of: files.release)) { throw error }
        }
    }

    /// Removes what a server left unfinished an hour ago or earlier, and the oldest releases. One that cannot be removed keeps none of the
    /// others.
    private func removeOldest() throws(FileFault) {
        var fault: FileFault?
        func remove(_ name: String) {
            do throws(FileFault) { try Folder.removeAll(path(of: name)) } catch { fault = error }
        }
        let all = try Folder.names(in: folder)
        for name in all where name.hasPrefix(".") {
            if let changed = Folder.changed(path(of: name)), changed.timeIntervalSinceNow < -3_600 { remove(name) }
        }
        let names = all.filter { !$0.hasPrefix(".") }
        let oldestFirst = names.map { (made: Folder.changed(path(of: $0)) ?? .distantPast, name: $0) }.sorted {
            $0.made < $1.made
        }
        for (_, name) in oldestFirst.dropLast(Self.mostKept) { remove(name) }
        if let fault { throw fault }
    }
}
