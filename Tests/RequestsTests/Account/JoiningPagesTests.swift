import Facts
import Pages
import Planner
import TestSupport
import Testing

@testable import Requests

/// Pages while an account's plan is on its way, and the question about the plan that was on the device before.
@Suite("A device that joins an account, page by page")
struct JoiningPagesTests {
    private let account = SyncStatus(
        mail: "ada@example.org",
        state: .savedHere,
        unsent: 0,
        refused: 0,
        isWholePlanUnsent: false,
        synced: 0
    )
    private let asked = PlanSummary(tasks: 34, lists: 3, notes: 0, changed: Client.monday)

    private func answer(
        _ client: Client,
        _ request: Request,
        _ plans: DevicePlans,
        isSignedIn: Bool = true
    ) -> Response {
        var request = request
        request.plans = plans
        request.account = isSignedIn ? account : nil
        return client.application.handle(request)
    }

    @Test("A1: While the account's plan is on its way, no page offers to start a day, and none says that nobody is signed in")
    func arriving() {
        let client = Client()
        let state = DevicePlans.State.arriving
        // Whose account it is may not be known yet.
        for isSignedIn in [true, false] {
            for path in ["/app/today", "/app/tasks", "/app/day/new", "/app/settings", "/app/calendar", "/app/data"] {
                let page = answer(client, client.request("GET", path), DevicePlans(state: state), isSignedIn: isSignedIn)
                #expect(page.text.contains("Your plan is on its way") && !page.text.contains("id=\"start\""))
                #expect(page.text.contains("Not synced yet"))
            }
            let own = answer(client, client.request("GET", "/app/account"), DevicePlans(state: state), isSignedIn: isSignedIn)
            #expect(!own.text.contains("not signed in") && !own.text.contains("Synced. Everything"))
        }
    }

    @Test("A1: A task that is added meanwhile is kept; any other form waits, with what was typed")
    func forms() {
        let client = Client()
        let arriving = DevicePlans(state: .arriving)
        let added = answer(client, client.form("/app/tasks/new", [("title", "Tea")]), arriving)
        #expect(added.status == 303 && !added.facts.isEmpty)
        let day = answer(client, client.form("/app/day/new", [("first", "yes"), ("spoons", "12")]), arriving)
        #expect(day.status == 409 && day.facts.isEmpty)
        let note = answer(client, client.form("/app/notes", [("note", "Typed text")]), arriving)
        #expect(note.status == 409 && note.text.contains("Typed text"))
    }

    @Test("A1: A plan that was here leads from Today to the question, and keeping it apart is chosen")
    func question() {
        let client = Client()
        let plans = DevicePlans(asked: asked)
        #expect(answer(client, client.request("GET", "/app/today"), plans).location == "/app/account/plan")
        #expect(answer(client, client.request("GET", "/app/tasks"), plans).status == 200)
        let page = answer(client, client.request("GET", "/app/account/plan"), plans).text
        #expect(page.contains("34 tasks, 3 lists and templates") && page.contains("value=\"apart\" checked"))
        #expect(answer(client, client.request("GET", "/app/account/plan"), .one).location == "/app/today")
    }

    @Test("A1: The decision goes to the host; deleting asks once more")
    func deciding() {
        let client = Client()
        func decide(_ fields: [(String, String)], _ plans: DevicePlans) -> Response {
            answer(client, client.form("/app/account/plan", fields), plans)
        }
        let plans = DevicePlans(asked: asked)
        #expect(decide([("plan", "apart")], plans).header("x-plan") == "apart")
        #expect(decide([("plan", "along")], plans).header("x-plan") == "along")
        let once = decide([("plan", "delete")], plans)
        #expect(once.header("x-plan") == nil && once.location == "/app/account/plan?delete=yes")
        #expect(decide([("plan", "delete"), ("sure", "yes")], plans).header("x-plan") == "delete")
        // No plan waits: a form that was sent again changes nothing.
        #expect(decide([("plan", "delete"), ("sure", "yes")], .one).header("x-plan") == nil)
    }

    /// Asks about the plan of a guest, which the host has opened.
    private func answer(_ client: Client, about guest: Client, _ target: String) -> Response {
        var request = client.request("GET", target)
        request.waiting = guest.application.facts
        return answer(client, request, DevicePlans(asked: guest.application.summary))
    }

    /// Somebody who has made a plan without an account.
    private func somebody() throws -> Client {
        let guest = Client(Application(device: 2))
        let list = try guest.addList("Castle")
        try guest.add("Draw a dragon", cost: 3, [("list", list)])
        try guest.act("/app/tasks/\(try guest.add("Feed it"))/done")
        _ = guest.post("/app/notes", [("note", "Its name is Ash")])
        return guest
    }

