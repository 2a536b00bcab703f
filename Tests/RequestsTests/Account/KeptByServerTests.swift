import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("A browser whose plan the server keeps, because no worker can")
struct KeptByServerTests {
    private static func request(_ client: Client, _ target: String) -> Request {
        var request = client.request("GET", target)
        request.host = .server
        request.isKeptByServer = true
        return request
    }

    private static func page(_ client: Client, _ target: String) throws -> ParsedPage {
        try ParsedPage(client.application.handle(request(client, target)).body)
    }

    /// What only holds where the device keeps the plan itself.
    private static let promises = [
        "works offline", "work offline", "stays on this device", "On this device", "stays in this browser",
        "Nothing is sent anywhere",
        "reminders while Teaspoon is closed", "being set up on this device", "does not run JavaScript, so",
    ]

    private static let targets = [
        "/app/today", "/app/tasks", "/app/lists", "/app/more", "/app/help", "/app/about", "/app/account", "/app/settings",
        "/app/settings/text", "/app/settings/sound", "/app/data", "/app/data/import", "/app/tips", "/app/day/new",
        "/app/tasks/new",
    ]

    @Test("A1: no page promises what only a device that keeps the plan can do", arguments: targets)
    func promises(target: String) throws {
        for client in [Client(), try Client.withDay()] {
            let page = try Self.page(client, target)
            for promise in Self.promises { #expect(!page.words.contains(promise), "\(target): \(promise)") }
        }
    }

    @Test("A1: every form of the plan asks to be kept, with script and without", arguments: targets)
    func forms(target: String) throws {
        let page = try Self.page(Client(), target)
        let forms = page.all("form") { $0.attributes["method"] == "post" }
        let wishes = page.all("input") { $0.attributes["name"] == "keep" && $0.attributes["value"] == "server" }
        #expect(wishes.count == forms.count)
        #expect(page.all("noscript") { $0.text.contains("keep") }.isEmpty)
    }

    @Test("A1: the first two questions say where the plan is, and that a cookie opens it")
    func welcome() throws {
        #expect(
            try Self.page(Client(), "/app/today").words.contains(
                "Your plan is kept on this server, for this browser only. A cookie"
            )
        )
    }

    @Test("A2: an account that is read through the server is said to be there, and not on the device")
    func account() throws {
        let client = try Client.withDay()
        var request = Self.request(client, "/app/about")
        request.account = SyncStatus(
            mail: "ada@example.org",
            state: .savedEverywhere,
            unsent: 0,
            refused: 0,
            isWholePlanUnsent: false,
            synced: Client.monday
        )
        let page = try ParsedPage(client.application.handle(request).body)
        #expect(page.words.contains("In your account on this server (ada@example.org)."))
        #expect(!page.words.contains("A cookie"))
        #expect(page.all("input") { $0.attributes["name"] == "keep" }.isEmpty)
    }

    @Test("A1: what was sent without the wish to be kept is offered to be kept, and is not said to be on its way")
    func refused() throws {
        let client = Client()
        var form = client.form("/app/tasks/new", [("title", "Tea")])
        form.host = .server
        form.isKeptByServer = true
        let response = client.application.refuse(form, because: .notKept)
        #expect(response.status == 503)
        #expect(response.text.contains("This browser cannot keep your plan on this device."))
        #expect(!response.text.contains("as soon as it is ready"))
        let page = try ParsedPage(response.body)
        let button = try #require(page.element(id: "keep-on-server"))
        #expect(button.attributes["form"] == "retry" && button.attributes["value"] == "server")
    }

    @Test("A1: the page names the time zone of its times to the script, and is not asked for one elsewhere")
    func zone() throws {
        let client = try Client.withDay()
        var request = Self.request(client, "/app/today")
        request.zone = "Pacific/Auckland"
        #expect(client.application.handle(request).text.contains(" data-zone=\"Pacific/Auckland\""))
        #expect(!client.get("/app/today").text.contains("data-zone"))
    }

    @Test("A1: where a worker answers or is on its way, the first page is as it was")
    func unchanged() throws {
        for host in [Request.Host.device, .server] {
            let client = Client()
            var request = client.request("GET", "/app/today")
            request.host = host
            let page = try ParsedPage(client.application.handle(request).body)
            #expect(page.words.contains("No account. Everything stays on this device and works offline."))
            #expect(page.element(id: "start") != nil && page.element(id: "keep-on-server") == nil)
            #expect(page.all("noscript") { $0.text.contains("kept on this server") }.count == (host == .server ? 1 : 0))
        }
    }
}
