import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

struct TipsTests {
    private static func shown(_ client: Client, _ target: String = "/app/tips") throws -> [String] {
        try ParsedPage(client.get(target).body).all("li") { $0.attributes["class"] == "row tip" }
            .compactMap { $0.attributes["id"].map { String($0.dropFirst(4)) } }
    }

    @Test("A6: every tip stands on its page with its source; a link to it tells nobody where it was followed")
    func all() throws {
        let page = try ParsedPage(Client().get("/app/tips").body)
        #expect(page.all("li") { $0.attributes["class"] == "row tip" }.count == Tip.all.count)
        for tip in Tip.all {
            let (title, text) = (Catalog.english[tip.title], Catalog.english[tip.text])
            #expect(page.words.contains(title) && page.words.contains(text), "\(title)")
            #expect(page.words.contains(tip.source.author) && page.words.contains(tip.source.title), "\(title)")
        }
        let links = page.all("a") { $0.attributes["href"]?.hasPrefix("http") == true }
        #expect(links.count == Tip.all.filter { if case .at = $0.source.publication { true } else { false } }.count)
        for link in links { #expect(link.attributes["rel"] == "noreferrer") }
        #expect(page.words.contains("None of it is medical advice."))
    }

    @Test("A6: the tips are grouped, and but for the first group folded away")
    func groups() throws {
        let folds = try ParsedPage(Client().get("/app/tips").body).all("details") { $0.attributes["class"] == "tips" }
        #expect(
            folds.map { $0.attributes["id"] } == [
                "tips-pacing", "tips-starting", "tips-remembering", "tips-rest", "tips-evening",
            ]
        )
        #expect(folds.map { $0.attributes["open"] != nil } == [true, false, false, false, false])
    }

    @Test("A6: a tip is put away, found among those put away, and taken out again, one by one or all at once")
    func putAway() throws {
        let client = Client()
        #expect(try ParsedPage(client.get("/app/tips").body).element(id: "put-away") == nil)
        try client.act("/app/tips/good-days/away", [("back", "/app/tips")])
        let second = try client.act("/app/tips/when-then/away")
        #expect(try Self.shown(client).count == Tip.all.count - 2)
        #expect(try ParsedPage(client.get("/app/tips").body).element(id: "put-away")?.attributes["href"] == "/app/tips?show=away")
        #expect(try Self.shown(client, "/app/tips?show=away") == ["good-days", "when-then"])
        #expect(try ParsedPage(client.get("/app/tips?did=\(second)").body).words.contains("Tip hidden: When this, then that"))
        try client.act("/app/tips/good-days/again")
        #expect(try Self.shown(client, "/app/tips?show=away") == ["when-then"])
        try client.act("/app/history/\(second)/undo")
        #expect(try Self.shown(client).count == Tip.all.count)
        for tip in Tip.all { try client.act("/app/tips/\(tip.slug.text)/away") }
        #expect(try ParsedPage(client.get("/app/tips").body).words.contains("All tips are hidden."))
        let all = try client.act("/app/tips/all")
        #expect(try Self.shown(client).count == Tip.all.count)
        #expect(try ParsedPage(client.get("/app/tips?show=away").body).words.contains("No hidden tips."))
        try client.act("/app/history/\(all)/undo")
        #expect(try Self.shown(client).isEmpty)
    }

    @Test("A6: an unknown tip is not found")
    func unknown() {
        #expect(Client().post("/app/tips/none/away").status == 404)
        #expect(Client().get("/app/tips/good-days/away").status == 405)
        #expect(Client().post("/app/tips").status == 405)
    }

    @Test("A5 and A6: notes and tips are one tap from More")
    func more() throws {
        let page = try ParsedPage(Client().get("/app/more").body)
        for target in ["/app/notes", "/app/tips"] { #expect(page.all("a") { $0.attributes["href"] == target }.count == 1) }
    }
}
