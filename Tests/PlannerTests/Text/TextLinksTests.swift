import Planner
import Testing

/// Links in a person's text.
struct TextLinksTests {
    @Test(
        "T1, A5: addresses of the web, of mail and of telephones are found, without the sentence round them",
        arguments: [
            ("See https://example.org/a?b=1&c=2#d.", ["https://example.org/a?b=1&c=2#d"]),
            ("(http://example.org/x_(y)), then HTTPS://EXAMPLE.ORG!", ["http://example.org/x_(y)", "HTTPS://EXAMPLE.ORG"]),
            ("mailto:ada@example.org, tel:+49-30-1234", ["mailto:ada@example.org", "tel:+49-30-1234"]),
            ("[https://example.org/a_b] https://example.org:8080,", ["https://example.org/a_b", "https://example.org:8080"]),
            ("https://müller.example/straße“ and on", ["https://müller.example/straße"]),
            ("line\nhttps://example.org\nline", ["https://example.org"]),
            ("http://[::1]:8080/", ["http://[::1]:8080/"]),
        ]
    )
    func found(text: String, links: [String]) {
        #expect(Text.links(in: text) == links)
    }

    @Test(
        "T1, A5: nothing else is a link",
        arguments: [
            "javascript:alert(1)", "data:text/html,<b>", "https://", "http:// x", "xhttps://example.org", "mailto:", "tel: 5",
            "file:///etc",
            "vbscript:x", "https://\"onclick=", "https://<b>", "example.org", "tel:", "hotel:5", "",
        ]
    )
    func notFound(text: String) {
        #expect(Text.links(in: text).isEmpty)
    }

    @Test("T1, A5: a link ends where markup, a quotation mark or a mark that turns the direction begins")
    func ends() {
        #expect(Text.links(in: "https://a.example\"><script>") == ["https://a.example"])
        #expect(Text.links(in: "https://a.example\u{202e}gro.live") == ["https://a.example"])
        #expect(Text.links(in: "https://a.example\\evil") == ["https://a.example"])
    }

    @Test("T1, A5: only the first twenty links of a long text are offered")
    func most() {
        var text = ""
        for number in 0..<50 { text += "https://example.org/\(number) " }
        #expect(Text.links(in: text).count == 20)
    }
}
