import Facts
import Pages
import Planner
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
