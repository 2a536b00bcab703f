import Facts
import Pages
import Requests
import TestSupport
import Testing

@testable import Workbench

/// The app's own pages about the account that the plan is in.
struct AccountPagesTests {
    private static func standing(
        _ state: SyncStatus.State,
        unsent: Int = 0,
        refused: Int = 0,
        whole: Bool = false,
        invitations: [WaitingInvitation] = []
    ) -> SyncStatus {
        SyncStatus(
            mail: "ada@example.org",
            state: state,
            unsent: unsent,
            refused: refused,
            isWholePlanUnsent: whole,
            synced: Client.monday,
            invitations: invitations
        )
    }

    private static func page(_ target: String, of account: SyncStatus?) throws -> ParsedPage {
        let client = try Client.withDay()
        var request = client.request("GET", target)
        request.account = account
        return try ParsedPage(client.application.handle(request).body)
    }

    @Test("A1: a request says which account the plan is in, and reads back", arguments: SyncStatus.State.allCases)
    func requestForm(state: SyncStatus.State) throws {
        var request = Client().form("/app/tasks/new", [("title", "Tea")])
        let invitation = WaitingInvitation(from: "Ada", list: "Groceries")
        request.account = Self.standing(state, unsent: 3, refused: 2, whole: true, invitations: [invitation])
        request.correction = -10_800_000
        #expect(try Request(cbor: request.cbor) == request)
        for length in 0..<request.cbor.count {
            #expect(throws: CBORFault.self) { try Request(cbor: Array(request.cbor.prefix(length))) }
        }
    }

    @Test("C4: the form of a task says where reminders ring, with the way to set it up")
    func whereRemindersRing() throws {
        let guest = try Self.page("/app/tasks/new?full=1", of: nil)
        #expect(guest.element(id: "reminder-field-hint")?.text == "Reminders need an account.")
        #expect(guest.element(id: "reminder-setup")?.attributes["href"] == "/app/account")
        let member = try Self.page("/app/tasks/new?full=1", of: Self.standing(.savedEverywhere))
        let hint = member.element(id: "reminder-field-hint")?.text
        #expect(hint?.contains("devices where you turned them on, or come by e-mail") == true)
        #expect(member.element(id: "reminder-setup")?.attributes["href"] == "/account/reminders")
    }

    @Test("A1: a person who was signed out is not called signed in")
    func signedOut() throws {
        for (state, words) in [
            (SyncStatus.State.savedHere, "Signed in as ada@example.org"), (.signInAgain, "Account of ada@example.org"),
            (.anotherAccount, "Account of ada@example.org"),
        ] {
            let page = try Self.page("/app/account", of: Self.standing(state))
            #expect(page.text(of: try #require(page.index(id: "standing"))).hasPrefix(words))
        }
    }

    @Test("A1, A7: the first page leads those who have an account to it")
    func firstPage() throws {
        let page = try ParsedPage(Client().get("/app/today").body)
        #expect(page.element(id: "to-sign-in")?.attributes["href"] == "/account/sign-in")
    }

    @Test("A1: a guest is told the benefits of an account and that none is needed, and no page has a mark")
    func guest() throws {
        let page = try Self.page("/app/account", of: nil)
        #expect(page.words.contains("You don’t need an account"))
        #expect(page.element(id: "register")?.attributes["href"] == "/account/register")
        #expect(page.element(id: "saved") == nil)
        #expect(page.element(id: "sign-out") == nil)
    }

    @Test("A1: the mark on every page says in words where the plan is saved, and needs the person only where it does")
    func mark() throws {
        let words: [(SyncStatus.State, String)] = [
            (.savedEverywhere, "everywhere"), (.savedHere, "here"), (.signInAgain, "needs-you"), (.anotherAccount, "needs-you"),
            (.full, "needs-you"), (.deleted, "needs-you"),
        ]
        for (state, expected) in words {
            let page = try Self.page("/app/today", of: Self.standing(state))
            let shown = page.all("span") { $0.attributes["data-saved"] != nil && $0.attributes["hidden"] == nil }
            #expect(shown.map { $0.attributes["data-saved"] } == [expected])
        }
    }

    @Test("A1: the page of the account counts the unsent changes truthfully")
    func unsent() throws {
        let one = try Self.page("/app/account", of: Self.standing(.savedHere, unsent: 1))
        #expect(one.words.contains("1 change is only on this device so far."))
        // The server may be reached, and have no room: nothing is said of the network.
        #expect(one.words.contains("It syncs by itself as soon as the server can take it;"))
        let several = try Self.page("/app/account", of: Self.standing(.savedHere, unsent: 2, refused: 1, whole: true))
        #expect(several.words.contains("2 changes are only on this device so far."))
        #expect(several.words.contains("1 entry could not be synced"))
        #expect(several.element(id: "whole") != nil)
        let all = try Self.page("/app/account", of: Self.standing(.savedEverywhere))
        #expect(all.element(id: "unsent") == nil && all.element(id: "refused") == nil)
        #expect(all.words.contains("Synced. Everything here is in your account."))
    }

