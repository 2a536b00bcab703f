import Logging
import NIOCore
import Pages
import Synchronization

extension PublicFiles {
    /// The languages of this release's pages. One whose file is not of this release is left out, with a line in the log. A language is read
    /// when somebody first asks for it: all of them together would be a tenth of what a server at rest has in memory.
    func catalogs(logger: Logger) -> Catalogs {
        let folder = "\(Self.root)\(release)/words/"
        let tags = paths.sorted().compactMap { path -> String? in
            guard path.hasPrefix(folder), path.hasSuffix(".tsw") else { return nil }
            let tag = String(path.dropFirst(folder.count).dropLast(4))
            if tag.contains("/") { return nil }
            do throws(CatalogFault) {
                try Catalog.check(head: table(path, upTo: Catalog.headLength))
                return tag
            } catch {
                Self.say(path, isRefusedIn: logger)
                return nil
            }
        }
        let read = ReadCatalogs()
        return Catalogs(of: tags) { tag in
            read.catalog(tag) {
                do throws(CatalogFault) {
                    return try Catalog(file: table("\(folder)\(tag).tsw"), servers: table("\(folder)server/\(tag).tsw"))
                } catch {
                    Self.say("\(folder)\(tag).tsw", isRefusedIn: logger)
                    return nil
                }
            }
        }
    }

    private static func say(_ path: String, isRefusedIn logger: Logger) {
        logger.error("\(path) does not hold the texts of this release: pages of that language are in English")
    }

    private func table(_ path: String, upTo length: Int = .max) -> [UInt8] {
        (self[path]?.variants[.identity]).map { Array($0.readableBytesView.prefix(length)) } ?? []
    }
}

/// Catalogs that were read already.
private final class ReadCatalogs: Sendable {
    private let catalogs = Mutex<[String: Catalog?]>([:])

    /// The catalog of a language, read at the first call; nil each time if that failed.
    func catalog(_ tag: String, read: () -> Catalog?) -> Catalog? {
        catalogs.withLock { catalogs in
            if let known = catalogs[tag] { return known }
            let catalog = read()
            catalogs[tag] = .some(catalog)
            return catalog
        }
    }
}
