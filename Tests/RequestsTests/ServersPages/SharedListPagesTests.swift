import Facts
import Pages
import TestSupport
import Testing

/// The pages about shared lists: whom one shares them with, and which invitations wait.
struct SharedListPagesTests {
    private static let someone = Identity(high: 1, low: 2)

    private static func person(_ name: String, _ role: SharedRole, isMe: Bool = false) -> SharedListPage.Person {
        SharedListPage.Person(account: someone, name: name, role: role, isMe: isMe)
    }

    private static func members(
        _ people: [SharedListPage.Person],
        waiting: [SharedListPage.Waiting] = [],
        sendsMail: Bool = false,
        done: String? = nil
    ) throws -> ParsedPage {
        var state = SharedListPage.FormState()
        state.done = done
        return try ServersPage.parsed(
            SharedListPage(
                number: 7,
                list: someone,
                name: "Groceries",
                people: people,
                waiting: waiting,
                sendsMail: sendsMail,
                state: state
            )
        )
    }

    private static let ofOwner = [person("Ada", .own, isMe: true), person("Bob", .write)]
    private static let ofMember = [person("Ada", .own), person("Bob", .write, isMe: true)]

    private static func invitation(to list: String, _ number: UInt32 = 7) -> SharedListsPage.Waiting {
        SharedListsPage.Waiting(number: number, name: list, from: "Ada", role: .write)
    }

    private static func lists(
        _ entries: [SharedListsPage.Entry] = [],
        waiting: [SharedListsPage.Waiting] = [],
        done: String? = nil
    )
        throws -> ParsedPage
    {
        try ServersPage.parsed(SharedListsPage(lists: entries, waiting: waiting, shownName: FieldValue("Bob"), done: done))
    }

    @Test("L5: the page of members has one filled button, for the owner and for another member")
    func filledButton() throws {
        #expect(try Self.members([Self.ofOwner[0]]).filledButtons == ["Invite"])
        #expect(try Self.members(Self.ofOwner).filledButtons == ["Invite"])
        #expect(try Self.members(Self.ofMember).filledButtons == ["Save name"])
    }

    @Test("L5: the owner reads whether the address that is invited gets an e-mail")
    func mail() throws {
        let (sent, unsent) = (try Self.members(Self.ofOwner, sendsMail: true), try Self.members(Self.ofOwner))
        #expect(sent.words.contains("We e-mail this address.") && !sent.words.contains("No e-mail is sent."))
        #expect(!unsent.words.contains("We e-mail this address.") && unsent.words.contains("No e-mail is sent."))
    }

    @Test("L5: an invitation says at which address it waits, for whom to look or to edit, and for how long")
    func waiting() throws {
        let waiting = SharedListPage.Waiting(name: "1", email: "eve@example.org", role: .look, daysLeft: 14)
        let page = try Self.members(Self.ofOwner, waiting: [waiting])
        let row = page.text(of: try #require(page.index(id: "waiting")))
        #expect(row.contains("eve@example.org") && row.contains("Can view") && row.contains("expires in 14 days"))
        #expect(try Self.members(Self.ofOwner).element(id: "waiting") == nil)
        // Invitations are the owner's affair.
        #expect(try Self.members(Self.ofMember, waiting: [waiting]).element(id: "waiting") == nil)
    }

    @Test(
        "L5: that making a member view-only revokes links is said where a link with which people can edit works, and nowhere else"
    )
    func revokedLinks() throws {
        let said = "also revokes the links with which people can join and edit."
        for (email, role, isSaid) in [("", SharedRole.write, true), ("", .look, false), ("eve@example.org", .write, false)] {
            let page = try Self.members(
                Self.ofOwner,
                waiting: [SharedListPage.Waiting(name: "1", email: email, role: role, daysLeft: 14)]
            )
            #expect(page.words.contains(said) == isSaid, "\(email) \(role)")
            let hint = page.all("button") { $0.attributes["name"] == "role" }.first?.attributes["aria-describedby"]
            #expect(hint == (isSaid ? "view-only-hint-" + Self.someone.hex : nil))
        }
    }

    @Test("L5: the page of shared lists fills a button where one invitation waits, and none where several do")
    func invitations() throws {
        #expect(try Self.lists(waiting: [Self.invitation(to: "Groceries")]).filledButtons == ["Join this list"])
        let several = try Self.lists(waiting: [Self.invitation(to: "Groceries"), Self.invitation(to: "Another list", 8)])
        #expect(several.filledButtons == [])
        #expect(several.all("button") { $0.attributes["value"] == "yes" }.count == 2)
    }

    @Test("L5: the role and the other members of a list are two facts")
    func facts() throws {
        let entry = SharedListsPage.Entry(number: 7, name: "Groceries", role: .write, others: ["Ada"])
        let page = try Self.lists([entry])
        let facts = try #require(page.indices(class: "facts").first)
        let parts = page.elements.indices.filter { page.elements[$0].parent == facts }
        #expect(parts.map { page.text(of: $0) } == ["You can edit it", "With Ada"])
        // A name is written in its own direction.
        #expect(page.all("bdi").map(\.text) == ["Ada"])
    }

    @Test("L5: what was done does not look like a warning")
    func done() throws {
        for page in [try Self.members(Self.ofOwner, done: "Invited."), try Self.lists(done: "You left.")] {
            #expect(page.element(id: "notice")?.attributes["class"] == "state")
            #expect(page.indices(class: "notice").isEmpty)
        }
    }

    @Test("L5: removing a member offers to revoke the links by which they could come back, where one works", arguments: 0...2)
    func removing(openLinks: Int) throws {
        let page = try ServersPage.parsed(
            EndSharingPage(.remove, number: 7, name: "Groceries", member: Self.someone, person: "Bob", openLinks: openLinks)
        )
        let box = page.field("end-links")
        #expect((box != nil) == (openLinks > 0))
        if let box { #expect(box.attributes["checked"] != nil) }
    }
}