    @Test("A1: A look at the plan shows its titles and its notes, done ones as done; nothing of it comes into the account")
    func look() throws {
        let client = Client()
        let page = answer(client, about: try somebody(), "/app/account/plan/look")
        #expect(page.status == 200 && page.facts.isEmpty && page.header("x-plan") == nil)
        let read = try ParsedPage(page.body)
        #expect(read.all("h2", inside: "held").map(\.text) == ["Castle", "Tasks in no list", "Sticky notes"])
        let titles = read.all("span", inside: "held").filter { $0.attributes["class"]?.hasPrefix("title") == true }
        #expect(titles.map(\.text) == ["Draw a dragon", "Feed it", "Its name is Ash"])
        #expect(read.indices(class: "done").count == 1)
        #expect(client.application.facts.isEmpty)
    }

    @Test("A1: Looking decides nothing, and the way back keeps the chosen answer", arguments: ["apart", "along", "delete"])
    func wayBack(chosen: String) throws {
        let client = Client()
        let fields = [("plan", chosen), ("look", "yes"), ("sure", "yes")]
        let sent = answer(client, client.form("/app/account/plan", fields), DevicePlans(asked: asked))
        #expect(sent.header("x-plan") == nil)
        let look = answer(client, about: try somebody(), try #require(sent.location))
        let back = try #require(try ParsedPage(look.body).element(id: "up")?.attributes["href"])
        let question = try ParsedPage(answer(client, client.request("GET", back), DevicePlans(asked: asked)).body)
        let checked = question.all("input") { $0.attributes["checked"] != nil }
        #expect(checked.map { $0.attributes["value"] } == [chosen])
    }

    @Test("A1: The page that asks once more offers a backup of that plan, not of the account's; saving it deletes nothing")
    func backup() throws {
        let client = try Client.withDay()
        let guest = try somebody()
        let asks = answer(client, client.request("GET", "/app/account/plan?delete=yes"), DevicePlans(asked: asked))
        let link = try #require(try ParsedPage(asks.body).element(id: "back-up")?.attributes["href"])
        let file = answer(client, about: guest, link)
        #expect(file.status == 200 && file.facts.isEmpty && file.header("x-plan") == nil)
        #expect(file.header("content-disposition") == "attachment; filename=\"teaspoon-2026-03-02-before-signing-in.teaspoon\"")
        let restored = Application(device: 3)
        try restored.loadSnapshot(file.body)
        #expect(restored.facts == guest.application.facts)
    }

    @Test("A1: Only the host has that plan: it is told to ask again with it; and without such a plan, Today is shown")
    func waitingPlan() {
        let client = Client()
        for path in ["/app/account/plan/look", "/app/account/plan/everything.teaspoon"] {
            #expect(answer(client, client.request("GET", path), DevicePlans(asked: asked)).header("x-plan") == "look")
            let none = answer(client, client.request("GET", path), .one)
            #expect(none.header("x-plan") == nil && none.location == "/app/today")
        }
    }

    @Test("A1: A plan that was kept apart is named on More, and opened only while nobody is signed in")
    func apart() {
        let client = Client()
        let plans = DevicePlans(apart: [.init(key: 7, summary: asked), .init(key: 9, summary: nil)])
        let form = client.form("/app/account/plans", [("plan", "7")])
        #expect(answer(client, form, plans).header("x-plan") == nil)
        #expect(answer(client, form, plans, isSignedIn: false).header("x-plan") == "open 7")
        for isSignedIn in [true, false] {
            let more = answer(client, client.request("GET", "/app/more"), plans, isSignedIn: isSignedIn)
            #expect(more.text.contains("A plan kept on this device"))
            let page = answer(client, client.request("GET", "/app/account"), plans, isSignedIn: isSignedIn).text
            #expect(page.contains("Open this plan") != isSignedIn)
        }
    }

    @Test("A1: A plan that the browser has removed is said instead of the first visit, until the person starts again")
    func gone() {
        let client = Client()
        let plans = DevicePlans(state: .gone)
        let page = answer(client, client.request("GET", "/app/today"), plans, isSignedIn: false).text
        #expect(page.contains("Your plan is no longer in this browser") && page.contains("Import a backup"))
        let again = answer(client, client.form("/app/account/plans"), plans, isSignedIn: false)
        #expect(again.header("x-plan") == "new")
        #expect(answer(client, client.request("GET", "/app/today"), .one, isSignedIn: false).text.contains("id=\"start\""))
    }

    @Test("A1: The first page of an account without a plan does not say that there is no account")
    func firstPage() {
        let client = Client()
        let page = answer(client, client.request("GET", "/app/today"), .one).text
        #expect(page.contains("id=\"start\"") && !page.contains("No account"))
    }

    @Test("The plans of a device survive the byte form of a request")
    func bytes() throws {
        var request = Client().request("GET", "/app/today")
        request.plans = DevicePlans(
            state: .arriving,
            asked: asked,
            apart: [.init(key: 1, summary: nil), .init(key: 2, summary: asked)],
            read: 1 << 40,
            length: 1 << 41
        )
        #expect(try Request(cbor: request.cbor) == request)
    }
}
