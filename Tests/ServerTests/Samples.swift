import Foundation
import Pages

/// Languages that `tools/words` made for tests, and the files of browsers.
enum Samples {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func catalog(_ language: String) throws -> Catalog {
        let folder = root.appending(path: "Tests/RequestsTests/Words/Samples")
        let table = [UInt8](try Data(contentsOf: folder.appending(component: language + ".tsw")))
        let servers = [UInt8](try Data(contentsOf: folder.appending(path: "server/\(language).tsw")))
        return try Catalog(file: Catalog.stamp.marking(table), servers: Catalog.serversStamp.marking(servers))
    }

    static func manifest() throws -> Data {
        try Data(contentsOf: root.appending(path: "Web/manifest.webmanifest"))
    }

    /// Whether a text has the form of the made-up language: it comes from the catalog.
    static func isFromCatalog(_ text: String) -> Bool { text.hasPrefix("[") && text.hasSuffix("]") }
}
