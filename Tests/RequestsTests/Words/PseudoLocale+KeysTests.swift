import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("No text about keys stands in code")
struct PseudoLocaleKeysTests {
    @Test("Every text of the page of keys comes from the catalog")
    func keys() throws {
        let client = try Client.withDay()
        client.application.words = try Samples.catalog("qps-ploc")
        let letters = Shortcut.all.map { $0.keys.description }.filter { $0.count == 1 && $0 != "/" && $0 != "?" }
        for host in [Request.Host.device, .server] {
            for choice in ["off", "on"] {
                try client.act("/app/settings/look", [("keys", choice)])
                var request = client.request("GET", "/app/keys")
                request.host = host
                let page = try ParsedPage(client.application.handle(request).body)
                #expect(page.textsInCode() == letters, "\(choice)")
            }
        }
    }
}
