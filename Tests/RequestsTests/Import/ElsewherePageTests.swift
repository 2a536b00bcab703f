import Facts
import Pages
import Requests
import TestSupport
import Testing

@testable import Workbench

/// Somebody whose pages the server makes, and who brings in files of other programs.
struct Newcomer {
    let client: Client

    init(_ client: Client = Client(Application(device: 1))) {
        self.client = client
    }

    private static let boundary = "----WebKitFormBoundaryX2"

    func answer(_ request: Request) -> Response {
        var request = request
        request.host = .server
        return client.application.handle(request)
    }

    func get(_ target: String) throws -> ParsedPage { try ParsedPage(answer(client.request("GET", target)).body) }

    /// Chooses a file.
    func choose(_ text: String, named name: String) throws -> ParsedPage {
        let head =
            "--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
            + "Content-Type: text/csv\r\n\r\n"
        let body = Array(head.utf8) + Array(text.utf8) + Array("\r\n--\(Self.boundary)--\r\n".utf8)
        let type = "multipart/form-data; boundary=\(Self.boundary)"
        return try ParsedPage(answer(client.request("POST", "/app/data/import", contentType: type, body: body)).body)
    }

    /// Sends the form of a preview as it stands, with other values for some fields; those without a value are left out.
    func send(_ page: ParsedPage, _ changed: [(String, String?)] = [], to target: String = "/app/data/import") -> Response {
        var fields: [(String, String)] = []
        for name in ["copy", "name", "seen", "columns", "header"] {
            if let value = page.value(of: name), !changed.contains(where: { $0.0 == name }) { fields.append((name, value)) }
        }
        for (name, value) in changed { if let value { fields.append((name, value)) } }
        return answer(client.form(target, fields))
    }
}

@Suite("Files of other programs on the server")
struct ElsewherePageTests {
    @Test("The first page and the page about the data lead to the ways from other programs")
    func ways() throws {
        #expect(try Newcomer().get("/app/today").element(id: "elsewhere")?.attributes["href"] == "/app/data/elsewhere")
        let client = try Client.withDay()
        #expect(try Newcomer(client).get("/app/data").element(id: "elsewhere")?.attributes["href"] == "/app/data/elsewhere")
    }

    @Test("For each of eight sources there are three steps")
    func steps() throws {
        let page = try Newcomer().get("/app/data/elsewhere")
        for source in ["todoist", "microsoft", "google", "apple", "ticktick", "things", "tasks-org", "other"] {
            #expect(page.element(id: "from-\(source)") != nil, "\(source)")
        }
        #expect(page.element(id: "file-field")?.attributes["type"] == "file")
    }

    @Test("A file that no reader knows is refused with the reason, and nothing is written")
    func unknown() throws {
        let newcomer = Newcomer()
        let page = try newcomer.choose("\u{1}\u{2}\u{3}", named: "x.bin")
        #expect(page.element(id: "file-fault")?.text.contains("Nothing was changed") == true)
        #expect(newcomer.client.application.facts.isEmpty)
    }

    @Test("An empty file is named so")
    func empty() throws {
        let page = try Newcomer().choose("", named: "x.csv")
        #expect(page.element(id: "file-fault")?.text == "This file is empty.")
    }
}
