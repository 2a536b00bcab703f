import Foundation
import Testing

@testable import Pages

/// What `tools/words` made for these tests, and the tables of the languages that can be chosen.
enum Samples {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Samples")
    private static let tables = folder.appending(path: "../../../../Web/words").standardized

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(component: name)))
    }

    /// A table as browsers load it, with the mark of this release.
    static func table(_ language: String) throws -> [UInt8] {
        Catalog.stamp.marking(try bytes(language + ".tsw"))
    }

    /// A language of these tests as the server says it.
    static func catalog(_ language: String) throws -> Catalog {
        try onServer(language, folder)
    }

    /// A language that can be chosen, as browsers say it.
    static func language(_ tag: String) throws -> Catalog {
        guard tag != "en" else { return .english }
        return try Catalog(file: Catalog.stamp.marking([UInt8](Data(contentsOf: tables.appending(component: tag + ".tsw")))))
    }

    /// The same as the server says it: with the texts that only its pages have.
    static func onServer(_ tag: String) throws -> Catalog {
        tag == "en" ? .english : try onServer(tag, tables)
    }

    private static func onServer(_ tag: String, _ folder: URL) throws -> Catalog {
        let table = [UInt8](try Data(contentsOf: folder.appending(component: tag + ".tsw")))
        let servers = [UInt8](try Data(contentsOf: folder.appending(path: "server/\(tag).tsw")))
        return try Catalog(file: Catalog.stamp.marking(table), servers: Catalog.serversStamp.marking(servers))
    }
}
