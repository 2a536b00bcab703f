import Facts
import Requests
import Testing

@testable import Workbench

struct HTTPTests {
    /// The headers that every answer must carry.
    static func expectSecurityHeaders(_ response: Response, _ comment: Comment = "") {
        #expect(response.header("x-content-type-options") == "nosniff", comment)
        #expect(response.header("cache-control") == "no-store", comment)
        #expect(response.header("referrer-policy") != nil, comment)
        #expect(response.header("cross-origin-opener-policy") == "same-origin", comment)
        #expect(response.header("cross-origin-resource-policy") == "same-origin", comment)
        guard response.status != 303 else { return }
        let isFile = response.header("content-disposition")?.hasPrefix("attachment") == true
        #expect(isFile || response.header("content-type") == "text/html; charset=utf-8", comment)
        let policy = response.header("content-security-policy") ?? ""
        #expect(policy.contains("default-src 'none'"), comment)
        #expect(!policy.contains("unsafe-inline"), comment)
    }

    @Test("Every answer carries the security headers", arguments: EveryPage.targets + ["/app/nothing", "/", "/app/day/submit"])
    func headers(target: String) throws {
        let client = try PagesTests.someone()
        for method in ["GET", "HEAD", "POST", "DELETE"] {
            Self.expectSecurityHeaders(client.application.handle(client.request(method, target)), "\(method)")
        }
        for reason in Refusals.all {
            Self.expectSecurityHeaders(client.application.refuse(client.form(target), because: reason))
        }
    }

    @Test("HEAD is answered as GET is", arguments: EveryPage.targets)
    func head(target: String) throws {
        let client = try PagesTests.someone()
        var request = client.request("GET", target)
        let get = client.application.handle(request)
        request.method = "HEAD"
        let head = client.application.handle(request)
        #expect(head.status == get.status)
        #expect(head.headers.map(\.name) == get.headers.map(\.name))
        #expect(head.facts.isEmpty)
    }

    @Test("A method that an address does not take is answered 405, naming those it does")
    func methods() throws {
        let client = try Client.withDay()
        for target in ["/app/day/done", "/app/options", "/app/backlog/fresh", "/app/examples/remove"] {
            let response = client.get(target)
            #expect(response.status == 405)
            #expect(response.header("allow") == "POST")
        }
        for target in ["/app/today", "/app/help", "/app/spoons/3"] {
            let response = client.post(target)
            #expect(response.status == 405)
            #expect(response.header("allow") == "GET, HEAD")
            #expect(response.facts.isEmpty)
        }
        for method in ["PUT", "DELETE", "post", "", "OPTIONS"] {
            let response = client.application.handle(client.request(method, "/app/tasks/new"))
            #expect(response.status == 405)
            #expect(response.header("allow") == "GET, HEAD, POST")
        }
    }

    @Test("The same request to the same planner gives the same bytes; other entropy gives other names only")
    func deterministic() throws {
        let (one, other) = (try PagesTests.make(), try PagesTests.make())
        for target in EveryPage.targets {
            let request = one.request("GET", target)
            #expect(one.application.handle(request) == other.application.handle(request))
            #expect(one.application.handle(request) == one.application.handle(request))
            var later = request
            later.entropy = [UInt8](repeating: 9, count: 32)
            let (a, b) = (one.application.handle(request).body, one.application.handle(later).body)
            #expect(a.count == b.count)
            if SeenPage(a).nonce != nil { #expect(SeenPage(a).nonce != SeenPage(b).nonce) }
        }
    }

    @Test("A request reads back as it was written; a cut one is refused")
    func requestForm() throws {
        let request = Client().form("/app/tasks/new", [("title", "Tea")])
        #expect(try Request(cbor: request.cbor) == request)
        for length in 0..<request.cbor.count {
            #expect(throws: CBORFault.self) { try Request(cbor: Array(request.cbor.prefix(length))) }
        }
    }
}
