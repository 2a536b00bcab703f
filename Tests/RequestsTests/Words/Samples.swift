import Foundation
import Testing

@testable import Pages

/// What `tools/words` made for these tests.
enum Samples {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Samples")

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(component: name)))
    }

    /// A language as browsers load it.
    static func language(_ tag: String) throws -> Catalog {
        let tables = folder.appending(path: "../../../../Web/words")
        return try Catalog(file: [UInt8](Data(contentsOf: tables.appending(component: tag + ".tsw"))))
    }

    static func catalog(_ language: String) throws -> Catalog {
        try Catalog(file: bytes(language + ".tsw"))
    }

    /// Every language that can be chosen, by its tag.
    static func spoken(_ language: String) throws -> Catalog {
        guard language != "en" else { return .english }
        let file = URL(filePath: #filePath).appending(path: "../../../../Web/words/\(language).tsw").standardized
        return try Catalog(file: [UInt8](try Data(contentsOf: file)))
    }
}
