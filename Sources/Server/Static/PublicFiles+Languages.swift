import NIOCore
import Pages

extension PublicFiles {
    /// The languages of this release's pages.
    ///
    /// - Returns: the catalogs, and the paths of files that hold none.
    func catalogs() -> (Catalogs, refused: [String]) {
        var (catalogs, refused) = ([Catalog](), [String]())
        for path in paths.sorted() where path.hasPrefix("\(Self.root)\(release)/words/") && path.hasSuffix(".tsw") {
            guard let file = self[path]?.variants[.identity] else { continue }
            do throws(CatalogFault) {
                catalogs.append(try Catalog(file: Array(file.readableBytesView)))
            } catch {
                refused.append(path)
            }
        }
        return (Catalogs(catalogs), refused)
    }
}
