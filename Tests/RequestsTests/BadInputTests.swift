import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct BadInputTests {
    private static let numbers = ["", " ", "-3", "100", "1e9", "ten", "1.5", "99999999999999999999", "<b>"]

    @Test("D1: an invalid number of spoons is refused, at the first visit, at New Day and when adjusting", arguments: numbers)
    func spoons(typed: String) throws {
        let first = Client()
        try expectRefusal(first.post("/app/day/new", [("first", "yes"), ("spoons", typed)]), field: "spoons", typed: typed)
        let client = try Client.withDay()
        try expectRefusal(client.post("/app/day/new", [("spoons", typed)]), field: "spoons", typed: typed)
        try expectRefusal(client.post("/app/day/adjust", [("spoons", typed)]), field: "spoons", typed: typed)
    }

    @Test(
        "A4: the settings refuse values that are no numbers, and keep all typed text",
        arguments: numbers.filter { $0 != " " && $0 != "" }
    )
    func settings(typed: String) throws {
        let client = Client()
        let response = client.post(
            "/app/settings",
            [("maximum", typed), ("reserve", "2"), ("one", "x"), ("many", "xs"), ("firm", "yes")]
        )
        try expectRefusal(response, field: "maximum", typed: typed)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "reserve") == "2")
        #expect(page.value(of: "many") == "xs")
        #expect(page.all("input") { $0.attributes["value"] == "yes" && $0.attributes["checked"] != nil }.count == 1)
        let reserve = client.post("/app/settings", [("maximum", ""), ("reserve", typed), ("one", "x"), ("many", "xs")])
        try expectRefusal(reserve, field: "reserve", typed: typed)
    }

    @Test(
        "T5: an empty title is refused beside the field, and all other typed text stays",
        arguments: ["", "  ", "\u{3000}", "\u{0}"]
    )
    func title(typed: String) throws {
        let client = try Client.withDay()
        let response = client.post(
            "/app/tasks/new",
            [("title", typed), ("note", "a note"), ("spoons", "4"), ("repeat", "weekdays"), ("weekday", "2")]
        )
        try expectRefusal(response, field: "title", typed: typed)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "note") == "a note")
        #expect(
            page.all("input") { $0.attributes["name"] == "spoons" && $0.attributes["checked"] != nil }.first?.attributes["value"]
                == "4"
        )
        #expect(
            page.all("input") { $0.attributes["name"] == "weekday" && $0.attributes["checked"] != nil }.first?.attributes["value"]
                == "2"
        )
        let quick = client.post(
            "/app/tasks/new",
            [("quick", "yes"), ("title", typed), ("spoons", "4"), ("back", "/app/spoons/4")]
        )
        try expectRefusal(quick, field: "title", typed: typed)
        let task = try client.add("Tea", cost: 2)
        try expectRefusal(
            client.post("/app/tasks/\(task)", [("title", typed), ("note", "a note"), ("spoons", "4")]),
            field: "title",
            typed: typed
        )
    }

    @Test("T1: weekdays without a weekday, and invalid costs, are refused with a message")
    func otherFields() throws {
        let client = try Client.withDay()
        for fields in [
            [("repeat", "weekdays")], [("spoons", "11")], [("spoons", "1e9")], [("spoons", "-3")], [("spoons", "ten")],
        ] {
            let response = client.post("/app/tasks/new", [("title", "Tea"), ("note", "n")] + fields)
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
            let page = try ParsedPage(response.body)
            #expect(page.value(of: "title") == "Tea")
            #expect(page.elements.contains { $0.attributes["class"] == "fault" && !$0.text.isEmpty })
        }
    }

    @Test("Unknown and forged names are answered calmly, and change nothing")
    func unknownNames() throws {
        let client = try Client.withDay()
        let nobody = String(repeating: "0", count: 32)
        for act in ["today", "done", "open", "back", "cost", "real", "move", "delete"] {
            let response = client.post("/app/tasks/\(nobody)/\(act)", [("spoons", "3"), ("to", "up")])
            #expect(response.status == 410, "\(act)")
            #expect(response.facts.isEmpty)
            _ = try ParsedPage(response.body)
        }
        #expect(client.post("/app/history/\(nobody)/undo").status == 410)
        #expect(client.get("/app/tasks/\(nobody)").status == 404)
        for task in [nobody, "x", "", "<b>", String(repeating: "g", count: 32)] {
            for target in ["/app/day/submit", "/app/day/done"] {
                let response = client.post(target, [("task", task)])
                #expect((400...499).contains(response.status), "\(target) \(task)")
                #expect(response.facts.isEmpty)
                _ = try ParsedPage(response.body)
            }
        }
        #expect(client.post("/app/day/submit").status == 422)
        #expect(client.post("/app/day/done").status == 422)
    }

    @Test(
        "D4: forged borrowing borrows no more than is missing",
        arguments: ["-5", "0", "1e9", "ten", "99999999999999999999", "٣"]
    )
    func borrowing(typed: String) throws {
        let client = Client()
        try client.act("/app/day/new", [("spoons", "1")])
        let task = try client.add("Cook", cost: 9)
        let response = client.post("/app/day/submit", [("origin", "/app/tasks"), ("task", task), ("borrow", typed)])
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
        #expect(response.text.contains("That is 8 spoons over."))
    }

    @Test(
        "A form goes back to a page of ours only",
        arguments: [
            "//evil.example", "https://evil.example/app/today", "javascript:alert(1)", "/app/../..//evil", "/app", "\\\\evil",
            "/app/today\r\nx: y",
            "/app/today\u{0}", "/evil", "", "/app//evil.example/x", String(repeating: "/app/today?x=", count: 50), "/app/nothing",
        ]
    )
    func back(back: String) throws {
        let client = try Client.withDay()
        let response = client.post("/app/tasks/new", [("title", "Tea"), ("back", back)])
        #expect(response.status == 303)
        let location = try #require(response.location)
        #expect(location.hasPrefix("/app/tasks?did="))
        #expect(location.utf8.allSatisfy { (0x21...0x7e).contains($0) })
    }

    @Test("A command leads back to a page with a query, without the message that was shown once")
    func backWithQuery() throws {
        let client = try Client.withDay()
        let response = client.post("/app/tasks/new", [("title", "Tea"), ("back", "/app/spoons/3?page=2&did=x&e=%22%0d")])
        #expect(response.location?.hasPrefix("/app/spoons/3?page=2&e=%22%0D&did=") == true)
    }

    @Test("A body of more than 2 MB is refused as too large; one of 2 MB is read")
    func tooLarge() throws {
        let client = try Client.withDay()
        let body = Array("title=".utf8) + [UInt8](repeating: 0x61, count: Application.largestBody)
        let large = client.application.handle(
            client.request("POST", "/app/tasks/new", contentType: FormBody.urlEncoded, body: body)
        )
        #expect(large.status == 413)
        #expect(large.facts.isEmpty)
        _ = try ParsedPage(large.body)
        let most = Array(body.prefix(Application.largestBody))
        let refused = client.application.handle(
            client.request("POST", "/app/tasks/new", contentType: FormBody.urlEncoded, body: most)
        )
        #expect(refused.status == 422)
        #expect(try ParsedPage(refused.body).value(of: "title")?.utf8.count == Application.largestBody - 6)
    }

    @Test("Bytes that are not UTF-8 are refused, with the readable part on the page")
    func notUTF8() throws {
        let client = try Client.withDay()
        let body = Array("title=Tea&note=caf%e9&x=%ff".utf8)
        let response = client.application.handle(
            client.request("POST", "/app/tasks/new", contentType: FormBody.urlEncoded, body: body)
        )
        #expect(response.status == 400)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "title") == "Tea")
        #expect(page.value(of: "note") == "caf\u{fffd}")
    }

    @Test("T5: a title that is too long is kept as it was typed")
    func tooLong() throws {
        let client = try Client.withDay()
        let title = String(repeating: "x", count: 10_001)
        try expectRefusal(client.post("/app/tasks/new", [("title", title)]), field: "title", typed: title)
    }

    @Test("A form without a nonce makes another change each time")
    func withoutNonce() throws {
        let client = try Client.withDay()
        let body = FormBody.urlEncoded([("title", "Tea")])
        for _ in 0..<2 {
            #expect(client.application.handle(client.request("POST", "/app/tasks/new", body: body)).status == 303)
        }
        #expect(SeenPage(client.get("/app/spoons/unsorted").body).tasks.count == 2)
    }
}
