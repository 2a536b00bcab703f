import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("No text about sharing stands in code")
struct PseudoLocaleSharingTests {
    private static let member = Identity(high: 1, low: 2)
    private static let typed = FieldValue("Ада")

    private static func someone() throws -> Client {
        let client = try Client.withDay()
        client.application.words = try Samples.catalog("qps-ploc")
        return client
    }

    private static func page(_ client: Client, _ target: String) throws -> ParsedPage {
        try PseudoLocale.page(client, target, of: PseudoLocale.account())
    }

    private static func areFinished(_ ids: String..., in page: ParsedPage) throws { try PseudoLocale.expectFinished(page, ids) }

    @Test("Every text that says with whom a list is shared comes from the catalog")
    func mark() throws {
        let client = try Self.someone()
        let list = try client.addList("Список")
        let task = try client.add("Чай", [("list", list)])
        try Self.areFinished("sharing", in: try Self.page(client, "/app/lists/\(list)"))
        _ = client.application.share(try #require(Identity(hex: list)), as: 7, now: client.now)
        for role in [SpaceRole.view, .edit, .own] {
            for others in [[], ["Ада"], ["Ада", "Боб"], ["Ада", "Боб", "Вика", "Галя"]] {
                client.application.spaces = [SpaceMembership(number: 7, role: role, others: others)]
                try Self.areFinished("shared-with", "sharing", in: try Self.page(client, "/app/lists/\(list)"))
                try Self.areFinished("shared-hint", in: try Self.page(client, "/app/tasks/\(task)"))
            }
        }
    }

    @Test("Every text about invitations that wait comes from the catalog")
    func waiting() throws {
        let client = try Self.someone()
        let invitation = WaitingInvitation(from: "Ада", list: "Вещи")
        for invitations in [[invitation], [invitation, invitation]] {
            try Self.areFinished(
                "invited",
                in: try PseudoLocale.page(client, "/app/lists", of: PseudoLocale.account(invitations))
            )
        }
    }

    @Test("Every text about sharing a list, and joining one, comes from the catalog")
    func sharing() throws {
        let client = try Self.someone()
        let (empty, list) = (try client.addList("Ничего"), try client.addList("Список"))
        try client.act("/app/tasks/\(try client.add("Чай", [("list", list)]))/done")
        for list in [empty, list] {
            let list = try #require(Identity(hex: list))
            let preview = try #require(client.application.sharePreview(of: list))
            try PseudoLocale.isFinished(ShareListPage(list, preview, shownName: Self.typed))
        }
        for role in [SharedRole.look, .write] {
            try PseudoLocale.isFinished(JoinListPage(link: "1", name: "Вещи", from: "Ада", role: role, shownName: Self.typed))
        }
        let roles = [SharedRole.look, .write, .own]
        let entries = roles.map { SharedListsPage.Entry(number: 1, name: "Вещи", role: $0, others: ["Ада", "Боб"]) }
        let waiting = [SharedRole.look, .write].enumerated().map { number, role in
            SharedListsPage.Waiting(number: UInt32(number), name: "Вещи", from: "Ада", role: role)
        }
        for (entries, waiting) in [([], []), (entries, []), (entries, waiting)] {
            try PseudoLocale.isFinished(SharedListsPage(lists: entries, waiting: waiting, shownName: Self.typed))
        }
    }

    @Test("Every text of a list's members comes from the catalog", arguments: [false, true])
    func members(sendsMail: Bool) throws {
        var state = SharedListPage.FormState()
        state.link = "1"
        let waiting = ["", "боб@пример"].flatMap { email in
            let role: SharedRole = email.isEmpty ? .write : .look
            return [0, 1, 2].map { SharedListPage.Waiting(name: "1", email: email, role: role, daysLeft: $0) }
        }
        for mine in [SharedRole.own, .write] {
            let others = [SharedRole.look, .write, .own].map {
                SharedListPage.Person(account: Self.member, name: "Боб", role: $0, isMe: false)
            }
            let page = SharedListPage(
                number: 1,
                list: Self.member,
                name: "Вещи",
                people: [SharedListPage.Person(account: Self.member, name: "Ада", role: mine, isMe: true)] + others,
                waiting: waiting,
                sendsMail: sendsMail,
                state: state
            )
            try PseudoLocale.isFinished(page)
        }
    }

    @Test("Every text of the page that asks before sharing ends comes from the catalog", arguments: EndSharingPage.What.allCases)
    func ending(what: EndSharingPage.What) throws {
        for links in 0...2 {
            let page = EndSharingPage(what, number: 1, name: "Вещи", member: Self.member, person: "Боб", openLinks: links)
            try PseudoLocale.isFinished(page)
        }
    }
}
