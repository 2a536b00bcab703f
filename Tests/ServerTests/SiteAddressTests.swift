import Testing

@testable import Server

@Suite("The address at which people reach a server")
struct SiteAddressTests {
    @Test(
        "A scheme and a host, maybe with a port, in any letters",
        arguments: [
            ("https://plan.example.org", "https://plan.example.org"), ("HTTPS://Plan.Example.ORG/", "https://plan.example.org"),
            ("http://localhost:8080", "http://localhost:8080"), ("https://192.0.2.1", "https://192.0.2.1"),
            ("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]:8443"),
            ("https://xn--lffel-kva.example", "https://xn--lffel-kva.example"),
        ]
    )
    func reads(typed: String, text: String) throws {
        #expect(try SiteAddress(typed).text == text)
    }

    @Test(
        "Anything else is refused, with the reason",
        arguments: [
            ("not-a-url", SiteAddressFault.scheme), ("", .scheme), ("plan.example.org", .scheme),
            ("ftp://plan.example.org", .scheme),
            ("javascript://plan.example.org", .scheme), ("https://plan.example.org/app", .path),
            ("https://plan.example.org//", .path),
            ("https://plan.example.org?x=1", .path), ("https://plan.example.org#x", .path),
            ("https://ada:pw@plan.example.org", .user),
            ("https://", .host), ("https:///", .host), ("https://:8080", .host), ("https://plan..example.org", .host),
            ("https://plan example.org", .host), ("https://löffel.example", .host), ("https://plan.example.org\n", .host),
            ("https://-plan.example.org", .host), ("https://[plan]", .host), ("https://[]", .host),
            ("https://plan.example.org:99999", .port), ("https://plan.example.org:0", .port),
            ("https://plan.example.org:", .port),
            ("https://plan.example.org:+80", .port), ("https://plan.example.org:080", .port),
        ]
    )
    func refuses(typed: String, fault: SiteAddressFault) {
        #expect(throws: fault) { try SiteAddress(typed) }
    }

    @Test("Each reason is a sentence that names the setting", arguments: SiteAddressFault.allCases)
    func sentences(fault: SiteAddressFault) {
        #expect(fault.description.hasPrefix("--address ") && fault.description.hasSuffix("."))
    }
}
