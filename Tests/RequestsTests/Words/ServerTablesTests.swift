import Testing

@testable import Pages

@Suite("The tables of a language on the server")
struct ServerTablesTests {
    @Test("Texts that only pages of the server say are in a table of their own, and browsers say them in English")
    func texts() throws {
        let (whole, browsers) = (try Samples.onServer("de"), try Samples.language("de"))
        #expect(whole.language() == "de")
        for text in [Phrase.mailResetSubject, .membersInvite, .linksYours] {
            let (said, english) = (whole[text], Catalog.english[text])
            #expect(browsers[text] == english && said != english, "\(text)")
        }
        #expect(whole[.barToday] == "Heute")
    }

    @Test("Tables of two releases are not taken together, and neither are tables of which one is missing or was cut short")
    func others() throws {
        let table = try Samples.table("pl")
        let servers = Catalog.serversStamp.marking(try Samples.bytes("server/pl.tsw"))
        _ = try Catalog(file: table, servers: servers)
        var other = servers
        other[5] ^= 1
        for (wrong, fault) in [
            ([], CatalogFault.notATable), (table, .otherRelease), (other, .otherRelease), (Array(servers.dropLast()), .damaged),
        ] {
            #expect(throws: fault) { try Catalog(file: table, servers: wrong) }
        }
        #expect(throws: CatalogFault.otherRelease) { try Catalog(file: servers, servers: servers) }
    }
}
