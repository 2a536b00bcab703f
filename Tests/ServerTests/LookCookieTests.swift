import HTTPTypes
import Pages
import Planner
import Testing

@testable import Server

/// The look that the server's own pages take over: read strictly, for a cookie may say anything.
struct LookCookieTests {
    @Test("A4: what the page's script writes is read")
    func reads() throws {
        let usual = try #require(LookCookie.read("system......."))
        #expect(
            usual.theme == .system && usual.font == .system && usual.accent == nil && usual.text == TextSettings()
                && !usual.isStill
        )
        let chosen = try #require(LookCookie.read("low-glare.4.opendyslexic.175.6.32.225.none"))
        #expect(chosen.theme == .lowGlare && chosen.accent == .rose && chosen.font == .openDyslexic && chosen.isStill)
        #expect(chosen.text.size == 175 && chosen.text.spacing == 6)
        #expect(chosen.text.wordSpacing == 32 && chosen.text.lineHeight == 225)
    }

    @Test(
        "A4: anything else is no look",
        arguments: [
            "", ".......", "system", "dark.9......", "dark.1.comic.....", "dark...101....",
            "dark\"><script>.......",
            "dark.......yes", "DARK.......", "dark.1.inter.100.0.0.150.none..", "dark.......none.d/", "dark.+1......",
            "dark. 1......",
            "dark.00000000000000000000000000000000000000000000000000000000000001......",
        ]
    )
    func refuses(text: String) {
        #expect(LookCookie.read(text[...]) == nil)
    }

    @Test("A4: it may name the language of the pages, which cookies of earlier releases do not")
    func language() throws {
        #expect(try #require(LookCookie.read("system.......")).language.isEmpty)
        #expect(try #require(LookCookie.read("system........")).language.isEmpty)
        #expect(try #require(LookCookie.read("black........pt-BR")).language == "pt-BR")
    }

    @Test("A4: it is found among other cookies, and a request without it has the usual look")
    func found() {
        var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/account")
        #expect(LookCookie.settings(in: request).theme == .system)
        request.headerFields[.cookie] = "a=b; teaspoon-look=black.......; teaspoon=x"
        #expect(LookCookie.settings(in: request).theme == .black)
        request.headerFields[.cookie] = "teaspoon-look=black.......; __Secure-teaspoon-look=low-glare......."
        #expect(LookCookie.settings(in: request).theme == .lowGlare)
        request.headerFields[.cookie] = "not-teaspoon-look=black......."
        #expect(LookCookie.settings(in: request).theme == .system)
    }
}
