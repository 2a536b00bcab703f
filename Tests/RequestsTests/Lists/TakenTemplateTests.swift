import Facts
import Pages
import Requests
import Testing

@Suite("Templates that were taken along, and addresses of the server")
struct TakenTemplateTests {
    private static let items = "0\t3\t15\tWash #home !high\n1\t\t\tSocks & <b>hats</b>"

    @Test("L4: A form makes a list of the template it carries, under the name that was typed")
    func made() throws {
        let client = Client()
        let answer = client.post("/app/templates/taken", [("name", "Sunday"), ("icon", "9"), ("items", Self.items)])
        #expect(answer.status == 303)
        let page = client.get(try #require(answer.location))
        #expect(page.text.contains("Wash #home !high") && page.text.contains("Sunday"))
        #expect(!page.text.contains("<b>hats"))
    }

    @Test("L4: A name that is missing is asked for, and nothing of the template is lost")
    func nameMissing() {
        let answer = Client().post("/app/templates/taken", [("name", " "), ("checklist", "yes"), ("items", Self.items)])
        #expect(answer.status == 422)
        for kept in ["Wash #home !high", "name=\"checklist\" value=\"yes\"", "Socks &amp; &lt;b&gt;hats", "aria-invalid"] {
            #expect(answer.text.contains(kept))
        }
    }

    @Test("L4: Text without a template makes no list", arguments: ["", "\n \n", "0\t\t\t"])
    func nothing(items: String) {
        let answer = Client().post("/app/templates/taken", [("name", "Sunday"), ("items", items)])
        #expect(answer.status == 400 && answer.facts.isEmpty)
    }

    @Test("L4, N6: Every URL of the gallery, and of views for people without an account, reads back as it was printed")
    func addresses() {
        let id = Identity(high: 1, low: 2)
        let patterns = [GalleryRoute.template, GalleryRoute.use, GalleryRoute.withdraw, GalleryRoute.report]
        for pattern in patterns { #expect(patterns.map { $0.parameter(in: pattern(id).path) }.compactMap { $0 } == [id]) }
        for path in ["/gallery/", "/gallery/x", "/gallery/\(id.hex)/", "/gallery/\(id.hex)/eat", "/gallery/\(id.hex)/use/x"] {
            for pattern in patterns { #expect(pattern.parameter(in: path) == nil) }
        }
        #expect(PublicLinkRoute.shown.parameter(in: PublicLinkRoute.shown("abc").path) == "abc")
        for path in ["/shared", "/shared/", "/shared/a/b", "/account/links"] {
            #expect(PublicLinkRoute.shown.parameter(in: path) == nil)
        }
    }
}
