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
                catalogs.append(try Catalog(file: try Self.joined(table(path), with: table("\(folder)server/\(name)"))))
            } catch {
                refused.append(path)
            }
        }
        return (Catalogs(catalogs), refused)
    }

    private func table(_ path: String) -> [UInt8] {
        (self[path]?.variants[.identity]).map { Array($0.readableBytesView) } ?? []
    }

    /// The table of a language as browsers load it, with the texts that only pages of the server say, which are a table of their own
    /// (`tools/words/table.py`): each line that is empty in the one is taken from the other.
    ///
    /// - Throws: if the tables are not of the same release.
    static func joined(_ table: [UInt8], with servers: [UInt8]) throws(CatalogFault) -> [UInt8] {
        let lines = [table, servers].map { $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
        guard lines[0].count == lines[1].count, lines[0][0] == lines[1][0] else { throw .otherRelease }
        return Array(zip(lines[0], lines[1]).map { $0.isEmpty ? $1 : $0 }.joined(separator: [UInt8(ascii: "\n")]))
    }
}
