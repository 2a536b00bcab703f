import Requests
import TestSupport
import Testing

@testable import Workbench

struct AboutTests {
    private static let device = "On this device, in this browser. Nothing is sent anywhere."
    private static let server = "Your plan is kept on this server"

    private func about(_ client: Client, answeredBy host: Request.Host) throws -> ParsedPage {
        var request = client.request("GET", "/app/about")
        request.host = host
        return try ParsedPage(client.application.handle(request).body)
    }

    @Test("A1: a first visit, which the server answers, is told that the plan is on the device; without script, otherwise")
    func first() throws {
        let page = try about(Client(), answeredBy: .server)
        #expect(page.words.contains(Self.device))
        #expect(!page.words.contains(Self.server))
        #expect(page.all("noscript").contains { $0.text.contains("kept on this server") })
    }

    @Test("A1: a person whose plan is on the server is told so, with script or without")
    func kept() throws {
        let client = Client()
        try client.add("Tea")
        let page = try about(client, answeredBy: .server)
        #expect(page.words.contains(Self.server))
        #expect(!page.words.contains(Self.device))
    }

    @Test("A1: the device says that the plan is on it, and nothing of a server")
    func onTheDevice() throws {
        let page = try about(try Client.withDay(), answeredBy: .device)
        #expect(page.words.contains(Self.device))
        #expect(!page.words.contains("server"))
    }
}
