import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

struct FuzzTests {
    @Test("Random requests, hundreds in a row: each gets a whole page or a redirect, and facts that read")
    func random() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 2) {
            var visitor = SimulatedClient(seed: random.next())
            visitor.liveThroughDays()
            while visitor.transcript.count < 800 { visitor.sendRandomRequest() }
            for (index, exchange) in visitor.transcript.exchanges.enumerated() {
                try check(exchange.response, thoroughly: index % 10 == 0, to: exchange.request)
            }
            let reborn = Application(device: 9)
            try reborn.loadSnapshot(visitor.application.snapshot(now: visitor.now))
            for target in EveryPage.targets + EveryPage.targets(madeBy: [visitor]).shuffled(using: &random).prefix(40) {
                let request = Request(target: target, now: visitor.now, entropy: [UInt8](repeating: 7, count: 32))
                #expect(reborn.handle(request) == visitor.application.handle(request), "\(target)")
            }
        }
    }

    private func check(_ response: Response, thoroughly: Bool, to request: Request) throws {
        let what: Comment = "\(request.method) \(request.target)"
        if !response.facts.isEmpty {
            #expect(request.method == "POST", what)
            #expect(throws: Never.self, what) { try Batch(wire: response.facts) }
        }
        if response.status == 303 {
            #expect(response.location?.hasPrefix("/app/") == true, what)
            #expect(response.location?.utf8.allSatisfy { (0x21...0x7e).contains($0) } == true, what)
        } else {
            #expect([200, 400, 404, 405, 410, 413, 422].contains(response.status), what)
            guard response.header("content-type")?.hasPrefix("image/") == false else {
                #expect(Picture(response.body) != nil, what)
                return
            }
            // A file written out is no page.
            let isFile = response.header("content-disposition")?.hasPrefix("attachment") == true
            #expect(isFile || response.body.suffix(7).elementsEqual("</html>".utf8), what)
            if thoroughly, !isFile { #expect(throws: Never.self, what) { try ParsedPage(response.body) } }
        }
        if thoroughly { HTTPTests.expectSecurityHeaders(response, what) }
    }
}
