import NIOCore
import Pages

extension PublicFiles {
    /// The languages of this release's pages.
    ///
    /// - Returns: the catalogs, and the paths of files that hold none.
    func catalogs() -> (Catalogs, refused: [String]) {
        let folder = "\(Self.root)\(release)/words/"
        var (catalogs, refused) = ([Catalog](), [String]())
        for path in paths.sorted() where path.hasPrefix(folder) && path.hasSuffix(".tsw") {
            let name = path.dropFirst(folder.count)
            if name.contains("/") { continue }
            do throws(CatalogFault) {
                catalogs.append(try Catalog(file: table(path), servers: table("\(folder)server/\(name)")))
            } catch {
                refused.append(path)
            }
        }
        return (Catalogs(catalogs), refused)
    }

    private func table(_ path: String) -> [UInt8] {
        (self[path]?.variants[.identity]).map { Array($0.readableBytesView) } ?? []
    }
}
