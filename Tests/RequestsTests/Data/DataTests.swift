import Facts
import Planner
import Requests
import Testing

@testable import Workbench

/// Everything out to a file and in again, through requests.
struct DataTests {
    private static let boundary = "----WebKitFormBoundaryX1"

    private func upload(_ bytes: [UInt8], to client: Client, name: String = "a.teaspoon") -> Response {
        let head =
            "--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
            + "Content-Type: application/octet-stream\r\n\r\n"
        let body = Array(head.utf8) + bytes + Array("\r\n--\(Self.boundary)--\r\n".utf8)
        let type = "multipart/form-data; boundary=\(Self.boundary)"
        return client.application.handle(client.request("POST", "/app/data/import", contentType: type, body: body))
    }

    private func file(of client: Client) -> [UInt8] { client.get("/app/data/everything.teaspoon").body }

    /// Looks at a file and brings it in.
    private func bringIn(_ file: [UInt8], to client: Client) throws {
        let copy = try #require(try Markup(upload(file, to: client).body).value(of: "copy"))
        try client.act("/app/data/import", [("copy", copy)])
    }

    @Test("A8: everything is one file, named after its day, that no browser opens")
    func download() throws {
        let client = try Client.withDay()
        let response = client.get("/app/data/everything.teaspoon")
        #expect(response.status == 200)
        #expect(response.header("content-type") == "application/vnd.teaspoon+cbor")
        #expect(response.header("content-disposition") == "attachment; filename=\"teaspoon-2026-03-02-everything.teaspoon\"")
        #expect(response.header("x-content-type-options") == "nosniff")
    }

    @Test("A8: a file is looked at first, and only then brought in", arguments: [false, true])
    func lookThenBringIn(isNew: Bool) throws {
        let client = try Client.withDay()
        try client.add("Shower", cost: 2)
        let other = Client(Application(device: 2))
        other.now = client.now
        if !isNew { try other.add("Mine") }
        let look = upload(file(of: client), to: other)
        #expect(look.status == 200)
        #expect(look.facts.isEmpty)
        #expect(look.text.contains("<strong>1</strong> task that is not here"))
        try bringIn(file(of: client), to: other)
        #expect(other.get("/app/tasks").text.contains("Shower"))
        if isNew { #expect(file(of: other) == file(of: client)) }
        #expect(upload(file(of: client), to: other).text.contains("here already"))
    }

    @Test("A8: a file that cannot be read is refused beside the field, with the reason")
    func refused() throws {
        let client = try Client.withDay()
        let whole = file(of: client)
        for (bytes, reason) in [
            ([], "Choose a file first"), (Array("{}".utf8), "not a file that Teaspoon saved"),
            (Array(whole.dropLast()), "not whole"),
        ] {
            let response = upload(bytes, to: client)
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
            #expect(response.text.contains(reason))
            #expect(response.text.contains("aria-describedby=\"file-field-fault\""))
        }
    }

    @Test("A8: what a page carries on is checked again when it is brought in")
    func copyIsChecked() throws {
        let client = try Client.withDay()
        for copy in ["", "!", "AAAA", Base64.encoded(Array(file(of: client).dropLast()))] {
            let response = client.post("/app/data/import", [("copy", copy)])
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
        }
    }

    @Test("a form with a file that breaks off, names no boundary or has another one is not understood")
    func brokenUpload() throws {
        let client = try Client.withDay()
        for (type, body) in [
            ("multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; filename=\"a\"\r\n\r\nhalf"),
            ("multipart/form-data", "--x\r\n\r\n\r\n--x--"), ("multipart/form-data; boundary=y", "--x\r\n\r\n\r\n--x--"),
            ("multipart/form-data; boundary=\(String(repeating: "y", count: 80))", "--x"), ("multipart/form-data; boundary=", ""),
        ] {
            let request = client.request("POST", "/app/data/import", contentType: type, body: Array(body.utf8))
            #expect(client.application.handle(request).status == 400)
        }
    }

    @Test("A8: a file may be larger than a form")
    func largeFile() throws {
        let client = Client()
        let body = [UInt8](repeating: 0x61, count: Application.largestBody + 1)
        #expect(upload(body, to: client).status == 422)
        let form = client.request("POST", "/app/tasks/new", contentType: FormBody.urlEncoded, body: body)
        #expect(client.application.handle(form).status == 413)
        #expect(upload([UInt8](repeating: 0x61, count: Application.largestFileBody), to: client).status == 413)
    }

    @Test("A8: erasing asks first, and then tells the host to delete everything")
    func erase() throws {
        let client = try Client.withDay()
        try client.add("Shower")
        let page = client.get("/app/data/erase")
        #expect(page.text.contains("1 task,"))
        #expect(!page.erases)
        #expect(client.post("/app/data/erase").status == 422)
        let response = client.post("/app/data/erase", [("sure", "yes")])
        #expect(response.erases)
        #expect(response.facts.isEmpty)
        #expect(response.location == "/app/today")
    }

    @Test("A8: no other request erases")
    func nothingElseErases() throws {
        let client = try Client.withDay()
        for target in EveryPage.targets {
            #expect(!client.get(target).erases)
            #expect(target == "/app/data/erase" || !client.post(target, [("sure", "yes")]).erases)
        }
    }

    @Test(
        "A8: tables, text and calendars are downloads of their own types",
        arguments: [
            ("tasks.csv", "text/csv"), ("tasks.md", "text/markdown"), ("tasks.ics", "text/calendar"),
            ("dates.ics", "text/calendar"),
        ]
    )
    func types(name: String, type: String) throws {
        let client = try Client.withDay()
        try client.add("Shower", cost: 2, [("due", "2026-03-04")])
        let response = client.get("/app/data/\(name)")
        #expect(response.header("content-type")?.hasPrefix(type) == true)
        #expect(response.header("content-disposition") == "attachment; filename=\"teaspoon-2026-03-02-\(name)\"")
        #expect(response.text.contains("Shower"))
    }

    @Test("A8: a long list is all on one page, to print")
    func allOnOnePage() throws {
        let client = try Client.withDay()
        for number in 1...120 { try client.add("Task \(number)", cost: 1) }
        #expect(client.get("/app/spoons/1").text.contains("href=\"/app/spoons/1?page=all\""))
        let page = client.get("/app/spoons/1?page=all").text
        #expect(page.contains(">Task 120<"))
        #expect(page.contains("data-print"))
        #expect(client.get("/app/tasks?page=all").text.contains(">Task 120<"))
    }
}