    @Test("A2: signing out is the host's to do; unsent changes are lost only if the form says that it is sure")
    func signingOut() {
        let client = Client()
        let asked = client.post("/app/account")
        #expect(asked.header("x-sign-out") == "everything" && asked.location == "/account/sign-in" && asked.facts.isEmpty)
        #expect(client.post("/app/account", [("sure", "yes")]).header("x-sign-out") == "regardless")
        #expect(client.post("/app/account/other").header("x-erase") == "for-another")
    }

    @Test("A2: a person who has signed out is not told to be still signed in")
    func backAfterSigningOut() throws {
        #expect(try Client.withDay().get("/app/account/leaving").location == "/app/account")
        #expect(try Self.page("/app/account/leaving", of: Self.standing(.savedHere, unsent: 1)).element(id: "leave") != nil)
    }

    @Test("A2: where the account was deleted, the plan is kept without one, and nobody is told to sign in again")
    func deletedAccount() throws {
        let deleted = Self.standing(.deleted, unsent: 2)
        let page = try Self.page("/app/account", of: deleted)
        #expect(page.words.contains("This account was deleted."))
        #expect(page.element(id: "keep-plan") != nil)
        #expect(page.element(id: "sign-in") == nil && page.element(id: "server-account") == nil)
        #expect(!page.words.contains("stays in your account"))
        let leaving = try Self.page("/app/account/leaving", of: deleted)
        #expect(leaving.words.contains("Removing it cannot be undone."))
        #expect(leaving.element(id: "try-again") == nil && leaving.element(id: "leave")?.name == "button")
        let other = try Self.page("/app/account/other?mail=bob%40example.org", of: deleted)
        #expect(other.element(id: "keep-plan") != nil && other.element(id: "sign-in-as") == nil)
        #expect(try !Self.page("/app/data/erase", of: deleted).words.contains("until you delete it"))
        for state in SyncStatus.State.allCases where state != .deleted {
            #expect(try Self.page("/app/account", of: Self.standing(state)).element(id: "keep-plan") == nil)
        }
    }

    @Test("A2: only the plan of a deleted account is kept without one", arguments: SyncStatus.State.allCases)
    func keeping(state: SyncStatus.State) throws {
        let client = Client()
        var request = client.form("/app/account", [("keep", "yes")])
        request.account = Self.standing(state)
        let answer = client.application.handle(request)
        let said = answer.headers.first { $0.name == "x-sign-out" }?.value
        #expect(said == (state == .deleted ? "keep" : nil))
        #expect(answer.status == 303 && answer.facts.isEmpty)
        request.account = nil
        #expect(!client.application.handle(request).signsOut)
    }

    @Test("L5: the page of lists says which invitations wait, and only there")
    func invitations() throws {
        let two = [WaitingInvitation(from: "Ada", list: "Groceries"), WaitingInvitation(from: "<i>Bob", list: "Camp & sea")]
        let page = try Self.page("/app/lists", of: Self.standing(.savedEverywhere, invitations: two))
        let said = page.text(of: try #require(page.index(id: "invited")))
        #expect(said == "Ada invites you to Groceries.<i>Bob invites you to Camp & sea.View invitations")
        let link = try #require(page.element(id: "view-invitations"))
        #expect(link.attributes["href"] == "/account/shared")
        #expect(page.words.contains("View invitations"))
        let one = try Self.page("/app/lists", of: Self.standing(.savedEverywhere, invitations: [two[0]]))
        #expect(one.words.contains("View invitation"))
        #expect(try Self.page("/app/lists", of: Self.standing(.savedEverywhere)).element(id: "invited") == nil)
        #expect(try Self.page("/app/today", of: Self.standing(.savedEverywhere, invitations: two)).element(id: "invited") == nil)
    }

    @Test("A2: where the server answers, signing out is a form of the server's own")
    func signingOutAtServer() throws {
        var request = Client().request("GET", "/app/account")
        request.account = Self.standing(.savedEverywhere)
        request.host = .server
        let page = try ParsedPage(Application(device: 1).handle(request).body)
        #expect(page.element(id: "sign-out")?.attributes["action"] == "/account/sign-out")
    }

    @Test("A2: the page for erasing says what happens to the account")
    func erasing() throws {
        #expect(try Self.page("/app/data/erase", of: Self.standing(.savedHere)).words.contains("You will be signed out, too."))
        #expect(try !Self.page("/app/data/erase", of: nil).words.contains("signed out"))
    }

    @Test("A2: the page names both the account that signed in and the one whose plan is here, and escapes the names")
    func another() throws {
        let page = try Self.page("/app/account/other?mail=%3Cb%3Ezoe", of: Self.standing(.anotherAccount, unsent: 2))
        #expect(page.words.contains("ada@example.org"))
        #expect(page.words.contains("<b>zoe"))
        #expect(page.words.contains("2 changes are only on this device so far."))
    }
}
