import Foundation
import Testing

@testable import Pages

@Suite("The tables of a language on the server")
struct ServerTablesTests {
    private static let words = URL(filePath: #filePath).appending(path: "../../../../Web/words").standardized

    private static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: words.appending(path: path)))
    }

    private static func joined(_ table: String, _ servers: String) throws -> [UInt8] {
        try Catalog.joined(Array(table.utf8), with: Array(servers.utf8))
    }

    @Test("Texts that only pages of the server say are put in where the table of browsers has none")
    func texts() throws {
        #expect(try String(decoding: Self.joined("head\na\n\nc\n\n", "head\n\nb\nx\n\n"), as: UTF8.self) == "head\na\nb\nc\n\n")
        let browsers = try Self.bytes("de.tsw")
        let whole = try Catalog(file: browsers, servers: Self.bytes("server/de.tsw"))
        #expect(whole.language() == "de")
        // The browsers' table says them in English, which the joined one does not.
        for text in [Phrase.mailResetSubject, .membersInvite, .linksYours] {
            let (said, english) = (whole[text], Catalog.english[text])
            #expect(try Catalog(file: browsers)[text] == english && said != english, "\(text)")
        }
        #expect(whole[.barToday] == "Heute")
    }

    @Test("Tables of two releases are not joined, and neither are tables of which one is missing or was cut short")
    func others() {
        for servers in ["", "other\n\nb\n", "head\n\n", "head\n\nb\n\n"] {
            #expect(throws: CatalogFault.otherRelease) { try Self.joined("head\na\n\n", servers) }
            #expect(throws: CatalogFault.otherRelease) { try Self.joined(servers, "head\na\n\n") }
        }
    }
}
