import HTTPTypes
import Testing

@testable import Server

@Suite("How a request came")
struct PeerTests {
    private static func request(to authority: String?, _ fields: [HTTPField] = []) -> HTTPRequest {
        var request = HTTPRequest(method: .get, scheme: nil, authority: authority, path: "/app/today")
        for field in fields { request.headerFields.append(field) }
        return request
    }

    @Test(
        "Without TLS a browser trusts the names of its own machine alone",
        arguments: [
            ("localhost", false), ("localhost:8080", false), ("LOCALHOST", false), ("teaspoon.localhost:80", false),
            ("127.0.0.1", false),
            ("127.0.0.1:8080", false), ("127.1.2.3", false), ("[::1]", false), ("[::1]:8080", false),
            ("nas", true), ("nas:8080", true), ("nas.fritz.box", true), ("teaspoon.home.arpa:8080", true), ("192.168.1.20", true),
            ("10.127.0.1", true), ("[fd00::1]:8080", true), ("[fe80::1]", true), ("localhost.example.org", true),
            ("notlocalhost", true),
            ("127.0.0.1.example.org", true), ("127.example.org", true), ("", true),
        ]
    )
    func ownMachine(authority: String, isUntrusted: Bool) {
        #expect(Peer(trustsProxy: false).isUntrusted(Self.request(to: authority)) == isUntrusted)
    }

    @Test("What came by TLS is trusted, whichever client says so")
    func secure() {
        let forwarded = HTTPField(name: .xForwardedProto, value: "https")
        #expect(!Peer(trustsProxy: true).isUntrusted(Self.request(to: "plan.example.org", [forwarded])))
        #expect(Peer(trustsProxy: false).isUntrusted(Self.request(to: "plan.example.org", [forwarded])))
        let plain = HTTPField(name: .xForwardedProto, value: "http")
        #expect(Peer(trustsProxy: true).isUntrusted(Self.request(to: "plan.example.org", [plain])))
        // A browser sends this to addresses that it trusts, also where the proxy is silent.
        let fetched = HTTPField(name: .secFetchSite, value: "none")
        #expect(!Peer(trustsProxy: false).isUntrusted(Self.request(to: "plan.example.org", [fetched])))
        #expect(!Peer(trustsProxy: false).isUntrusted(Self.request(to: nil)))
    }
}

@Suite("The time zone of a browser that no worker answers")
struct TimeZoneCookieTests {
    private static func request(_ cookies: String) -> HTTPRequest {
        var request = HTTPRequest(method: .get, scheme: nil, authority: "nas", path: "/app/today")
        request.headerFields[.cookie] = cookies
        return request
    }

    @Test(
        "That of the browser counts before one that was chosen, and an unknown one for nothing",
        arguments: [
            ("teaspoon-browser-zone=Pacific/Auckland", "Pacific/Auckland"), ("teaspoon-zone=Asia/Kathmandu", "Asia/Kathmandu"),
            ("teaspoon-zone=Asia/Kathmandu; teaspoon-browser-zone=Pacific/Auckland", "Pacific/Auckland"),
            ("teaspoon-zone=Asia/Kathmandu; teaspoon-browser-zone=Mars/Base", "Asia/Kathmandu"),
            ("teaspoon-browser-zone=../etc/passwd", nil), ("a=b", nil),
            ("__Host-teaspoon-browser-zone=Pacific/Auckland", nil),
        ]
    )
    func read(cookies: String, name: String?) {
        #expect(TimeZoneCookie(isSecure: false).zone(in: Self.request(cookies))?.name == name)
        #expect(Surroundings(of: Self.request(cookies), Peer(trustsProxy: false)).zone == name)
    }

    @Test("Behind TLS only a cookie of this very host is read")
    func secure() {
        let request = Self.request("teaspoon-browser-zone=Asia/Tokyo; __Host-teaspoon-browser-zone=Pacific/Auckland")
        #expect(TimeZoneCookie(isSecure: true).zone(in: request)?.name == "Pacific/Auckland")
    }

    @Test("A choice takes away what the script told, which would come first")
    func chosen() {
        let cookie = TimeZoneCookie(isSecure: false)
        let alone = cookie.setting("Asia/Kathmandu", in: Self.request("a=b"))
        #expect(alone.map(\.value).map { $0.prefix { $0 != ";" } } == ["teaspoon-zone=Asia/Kathmandu"])
        let both = cookie.setting("Asia/Kathmandu", in: Self.request("teaspoon-browser-zone=Pacific/Auckland"))
        #expect(both.count == 2 && both[1].value.hasPrefix("teaspoon-browser-zone=; Path=/; Max-Age=0"))
    }
}
