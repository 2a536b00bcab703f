import Pages
import Requests
import Testing

@testable import Workbench

@Suite("No text of help stands in code")
struct PseudoLocaleHelpTests {
    private let others = PseudoLocaleTests()

    @Test("Every text of Help, of More and about the program comes from the catalog", arguments: ["help", "more", "about"])
    func help(page: String) throws {
        let (client, stranger) = (try others.someone(), Client())
        stranger.application.words = try Samples.catalog("qps-ploc")
        for host in [Request.Host.device, .server] {
            for failures in 0...2 {
                for client in [client, stranger] {
                    var request = client.request("GET", "/app/" + page)
                    request.host = host
                    request.failures = UInt64(failures)
                    #expect(try Markup(client.application.handle(request).body).textsInCode() == [], "\(failures)")
                    request.account = .withoutPlainLetters
                    let member = try Markup(client.application.handle(request).body)
                    let main = try #require(member.index(id: "main"))
                    #expect(member.textsInCode(in: main) == [], "\(failures)")
                }
            }
        }
    }
}
