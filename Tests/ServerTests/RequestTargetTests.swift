import Testing

@testable import Server

/// Where a request leads.
struct RequestTargetTests {
    @Test(
        "The path ends before the query and before a fragment",
        arguments: [
            ("/health", "/health"), ("/health?x", "/health"), ("/health#x", "/health"), ("/health#x?y", "/health"),
            ("/health?x#y", "/health"), ("/a/b/?/c", "/a/b/"), ("//a", "//a"), ("?x", ""), ("", ""),
        ]
    )
    func path(text: String, path: String) {
        #expect(RequestTarget(text).path == path)
        #expect(RequestTarget(text).text == text)
    }

    @Test(
        "The query is what follows the first question mark",
        arguments: [("/a?b=c", "b=c"), ("/a?b?c", "b?c"), ("/a?", ""), ("/a", ""), ("/a#b?c", "c")]
    )
    func query(text: String, query: String) {
        #expect(RequestTarget(text).query == query)
    }

    @Test(
        "The area is told by the beginning of the path alone",
        arguments: [
            ("/app", Metrics.Area.pages), ("/app/", .pages), ("/app/nothing?x", .pages), ("/apps", .other), ("//app", .other),
            ("/account", .account), ("/account/x", .account), ("/accounts", .other), ("/gallery#x", .gallery),
            ("/gallery/x/y", .gallery), ("/shared/", .shared), ("/shared", .other), ("/static/x", .files), ("/static", .other),
            ("/sync", .sync), ("/sync/live", .live), ("/sync/", .other), ("/", .other), ("", .other), ("/health", .other),
        ]
    )
    func area(text: String, area: Metrics.Area) {
        #expect(RequestTarget(text).area == area)
    }
}
