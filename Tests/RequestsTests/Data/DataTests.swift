import Facts
import Pages
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

/// Everything out to a file and in again, through requests.
struct DataTests {
    private static let boundary = "----WebKitFormBoundaryX1"

    func upload(_ bytes: [UInt8], to client: Client, name: String = "a.teaspoon") -> Response {
        let head =
            "--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
            + "Content-Type: application/octet-stream\r\n\r\n"
        let body = Array(head.utf8) + bytes + Array("\r\n--\(Self.boundary)--\r\n".utf8)
        let type = "multipart/form-data; boundary=\(Self.boundary)"
        return client.application.handle(client.request("POST", "/app/data/import", contentType: type, body: body))
    }

    func file(of client: Client) -> [UInt8] { client.get("/app/data/everything.teaspoon").body }

    /// Looks at a file and brings it in.
    private func importFile(_ file: [UInt8], to client: Client) throws {
        let copy = try #require(try ParsedPage(upload(file, to: client).body).value(of: "copy"))
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

    @Test(
        "A8: of a plan in which nothing is there is no file, but a page that says so: an empty one would be taken for a copy",
        arguments: [
            "everything.teaspoon", "everything.teaspoon?part=1&of=2", "tasks.csv", "tasks.md", "tasks.ics", "dates.ics",
            "days.csv",
        ]
    )
    func nothingToSave(name: String) throws {
        let client = Client(Application(device: 1))
        let response = client.get("/app/data/\(name)")
        #expect(response.status == 404 && response.header("content-disposition") == nil)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "notice")?.text.contains("nothing to save here yet") == true)
        #expect(page.element(id: "to-data")?.attributes["href"] == "/app/data")
        #expect(try Client.withDay().get("/app/data/\(name)").status == 200)
    }

    @Test("A8: parts of a plan are everything together, and each says in its name which it is")
    func parts() throws {
        let client = try Client.withDay()
        for number in 1...40 { try client.add("Task \(number)", cost: 1) }
        let other = Client(Application(device: 2))
        other.now = client.now
        for part in 1...3 {
            let response = client.get("/app/data/everything.teaspoon?part=\(part)&of=3")
            let name = "teaspoon-2026-03-02-everything-\(part)-of-3.teaspoon"
            #expect(response.header("content-disposition") == "attachment; filename=\"\(name)\"")
            // What the other parts bring is not in the first one.
            let isFirst = upload(response.body, to: other).text.contains("so everything in this file will be as it was")
            #expect(isFirst == (part == 1))
            try importFile(response.body, to: other)
        }
        #expect(upload(file(of: client), to: other).text.contains("already has everything"))
    }

    @Test("A8: where a plan is too large for one file, the page has a link for each part, and the last one is noted")
    func linksOfParts() throws {
        let page = try PseudoLocale.markup(DataPage(lastCopy: nil, parts: 2))
        let links = page.all("a") { $0.attributes["href"]?.contains(".teaspoon") == true }
        let path = "/app/data/everything.teaspoon"
        #expect(links.map { $0.attributes["href"] } == ["\(path)?part=1&of=2", "\(path)?part=2&of=2"])
        #expect(links.map { $0.attributes["data-download"] } == ["", "noted"])
        #expect(page.element(id: "back-up") == nil)
        #expect(page.textsInCode() == [])
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
        #expect(look.text.contains("<strong>1</strong> new task"))
        try importFile(file(of: client), to: other)
        #expect(other.get("/app/tasks").text.contains("Shower"))
        if isNew { #expect(file(of: other) == file(of: client)) }
        #expect(upload(file(of: client), to: other).text.contains("already has everything"))
    }

    @Test("A8: a file that cannot be read is refused beside the field, with the reason")
    func refused() throws {
        let client = try Client.withDay()
        let whole = file(of: client)
        for (bytes, reason) in [
            ([], "Choose a file that is not empty"), (Array("{}".utf8), "not a backup that Teaspoon saved"),
            (Array(whole.dropLast()), "damaged"),
        ] {
            let response = upload(bytes, to: client)
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
            #expect(response.text.contains(reason))
            #expect(response.text.contains("aria-describedby=\"file-field-fault\""))
        }
    }

    @Test("A8: the file that a page carries on is checked again when it is imported")
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

    @Test("A8: the exported text has all fields of each task, and the sticky notes")
    func textSaysAll() throws {
        let client = try Client.withDay()
        try client.add(
            "Report",
            cost: 1,
            [
                ("due", "2026-05-27"), ("time", "09:30"), ("start", "2026-05-25"), ("minutes", "25"), ("priority", "1"),
                ("reminder", "60"),
                ("rule", "weeks"), ("every", "2"), ("newsubject", "work"), ("kinds", "yes"), ("kind", "thinking"),
            ]
        )
        try client.add("Bins", cost: 2, [("repeat", "weekdays"), ("weekday", "1"), ("weekday", "3")])
        try client.add("Tablets", [("repeat", "daily")])
        try client.act("/app/notes", [("note", "Key is\nunder the pot"), ("colour", "2")])
        let text = client.get("/app/data/tasks.md").text
        #expect(
            text.contains(
                "Report (1 spoon, 25 min, high priority, hidden until 2026-05-25, due 2026-05-27 09:30, every 2 weeks, "
                    + "reminder 1 h before, thinking energy, #work)\n"
            ),
            "\(text)"
        )
        #expect(text.contains("Bins (2 spoons, every Tue and Thu)\n"))
        #expect(text.contains("Tablets (every day)\n"))
        #expect(text.contains("# Sticky notes\n\n- Key is\\\n  under the pot\n"))
    }

    // MARK: When the last copy was made

    @Test(
        "A8: the page says how many days ago the last copy was saved, by the person's days",
        arguments: [(0, "today"), (5, "yesterday"), (12 * 24, "12 days ago"), (-72, "today")]
    )
    func lastCopy(hours: Int64, words: String) throws {
        let client = try Client.withDay()
        try client.act("/app/settings/time", [("clock", "24"), ("order", "day"), ("weekday", "0"), ("begins", "4")])
        #expect(try ParsedPage(client.get("/app/data").body).element(id: "last-copy") == nil)
        // At 3 in the night it is still the day before.
        let night = Client.monday - 5 * 3_600_000
        client.now = night
        let response = client.post("/app/data/everything.teaspoon")
        #expect(response.status == 303 && response.location == "/app/data")
        client.now = night + hours * 3_600_000
        #expect(try ParsedPage(client.get("/app/data").body).element(id: "last-copy")?.text == "Last backup: \(words)")
    }

    @Test("A8: a copy counts once it is saved, which the page's script says: to ask for the file is no copy yet")
    func askingIsNoCopy() throws {
        let client = try Client.withDay()
        let response = client.get("/app/data/everything.teaspoon")
        #expect(response.facts.isEmpty)
        #expect(!client.get("/app/data").text.contains("Last backup"))
        for name in ["tasks.csv", "tasks.md", "tasks.ics", "dates.ics"] {
            #expect(client.post("/app/data/\(name)").status == 405)
        }
    }

    @Test("A8: that a copy was saved is known on the person's other devices, and is nothing to undo")
    func copyOnOtherDevices() throws {
        let client = try Client.withDay()
        let history = try ParsedPage(client.get("/app/history").body).words
        let noted = client.post("/app/data/everything.teaspoon")
        #expect(try ParsedPage(client.get("/app/history").body).words == history)
        let other = Client(Application(device: 2))
        other.now = client.now
        try other.application.loadFacts(noted.facts)
        #expect(other.get("/app/data").text.contains("Last backup: today"))
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

    // MARK: Refusals that change nothing

    @Test(
        "A8: a damaged or foreign file is refused with the reason, beside the field, and everything here stays",
        arguments: ["empty", "one byte short", "half", "one bit changed", "foreign"]
    )
    func damaged(damage: String) throws {
        let client = try Client.withDay()
        for title in ["Shower", "Soup"] { try client.add(title, cost: 2) }
        let whole = file(of: client)
        var bytes = whole
        switch damage {
        case "empty": bytes = []
        case "one byte short": bytes = whole.dropLast()
        case "half": bytes = Array(whole.prefix(whole.count / 2))
        case "one bit changed": bytes[200] ^= 1
        default: bytes = Array("%PDF-1.7 something else".utf8)
        }
        let reasons = [
            "empty": "Choose a file that is not empty",
            "foreign": "not a backup that Teaspoon saved. Only backups (.teaspoon)",
        ]
        let response = upload(bytes, to: client)
        #expect(response.status == 422 && response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        let field = try #require(page.element(id: "file-field"))
        #expect(field.attributes["aria-invalid"] == "true")
        #expect(field.attributes["aria-describedby"]?.split(separator: " ").first == "file-field-fault")
        #expect(page.element(id: "file-field-fault")?.text.contains(reasons[damage] ?? "damaged") == true)
        #expect(file(of: client) == whole)
    }

    @Test("A8: without a file the page asks for one")
    func noFile() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(upload([], to: client, name: "").body)
        #expect(page.element(id: "file-field-fault")?.text.contains("Choose a file that is not empty") == true)
    }

    @Test("A8: the same file a second time has nothing to bring in")
    func nothingToBring() throws {
        let client = try Client.withDay()
        try client.add("Shower", cost: 2)
        let page = try ParsedPage(upload(file(of: client), to: client).body)
        #expect(page.words.contains("This device already has everything in this file"))
        #expect(page.all("button") { $0.attributes["id"] == "bring-in" }.isEmpty)
        #expect(page.element(id: "take-in") == nil && page.element(id: "bring") == nil)
    }

    @Test("A8: the preview of a file changes nothing; importing it shows its result, and is undone in one change")
    func broughtInAndUndone() throws {
        let (other, client) = (try Client.withDay(), Client(Application(device: 2)))
        try other.add("Theirs", cost: 1)
        client.now = other.now
        try client.act("/app/day/new", [("spoons", "12")])
        try client.add("Mine", cost: 1)
        let before = file(of: client)
        let look = try ParsedPage(upload(file(of: other), to: client).body)
        #expect(look.index(id: "main").map { look.text(of: $0) }?.contains("1 new task") == true)
        #expect(look.words.contains("Import"))
        #expect(file(of: client) == before)
        let answer = client.post("/app/data/import", [("copy", try #require(look.value(of: "copy")))])
        let person = try Person(client)
        try person.open(try #require(answer.location))
        #expect(person.told.contains("Imported from a file"))
        try person.undo()
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks")
        #expect(person.hasRow("Mine") && !person.hasRow("Theirs"))
    }

    @Test("A8: erasing asks first, says how much it would take, and can be left")
    func eraseLeft() throws {
        let person = try Person.has(("Shower", 2))
        try person.open("/app/data")
        try person.press(id: "erase")
        #expect(person.seen.contains("1 task,"))
        try person.press("Keep everything")
        #expect(person.title == "Your data")
        try person.open("/app/tasks")
        #expect(person.hasRow("Shower"))
    }
}
